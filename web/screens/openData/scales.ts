/** What one stitch of a figure stands for. */
export const SCALES = ['thousands', 'ones', 'shares'] as const;
export type Scale = (typeof SCALES)[number];

interface Measured {
  impacto: number;
  /** Of a share in per cent: what it was before. */
  desde?: number | undefined;
  /** What a newer source counts of the same things. */
  reciente?: { cifra?: number | undefined } | undefined;
}

/** Figures sewn to one scale, the largest first. */
export interface Sampler<Figure> {
  scale: Scale;
  figures: readonly Figure[];
}

/** At most so many stitches from start to end. */
const LONGEST = 80;
const FEWEST_ROWS = 10;

function scaleOf({ impacto, desde }: Measured): Scale {
  if (desde !== undefined) return 'shares';
  return impacto > 1000 ? 'thousands' : 'ones';
}

/** How many stitches show `value`; the smallest figure has one. */
export function toStitches(scale: Scale, value: number): number {
  return scale === 'thousands' ? Math.max(1, Math.round(value / 1000)) : value;
}

/** Beside the words in a third of the page there is room for so many stitches from start to end. */
const SHORTEST = 12;

export function isShort(stitches: number, rows: number): boolean {
  return Math.ceil(stitches / rows) <= SHORTEST;
}

/** A cloth of less than a column lies in rows, over the width of the cloths around it: `room` columns. */
export function toRows(stitches: number, rows: number, room: number): number {
  return stitches < rows ? Math.ceil(stitches / room) : rows;
}

/** How far its cloth is sewn, half stitches included. */
export function largestOf({ impacto, reciente }: Measured): number {
  return Math.max(impacto, reciente?.cifra ?? 0);
}

/** By scale; a scale without figures is left out. */
export function toSamplers<Figure extends Measured>(figures: readonly Figure[]): Sampler<Figure>[] {
  return SCALES.map((scale) => ({
    scale,
    figures: figures.filter((one) => scaleOf(one) === scale).sort((one, other) => other.impacto - one.impacto),
  })).filter((sampler) => sampler.figures.length > 0);
}

/** Rows of every figure on the page, so that lengths compare: as few as keep the longest within `LONGEST`. */
export function rowsOf(samplers: readonly Sampler<Measured>[]): number {
  const most = samplers.flatMap(({ scale, figures }) => figures.map((one) => toStitches(scale, largestOf(one))));
  return Math.max(FEWEST_ROWS, ...most.map((stitches) => Math.ceil(stitches / LONGEST)));
}
