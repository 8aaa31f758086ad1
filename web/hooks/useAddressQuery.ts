import { useLocation } from 'react-router';
import { useHydrated } from './useHydrated.ts';

/**
 * The query part of the address, `?…` or empty. Empty too while the server's HTML is hydrated: a page is rendered for its path
 * alone, so that it can be cached for everybody.
 */
export function useAddressQuery(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
