import { createContext, useContext } from 'react';
import { useLocation } from '#web/hooks/router.tsx';
import { useHydrated } from './useHydrated.ts';

/** What the server rendered the page for, `?…` or empty: most pages are rendered for their path alone, and cached. */
export const ServedQueryContext = createContext('');

/** The query part of the address, `?…` or empty; while the server's HTML is hydrated, the one that it was rendered for. */
export function useAddressQuery(): string {
  const { search } = useLocation();
  const served = useContext(ServedQueryContext);
  return useHydrated() ? search : served;
}
