import { useContext, type ReactNode } from 'react';
import useSWR from 'swr';
import { services } from '#web/services/services.ts';
import type { Load, Query } from '#web/services/query.ts';
import { RemoteContext } from './Remote.tsx';

interface FetchedQueryProps<T> {
  query: Query<T>;
  onFailed?: (error: unknown) => void;
  children: (load: Load<T>) => ReactNode;
}

/** Once per document: returning to a screen shows its data at once. */
export function FetchedQuery<T>({ query, onFailed, children }: FetchedQueryProps<T>): ReactNode {
  const source = useContext(RemoteContext);
  const { keepsPrevious = false } = query;
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(query.key, () => query.fetch(services), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: keepsPrevious,
    onSuccess: (value) => source?.setAnswer(query, value),
    ...(onFailed ? { onError: onFailed } : {}),
  });
  const isFailed = error !== undefined && !isValidating;
  // `keepsPrevious`: the data may be the previous query's.
  if (isFailed && (data === undefined || keepsPrevious)) {
    return children({ state: 'failed', retry: () => void mutate() });
  }
  if (data !== undefined) return children({ state: 'ready', value: data });
  return children({ state: 'waiting' });
}
