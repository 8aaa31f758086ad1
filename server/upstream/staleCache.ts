import type { Warn } from './limits.ts';
import { UpstreamError } from './upstreamError.ts';

/** Answers of a foreign service to questions of one kind; equal ones have one `key`. */
export interface StaleCache<Question, Answer> {
  /** What is held, renewed behind the caller's back when it is stale; fetched where nothing is. @throws UpstreamError */
  get: (question: Question) => Promise<Answer>;
  /** What the service says now. Equal questions share one fetch. @throws UpstreamError */
  renew: (question: Question) => Promise<Answer>;
}

interface StaleCacheParts<Question, Answer> {
  /** As the log names the service: `the WordPress`. */
  name: string;
  /** The answers held. One that is stale is given all the same, however old. */
  store: {
    get: (question: Question) => { answer: Answer; isFresh: boolean } | undefined;
    set: (question: Question, answer: Answer) => void;
  };
  /** Asks the service, and checks what it says. @throws UpstreamError */
  load: (question: Question) => Promise<Answer>;
  warn: Warn;
  /** Aborted when nobody wants to hear of failures any more. */
  closing: AbortSignal;
}

/** An outage is told once, by the client; what the operator can mend in the service, this often for each reason. */
const TELL_MS = 600_000;

/** Answers from the copies wherever there are any, so that a service that is slow, wrong or down is not noticed. */
export function createStaleCache<Question extends { key: string }, Answer>({
  name,
  store,
  load,
  warn,
  closing,
}: StaleCacheParts<Question, Answer>): StaleCache<Question, Answer> {
  const underWay = new Map<string, Promise<Answer>>();
  const toldAt = new Map<string, number>();

  const tell = (key: string, error: UpstreamError) => {
    const { reason, status, code } = error;
    if (error.isPassing || closing.aborted || Date.now() - (toldAt.get(reason) ?? -Infinity) < TELL_MS) return;
    toldAt.set(reason, Date.now());
    warn({ key, reason, status, code, err: error }, `${name} gave an answer that cannot be used`);
  };

  const fetchOne = async (question: Question): Promise<Answer> => {
    try {
      const answer = await load(question);
      store.set(question, answer);
      return answer;
    } catch (error) {
      if (error instanceof UpstreamError) tell(question.key, error);
      else warn({ key: question.key, err: error }, `an answer of ${name} could not be read`);
      throw error;
    } finally {
      underWay.delete(question.key);
    }
  };

  const renew = (question: Question): Promise<Answer> => {
    const known = underWay.get(question.key);
    if (known) return known;
    const renewing = fetchOne(question);
    underWay.set(question.key, renewing);
    return renewing;
  };

  return {
    get: async (question) => {
      const held = store.get(question);
      if (!held) return renew(question);
      // Whoever comes next sees what changed; until then the copy stands, also when there is nothing better to be had.
      if (!held.isFresh) renew(question).catch(() => undefined);
      return held.answer;
    },
    renew,
  };
}
