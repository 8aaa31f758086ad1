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

/** How many stitches a row has, in windows of one kind. */
export interface Cut {
  name: 'wide' | 'narrow' | 'every';
  across: number;
  /** Rows of a strip of STRIP stitches. Absent: none are told apart. */
  strip?: number;
}

/** Things in a stitch. */
export const EACH: Readonly<Record<Scale, number>> = { thousands: 1000, ones: 1, shares: 1 };

/** What a share in per cent is of. */
export const WHOLE = 100;

/** Stitches that the eye takes together where there are many. */
export const STRIP = 100;

/** How figures are cut: stitches of a scale are of one size, whatever the length of their row. */
export const CUTS: Readonly<Record<Scale, readonly Cut[]>> = {
  thousands: [
    { name: 'wide', across: 50, strip: STRIP / 50 },
    { name: 'narrow', across: 25, strip: STRIP / 25 },
  ],
  ones: [
    { name: 'wide', across: 100 },
    { name: 'narrow', across: 50 },
  ],
  shares: [{ name: 'every', across: 20 }],
};

function scaleOf({ impacto, desde }: Measured): Scale {
  if (desde !== undefined) return 'shares';
  return impacto > EACH.thousands ? 'thousands' : 'ones';
}

/** How many stitches show `value`; the smallest figure has one. */
export function toStitches(value: number, scale: Scale): number {
  return Math.max(1, Math.round(value / EACH[scale]));
}

/** By scale; a scale without figures is left out. */
export function toSamplers<Figure extends Measured>(figures: readonly Figure[]): Sampler<Figure>[] {
  return SCALES.map((scale) => ({
    scale,
    figures: figures.filter((one) => scaleOf(one) === scale).sort((one, other) => other.impacto - one.impacto),
  })).filter((sampler) => sampler.figures.length > 0);
}
