import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useFromServer } from './useHydrated.ts';

/**
 * The query part of the address, `?…` or empty. Empty too while the server's HTML is taken over: a page is made for its path
 * alone, so that it can be kept for everybody.
 */
export function useAddressQuery(): string {
  const { search } = useLocation();
  const fromServer = useFromServer();
  // The query that the page was made without.
  const [unheard, setUnheard] = useState(fromServer ? search : undefined);
  const says = unheard !== undefined && [...new URLSearchParams(unheard).keys()].some((name) => name !== 'lang');
  useEffect(() => {
    // The language alone changes nothing that is shown.
    if (says) startTransition(() => setUnheard(undefined));
  }, [says]);
  return search === unheard ? '' : search;
}
