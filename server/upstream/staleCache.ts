import type { CacheCounts } from '#server/metrics/cacheMetrics.ts';
import type { UpstreamCounts } from '#server/metrics/upstreamMetrics.ts';
import type { Warn } from './limits.ts';
import { UpstreamError } from './upstreamError.ts';

/** Answers of a foreign service; equal questions have the same `key`. */
export interface StaleCache<Question, Answer> {
  /** The cached answer, renewed in the background if stale; fetched if there is none. @throws UpstreamError */
  get: (question: Question) => Promise<Answer>;
  /** Asks the service. Equal concurrent questions share one request. @throws UpstreamError */
  renew: (question: Question) => Promise<Answer>;
}

interface StaleCacheParts<Question, Answer> {
  /** For log messages: `the WordPress`. */
  name: string;
  store: {
    /** `ageMs`: since the service gave it. */
    get: (question: Question) => { answer: Answer; isFresh: boolean; ageMs: number } | undefined;
    set: (question: Question, answer: Answer) => void;
  };
  /** Asks the service and validates the answer. @throws UpstreamError */
  load: (question: Question) => Promise<Answer>;
  counts?: { upstream: UpstreamCounts; cache: CacheCounts } | undefined;
  warn: Warn;
  /** When aborted, failures are no longer logged. */
  closing: AbortSignal;
}

/** How often each reason is logged; outages are logged by the circuit breaker instead. */
const WARN_MS = 600_000;

/** Stale-while-revalidate without an end, so that visitors do not notice when the service is slow, wrong or down. */
export function createStaleCache<Question extends { key: string }, Answer>({
  name,
  store,
  load,
  counts,
  warn,
  closing,
}: StaleCacheParts<Question, Answer>): StaleCache<Question, Answer> {
  const pending = new Map<string, Promise<Answer>>();
  const warnedAt = new Map<string, number>();

  const warnOnce = (key: string, error: UpstreamError) => {
    const { reason, status, code } = error;
    if (error.isTemporary || closing.aborted || Date.now() - (warnedAt.get(reason) ?? -Infinity) < WARN_MS) return;
    warnedAt.set(reason, Date.now());
    warn({ key, reason, status, code, err: error }, `${name} gave an answer that cannot be used`);
  };

  const fetchOne = async (question: Question): Promise<Answer> => {
    try {
      const answer = await load(question);
      store.set(question, answer);
      counts?.upstream.renewed('ok');
      return answer;
    } catch (error) {
      counts?.upstream.renewed('failed');
      if (error instanceof UpstreamError) warnOnce(question.key, error);
      else warn({ key: question.key, err: error }, `an answer of ${name} could not be read`);
      throw error;
    } finally {
      pending.delete(question.key);
    }
  };

  const renew = (question: Question): Promise<Answer> => {
    const known = pending.get(question.key);
    if (known) return known;
    const renewing = fetchOne(question);
    pending.set(question.key, renewing);
    return renewing;
  };

  return {
    get: async (question) => {
      const held = store.get(question);
      counts?.cache.count(held ? (held.isFresh ? 'hit' : 'stale') : 'miss');
      if (!held) return renew(question);
      counts?.upstream.served(held.ageMs / 1000);
      // A failure was logged by `fetchOne`; the cached answer stays in use.
      if (!held.isFresh) renew(question).catch(() => undefined);
      return held.answer;
    },
    renew,
  };
}
