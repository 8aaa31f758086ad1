import type { GetJson } from './http.ts';

/** Remote data with a name: `key` tells it from all others, `fetch` brings it. */
export interface Query<T> {
  key: string;
  fetch: (getJson: GetJson) => Promise<T>;
}

/** What a screen knows of remote data at a moment. */
export type Load<T> = { state: 'waiting' } | { state: 'failed'; retry: () => void } | { state: 'ready'; value: T };
