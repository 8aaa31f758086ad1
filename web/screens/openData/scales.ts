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

/** For windows of one kind: how many things a stitch is, and how many stitches lie from edge to edge. */
export interface Cut {
  name: 'wide' | 'narrow' | 'every';
  each: number;
  across: number;
}

/** In a narrow window a stitch stands for ten times as many: there are few, and they are large. */
export const CUTS: Readonly<Record<Scale, readonly [Cut, ...Cut[]]>> = {
  thousands: [
    { name: 'wide', each: 1000, across: 80 },
    { name: 'narrow', each: 10_000, across: 20 },
  ],
  ones: [
    { name: 'wide', each: 1, across: 80 },
    { name: 'narrow', each: 10, across: 20 },
  ],
  shares: [{ name: 'every', each: 1, across: 20 }],
};

/** A figure of few stitches, in wide windows a small cloth beside its words: so many rows of `SHORT` at most. */
const SHORT = 10;
const SHORT_ROWS = 12;

function scaleOf({ impacto, desde }: Measured): Scale {
  if (desde !== undefined) return 'shares';
  return impacto > 1000 ? 'thousands' : 'ones';
}

export function isShort(scale: Scale, { impacto, reciente }: Measured): boolean {
  const [{ each }] = CUTS[scale];
  return scale !== 'shares' && Math.max(impacto, reciente?.cifra ?? 0) <= each * SHORT * SHORT_ROWS;
}

/** How many stitches show `value`; the smallest figure has one. */
export function toStitches(value: number, { each }: Pick<Cut, 'each'>): number {
  return Math.max(1, Math.round(value / each));
}

/** Stitches in a row of the figure's cloth. */
export function acrossOf(scale: Scale, figure: Measured, { across }: Cut): number {
  return isShort(scale, figure) ? SHORT : across;
}

/** By scale; a scale without figures is left out. */
export function toSamplers<Figure extends Measured>(figures: readonly Figure[]): Sampler<Figure>[] {
  return SCALES.map((scale) => ({
    scale,
    figures: figures.filter((one) => scaleOf(one) === scale).sort((one, other) => other.impacto - one.impacto),
  })).filter((sampler) => sampler.figures.length > 0);
}
