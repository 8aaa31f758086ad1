import type { StaleCache } from '#server/upstream/staleCache.ts';
import { isListed } from './newsList.ts';
import type { Listed } from './newsList.ts';
import type { PostCache } from './postCache.ts';
import type { Answer, Question } from './questions.ts';

interface DeletedStoriesParts {
  posts: PostCache;
  answers: StaleCache<Question, Answer>;
  listed: () => Listed;
  closing: AbortSignal;
}

/** Keeps the load on WordPress low. */
const STORIES_PER_ROUND = 10;
/** An unlisted story that WordPress still has is asked for again after this. */
const RECHECK_MS = 3_600_000;

/**
 * Finds deleted stories: each cached story that is neither in the news list nor in the sitemap is asked for again, and the
 * cache drops it if WordPress no longer has it. Needs no saved state: the cache and the lists survive a restart. Never rejects.
 */
export function createDeletedStoriesCheck({
  posts,
  answers,
  listed,
  closing,
}: DeletedStoriesParts): () => Promise<void> {
  let confirmedAt = new Map<string, number>();
  let doneFor: Listed | undefined;
  let doneAt = -Infinity;

  return async () => {
    const current = listed();
    if (doneFor === current && Date.now() - doneAt < RECHECK_MS) return;
    const unlisted = posts.storedStories().filter((question) => !isListed(question, current));
    const keys = new Set(unlisted.map(({ key }) => key));
    confirmedAt = new Map([...confirmedAt].filter(([key, at]) => keys.has(key) && Date.now() - at < RECHECK_MS));
    const waiting = unlisted.filter(({ key }) => !confirmedAt.has(key));
    for (const question of waiting.slice(0, STORIES_PER_ROUND)) {
      if (closing.aborted) return;
      const answer = await answers.renew(question).catch(() => undefined);
      if (answer) confirmedAt.set(question.key, Date.now());
      // WordPress is down: try again in a later round.
      if (answer === undefined) return;
    }
    if (waiting.length > STORIES_PER_ROUND) return;
    doneFor = current;
    doneAt = Date.now();
  };
}
