// The production server, and beside it a look at its memory: MEMORY_FILE gets the highest of it, in MB, when the server ends.
import { writeFileSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';

const LOOK_MS = 50;
const MB = 1024 * 1024;

let heap = 0;
setInterval(() => {
  heap = Math.max(heap, getHeapStatistics().used_heap_size);
}, LOOK_MS).unref();
process.on('exit', () => {
  const { maxRSS } = process.resourceUsage();
  writeFileSync(process.env.MEMORY_FILE ?? '', JSON.stringify({ rss: maxRSS / 1024, heap: heap / MB }));
});

await import('#server/main.ts');
