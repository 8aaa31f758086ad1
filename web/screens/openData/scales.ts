/** What one stitch of a figure stands for. */
export const SCALES = ['thousands', 'ones', 'shares'] as const;
export type Scale = (typeof SCALES)[number];

interface Measured {
  figure: {
    impacto: number;
    /** Of a share in per cent: what it was before. */
    desde?: number | undefined;
  };
}

/** Figures sewn to one scale, the largest first. */
export interface Sampler<Figure> {
  scale: Scale;
  figures: readonly Figure[];
}

/** Things in a stitch. */
export const EACH: Readonly<Record<Scale, number>> = { thousands: 1000, ones: 1, shares: 1 };

/** What a share in per cent is of. */
export const WHOLE = 100;

function scaleOf({ figure: { impacto, desde } }: Measured): Scale {
  if (desde !== undefined) return 'shares';
  return impacto > EACH.thousands ? 'thousands' : 'ones';
}

/** How many stitches show `value`, at least one. */
export function toStitches(value: number, scale: Scale): number {
  return Math.max(1, Math.round(value / EACH[scale]));
}

/** By scale; a scale without figures is left out. */
export function toSamplers<Figure extends Measured>(figures: readonly Figure[]): Sampler<Figure>[] {
  return SCALES.map((scale) => ({
    scale,
    figures: figures
      .filter((one) => scaleOf(one) === scale)
      .sort((one, other) => other.figure.impacto - one.figure.impacto),
  })).filter((sampler) => sampler.figures.length > 0);
}
