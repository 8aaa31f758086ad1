import { BROWSER_ERRORS_PATH, OUR_PLACE } from '#contract/browserErrors.ts';
import type { BrowserError } from '#contract/browserErrorSchema.ts';
import { parseHash } from '#contract/routes.ts';
import { isFile } from './isFile.ts';

/** A broken page can throw without end. */
const MAX_REPORTS = 3;
let reported = 0;

/** Name, position and page of an error in our code; no visitor's data. */
export function reportBrowserError(error: unknown): void {
  const { name, message, stack } = Object(error) as Partial<Error>;
  const at = OUR_PLACE.exec(String(stack))?.[0];
  // Else an extension's or the network's error.
  if (!at || reported >= MAX_REPORTS || isFile()) return;
  reported += 1;
  const number = / #\d+/.exec(String(message))?.[0] ?? '';
  const path = parseHash(location.hash)?.pathname ?? location.pathname;
  const body: BrowserError = { name: name + number, at, path };
  navigator.sendBeacon?.(BROWSER_ERRORS_PATH, JSON.stringify(body));
}

/** React also reports failed hydration this way. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error }) => reportBrowserError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason));
}
