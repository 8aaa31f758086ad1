import { randomFrom } from '../../server/lace/random.ts';
import { shape, stitch, whole } from '../../server/lace/primitives.ts';

interface HillOptions {
  /** Size of the picture: the hill fills it from its line to the foot. */
  width: number;
  height: number;
  /** Mean height of the line, and how far it may leave it. */
  y: number;
  swing: number;
  /** Points of the line. Absent: 6. */
  points?: number;
  seed: string;
}

/** A soft line of hills across the whole width. */
export function hill(fill: string, { width, height, y, swing, points = 6, seed }: HillOptions): string {
  const random = randomFrom(seed);
  const next = () => whole(y + (random() - 0.5) * 2 * swing);
  let last = next();
  let d = `M0 ${height}L0 ${last}`;
  for (let i = 0; i < points; i++) {
    const x = whole((width / points) * (i + 1));
    const middle = whole((width / points) * (i + 0.5));
    const level = next();
    d += `C${middle} ${last} ${middle} ${level} ${x} ${level}`;
    last = level;
  }
  return shape(`${d}L${width} ${height}Z`, fill);
}

interface BushOptions {
  width: number;
  y: number;
  /** Usual width of a crown; they vary from a half of it to one and a half. */
  size: number;
  /** How far the block goes down from `y`. Absent: 60. */
  depth?: number;
  seed: string;
}

/** The distant edge of the bush: trees of unlike width, each a canopy of four lobes, grown into each other. */
export function bush(fill: string, { width, y, size, depth = 60, seed }: BushOptions): string {
  const random = randomFrom(seed);
  let x = -whole(size / 2);
  let d = `M${x} ${y + depth}V${y}`;
  let level = 0;
  while (x < width) {
    const crown = size * (0.5 + random() ** 1.6);
    const top = -size * (0.22 + random() * 0.2) - crown * (0.16 + random() * 0.2);
    const lean = (random() - 0.5) * 0.16;
    // Valleys stay high and off one line, or the row reads as eggs in a box.
    const corners = [
      [0.1 + random() * 0.06, top * 0.72],
      [0.46 + lean, top],
      [0.82 + lean, top * (0.68 + random() * 0.2)],
      [1, top * (0.3 + random() * 0.3)],
    ] as const;
    let at = 0;
    for (const [share, to] of corners) {
      const dx = whole(crown * share) - at;
      const dy = whole(to) - level;
      const radius = whole(Math.hypot(dx, dy) * 0.62);
      d += `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
      at += dx;
      level += dy;
    }
    x += at;
  }
  return shape(`${d}V${y + depth}Z`, fill);
}

/** A point of a road: x, y and half the road's width there. */
type RoadPoint = readonly [number, number, number];

/** The red road, from the foot of the picture to a point on the horizon, with two stitched tracks. */
export function road(points: readonly RoadPoint[], track: string, fill = '#C9502B'): string {
  const side = (share: number) => points.map(([x, y, half]) => [x + half * share, y] as const);
  const left = side(-1);
  const right = side(1).toReversed();
  // Far away the two tracks would run into one knot.
  const near = points.filter(([, , half]) => half > 16).length;
  const tracks = [-0.42, 0.42].map((share) => curveThrough(side(share).slice(0, near), 'M')).join('');
  return (
    shape(`${curveThrough(left, 'M')}${curveThrough(right, 'L')}Z`, fill) +
    stitch(tracks, track, 4, '26 20', 'opacity=".55"')
  );
}

/** A smooth path through points that all run the same way in y; `start` is its first command. */
function curveThrough(points: readonly (readonly [number, number])[], start: 'M' | 'L'): string {
  let d = '';
  points.forEach(([x, y], i) => {
    const before = points[i - 1];
    if (!before) {
      d += `${start}${whole(x)} ${whole(y)}`;
      return;
    }
    const middle = whole((before[1] + y) / 2);
    d += `C${whole(before[0])} ${middle} ${whole(x)} ${middle} ${whole(x)} ${whole(y)}`;
  });
  return d;
}

interface FurrowOptions {
  /** The foot of the field: where its first and last furrow start. */
  from: number;
  to: number;
  /** Heights of the horizon side and of the foot. */
  top: number;
  bottom: number;
  /** The point furrows run together to, as x. */
  vanish: number;
  count: number;
  width?: number;
}

/** A ploughed or sown field in running stitch. */
export function furrows(color: string, { from, to, top, bottom, vanish, count, width = 3 }: FurrowOptions): string {
  let d = '';
  for (let i = 0; i <= count; i++) {
    const x = from + ((to - from) * i) / count;
    d += `M${whole(x)} ${bottom}L${whole(vanish + (x - vanish) * 0.32)} ${top}`;
  }
  return stitch(d, color, width, '16 12');
}
