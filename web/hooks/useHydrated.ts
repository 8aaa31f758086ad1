import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its HTML is hydrated, true after: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
