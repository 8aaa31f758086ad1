import { Registry } from 'prom-client';
import { CacheMetrics } from './cacheMetrics.ts';
import { processMetrics } from './processMetrics.ts';
import { RequestMetrics } from './requestMetrics.ts';
import { UpstreamMetrics } from './upstreamMetrics.ts';
import { VitalsMetrics } from './vitalsMetrics.ts';

/** What /metrics tells beside messages, for as long as the process lives: the apps of releases come and go. */
export class SiteMetrics {
  readonly #registry = new Registry();
  readonly requests = new RequestMetrics(this.#registry);
  readonly upstreams = new UpstreamMetrics(this.#registry);
  readonly caches = new CacheMetrics(this.#registry);
  readonly vitals = new VitalsMetrics(this.#registry);

  /** Prometheus text format, in blocks. */
  async blocks(): Promise<string[]> {
    return [await this.#registry.metrics(), await processMetrics()];
  }
}
