import type { Answers } from '#server/upstream/answers.ts';
import type { Copies } from './copies.ts';
import { isNamed } from './known.ts';
import type { Named } from './known.ts';
import type { Question } from './question.ts';
import { isFound } from './shapes.ts';
import type { Outcome } from './shapes.ts';

interface UnnamedParts {
  copies: Copies;
  answers: Answers<Question, Outcome>;
  named: () => Named;
  now: () => number;
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
export function createUnnamedCheck({ copies, answers, named, now, closing }: UnnamedParts): () => Promise<void> {
  let believedAt = new Map<string, number>();
  let doneFor: Named | undefined;
  let doneAt = -Infinity;

  return async () => {
    const current = named();
    if (doneFor === current && now() - doneAt < BELIEVED_MS) return;
    const unnamed = copies.keptStories().filter((question) => !isNamed(question, current));
    const keys = new Set(unnamed.map(({ key }) => key));
    believedAt = new Map([...believedAt].filter(([key, at]) => keys.has(key) && now() - at < BELIEVED_MS));
    const waiting = unnamed.filter(({ key }) => !believedAt.has(key));
    for (const question of waiting.slice(0, STORIES_A_ROUND)) {
      if (closing.aborted) return;
      const outcome = await answers.renew(question).catch(() => undefined);
      if (outcome && isFound(outcome)) believedAt.set(question.key, now());
      // It does not answer: later.
      if (!outcome) return;
    }
    if (waiting.length > STORIES_A_ROUND) return;
    doneFor = current;
    doneAt = now();
  };
}
