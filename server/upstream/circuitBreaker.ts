import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
} from 'cockatiel';
import type { Outcome, UpstreamCounts } from '#server/metrics/upstreamMetrics.ts';
import type { Limits } from './limits.ts';
import type { Run } from './semaphore.ts';
import { UpstreamError } from './upstreamError.ts';

interface CircuitBreakerOptions {
  limits: Pick<Limits, 'failures' | 'pauseMs' | 'longestPauseMs'>;
  /** Which errors count as failures of the service. */
  isOutage: (error: UpstreamError) => boolean;
  /** Told of each request. */
  counts?: UpstreamCounts | undefined;
  /** Called when the first pause begins and when the service works again. */
  onChange?: (state: 'paused' | 'works', cause?: UpstreamError) => void;
}

/**
 * A circuit breaker: after `failures` failures in a row it rejects for `pauseMs`, then lets one request try; each further
 * failure doubles the pause. @throws UpstreamError `paused`
 */
export function createCircuitBreaker({ limits, isOutage, counts, onChange }: CircuitBreakerOptions): Run {
  let paused = false;
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof UpstreamError && isOutage(error)),
    {
      breaker: new ConsecutiveBreaker(limits.failures),
      halfOpenAfter: new ExponentialBackoff({
        generator: noJitterGenerator,
        initialDelay: limits.pauseMs,
        maxDelay: limits.longestPauseMs,
      }),
    },
  );
  policy.onBreak((reason) => {
    const cause = 'error' in reason && reason.error instanceof UpstreamError ? reason.error : undefined;
    if (!paused) onChange?.('paused', cause);
    paused = true;
    counts?.paused(true);
  });
  policy.onReset(() => {
    paused = false;
    counts?.paused(false);
    onChange?.('works');
  });
  return async (task) => {
    const startedAt = performance.now();
    const asked = (outcome: Outcome) => counts?.asked(outcome, (performance.now() - startedAt) / 1000);
    try {
      const answer = await policy.execute(task);
      asked('ok');
      return answer;
    } catch (cause) {
      if (!(cause instanceof BrokenCircuitError)) {
        asked(toOutcome(cause));
        throw cause;
      }
      asked('paused');
      throw new UpstreamError('paused', 'not asked: it failed too often a moment ago', { cause });
    }
  };
}

/** A refusal is a good answer to a question of ours. */
function toOutcome(error: unknown): Outcome {
  if (!(error instanceof UpstreamError) || error.reason === 'shape' || error.reason === 'busy') return 'error';
  return error.isRefusal ? 'ok' : error.reason;
}
