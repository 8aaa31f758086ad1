import type { Language } from '#contract/language.ts';
import { pagePath, ownPath, type OwnStep } from '#contract/routes.ts';

/** Holds Mi Semáforo in one language: start page, one step, their files. */
export const CACHE_NAME = 'mi-semaforo';

/** One is enough: all steps have the same HTML except address and title. */
const CACHED_STEP = 1;

export function cachedPath(language: Language, step: OwnStep): string {
  return pagePath(language, ownPath(step === 'inicio' ? step : CACHED_STEP));
}

export function filesOf(html: string): string[] {
  const named = html.matchAll(/["\s](\/(?:(?:assets|fonts|art)\/[^"\s]+|favicon\.\w+))/g);
  return [...new Set(Array.from(named, ([, file = '']) => file))];
}

/** Makes another step's HTML of the cached one. */
export function withStep(frame: string, step: OwnStep): string {
  const own = ownPath(CACHED_STEP);
  return frame.replace(new RegExp(`${own}(?=/?")`, 'g'), ownPath(step));
}
