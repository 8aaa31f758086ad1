import { useLocation, useNavigate } from '#web/hooks/router.tsx';
import { useAddressQuery } from '#web/hooks/useAddressQuery.ts';
import { PAGE_POSTS, parseNewsQuery, writeNewsQuery, type NewsQuery } from './newsQuery.ts';

interface KeptQuery {
  query: NewsQuery;
  /** Also makes the list as short as it was at first, unless told. */
  change: (next: Partial<NewsQuery>) => void;
}

/** Filter, search and length live in the address. */
export function useNewsQuery(): KeptQuery {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = useAddressQuery();
  const query = parseNewsQuery(search);
  const change = (next: Partial<NewsQuery>) => {
    navigate(pathname + writeNewsQuery(search, { ...query, shown: PAGE_POSTS, ...next }), { replace: true });
  };
  return { query, change };
}
