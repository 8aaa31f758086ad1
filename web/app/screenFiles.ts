import type { ScreenName } from '#contract/routes.ts';
import { SCREENS } from './screens.ts';

const FILES = Object.entries(import.meta.glob<Record<string, unknown>>('/web/screens/*/*.screen.tsx', { eager: true }));

/** The file of a screen's entry, relative to the project, as the build's manifest names it. Server only. */
export function fileOfScreen(name: ScreenName): string {
  const entry = SCREENS[name];
  const file = FILES.find(([, exports]) => Object.values(exports).includes(entry))?.[0];
  if (!file) throw new Error(`the screen ${name} stands in no file *.screen.tsx of a screen's folder`);
  return file.slice(1);
}
