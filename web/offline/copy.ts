import type { Language } from '#contract/language.ts';
import { pagePath, ownPath, type OwnStep } from '#contract/routes.ts';

/** The cache with one's own Stoplight, in one language: where it begins, a step, and the files that these name. */
export const COPY = 'mi-semaforo';

/** The step that is kept: every step's HTML is one frame without an answer, apart from its address and its title. */
const FRAME = 1;

/** Address of what is kept for a step. */
export function keptPath(language: Language, step: OwnStep): string {
  return pagePath(language, ownPath(step === 'inicio' ? step : FRAME));
}

/** Everything that is made at the build and that this HTML shows or runs: its styles, modules, fonts, texts, pictures and icons. */
export function filesOf(html: string): string[] {
  const named = html.matchAll(/["\s](\/(?:(?:assets|fonts|art)\/[^"\s]+|favicon\.\w+))/g);
  return [...new Set(Array.from(named, ([, file = '']) => file))];
}

/** The frame as it is of another step. */
export function toStep(frame: string, step: OwnStep): string {
  const own = ownPath(FRAME);
  return frame.replace(new RegExp(`${own}(?=/?")`, 'g'), ownPath(step));
}
