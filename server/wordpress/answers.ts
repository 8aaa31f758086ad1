import type { Warn } from '#server/upstream/limits.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import type { Copies } from './copies.ts';
import type { Question } from './question.ts';
import { isFound } from './shapes.ts';
import type { Outcome } from './shapes.ts';

export interface Answers {
  /** What is held, renewed behind the caller's back when it is stale; fetched where nothing is. @throws UpstreamError */
  get: (question: Question) => Promise<Outcome>;
  /** What WordPress says now. Equal questions share one fetch. @throws UpstreamError */
  renew: (question: Question) => Promise<Outcome>;
}

interface AnswersParts {
  copies: Copies;
  load: (question: Question) => Promise<Outcome>;
  now: () => number;
  warn: Warn;
  closing: AbortSignal;
}

/** An outage is told once, by the client; what the operator can mend in the WordPress, this often for each reason. */
const TELL_MS = 600_000;

/** Answers to questions, from the copies wherever there are any. */
export function createAnswers({ copies, load, now, warn, closing }: AnswersParts): Answers {
  const underWay = new Map<string, Promise<Outcome>>();
  const toldAt = new Map<string, number>();

  const tell = (key: string, error: UpstreamError) => {
    const { reason, status, wpCode } = error;
    if (error.isPassing || closing.aborted || now() - (toldAt.get(reason) ?? -Infinity) < TELL_MS) return;
    toldAt.set(reason, now());
    warn({ key, reason, status, wpCode, err: error }, 'the WordPress gave an answer that cannot be used');
  };

  const fetchOne = async (question: Question): Promise<Outcome> => {
    try {
      const outcome = await load(question);
      copies.set(question, outcome);
      return outcome;
    } catch (error) {
      if (error instanceof UpstreamError) tell(question.key, error);
      else warn({ key: question.key, err: error }, 'an answer of the WordPress could not be read');
      throw error;
    } finally {
      underWay.delete(question.key);
    }
  };

  const renew = (question: Question): Promise<Outcome> => {
    const known = underWay.get(question.key);
    if (known) return known;
    const renewing = fetchOne(question);
    underWay.set(question.key, renewing);
    return renewing;
  };

  return {
    get: async (question) => {
      const held = copies.get(question);
      if (!held) return renew(question);
      // Whoever comes next sees what changed; until then the copy stands, also when there is nothing better to be had.
      if (!held.isFresh && isFound(held.outcome)) renew(question).catch(() => undefined);
      return held.outcome;
    },
    renew,
  };
}
