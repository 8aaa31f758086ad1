/** Where the browser has no idle callback (Safari), in ms. */
const FALLBACK_DELAY_MS = 200;

/** Calls `run` once the browser is idle, `limitMs` from now at the latest. @returns what cancels */
export function whenIdle(run: () => void, limitMs: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout: limitMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
