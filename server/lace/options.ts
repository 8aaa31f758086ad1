/** The figures: sun rays, a wheel, guava petals, ants, a spider's web. */
export const FAMILIES = ['sun', 'wheel', 'guava', 'ant', 'spider'] as const;
export type Family = (typeof FAMILIES)[number];

/** The rims: pointed arches, fans, lozenges, or knots on a net. */
export const RIMS = ['scallop', 'fan', 'lozenge', 'picot'] as const;
export type Rim = (typeof RIMS)[number];

/** A colour and its share of the circle, in any unit: shares are relative to their sum. */
export interface Arc {
  color: string;
  share: number;
}

/** Colours are any CSS colour; lengths are lace units (the lace has radius 97). */
export interface NandutiOptions {
  /** Absent: the seed chooses. */
  family?: Family;
  /** Absent: the seed chooses. */
  rim?: Rim;
  /** Main thread. Absent: `currentColor`. */
  thread?: string;
  /** Darned figure, petal by petal. Absent: the thread's colour. */
  colors?: readonly string[];
  /** Second figure of a guava. Absent: the thread's colour. */
  innerColors?: readonly string[];
  /** Colours of the figure by arcs, clockwise from the top, as in a Stoplight. Overrides `colors`. */
  arcs?: readonly [Arc, ...Arc[]];
  /** Fill of a round background. Absent: none. */
  ground?: string;
  /** Fill of the bead in the eye. Absent: the thread's colour. */
  eye?: string;
  /** Factor of the thread width. Absent: 1. */
  weight?: number;
  /** Factor of the number of darned threads: 0.5 for small sizes, 1.5 and more for posters. Absent: 1. */
  detail?: number;
  /** Fills the figure instead of darning it, for sizes under 64 px. */
  solid?: boolean;
  /** Leaves the eye open within two rings, for what is laid into it. */
  hollow?: boolean;
  /** Attributes width and height, in px. Absent: the lace fills its container. */
  size?: number;
  /** Accessible name. Absent or empty: hidden from screen readers. */
  title?: string;
  className?: string;
  /** SVG transform of the whole lace. */
  transform?: string;
  /** Returns only the inner `<g>`, to be used in another drawing. */
  fragment?: boolean;
}
