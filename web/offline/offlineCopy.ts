import type { Language } from '#contract/language.ts';
import { pagePath, ownPath, type OwnStep } from '#contract/routes.ts';

/** Cache of Mi Semáforo in one language: its start page, one step and their files. */
export const CACHE_NAME = 'mi-semaforo';

/** The cached step: the HTML of all steps is the same except address and title. */
const CACHED_STEP = 1;

export function cachedPath(language: Language, step: OwnStep): string {
  return pagePath(language, ownPath(step === 'inicio' ? step : CACHED_STEP));
}

/** Styles, modules, fonts, texts, pictures and icons that this HTML names. */
export function filesOf(html: string): string[] {
  const named = html.matchAll(/["\s](\/(?:(?:assets|fonts|art)\/[^"\s]+|favicon\.\w+))/g);
  return [...new Set(Array.from(named, ([, file = '']) => file))];
}

/** Turns the cached step's HTML into that of another step. */
export function withStep(frame: string, step: OwnStep): string {
  const own = ownPath(CACHED_STEP);
  return frame.replace(new RegExp(`${own}(?=/?")`, 'g'), ownPath(step));
}
