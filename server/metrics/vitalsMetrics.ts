import { Histogram, type Registry } from 'prom-client';
import { VITALS, type Vital, type VitalsReport } from '#contract/vitals.ts';

const MS_PER_S = 1000;

/** Upper limits; those of web.dev for good and poor are among them. */
const HISTOGRAMS: Record<Vital, { name: string; help: string; buckets: number[]; per: number }> = {
  lcp: {
    name: 'web_vitals_lcp_seconds',
    help: 'Largest contentful paint: until the main thing was there. Good to 2.5, poor from 4.',
    buckets: [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20],
    per: MS_PER_S,
  },
  fcp: {
    name: 'web_vitals_fcp_seconds',
    help: 'First contentful paint: until the first thing was there. Good to 1.8, poor from 3.',
    buckets: [0.25, 0.5, 0.9, 1.3, 1.8, 2.4, 3, 5, 10],
    per: MS_PER_S,
  },
  ttfb: {
    name: 'web_vitals_ttfb_seconds',
    help: 'Time to first byte: until the page began to come. Good to 0.8, poor from 1.8.',
    buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 5],
    per: MS_PER_S,
  },
  inp: {
    name: 'web_vitals_inp_seconds',
    help: 'Interaction to next paint: until the page answered a touch or key. Good to 0.2, poor from 0.5.',
    buckets: [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    per: MS_PER_S,
  },
  cls: {
    name: 'web_vitals_cls',
    help: 'Cumulative layout shift: how much the page moved by itself. Good to 0.1, poor from 0.25.',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    per: 1,
  },
};

/** How pages felt to visitors. Of a report nothing is left but its place in these sums. */
export class VitalsMetrics {
  readonly #histograms: ReadonlyMap<Vital, Histogram<'route' | 'device'>>;

  constructor(registry: Registry) {
    const labelNames = ['route', 'device'] as const;
    this.#histograms = new Map(
      VITALS.map((vital) => {
        const { name, help, buckets } = HISTOGRAMS[vital];
        return [vital, new Histogram({ name, help, buckets, labelNames, registers: [registry] })];
      }),
    );
  }

  count(report: VitalsReport): void {
    const { screen: route, device } = report;
    for (const [vital, histogram] of this.#histograms) {
      const value = report[vital];
      if (value !== undefined) histogram.observe({ route, device }, value / HISTOGRAMS[vital].per);
    }
  }
}
