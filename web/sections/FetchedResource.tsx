import { useContext, type ReactNode } from 'react';
import useSWR from 'swr';
import { getJson } from '#web/services/http.ts';
import type { Load, Resource } from '#web/services/resource.ts';
import { RemoteContext } from './Remote.tsx';

interface FetchedResourceProps<T> {
  resource: Resource<T>;
  onFailed?: (error: unknown) => void;
  children: (load: Load<T>) => ReactNode;
}

/** Fetches a resource once and keeps it for the life of the document, so that coming back to a screen shows it at once. */
export function FetchedResource<T>({ resource, onFailed, children }: FetchedResourceProps<T>): ReactNode {
  const source = useContext(RemoteContext);
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    resource.key,
    () => resource.fetch(source?.getJson ?? getJson),
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      ...(onFailed ? { onError: onFailed } : {}),
    },
  );
  if (data !== undefined) return children({ state: 'ready', value: data });
  if (error !== undefined && !isValidating) return children({ state: 'failed', retry: () => void mutate() });
  return children({ state: 'waiting' });
}
