import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { Limits } from './limits.ts';
import { UpstreamError } from './upstreamError.ts';

/** Runs the task, or rejects with an `UpstreamError` without running it. */
export type Run = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs `maxConcurrent` tasks at a time; up to `maxQueued` wait in order. @throws UpstreamError `busy` */
export function createSemaphore({ maxConcurrent, maxQueued }: Pick<Limits, 'maxConcurrent' | 'maxQueued'>): Run {
  const policy = bulkhead(maxConcurrent, maxQueued);
  return async (task) => {
    try {
      return await policy.execute(task);
    } catch (cause) {
      if (!(cause instanceof BulkheadRejectedError)) throw cause;
      throw new UpstreamError('busy', 'too many requests wait already', { cause });
    }
  };
}
