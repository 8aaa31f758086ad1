import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
} from 'cockatiel';
import type { Limits } from './limits.ts';
import type { Run } from './semaphore.ts';
import { UpstreamError } from './upstreamError.ts';

interface CircuitBreakerOptions {
  limits: Pick<Limits, 'failures' | 'pauseMs' | 'longestPauseMs'>;
  /** Which errors count as failures of the service. */
  isOutage: (error: UpstreamError) => boolean;
  /** Called when the first pause begins and when the service works again. */
  onChange?: (state: 'paused' | 'works', cause?: UpstreamError) => void;
}

/**
 * A circuit breaker: after `failures` failures in a row it rejects for `pauseMs`, then lets one request try; each further
 * failure doubles the pause. @throws UpstreamError `paused`
 */
export function createCircuitBreaker({ limits, isOutage, onChange }: CircuitBreakerOptions): Run {
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
  });
  policy.onReset(() => {
    paused = false;
    onChange?.('works');
  });
  return async (task) => {
    try {
      return await policy.execute(task);
    } catch (cause) {
      if (!(cause instanceof BrokenCircuitError)) throw cause;
      throw new UpstreamError('paused', 'not asked: it failed too often a moment ago', { cause });
    }
  };
}
