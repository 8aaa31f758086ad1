import type { ScreenName } from '#contract/routes.ts';
import { SCREENS } from './screens.ts';

const FILES = Object.entries(import.meta.glob<Record<string, unknown>>('/web/screens/*/*.screen.tsx', { eager: true }));

/** Relative to the project, as in the build's manifest. Server only. */
export function fileOfScreen(name: ScreenName): string {
  const entry = SCREENS[name];
  const file = FILES.find(([, exports]) => Object.values(exports).includes(entry))?.[0];
  if (!file) throw new Error(`the screen ${name} stands in no file *.screen.tsx of a screen's folder`);
  return file.slice(1);
}
