import type { Pictures } from '#server/pictures/pictures.ts';
import type { StaleCache } from '#server/upstream/staleCache.ts';
import { WARM_LISTS } from './newsList.ts';
import type { Known } from './newsList.ts';
import type { PostCache } from './postCache.ts';
import { toStoryQuestion } from './questions.ts';
import type { Answer, Question } from './questions.ts';

interface WarmParts {
  answers: StaleCache<Question, Answer>;
  posts: PostCache;
  known: () => Known;
  pictures: Pictures | undefined;
  /** What else a round does, when the lists are there. */
  after: readonly (() => Promise<void>)[];
  closing: AbortSignal;
}

/** Stories fetched ahead of their readers at each round, so that WordPress hardly notices: each costs four requests, once. */
const STORIES_A_ROUND = 10;

/** One round of fetching what visitors will want: the lists that all of them see, their pictures, stories. Never rejects. */
export function createWarmRound({ answers, posts, known, pictures, after, closing }: WarmParts): () => Promise<void> {
  /** A story that nobody opened yet is to be had as well while WordPress is down. */
  const warmStories = async () => {
    let left = STORIES_A_ROUND;
    for (const { slug } of known().posts) {
      const question = toStoryQuestion(slug);
      if (!question || posts.get(question)) continue;
      if (left-- === 0 || closing.aborted) return;
      await answers.renew(question).catch(() => undefined);
    }
  };

  return async () => {
    for (const list of WARM_LISTS) await answers.get(list).catch(() => undefined);
    const pictured = known()
      .posts.map((post) => post.featured_image)
      .filter(Boolean);
    await pictures?.warm(pictured, closing);
    await warmStories();
    for (const task of after) await task();
  };
}

/** Repeats rounds, each so long after the one before. */
export function startWarmer(round: () => Promise<void>, nextMs: () => number): { stop: () => Promise<void> } {
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
