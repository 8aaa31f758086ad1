import { availableParallelism } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const TURNS = 50_000;
/** Places in what both threads see: whose turn it is, and, on another line of the cache, whether the other one runs. */
const TURN = 0;
const RUNS = 32;

/**
 * Nanoseconds until one core sees what another one wrote: the least that handing bytes from a server to its asker costs here.
 * Where a virtual machine's cores are moved about, it trebles from one minute to the next. NaN where there is only one core.
 */
export async function coreDistance(): Promise<number> {
  if (availableParallelism() < 2) return Number.NaN;
  const seen = new Int32Array(new SharedArrayBuffer(256));
  const other = new Worker(new URL(import.meta.url), { workerData: seen });
  while (Atomics.load(seen, RUNS) === 0) await new Promise(setImmediate);
  const began = performance.now();
  for (let turn = 1; turn < 2 * TURNS; turn += 2) {
    Atomics.store(seen, TURN, turn);
    while (Atomics.load(seen, TURN) === turn);
  }
  const ms = performance.now() - began;
  await other.terminate();
  return (ms / (2 * TURNS)) * 1e6;
}

function answerTurns(seen: Int32Array): void {
  Atomics.store(seen, RUNS, 1);
  for (let turn = 1; turn < 2 * TURNS; turn += 2) {
    while (Atomics.load(seen, TURN) !== turn);
    Atomics.store(seen, TURN, turn + 1);
  }
}

if (!isMainThread) answerTurns(workerData as Int32Array);
