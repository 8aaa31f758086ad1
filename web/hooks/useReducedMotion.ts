import { startTransition, useEffect, useState } from 'react';
import { useFromServer } from './useHydrated.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for stillness now. */
export function isStill(): boolean {
  return matchMedia(QUERY).matches;
}

/** The same for what is rendered by it; follows the setting while the page is open. True until the browser is asked. */
export function useReducedMotion(): boolean {
  const fromServer = useFromServer();
  const [still, setStill] = useState(() => fromServer || isStill());
  useEffect(() => {
    const query = matchMedia(QUERY);
    const ask = () => startTransition(() => setStill(query.matches));
    ask();
    query.addEventListener('change', ask);
    return () => query.removeEventListener('change', ask);
  }, []);
  return still;
}
