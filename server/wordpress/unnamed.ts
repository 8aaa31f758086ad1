import type { StaleCache } from '#server/upstream/staleCache.ts';
import { isNamed } from './newsList.ts';
import type { Named } from './newsList.ts';
import type { PostCache } from './postCache.ts';
import type { Answer, Question } from './questions.ts';

interface UnnamedParts {
  posts: PostCache;
  answers: StaleCache<Question, Answer>;
  named: () => Named;
  closing: AbortSignal;
}

/** Asked for again at each round, so that WordPress hardly notices. */
const STORIES_A_ROUND = 10;
/** A story that no list names and WordPress has all the same is believed for so long. */
const BELIEVED_MS = 3_600_000;

/**
 * Follows the stories that are kept and that neither the news list nor the sitemap names (any more): each is asked for again,
 * so that the copy of one that was deleted goes, though nobody opened it since. Nothing of this needs to be remembered: a
 * start finds the same copies and the same lists. Never rejects.
 */
export function createUnnamedCheck({ posts, answers, named, closing }: UnnamedParts): () => Promise<void> {
  let believedAt = new Map<string, number>();
  let doneFor: Named | undefined;
  let doneAt = -Infinity;

  return async () => {
    const current = named();
    if (doneFor === current && Date.now() - doneAt < BELIEVED_MS) return;
    const unnamed = posts.keptStories().filter((question) => !isNamed(question, current));
    const keys = new Set(unnamed.map(({ key }) => key));
    believedAt = new Map([...believedAt].filter(([key, at]) => keys.has(key) && Date.now() - at < BELIEVED_MS));
    const waiting = unnamed.filter(({ key }) => !believedAt.has(key));
    for (const question of waiting.slice(0, STORIES_A_ROUND)) {
      if (closing.aborted) return;
      const answer = await answers.renew(question).catch(() => undefined);
      if (answer) believedAt.set(question.key, Date.now());
      // It does not answer: later.
      if (answer === undefined) return;
    }
    if (waiting.length > STORIES_A_ROUND) return;
    doneFor = current;
    doneAt = Date.now();
  };
}
