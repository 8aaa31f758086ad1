import { createContext, Suspense, use, useContext, type ReactNode } from 'react';
import { createLazy } from '#web/hooks/lazyModule.ts';
import type { Load, Query } from '#web/services/query.ts';
import { Boundary } from '#web/ui/Boundary.tsx';
import { answerTo, type RemoteSource } from './source.ts';

/** Set by the app, on both sides. */
export const RemoteContext = createContext<RemoteSource | null>(null);

// The fetching half is a chunk of its own: a prerendered page brings its data and never needs it.
const fetched = createLazy(() => import('./FetchedQuery.tsx'));

interface RemoteProps<T> {
  query: Query<T>;
  /** Told why a fetch failed, besides the failed state. */
  onFailed?: (error: unknown) => void;
  children: (load: Load<T>) => ReactNode;
}

/** Shows remote data in its three states: waiting, failed with a retry, there (decisions 6). */
export function Remote<T>(props: RemoteProps<T>): ReactNode {
  const { query, children } = props;
  const source = useContext(RemoteContext);
  const brought = source ? answerTo(source.initial, query) : undefined;
  if (brought !== undefined) return children({ state: 'ready', value: brought });
  return (
    <Boundary resetKey={query.key} fallback={(retry) => children({ state: 'failed', retry })}>
      <Suspense fallback={children({ state: 'waiting' })}>
        <Fetch {...props} />
      </Suspense>
    </Boundary>
  );
}

function Fetch<T>(props: RemoteProps<T>): ReactNode {
  // The server has nothing more to bring: it sends the waiting state, and the browser asks.
  if (typeof window === 'undefined') return props.children({ state: 'waiting' });
  const { FetchedQuery } = fetched.peek() ?? use(fetched.request());
  return <FetchedQuery {...props} />;
}
