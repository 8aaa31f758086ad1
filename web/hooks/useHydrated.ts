import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => undefined;

/**
 * True on the server, and in the first rendering of a component that takes over the server's HTML; else false. A section of the
 * page can be taken over long after the page was: it knows for itself.
 */
export function useHydrating(): boolean {
  let hydrating = false;
  // Only this hook knows: it asks the third function there, and nowhere else. Both values are the same, because a difference
  // would have React render all of its users anew, at once and in one piece.
  // oxlint-disable-next-line react/immutability -- React asks while it renders, and at no other time
  useSyncExternalStore(never, nothing, () => void (hydrating = true));
  return hydrating;
}

/**
 * False on the server and while its HTML is taken over, true after, when there is time: for what only the browser can know.
 * `matters`: whether the browser knows anything more here; without it nothing is rendered again.
 */
export function useHydrated(matters = true): boolean {
  const hydrating = useHydrating();
  const [hydrated, setHydrated] = useState(!hydrating);
  useEffect(() => {
    if (matters) startTransition(() => setHydrated(true));
  }, [matters]);
  return hydrated;
}
