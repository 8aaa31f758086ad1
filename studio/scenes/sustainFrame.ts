// The series of /sostenibilidad, 1200 x 900 each: light from the left, a far edge at 600, and a band of ao po'i at the foot.
import { canvas } from './canvas.ts';
import { crossStitch } from './crossStitch.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, oval, shape, stitch } from '../../server/lace/primitives.ts';

export const WIDTH = 1200;
export const HEIGHT = 900;
/** Where wall and table, or sky and land, meet. */
export const EDGE = 600;
/** Where the band begins. */
const BAND = 786;
const CELL = 12;

/** Shade on the side that is turned from the light. */
export const SHADE = 'opacity=".18"';

/** The bands, one a theme: a repeat of ten stitches, seven rows. */
const BANDS = {
  foundation: {
    hem: colors.tierra,
    threads: { a: colors.tierra, b: colors.gold },
    rows: ['a...aa...a', '.a.a..a.a.', '..a.bb.a..', '.a.bbbb.a.', '..a.bb.a..', '.a.a..a.a.', 'a...aa...a'],
  },
  stoplight: {
    hem: colors.monte,
    threads: { a: colors.monte, b: '#2E8A86' },
    rows: ['....a.....', '...aaa....', '..aabaa...', '.aabbbaa.b', '..aabaa...', '...aaa....', '....a.....'],
  },
  education: {
    hem: colors.lapacho,
    threads: { a: '#A3265A', b: colors.orange },
    rows: ['b.a.....a.', '.aaa...aaa', 'aa.aa.aa.a', 'a.b.aaa.b.', 'aa.aa.aa.a', '.aaa...aaa', 'b.a.....a.'],
  },
  microfinance: {
    hem: colors.gold,
    threads: { a: '#B4690E', b: colors.tierraDeep },
    rows: ['a.........', 'aa.......a', '.aa..b..aa', '..aabbbaa.', '.aa..b..aa', 'aa.......a', 'a.........'],
  },
  schools: {
    hem: colors.leaf,
    threads: { a: '#3F7D45', b: colors.lapacho },
    rows: ['..b.......', '.bbb....aa', '..b....aa.', '..a...aa..', '.aaa.a..a.', 'aa.aa....a', 'a...a.....'],
  },
} as const;

export type Theme = keyof typeof BANDS;

interface Frame {
  /** Seed of the grain. */
  name: string;
  theme: Theme;
  /** Behind: the wall or the sky, in shade and in light. */
  wall: readonly [shade: string, light: string];
  /** Below the edge; left out, the scene draws its own. */
  ground?: readonly [top: string, edge: string];
  /** Where the light ends, on the upper and on the far edge. */
  light?: readonly [top: number, foot: number];
  defs?: string;
}

/** A picture of the series: the scene in its light, above the band of its theme. */
export function frame({ name, theme, wall, ground, light = [760, 240], defs = '' }: Frame, scene: string): string {
  const { hem, rows, threads } = BANDS[theme];
  const [top, foot] = light;
  const repeat = `<pattern id="band" x="0" y="${BAND + 20}" width="${CELL * 10}" height="${CELL * 9}" patternUnits="userSpaceOnUse">${crossStitch(rows, threads, CELL, 0, 0)}</pattern>`;
  return canvas(
    { width: WIDTH, height: HEIGHT, name, grain: 0.36, defs: defs + repeat },
    box(0, 0, WIDTH, BAND, wall[0]) +
      shape(`M0 0H${top}L${foot} ${BAND}H0Z`, wall[1]) +
      (ground ? box(0, EDGE, WIDTH, BAND - EDGE, ground[0]) + box(0, EDGE, WIDTH, 12, ground[1]) : '') +
      scene +
      box(0, BAND, WIDTH, HEIGHT - BAND, colors.cream) +
      box(0, BAND, WIDTH, 8, hem) +
      `<path d="M0 ${BAND + 20}H${WIDTH}V${BAND + 20 + CELL * 7}H0Z" fill="url(#band)"/>`,
  );
}

/** The shadow of a thing that stands at x y, away from the light. */
export function shadow(x: number, y: number, width: number, opacity = 0.3): string {
  return oval(x + width * 0.08, y, width / 2, width * 0.045 + 6, '#2A0D05', `opacity="${opacity}"`);
}

/** One repeat of a theme's band, as high as it is in a picture: what continues it beside one. */
const band = ({ hem, rows, threads }: (typeof BANDS)[Theme]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CELL * 10} ${HEIGHT - BAND}" width="${CELL * 10}" height="${HEIGHT - BAND}">${box(0, 0, CELL * 10, HEIGHT - BAND, colors.cream)}${box(0, 0, CELL * 10, 8, hem)}${crossStitch(rows, threads, CELL, 0, 20)}</svg>`;

/** The bands by themselves, by theme. */
export const bands = (): Record<string, string> =>
  Object.fromEntries(Object.entries(BANDS).map(([theme, one]) => [`band-${theme}`, band(one)]));

/** A hem along a straight side. */
export const hem = (d: string, color: string): string => stitch(d, color, 6, '18 13');
