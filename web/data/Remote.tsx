import { createContext, Suspense, use, useContext, type ReactNode } from 'react';
import { createLazy } from '#web/hooks/lazyModule.ts';
import type { GetJson } from '#web/services/http.ts';
import type { Load, Query } from '#web/services/query.ts';
import { Boundary } from '#web/ui/Boundary.tsx';

export interface RemoteSource {
  getJson: GetJson;
  /** What the document brought along, by query key: shown at once and not asked for again. */
  initial: Record<string, unknown>;
}

/** Set by the app, on both sides. */
export const RemoteContext = createContext<RemoteSource | null>(null);

// The fetching half is a chunk of its own: a doorway brings its data along and never needs it.
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
  const brought = source?.initial[query.key];
  // Written by our own server under the key of this very query.
  if (brought !== undefined) return children({ state: 'ready', value: brought as T });
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
