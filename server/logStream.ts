import type { Writable } from 'node:stream';

/** Lines wait for others so long, in ms, or until there are so many bytes: one write for each costs as much as its answer. */
const WAIT_MS = 50;
const MOST_CHARACTERS = 16 * 1024;

/** A destination for log lines that writes them in heaps; the last ones when the process ends, however it does by itself. */
export function createLogStream(output: Writable): { write: (line: string) => void } {
  let heap = '';
  const flush = () => {
    if (heap) output.write(heap);
    heap = '';
  };
  // Who read the log has gone: that is no reason to go as well.
  output.on('error', () => undefined);
  process.on('exit', flush);
  return {
    write: (line) => {
      if (!heap) setTimeout(flush, WAIT_MS).unref();
      heap += line;
      if (heap.length >= MOST_CHARACTERS) flush();
    },
  };
}
