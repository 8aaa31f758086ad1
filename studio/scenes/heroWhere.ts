import { geoGraticule, geoOrthographic, geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import type { MultiPolygon, Polygon } from 'topojson-specification';
import { readAtlas } from '../maps.ts';
import type { NandutiOptions } from '../../server/lace/nanduti.ts';
import { ASUNCION } from '../../web/screens/where/worldPlaces.ts';
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, lace, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 900;
/** The globe stands half below the foot of the picture, to the right: the upper left is the head's. */
const GLOBE = { x: 1150, y: 930, radius: 630 };
/** Thread and gap of the stitches: a film that moves them by whole periods begins again without a jump. */
export const STITCH = [20, 16] as const;

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

/** What moves in the film: how far the stitches have run, in units, and how each sun is woven, as SVG around it. */
export interface WhereState {
  run: number;
  suns: readonly string[];
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

/** Threads leave Asunción over the globe for four laces beyond the horizon and for two places on this side of it. */
export function heroWhere({ run, suns }: WhereState = { run: 0, suns: SUNS.map(sunOf) }): string {
  const { x, y, radius } = GLOBE;
  const { land, grid, from, near } = earth();
  const ends = [...SUNS.map(placeOf), ...near];
  const threads = ends.map((end) => arc(from, end)).join('');
  const grounds = SUNS.map((sun, i) => {
    const [cx, cy] = placeOf(sun);
    return circle(cx, cy, sun.radius, sun.ground) + (suns[i] ?? '');
  });
  const knot = ([cx, cy]: Point) => circle(cx, cy, 15, colors.sun) + circle(cx, cy, 7, colors.monte);
  return canvas(
    { width: WIDTH, height: HEIGHT, grain: 0, name: 'lejos' },
    box(0, 0, WIDTH, HEIGHT, colors.mist) +
      grounds.join('') +
      circle(x, y, radius, colors.monte) +
      line(grid, '#1B4A3A', 1.6) +
      shape(land, '#2C6A4E') +
      line(threads, colors.monte, 9, 'opacity=".35"') +
      stitch(threads, colors.cream, 5, STITCH.join(' '), `stroke-dashoffset="${tenth(-run)}"`) +
      near.map(knot).join('') +
      circle(from[0], from[1], 24, colors.cream) +
      circle(from[0], from[1], 13, colors.tierra),
  );
}

/** A thrown line: it leaves upward and bends over. */
function arc([x, y]: Point, [toX, toY]: Point): string {
  const lift = Math.hypot(toX - x, toY - y) * 0.22;
  return `M${x} ${y}Q${tenth((x + toX) / 2)} ${tenth((y + toY) / 2 - lift)} ${toX} ${toY}`;
}

let drawn: { land: string; grid: string; from: Point; near: Point[] } | undefined;

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
    from: at(ASUNCION),
    near: [at([-74, 4.6]), at([15, -9])],
  };
  return drawn;
}
