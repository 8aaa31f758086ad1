import type { Pictures } from '#server/pictures/pictures.ts';
import type { StaleCache } from '#server/upstream/staleCache.ts';
import { PREFETCHED_LISTS } from './newsList.ts';
import type { Known } from './newsList.ts';
import type { PostCache } from './postCache.ts';
import { toStoryQuestion } from './questions.ts';
import type { Answer, Question } from './questions.ts';

interface PrefetchParts {
  answers: StaleCache<Question, Answer>;
  posts: PostCache;
  known: () => Known;
  pictures: Pictures | undefined;
  /** Further tasks of a round. */
  after: readonly (() => Promise<void>)[];
  closing: AbortSignal;
}

/** Keeps the load on WordPress low: each story costs four requests, once. */
const STORIES_PER_ROUND = 10;

/** Fetches the main lists, their pictures and stories in advance. Never rejects. */
export function createPrefetchRound({
  answers,
  posts,
  known,
  pictures,
  after,
  closing,
}: PrefetchParts): () => Promise<void> {
  /** So that stories nobody opened yet are available during an outage too. */
  const prefetchStories = async () => {
    let left = STORIES_PER_ROUND;
    for (const { slug } of known().posts) {
      const question = toStoryQuestion(slug);
      if (!question || posts.get(question)) continue;
      if (left-- === 0 || closing.aborted) return;
      await answers.renew(question).catch(() => undefined);
    }
  };

  return async () => {
    for (const list of PREFETCHED_LISTS) await answers.get(list).catch(() => undefined);
    const pictured = known()
      .posts.map((post) => post.featured_image)
      .filter(Boolean);
    await pictures?.prefetch(pictured, closing);
    await prefetchStories();
    for (const task of after) await task();
  };
}

/** Starts the next round `nextMs` after the end of the last one. */
export function startPrefetching(round: () => Promise<void>, nextMs: () => number): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const run = () => {
    running = round().finally(() => {
      if (!stopped) timer = setTimeout(run, nextMs()).unref();
    });
  };
  run();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
