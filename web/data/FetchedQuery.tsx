import { useContext, type ReactNode } from 'react';
import useSWR from 'swr';
import { getJson } from '#web/services/http.ts';
import type { Load, Query } from '#web/services/query.ts';
import { RemoteContext } from './Remote.tsx';

interface FetchedQueryProps<T> {
  query: Query<T>;
  onFailed?: (error: unknown) => void;
  children: (load: Load<T>) => ReactNode;
}

/** Fetches a query once and keeps it for the life of the document, so that coming back to a screen shows it at once. */
export function FetchedQuery<T>({ query, onFailed, children }: FetchedQueryProps<T>): ReactNode {
  const source = useContext(RemoteContext);
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    query.key,
    () => query.fetch(source?.getJson ?? getJson),
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      onSuccess: (value) => source?.tell(query, value),
      ...(onFailed ? { onError: onFailed } : {}),
    },
  );
  if (data !== undefined) return children({ state: 'ready', value: data });
  if (error !== undefined && !isValidating) return children({ state: 'failed', retry: () => void mutate() });
  return children({ state: 'waiting' });
}
