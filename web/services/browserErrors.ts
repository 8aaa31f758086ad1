import { BROWSER_ERRORS_PATH, OUR_PLACE } from '#contract/browserErrors.ts';
import type { BrowserError } from '#contract/browserErrorSchema.ts';
import { parseHash } from '#contract/routes.ts';

/** A broken page can throw without end. */
const MAX_REPORTS = 3;
let reported = 0;

/** Reports an error in our own code to the server: name, position and page, no visitor's data. */
export function reportBrowserError(error: unknown): void {
  const { name, message, stack } = Object(error) as Partial<Error>;
  const at = OUR_PLACE.exec(String(stack))?.[0];
  // Errors without a position in our code come from extensions or the network.
  if (!at || reported >= MAX_REPORTS) return;
  reported += 1;
  const number = / #\d+/.exec(String(message))?.[0] ?? '';
  const path = parseHash(location.hash)?.pathname ?? location.pathname;
  const body: BrowserError = { name: name + number, at, path };
  navigator.sendBeacon?.(BROWSER_ERRORS_PATH, JSON.stringify(body));
}

/** Reports uncaught errors; React also reports failed hydration this way. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error }) => reportBrowserError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason));
}
