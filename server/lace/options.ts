/** The figures a lace can carry: sun rays, a wheel, guava petals, ants, a spider's web. */
export const FAMILIES = ['sun', 'wheel', 'guava', 'ant', 'spider'] as const;
export type Family = (typeof FAMILIES)[number];

/** The ways a lace can be closed: pointed arches, fans, lozenges or knots on a net. */
export const RIMS = ['scallop', 'fan', 'lozenge', 'picot'] as const;
export type Rim = (typeof RIMS)[number];

/** A colour and the part of the circle it takes, in any unit: shares are added up and divided. */
export interface Arc {
  color: string;
  share: number;
}

/** What a lace may be told. Colours are any CSS colour; lengths are lace units (the lace has radius 97). */
export interface NandutiOptions {
  /** Absent: the seed chooses. */
  family?: Family;
  /** Absent: the seed chooses. */
  rim?: Rim;
  /** Colour of the main thread. Absent: `currentColor`. */
  thread?: string;
  /** Colours of the darned figure, taken petal by petal. Absent: the thread's. */
  colors?: readonly string[];
  /** Colours of the second figure of a guava. Absent: the thread's. */
  innerColors?: readonly string[];
  /** Colours the figure by arcs of the circle, clockwise from the top: how a Stoplight reads. Wins over `colors`. */
  arcs?: readonly [Arc, ...Arc[]];
  /** Fill of a round ground behind the lace. Absent: none. */
  ground?: string;
  /** Fill of the bead in the eye. Absent: the thread's. */
  eye?: string;
  /** Thickness of the threads as a factor. Absent: 1. */
  weight?: number;
  /** How many threads are darned: 0.5 for small, 1 for common sizes, 1.5 and more for posters. Absent: 1. */
  detail?: number;
  /** Fills the figure instead of darning it: for sizes under 64 px. */
  solid?: boolean;
  /** Initials set in the eye, one to three letters. */
  label?: string;
  /** Colour of the initials. Absent: the thread's. */
  labelColor?: string;
  /** Width and height attributes, px. Absent: the lace takes the size of its place. */
  size?: number;
  /** Accessible name. Absent or empty: the lace is hidden from readers. */
  title?: string;
  /** Class of the `<svg>`. */
  className?: string;
  /** SVG transform of the whole lace. */
  transform?: string;
  /** Returns only the inner `<g>`, to be placed in another drawing. */
  fragment?: boolean;
}
