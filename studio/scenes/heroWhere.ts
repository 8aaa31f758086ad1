import { geoGraticule, geoOrthographic, geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import type { MultiPolygon, Polygon } from 'topojson-specification';
import { readAtlas } from '../maps.ts';
import { ASUNCION } from '../../web/screens/where/worldPlaces.ts';
import type { NandutiOptions } from '../../server/lace/nanduti.ts';
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { aoPoi, near } from './closeUps.ts';
import { GUESTS } from './heroWhereGuests.ts';
import { combed, HAIR } from './portraits/hair.ts';
import { box, circle, group, lace, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 900;
/** The globe stands half below the foot of the picture, to the right: the upper left is the head's. */
const GLOBE = { x: 1150, y: 930, radius: 630 };
/** Thread and gap of the stitches: a film that moves them by whole periods begins again without a jump. */
export const STITCH = [20, 16] as const;
/** Who throws the threads is near, before the globe; her hand, lowered to Paraguay and raised to throw. */
const WEAVER = { x: 520, y: 724, scale: 0.68 } as const;
export const LOWERED: Point = [908, 776];
export const RAISED: Point = [904, 712];
/** Dark, so that the ball of thread before it is seen. */
const BLOUSE = '#A3265A';

type Point = readonly [x: number, y: number];

interface Sun {
  seed: string;
  /** Degrees from straight up at which it rises behind the globe, and how high its middle stands above the rim. */
  angle: number;
  above: number;
  radius: number;
  ground: string;
  options: NandutiOptions;
}

/** Laces that rise like suns where the threads cross the horizon, from west to east. */
export const SUNS: readonly Sun[] = [
  {
    seed: 'lejos1',
    angle: -44,
    above: 22,
    radius: 76,
    ground: colors.tierra,
    options: { family: 'guava', rim: 'scallop', thread: colors.cream, weight: 1.1, detail: 1 },
  },
  {
    seed: 'lejos2',
    angle: -15,
    above: 14,
    radius: 66,
    ground: colors.sun,
    options: { family: 'sun', rim: 'picot', thread: colors.tierraDeep, weight: 1.1, detail: 1 },
  },
  {
    seed: 'lejos3',
    angle: 6,
    above: 14,
    radius: 72,
    ground: colors.lapacho,
    options: { family: 'wheel', rim: 'fan', thread: colors.cream, weight: 1.1, detail: 1 },
  },
  {
    seed: 'lejos4',
    angle: 25.5,
    above: 22,
    radius: 74,
    ground: colors.tierraDeep,
    options: { family: 'ant', rim: 'lozenge', thread: colors.dawn, weight: 1.1, detail: 1 },
  },
];

/** How one lace is, as the film goes on. */
export interface SunState {
  /** How far it has set behind the globe, 0 to 1. */
  set: number;
  /** What is woven of it: SVG around its middle. */
  woven: string;
  /** How far its thread has come, 0 to 1. */
  thread: number;
}

export interface WhereState {
  /** How far the stitches have run, in units. */
  run: number;
  suns: readonly SunState[];
  /** The weaver's hand, and where she looks. */
  hand: Point;
  eyes: Point;
}

/** Middle of a sun. */
export function placeOf({ angle, above }: Sun): Point {
  const turn = (angle * Math.PI) / 180;
  const reach = GLOBE.radius + above;
  return [tenth(GLOBE.x + Math.sin(turn) * reach), tenth(GLOBE.y - Math.cos(turn) * reach)];
}

/** A sun with its lace whole. */
export function sunOf(sun: Sun): string {
  const [x, y] = placeOf(sun);
  return lace(sun.seed, sun.options, x, y, sun.radius * 0.94);
}

/** A weaver throws threads from Paraguay over the globe; at the horizon people catch them and close a lace of each. */
export function heroWhere({ run, suns, hand, eyes }: WhereState): string {
  const { x, y, radius } = GLOBE;
  const { land, grid, origin, coast } = earth();
  const rising = SUNS.map((sun, i) => {
    const [cx, cy] = placeOf(sun);
    const { set = 0, woven = '' } = suns[i] ?? {};
    return guest(
      i,
      [cx, cy],
      sun.radius,
      circle(cx, cy, sun.radius, sun.ground) + woven,
      (sun.radius + sun.above + 16) * set,
    );
  });
  const threads = SUNS.map((sun, i) => arc(origin, placeOf(sun), suns[i]?.thread ?? 0));
  const sewn = (d: string) =>
    d &&
    line(d, colors.monte, 9, 'opacity=".35"') +
      stitch(d, colors.cream, 5, STITCH.join(' '), `stroke-dashoffset="${tenth(-run)}"`);
  const knot = ([cx, cy]: Point, size = 1) =>
    circle(cx, cy, 15 * size, colors.sun) + circle(cx, cy, 7 * size, colors.monte);
  const tips = SUNS.map((sun, i) => {
    const share = suns[i]?.thread ?? 0;
    return share > 0 && share < 1 ? knot(along(origin, placeOf(sun), share)) : '';
  });
  return canvas(
    { width: WIDTH, height: HEIGHT, grain: 0, name: 'lejos' },
    box(0, 0, WIDTH, HEIGHT, colors.mist) +
      rising.join('') +
      circle(x, y, radius, colors.monte) +
      line(grid, '#1B4A3A', 1.6) +
      shape(land, '#2C6A4E') +
      sewn(arc(origin, coast, 1) + threads.join('')) +
      rosette(coast) +
      tips.join('') +
      knot(origin, 1.5) +
      weaver(hand, eyes),
  );
}

/** Behind the globe, with a lace between both hands: it goes down, and the next disc comes up, as far as the lace has `sunk`. */
function guest(index: number, [x, y]: Point, radius: number, held: string, sunk: number): string {
  const one = GUESTS[index];
  const sun = SUNS[index];
  if (!one || !sun) return held;
  const { scale, ...looks } = one;
  const top = y - radius - 78 * scale;
  const wide = (radius * 0.98) / scale;
  const high = (y + radius * 0.1 - top + sunk) / scale;
  const [shoulder, out] = [looks.body.shoulder - 26, looks.body.shoulder + 66];
  return group(
    `rotate(${tenth(sun.angle * 0.3)} ${x} ${y})`,
    near(x, tenth(top), scale, {
      ...looks,
      held: group(`scale(${tenth(100 / scale) / 100}) translate(${-x} ${tenth(sunk - top)})`, held),
      arms: [
        {
          shoulder: [-shoulder, 92],
          elbow: [-out, tenth(high * 0.9)],
          to: [-tenth(wide), tenth(high)],
          hand: 'sheet',
          aim: -30,
          sleeve: 'short',
        },
        {
          shoulder: [shoulder, 92],
          elbow: [out, tenth(high * 0.9)],
          to: [tenth(wide), tenth(high)],
          hand: 'sheet',
          aim: 210,
          mirrored: true,
          sleeve: 'short',
          dim: true,
        },
      ],
    }),
  );
}

/** A small lace of few lines, where the thread arrived long ago. */
function rosette([x, y]: Point): string {
  const spun = (radius: number, wide: number, dashes: string) =>
    circle(x, y, radius, 'none', `stroke="${colors.cream}" stroke-width="${wide}" stroke-dasharray="${dashes}"`);
  return (
    circle(x, y, 36, colors.lapacho) + spun(29, 5, '7 4.4') + spun(15, 16, '1.6 3.64') + circle(x, y, 4, colors.cream)
  );
}

/** With the ball of thread in one hand, the other at the threads. */
function weaver([handX, handY]: Point, eyes: Point): string {
  const { x, y, scale } = WEAVER;
  const hand: Point = [(handX - x) / scale, (handY - y) / scale];
  const skin = '#8A4E2F';
  return near(x, y, scale, {
    face: {
      skin,
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'smirks',
      gaze: eyes,
      eyes: 'almond',
      nose: 'long',
      brows: 'thin',
      hair: HAIR.greying,
      earrings: colors.sun,
    },
    hair: combed('turned', HAIR.greying, 'bun'),
    head: { at: [10, -46], turn: 3 },
    body: { shoulder: 178, waist: 158, color: BLOUSE, foot: 300 },
    clothes: aoPoi(colors.rose),
    held:
      line(`M30 116Q${tenth(hand[0] * 0.6)} ${tenth(hand[1] - 90)} ${hand.map(tenth).join(' ')}`, colors.cream, 8) +
      circle(-14, 166, 78, colors.paper) +
      line('M-80 150q66 -40 132 0M-90 180q76 -40 152 0M-70 216q56 -30 112 0M-40 98q70 60 62 134', '#D9B98A', 8),
    arms: [
      { shoulder: [-152, 92], elbow: [-216, 262], to: [-70, 208], hand: 'sheet', aim: -20, sleeve: 'short' },
      {
        shoulder: [150, 92],
        elbow: [330, 178],
        to: [tenth(hand[0]), tenth(hand[1])],
        hand: 'pinch',
        aim: -16,
        sleeve: 'short',
        dim: true,
        over: '',
      },
    ],
  });
}

/** The first `share` of a thrown line: it leaves upward and bends over. */
function arc(from: Point, to: Point, share: number): string {
  if (share <= 0) return '';
  const bend = bendOf(from, to);
  const first: Point = [from[0] + (bend[0] - from[0]) * share, from[1] + (bend[1] - from[1]) * share];
  return `M${from.map(tenth).join(' ')}Q${first.map(tenth).join(' ')} ${along(from, to, share).map(tenth).join(' ')}`;
}

function along(from: Point, to: Point, share: number): Point {
  const bend = bendOf(from, to);
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return [a * from[0] + b * bend[0] + c * to[0], a * from[1] + b * bend[1] + c * to[1]];
}

function bendOf([x, y]: Point, [toX, toY]: Point): Point {
  return [(x + toX) / 2, (y + toY) / 2 - Math.hypot(toX - x, toY - y) * 0.22];
}

let drawn: { land: string; grid: string; origin: Point; coast: Point } | undefined;

/** The globe seen from above the Atlantic, once for all pictures of the film. */
function earth() {
  if (drawn) return drawn;
  const world = readAtlas('countries-110m', 1.2);
  const projection = geoOrthographic()
    .rotate([36, 41])
    .translate([GLOBE.x, GLOBE.y])
    .scale(GLOBE.radius)
    .precision(1)
    .clipAngle(90);
  const path = geoPath(projection).digits(0);
  const shapes = world.objects.countries.geometries.filter(
    (one): one is Polygon<{ name: string }> | MultiPolygon<{ name: string }> =>
      one.type === 'Polygon' || one.type === 'MultiPolygon',
  );
  const at = ([longitude, latitude]: Point): Point => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return [tenth(x), tenth(y)];
  };
  drawn = {
    land: path(merge(world, shapes)) ?? '',
    grid: path(geoGraticule().step([20, 20])()) ?? '',
    origin: at(ASUNCION),
    coast: at([-1.2, 7.7]),
  };
  return drawn;
}
