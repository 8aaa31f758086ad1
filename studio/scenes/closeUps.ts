// People of pictures seen from near, with the faces and hands of portraits/. Their units: the pit of the neck at 0 0, a head of 283.
import { box, circle, line, shape, stitch } from '../../server/lace/primitives.ts';
import { draped, mixed, shaded } from './people/marks.ts';
import { sitter, type Sitter } from './portraits/sitter.ts';

/** What every line says of its ends is said once for a whole person. */
const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

type Near = Omit<Sitter, 'head' | 'body'> & {
  /** Where the chin is; absent: 60 above the pit of the neck. */
  head?: Omit<Sitter['head'], 'at'> & { at?: readonly [number, number] };
  body: Omit<Sitter['body'], 'at'>;
};

/** Somebody with the pit of the neck at `x y` of the picture; what is below the table is the picture's to hide. */
export function near(x: number, y: number, scale: number, { head = {}, body, ...rest }: Near): string {
  const whole = sitter({ ...rest, head: { at: [0, -60], ...head }, body: { ...body, at: [0, 0] } });
  return `<g transform="translate(${x} ${y}) scale(${scale})"${ROUND}>${whole.replaceAll(ROUND, '')}</g>`;
}

/** A shirt's collar and closing, over a neck that is `deep` 60. */
export function collar(color: string, { buttons = shaded(color, 0.34), long = 380 } = {}): string {
  const dim = draped(color, 0.14);
  return (
    line(`M0 40V${long}`, dim, 5) +
    shape('M-74 -34C-76 0 -64 40 -38 74L2 34C-30 18 -58 -4 -74 -34Z', color) +
    shape('M74 -34C76 0 64 40 38 74L-2 34C30 18 58 -4 74 -34Z', dim) +
    line('M-73 -22C-73 10 -60 44 -38 74L2 34L38 74C60 44 73 10 73 -22', draped(color, 0.34), 4) +
    line(`M8 110h.1M8 190h.1M8 270h.1`, buttons, 11)
  );
}

/** Shirt and tie of secondary school. */
export function uniform(tie: string, color = '#FFFAF0'): string {
  return (
    shape('M-13 36H13L9 60L24 250L0 284L-24 250L-9 60Z', tie) +
    shape('M0 36H13L9 60L24 250L0 284Z', shaded(tie, 0.2)) +
    shape('M-74 -34C-76 0 -64 40 -38 74L2 34C-30 18 -58 -4 -74 -34Z', color) +
    shape('M74 -34C76 0 64 40 38 74L-2 34C30 18 58 -4 74 -34Z', draped(color)) +
    line('M-73 -22C-73 10 -60 44 -38 74L2 34L38 74C60 44 73 10 73 -22', draped(color, 0.34), 4)
  );
}

/** An open waistcoat and the shirt's collar over it, of those who work for the foundation. */
export const vest = (color: string, shirt: string, foot = 640): string =>
  shape(`M-72 -16C-110 14 -140 22 -158 40C-150 120 -172 180 -180 ${foot}H-10C-6 400 -10 160 -40 70Z`, color) +
  shape(`M72 -16C110 14 140 22 158 40C150 120 172 180 180 ${foot}H14C12 400 14 160 40 70Z`, draped(color, 0.1)) +
  collar(shirt, { long: 120 });

/** From the belt at `top` down, under a vest that ends there; their legs part in the middle. */
export const trousers = (color: string, top: number, foot = 640): string =>
  shape(`M-176 ${top}H176L196 ${foot}H-196Z`, color) +
  shape(`M0 ${top + 30}H178L196 ${foot}H8Z`, draped(color, 0.14)) +
  shape(`M-177 ${top - 4}H177L179 ${top + 28}H-179Z`, '#6B3418') +
  box(-18, top - 6, 36, 36, '#D8A65C', 'rx="5"');

/** An apron with its straps, over any top. */
export function bib(color: string, trim: string, { top = 110, half = 100, foot = 960 } = {}): string {
  return (
    line(`M${20 - half} ${top + 8}L-84 6M${half - 20} ${top + 8}L84 6`, color, 24) +
    shape(
      `M${-half} ${top}H${half}C${half + 6} ${top + 110} ${half + 50} ${top + 160} ${half + 54} ${top + 230}V${foot}H${-half - 54}V${top + 230}C${-half - 50} ${top + 160} ${-half - 6} ${top + 110} ${-half} ${top}Z`,
      color,
    ) +
    stitch(`M${14 - half} ${top + 20}H${half - 14}`, trim, 7, '14 11')
  );
}

/** The open neck and the embroidery of a blouse of ao po'i. */
export const aoPoi = (color: string): string =>
  line('M-78 -16C-52 58 -18 70 0 104C18 70 52 58 78 -16', color, 7) +
  stitch('M-44 96V330M44 96V330', color, 16, '2 18') +
  stitch('M-70 84V330M70 84V330M-18 128V330M18 128V330', color, 5, '10 10');

/** The embroidered neckline of a blouse. */
export const neckline = (color: string): string =>
  stitch('M-84 0C-60 92 60 92 84 0', color, 9, '15 12') + stitch('M-104 20C-74 130 74 130 104 20', color, 5, '6 9');

/** Fingers of somebody behind a table, over its edge: the middle of each hand, and the height of the edge. */
export function overEdge(hands: readonly number[], edge: number, skin: string): string {
  const each = (draw: (x: number, long: number) => string) =>
    hands.map((middle) => [20, 27, 26, 19].map((long, i) => draw(middle + (i - 1.5) * 16, long)).join('')).join('');
  return (
    line(
      each((x, long) => `M${x} ${edge - 8}V${edge + long}`),
      shaded(skin, 0.3),
      18,
    ) +
    line(
      each((x, long) => `M${x} ${edge - 8}V${edge + long}`),
      skin,
      14,
    ) +
    line(
      each((x, long) => `M${x} ${edge + long}v2`),
      mixed(skin, '#FFE4D2', 0.4),
      7,
    )
  );
}

/** The large wheel of a wheelchair, with the ring that hands turn. */
export function wheel(x: number, y: number, radius: number): string {
  const spokes = [0, 30, 60, 90, 120, 150].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    const [dx, dy] = [Math.round(Math.cos(angle) * (radius - 6)), Math.round(Math.sin(angle) * (radius - 6))];
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  });
  return (
    circle(x, y, radius, 'none', 'stroke="#2A1F2E" stroke-width="17"') +
    circle(x, y, radius - 22, 'none', 'stroke="#98A39B" stroke-width="7"') +
    line(spokes.join(''), '#B9C2C4', 3) +
    circle(x, y, 15, '#2A1F2E')
  );
}
