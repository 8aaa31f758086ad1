import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { Limits } from './limits.ts';
import { UpstreamError } from './upstreamError.ts';

/** Runs a task, or rejects with an `UpstreamError` without running it; else with what the task throws. */
export type Run = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs `atOnce` tasks at a time and lets `queued` more wait, first come first served. @throws UpstreamError `busy` */
export function createSemaphore({ atOnce, queued }: Pick<Limits, 'atOnce' | 'queued'>): Run {
  const policy = bulkhead(atOnce, queued);
  return async (task) => {
    try {
      return await policy.execute(task);
    } catch (cause) {
      if (!(cause instanceof BulkheadRejectedError)) throw cause;
      throw new UpstreamError('busy', 'too many requests wait already', { cause });
    }
  };
}
