import type { VitalsReport } from './vitalsSchema.ts';

/** POST: how one page load felt (a `VitalsReport`), of those that are measured. */
export const VITALS_PATH = '/public/v1/web/medidas';

/** Core Web Vitals and two that explain them (web.dev/articles/vitals). `cls` has no unit, the others are milliseconds. */
export const VITALS = ['lcp', 'fcp', 'ttfb', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

export type { VitalsReport };
