import { setTimeout as sleep } from 'node:timers/promises';

/** Stops waiting for a task, which goes on. @throws Error when it takes longer */
export async function within<T>(task: Promise<T>, ms: number): Promise<T> {
  const late = sleep(ms, undefined, { ref: false }).then(() => Promise.reject(new Error('took too long')));
  return Promise.race([task, late]);
}
