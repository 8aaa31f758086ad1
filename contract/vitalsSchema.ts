import * as z from 'zod/mini';
import { FIXED_SCREENS, type FixedScreen, type ScreenName } from './routes.ts';

/** Longer than any browser waits: what is more was not measured. */
const LONGEST_MS = 600_000;
const LARGEST_SHIFT = 100;

const WITH_PARAMETERS: Record<Exclude<ScreenName, FixedScreen>, true> = {
  ownStoplight: true,
  internship: true,
  story: true,
  category: true,
  buscar: true,
};

const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(LONGEST_MS)));

/**
 * How one page load felt: which screen (never which story), whether it is as wide as a desk's, and what was measured. Nothing
 * else is let in. Only the server loads this schema.
 */
export const vitalsReportSchema = z.strictObject({
  screen: z.enum([...FIXED_SCREENS, ...(Object.keys(WITH_PARAMETERS) as (keyof typeof WITH_PARAMETERS)[])]),
  device: z.enum(['phone', 'desk']),
  lcp: milliseconds,
  fcp: milliseconds,
  ttfb: milliseconds,
  inp: milliseconds,
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(LARGEST_SHIFT))),
});
export type VitalsReport = z.infer<typeof vitalsReportSchema>;
