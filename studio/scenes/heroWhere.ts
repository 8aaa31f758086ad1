import { geoGraticule, geoOrthographic, geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import type { MultiPolygon, Polygon } from 'topojson-specification';
import { readAtlas } from '../maps.ts';
import { ASUNCION } from '../../web/screens/where/worldPlaces.ts';
import type { NandutiOptions } from '../../server/lace/nanduti.ts';
import { canvas } from './canvas.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import type { View } from './people/heads.ts';
import { person } from './people/person.ts';
import { box, circle, group, lace, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 900;
/** The globe stands half below the foot of the picture, to the right: the upper left is the head's. */
const GLOBE = { x: 1150, y: 930, radius: 630 };
/** Thread and gap of the stitches: a film that moves them by whole periods begins again without a jump. */
export const STITCH = [20, 16] as const;
/** Who throws the threads stands before the globe, below the knees out of the picture; her right hand, lowered to Paraguay and raised to throw. */
const WEAVER = { x: 690, y: 1148, height: 562 } as const;
export const LOWERED: Point = [908, 752];
export const RAISED: Point = [912, 690];

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
    angle: -43,
    above: 26,
    radius: 92,
    ground: colors.tierra,
    options: { family: 'guava', rim: 'scallop', thread: colors.cream, weight: 1.1, detail: 1 },
  },
  {
    seed: 'lejos2',
    angle: -21,
    above: 40,
    radius: 112,
    ground: colors.sun,
    options: { family: 'sun', rim: 'picot', thread: colors.tierraDeep, weight: 1.1, detail: 1 },
  },
  {
    seed: 'lejos3',
    angle: 3,
    above: 20,
    radius: 84,
    ground: colors.lapacho,
    options: { family: 'wheel', rim: 'fan', thread: colors.cream, weight: 1.1, detail: 1 },
  },
  {
    seed: 'lejos4',
    angle: 25,
    above: 44,
    radius: 104,
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
  /** How high who stands beside it reaches for it, 0 to 1. */
  joy: number;
}

export interface WhereState {
  /** How far the stitches have run, in units. */
  run: number;
  suns: readonly SunState[];
  /** The weaver's right hand, and where she looks. */
  hand: Point;
  face: View;
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
export function heroWhere({ run, suns, hand, face, eyes }: WhereState): string {
  const { x, y, radius } = GLOBE;
  const { land, grid, origin, coast } = earth();
  const rising = SUNS.map((sun, i) => {
    const [cx, cy] = placeOf(sun);
    const { set = 0, woven = '' } = suns[i] ?? {};
    const depth = (sun.radius + sun.above + 16) * set;
    const turn = (sun.angle * Math.PI) / 180;
    const sunk = circle(cx, cy, sun.radius, sun.ground) + woven;
    return set > 0
      ? group(`translate(${tenth(-Math.sin(turn) * depth)} ${tenth(Math.cos(turn) * depth)})`, sunk)
      : sunk;
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
      SUNS.map((_, i) => guests(i, suns[i]?.joy ?? 1)).join('') +
      sewn(arc(origin, coast, 1) + threads.join('')) +
      knot(coast) +
      tips.join('') +
      knot(origin, 1.5) +
      weaver(hand, face, eyes),
  );
}

/** Who stands at the horizon beside each lace: how far from it, in degrees of the globe, how tall, and how dressed. */
const GUESTS = [
  [{ off: -11.6, height: 150, kind: 'woman', cloth: colors.lapacho, below: colors.tierraNight, skin: skins[3] }],
  [{ off: -12.8, height: 162, kind: 'man', cloth: colors.paper, below: colors.tierra, skin: skins[0] }],
  [{ off: -9.8, height: 152, kind: 'woman', cloth: colors.orange, below: colors.tierraDeep, skin: skins[2] }],
  [
    { off: -11, height: 160, kind: 'man', cloth: colors.forest, below: colors.tierraNight, skin: skins[2] },
    { off: 11, height: 112, kind: 'woman', cloth: colors.cream, below: colors.lapacho, skin: skins[1] },
  ],
] as const;

/** They stand upright where they are, and reach for their lace with the arm that is nearer to it. */
function guests(index: number, joy: number): string {
  const sun = SUNS[index];
  if (!sun) return '';
  return (GUESTS[index] ?? [])
    .map(({ off, height, kind, cloth, below, skin }) => {
      const toLeft = off > 0;
      const [x, y] = [GLOBE.x, GLOBE.y - GLOBE.radius + 5];
      const side = toLeft ? -1 : 1;
      const to: Point = [tenth(x + side * height * (0.19 + 0.06 * joy)), tenth(y - height * (0.42 + 0.5 * joy))];
      const hand = 'wave' as const;
      const own = { at: [x, y] as Point, height, view: 'back' as const, skin };
      const reach = toLeft ? { near: { to, hand } } : { far: { to, hand } };
      const drawn =
        kind === 'woman'
          ? person({
              ...own,
              build: 'woman',
              look: { cut: height < 120 ? 'plaits' : 'bun', tie: cloth },
              top: { kind: 'blouse', color: cloth },
              bottom: { kind: 'skirt', color: below },
              ...reach,
            })
          : person({
              ...own,
              build: 'man',
              look: { cut: 'short' },
              top: { kind: 'shirt', color: cloth },
              bottom: { kind: 'trousers', color: below },
              ...reach,
            });
      return group(`rotate(${tenth(sun.angle + off)} ${GLOBE.x} ${GLOBE.y})`, drawn);
    })
    .join('');
}

/** With the ball of thread in one hand, the other at the threads. */
function weaver(hand: Point, face: View, eyes: Point): string {
  const { x, y, height } = WEAVER;
  const ball: Point = [x + 14, y - 280];
  return person({
    at: [x, y],
    height,
    build: 'woman',
    view: 'turned',
    face,
    skin: skins[1],
    look: {
      cut: 'braid',
      tie: colors.lapacho,
      age: 'middle',
      hair: '#6B5D55',
      earrings: colors.sun,
      mood: 'smirks',
      jaw: 'square',
      nose: 'hooked',
      eyes,
    },
    top: { kind: 'poi', color: colors.cream, trim: colors.tierra },
    bottom: { kind: 'skirt', color: colors.lapacho, hem: colors.cream },
    near: {
      to: ball,
      hand: 'flat',
      aim: -20,
      holds:
        circle(ball[0] + 10, ball[1] - 14, 38, colors.paper) +
        stitch(
          `M${ball[0] - 20} ${ball[1] - 26}q30 -18 60 0M${ball[0] - 26} ${ball[1] - 8}q36 -18 72 0`,
          colors.straw,
          4,
          '10 7',
        ),
    },
    far: { to: hand, hand: 'pinch', behind: false },
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
