import { createContext, Suspense, useContext, type ReactNode } from 'react';
import { createLazy, useLazy } from '#web/hooks/lazyModule.ts';
import type { Load, Query } from '#web/services/query.ts';
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx';
import { answerTo, type RemoteSource } from './source.ts';

export const RemoteContext = createContext<RemoteSource | null>(null);

// A chunk of its own: prerendered pages need none of it.
const fetched = createLazy(() => import('./FetchedQuery.tsx'));

interface RemoteProps<T> {
  query: Query<T>;
  onFailed?: (error: unknown) => void;
  children: (load: Load<T>) => ReactNode;
}

/** Renders remote data as waiting, failed or ready (decisions 6). */
export function Remote<T>(props: RemoteProps<T>): ReactNode {
  const { query, children } = props;
  const source = useContext(RemoteContext);
  const brought = source ? answerTo(source.initial, query) : undefined;
  if (brought !== undefined) return children({ state: 'ready', value: brought });
  return (
    <ErrorBoundary resetKey={query.key} fallback={(retry) => children({ state: 'failed', retry })}>
      <Suspense fallback={children({ state: 'waiting' })}>
        <Fetch {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Fetch<T>(props: RemoteProps<T>): ReactNode {
  // The server sends the waiting state; the browser fetches.
  if (typeof window === 'undefined') return props.children({ state: 'waiting' });
  return <FetchInBrowser {...props} />;
}

function FetchInBrowser<T>(props: RemoteProps<T>): ReactNode {
  const { FetchedQuery } = useLazy(fetched);
  return <FetchedQuery {...props} />;
}
