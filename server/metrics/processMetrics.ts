import { collectDefaultMetrics, Registry } from 'prom-client';

let registry: Registry | undefined;

/** Memory, computing time, garbage collection, files, and the event loop's delay since the last time that somebody asked. */
export function processMetrics(): Promise<string> {
  if (!registry) {
    // Not before somebody asks: sampling costs. One for the process, since sampling has no end.
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry.metrics();
}
