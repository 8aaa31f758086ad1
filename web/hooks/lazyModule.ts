import { createContext, use } from 'react';

/** Code fetched when it is first needed. Components read it by `useLazy`. */
export interface LazyModule<T> {
  /** Fetches it; after a failure again, except for an attempt that has failed already: its promise stays rejected. */
  request: (attempt?: object) => Promise<T>;
  /** The module where it is there already. */
  peek: () => T | undefined;
}

export function createLazy<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  let failed: { attempt: object | undefined } | undefined;
  const request = (attempt?: object) => {
    if (failed && (attempt === undefined || failed.attempt !== attempt)) loading = undefined;
    if (loading) return loading;
    failed = undefined;
    loading = load().then(
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

/** What the components below a `Boundary` do at once is one attempt; each retry is another. */
export const AttemptContext = createContext<object>({});

/**
 * Reads lazy code, and suspends while it comes. React renders a component again and again before it shows that its code
 * failed: within one attempt that does not ask the network again.
 */
export function useLazy<T>(lazy: LazyModule<T>): T {
  const attempt = use(AttemptContext);
  return lazy.peek() ?? use(lazy.request(attempt));
}
