import type { Services } from '#contract/render.ts';

/** Remote data; `key` is unique. */
export interface Query<T> {
  key: string;
  fetch: (services: Services) => Promise<T>;
  /** Keep showing the previous query's data until the new answer arrives. */
  keepsPrevious?: true;
}

/** State of remote data in a screen. */
export type Load<T> = { state: 'waiting' } | { state: 'failed'; retry: () => void } | { state: 'ready'; value: T };
