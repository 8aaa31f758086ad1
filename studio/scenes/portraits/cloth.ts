// What people of portraits/figure.ts wear at the neck, from its pit.
import { line, shape, stitch } from '../../../server/lace/primitives.ts';

/** A shirt's collar and the closing below it, in a shade of its cloth. */
export const collar = (shade: string): string =>
  shape('M-62 -26L-88 18L-34 66L0 32L34 66L86 18L62 -26L0 36Z', shade) + line('M0 36V400', shade, 5);

/** The band of a round neck. */
export const round = (shade: string): string =>
  shape('M-64 -26C-50 40 50 40 64 -26L82 -12C56 66 -56 66 -82 -12Z', shade);

/** Thread along a blouse's neck. */
export const thread = (color: string): string => stitch('M-80 -4C-56 74 56 74 80 -4', color, 9, '15 12');

/** An apron's bib and its straps. */
export const bib = (color: string, trim: string): string =>
  line('M-74 0L-84 120M74 0L84 120', color, 22) +
  shape('M-98 110H98L140 420H-140Z', color) +
  stitch('M-86 128H86', trim, 8, '14 11');
