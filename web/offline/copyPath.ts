import type { Language } from '#contract/language.ts';
import { ownPath, pagePath, type Route } from '#contract/routes.ts';

/** The step of Mi Semáforo that is kept, and stands for all: they are the same frame. */
export const KEPT_STEP = 1;

/** The path that a page is kept under. */
export function copyPath(language: Language, route: Route): string {
  const path = route.screen === 'ownStoplight' && route.step !== 'inicio' ? ownPath(KEPT_STEP) : route.path;
  return pagePath(language, path, { chooses: true });
}

/** What visitors search for is nobody's business, also not of who opens the device next. */
export function isKept({ screen }: Route): boolean {
  return screen !== 'buscar';
}
