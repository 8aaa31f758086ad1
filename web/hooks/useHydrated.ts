import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => undefined;

/** Is told when a component renders what the server rendered. */
function createWitness() {
  let told = false;
  return { tell: () => void (told = true), isTold: () => told };
}

/**
 * Whether the component took over HTML of the server's, or is on the server. A section of the page can be taken over long after
 * the page was: it knows for itself.
 */
export function useFromServer(): boolean {
  const [witness] = useState(createWitness);
  // Only this hook knows: it asks the third function there, and nowhere else. Both of its values are the same, because for a
  // difference React renders all of its users anew, at once and in one piece.
  useSyncExternalStore(never, nothing, witness.tell);
  return witness.isTold();
}

/**
 * False on the server and while its HTML is taken over, true after, when there is time: for what only the browser can know.
 * `matters`: whether the browser knows anything more here; without it nothing is rendered again.
 */
export function useHydrated(matters = true): boolean {
  const fromServer = useFromServer();
  const [hydrated, setHydrated] = useState(!fromServer);
  useEffect(() => {
    if (matters) startTransition(() => setHydrated(true));
  }, [matters]);
  return hydrated;
}
