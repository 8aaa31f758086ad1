import { BROWSER_ERRORS_PATH, OUR_PLACE } from '#contract/browserErrors.ts';
import type { BrowserError } from '#contract/browserErrorSchema.ts';
import { parseHash } from '#contract/routes.ts';

/** A page that is broken says so often. */
const MOST = 3;
let told = 0;

/** Tells the server of an error in our own code: what kind, where, on which page, and nothing that a visitor wrote. */
export function tellError(error: unknown): void {
  const { name, message, stack } = Object(error) as Partial<Error>;
  const at = OUR_PLACE.exec(String(stack))?.[0];
  // What has no place in our code is an extension's, or a line that broke.
  if (!at || told >= MOST) return;
  told += 1;
  const number = / #\d+/.exec(String(message))?.[0] ?? '';
  const path = parseHash(location.hash)?.pathname ?? location.pathname;
  const body: BrowserError = { name: name + number, at, path };
  navigator.sendBeacon?.(BROWSER_ERRORS_PATH, JSON.stringify(body));
}

/** From now on: React reports here, too, what it could not hydrate as the server sent it. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => tellError(error));
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
}
