import type { Services } from '#contract/render.ts';

/** Remote data with a name: `key` tells it from all others, `fetch` brings it. */
export interface Query<T> {
  key: string;
  fetch: (services: Services) => Promise<T>;
  /** What another query brought in the same place stays until this one's answer is there. */
  keepsPrevious?: true;
}

/** What a screen knows of remote data at a moment. */
export type Load<T> = { state: 'waiting' } | { state: 'failed'; retry: () => void } | { state: 'ready'; value: T };
