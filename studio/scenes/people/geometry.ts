// Points, bones and outlines that people are made of. y grows downwards, as in the pictures; angles are degrees, clockwise.

export type Point = readonly [x: number, y: number];

/** Maps a point x y to ax + cy + e, bx + dy + f: the order of SVG's matrix(). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface Placing {
  at?: Point;
  scale?: number;
  /** Degrees around the part's own 0 0. */
  turn?: number;
  /** Mirrors x before anything else. */
  mirror?: boolean;
}

export function placing({ at = [0, 0], scale = 1, turn = 0, mirror = false }: Placing): Matrix {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const side = mirror ? -1 : 1;
  return [cos * side, sin * side, -sin, cos, ...at];
}

/** `inner` first, then `outer`. */
export function within(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d] = outer;
  const [p, q, r, s, x, y] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, ...moved(outer, [x, y])];
}

export function moved([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The point that `matrix` moves to `point`. */
export function unmoved([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  const area = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area];
}

export const scaleOf = ([a, b]: Matrix): number => Math.hypot(a, b);

export const mid = ([x, y]: Point, [u, v]: Point, share = 0.5): Point => [x + (u - x) * share, y + (v - y) * share];
const minus = ([x, y]: Point, [u, v]: Point): Point => [x - u, y - v];
const plus = ([x, y]: Point, [u, v]: Point, times = 1): Point => [x + u * times, y + v * times];
const cross = ([x, y]: Point, [u, v]: Point): number => x * v - y * u;
const dot = ([x, y]: Point, [u, v]: Point): number => x * u + y * v;
export const length = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

function unit(from: Point, to: Point): Point {
  const far = length(from, to) || 1;
  return [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
}

export const angleOf = (from: Point, to: Point): number =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;

/**
 * Two bones from `root` to a target: joint and end. The joint lies clockwise of the line to the target where `bend` is 1,
 * and the end stays on the line where the target is out of reach: bones never stretch.
 */
export function bones(root: Point, target: Point, first: number, second: number, bend: 1 | -1): [Point, Point] {
  // A limb is never quite straight, and never folds into itself.
  const reach = Math.min(Math.max(length(root, target), Math.abs(first - second) * 1.05), (first + second) * 0.998);
  const along = unit(root, target);
  const near = (first ** 2 - second ** 2 + reach ** 2) / (2 * reach);
  const aside = Math.sqrt(Math.max(0, first ** 2 - near ** 2)) * bend;
  return [plus(plus(root, along, near), [-along[1], along[0]], aside), plus(root, along, reach)];
}

const pair = ([x, y]: Point): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** A smooth curve through `points`, without its M. Where it would turn by more than 96 degrees it keeps a corner. */
export function through(points: readonly Point[]): string {
  let d = '';
  points.forEach((to, i) => {
    const from = points[i - 1];
    if (!from) return;
    const reach = length(from, to) * 0.36;
    const leaving = heading(points[i - 2], from, to, to);
    const arriving = heading(from, to, points[i + 1], from);
    d += `C${pair(plus(from, leaving, reach))} ${pair(plus(to, arriving, -reach))} ${pair(to)}`;
  });
  return d;
}

/** As `through`, for three points in a shallow bend: one lighter curve. */
function bow([from, over, to]: readonly [Point, Point, Point]): string {
  return `Q${pair(plus(over, minus(over, mid(from, to))))} ${pair(to)}`;
}

const side = (points: readonly Point[]): string => {
  const [from, over, to, more] = points;
  return from && over && to && !more ? bow([from, over, to]) : through(points);
};

/** Which way a smooth curve passes `at`. At an end and in a corner it goes straight along its own piece, which ends at `own`. */
function heading(before: Point | undefined, at: Point, after: Point | undefined, own: Point): Point {
  const straight = own === after ? unit(at, own) : unit(own, at);
  if (!before || !after) return straight;
  if (dot(unit(before, at), unit(at, after)) < -0.1) return straight;
  return unit(before, after);
}

/** A limb, a finger or a braid: a smooth outline around `spine`, as wide at each of its points as `widths` says. */
export function tapered(
  spine: readonly Point[],
  widths: readonly number[],
  { start = 'round', end = 'round' }: { start?: 'round' | 'flat'; end?: 'round' | 'flat' } = {},
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const ways: Point[] = [];
  spine.forEach((at, i) => {
    const before = spine[i - 1];
    const after = spine[i + 1];
    const into = before ? unit(before, at) : unit(at, after ?? at);
    const out = after ? unit(at, after) : into;
    const way = unit([0, 0], plus(into, out));
    const half = (widths[i] ?? 0) / 2;
    // The inner side of a bend lies where both its edges meet, the outer one keeps the joint's own roundness.
    const crease = Math.min(1 / Math.max(0.3, dot(way, out)), 1.9);
    const normal: Point = [-way[1], way[0]];
    const turning = cross(into, out);
    const sharp = dot(into, out) < 0.6;
    for (const [sign, edge] of [
      [-1, left],
      [1, right],
    ] as const) {
      const inner = turning * sign > 0.3;
      // The round of an elbow takes two points or three, or it would come to a corner.
      if (sharp && !inner) {
        edge.push(plus(at, [-into[1], into[0]], sign * half));
        if (dot(into, out) < 0) edge.push(plus(at, normal, sign * half));
        edge.push(plus(at, [-out[1], out[0]], sign * half));
      } else edge.push(plus(at, normal, sign * half * (inner ? crease : 1)));
    }
    ways.push(way);
  });
  const back = right.toReversed();
  const cap = (from: Point | undefined, to: Point | undefined, way: Point | undefined, kind: 'round' | 'flat') => {
    if (!from || !to || !way) return '';
    if (kind === 'flat') return `L${pair(to)}`;
    const bulge = length(from, to) * 0.68;
    return `C${pair(plus(mid(from, to, 0.08), way, bulge))} ${pair(plus(mid(to, from, 0.08), way, bulge))} ${pair(to)}`;
  };
  const [first] = left;
  const backwards = ways[0] && minus([0, 0], ways[0]);
  return `M${pair(first ?? [0, 0])}${side(left)}${cap(left.at(-1), back[0], ways.at(-1), end)}${side(back)}${cap(back.at(-1), first, backwards, start)}Z`;
}
