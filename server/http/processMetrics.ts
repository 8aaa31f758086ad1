import { monitorEventLoopDelay } from 'node:perf_hooks';

const NS_PER_S = 1e9;
const RESOLUTION_MS = 20;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

/**
 * Memory, computing time and the event loop's delay since the last time somebody asked, in Prometheus text format and by the names
 * that Prometheus' own client gives them.
 */
export function processLines(): string[] {
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const seconds = (ns: number) =>
    (Number.isFinite(ns) ? Math.max(0, ns / NS_PER_S - RESOLUTION_MS / 1000) : 0).toFixed(6);
  const [median, late, most] = [delay.percentile(50), delay.percentile(99), delay.max].map(seconds);
  // Not before somebody asks: sampling costs.
  delay.enable();
  delay.reset();
  const startedAt = Date.now() / 1000 - process.uptime();
  return [
    ...gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    ...gauge('nodejs_heap_size_total_bytes', 'Heap that is reserved.', heapTotal),
    ...gauge('nodejs_heap_size_used_bytes', 'Heap that is used.', heapUsed),
    ...gauge('nodejs_external_memory_bytes', 'Memory of buffers and native code.', external),
    ...gauge('process_start_time_seconds', 'When the process was started, since 1970.', startedAt.toFixed(3)),
    ...gauge('nodejs_eventloop_lag_p50_seconds', 'Half of all turns of the event loop came later than this.', median),
    ...gauge('nodejs_eventloop_lag_p99_seconds', 'One turn in a hundred came later than this.', late),
    ...gauge('nodejs_eventloop_lag_max_seconds', 'The latest.', most),
    '# HELP process_cpu_seconds_total Computing time.',
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${((user + system) / 1e6).toFixed(3)}`,
  ];
}

function gauge(name: string, help: string, value: number | string | undefined): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];
}
