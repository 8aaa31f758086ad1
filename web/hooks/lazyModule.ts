import { createContext, use } from 'react';
import { reloadFailedStyles } from './failedStyles.ts';

/** Code fetched when it is first needed. Components read it by `useLazy`. */
export interface LazyModule<T> {
  /** Fetches it, twice if need be; after a failure again, except for an attempt that has failed already: its promise stays rejected. */
  request: (attempt?: string) => Promise<T>;
  /** The module where it is there already. */
  peek: () => T | undefined;
}

export function createLazy<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  let failed: { attempt: string | undefined } | undefined;
  const request = (attempt?: string) => {
    if (failed && (attempt === undefined || failed.attempt !== attempt)) loading = undefined;
    if (loading) return loading;
    failed = undefined;
    const fetchAll = () => reloadFailedStyles().then(load);
    // Of a chunk's files a bad line often loses one.
    loading = fetchAll()
      .catch(fetchAll)
      .then(
        (value) => {
          loaded = value;
          return value;
        },
        (error: unknown) => {
          failed = { attempt };
          throw error;
        },
      );
    return loading;
  };
  return { request, peek: () => loaded };
}

/** What the components below an `ErrorBoundary` do is one attempt, named here; each retry is another. */
export const AttemptContext = createContext('');

/**
 * Reads lazy code, and suspends while it comes. React renders a component again and again before it shows that its code
 * failed: within one attempt that does not ask the network again.
 */
export function useLazy<T>(lazy: LazyModule<T>): T {
  const attempt = use(AttemptContext);
  return lazy.peek() ?? use(lazy.request(attempt));
}

/**
 * Fetches code before it is needed, so that a line lost by then keeps nothing shut. Whether it failed is seen when it is needed: a
 * visitor who asked for nothing gets no reload either, though a new release may be the reason.
 */
export function prefetch<T>(lazy: LazyModule<T>): void {
  const hush = (event: Event) => event.stopImmediatePropagation();
  addEventListener('vite:preloadError', hush, { capture: true });
  const settled = () => removeEventListener('vite:preloadError', hush, { capture: true });
  lazy.request().then(settled, settled);
}
