import type { Services } from '#contract/render.ts';

/** `key` is unique. */
export interface Query<T> {
  key: string;
  fetch: (services: Services) => Promise<T>;
  /** Show the previous query's data until this one's arrive. */
  keepsPrevious?: true;
}

export type Load<T> = { state: 'waiting' } | { state: 'failed'; retry: () => void } | { state: 'ready'; value: T };
