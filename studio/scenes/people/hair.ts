// Hair, over heads of people/heads.ts: each cut has its part behind the head and its part over the forehead, one a view.
import type { Point } from './geometry.ts';
import { tapered } from './geometry.ts';
import { colors } from '../../../server/lace/palette.ts';
import {
  CLIPPED,
  COMBED,
  CROWN,
  DOWN,
  NAPE,
  PIXIE,
  QUIFF,
  RINGLETS,
  SHORT,
  SIDES_ALONE,
  SKULL,
  SMALL_FRONT,
  SMALL_SKULL,
  STRAIGHT,
  TIE,
  WAVES,
} from './hairShapes.ts';
import { disc, fill, mixed, stroke } from './marks.ts';
import type { Mark } from './marks.ts';
import type { View } from './heads.ts';

/**
 * `low` is a bun in the neck, `plaits` are two braids over the shoulders, `loose` and `waves` fall to them, `pixie` and `quiff` are
 * short, `downy` is a baby's, `bald` leaves hair at the sides.
 */
export type HairCut =
  | 'bun'
  | 'low'
  | 'braid'
  | 'plaits'
  | 'tail'
  | 'loose'
  | 'waves'
  | 'bob'
  | 'curls'
  | 'short'
  | 'fringe'
  | 'pixie'
  | 'quiff'
  | 'downy'
  | 'bald';

export interface Hair {
  /** Behind neck and shoulders. */
  behind: Mark[];
  /** Behind the face, over the neck. */
  skull: Mark[];
  /** Over forehead and ears. */
  front: Mark[];
  /** Over the shoulders. */
  over: Mark[];
}

/** Three strands, as a scalloped outline with its crossings. */
function plait(spine: readonly [Point, Point, Point, Point], color: string, tie: string, large: boolean): Mark[] {
  if (!large) return [fill(tapered([spine[0], spine[2], spine[3]], [19, 22, 10]), color)];
  const [a, b, c, d] = spine;
  const knots = (from: Point, to: Point) => `M${from[0] - 7} ${from[1] + 6}L${to[0] + 5} ${to[1] + 2}`;
  const between = (p: Point, q: Point, s: number): Point => [p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s];
  const end: Point = [d[0] + (d[0] - c[0]) * 0.34, d[1] + (d[1] - c[1]) * 0.34];
  return [
    fill(tapered([between(c, d, 0.9), between(d, end, 0.6), end], [12, 17, 7]), color),
    fill(tapered(spine, [19, 22, 19, 13]), color),
    ...(large
      ? [
          stroke(
            [0.2, 0.7].map((s) => knots(between(a, b, s), between(a, b, s + 0.24))).join('') +
              [0.2, 0.7].map((s) => knots(between(b, c, s), between(b, c, s + 0.24))).join('') +
              knots(between(c, d, 0.25), between(c, d, 0.45)),
            mixed(color, '#C99A7A', 0.22),
            2.4,
          ),
        ]
      : []),
    stroke(`M${d[0] - 6} ${d[1]}L${d[0] + 6} ${d[1]}`, tie, 6),
  ];
}

interface HairOptions {
  cut: HairCut;
  color: string;
  /** Ribbons. */
  tie: string;
  /** What shows where no hair grows. */
  skin: string;
  /** Drawn large: with strands. */
  large: boolean;
}

export function hairOf(view: View, { cut, color, tie, skin, large }: HairOptions): Hair {
  const strand = color === colors.hair ? mixed(color, '#C99A7A', 0.2) : mixed(color, '#FFFFFF', 0.4);
  if (cut === 'bald' || cut === 'downy')
    return {
      behind: [],
      skull: [fill((large ? CLIPPED : SMALL_SKULL)[view], skin)],
      front: [fill((cut === 'bald' ? SIDES_ALONE : DOWN)[view], color)],
      over: [],
    };
  const clipped = cut === 'short' || cut === 'fringe' || cut === 'pixie' || cut === 'quiff';
  const hair: Hair = {
    behind: [],
    skull: [fill(large ? (clipped ? CLIPPED : SKULL)[view] : SMALL_SKULL[view], color)],
    front: [],
    over: [],
  };
  const back = view === 'back';
  const facing = large
    ? ({ short: SHORT, fringe: STRAIGHT, bob: STRAIGHT, pixie: PIXIE, quiff: QUIFF }[cut as string]?.[view] ??
      COMBED[view])
    : SMALL_FRONT[view];
  if (facing) hair.front.push(fill(facing, color));
  const combs: Record<View, string> = {
    front: 'M14 -88C20 -96 18 -102 12 -106M-4 -84C-16 -82 -26 -74 -32 -64M26 -80C32 -74 35 -68 37 -60',
    turned: 'M20 -89C14 -98 0 -104 -14 -102M4 -82C-10 -86 -26 -84 -34 -72M-6 -76C-18 -78 -28 -72 -34 -60',
    side: 'M22 -88C6 -98 -16 -98 -30 -86M8 -80C-8 -86 -24 -82 -34 -68M-8 -66C-18 -70 -28 -64 -36 -52',
    back: 'M0 -104C-2 -84 -2 -62 0 -40M-20 -94C-26 -76 -22 -52 -12 -36M20 -94C26 -76 22 -52 12 -36',
  };
  const parted = !clipped && cut !== 'curls' && cut !== 'bob';
  if (large && parted) (back ? hair.skull : hair.front).push(stroke(combs[view], strand, 1.8));

  const [cx, cy] = CROWN[view];
  const [nx, ny] = NAPE[view];
  const [tx, ty] = TIE[view];
  switch (cut) {
    case 'bun': {
      const bun = [fill(disc(cx, cy, 22), color)];
      if (large)
        bun.push(
          stroke(`M${cx - 12} ${cy - 2}C${cx - 8} ${cy - 16} ${cx + 10} ${cy - 14} ${cx + 10} ${cy}`, strand, 1.8),
          stroke(`M${cx - 15} ${cy + 14}C${cx - 6} ${cy + 19} ${cx + 6} ${cy + 19} ${cx + 15} ${cy + 14}`, tie, 4.5),
        );
      if (back) hair.skull.push(...bun);
      else hair.behind.unshift(...bun);
      break;
    }
    case 'low': {
      const bun = [fill(disc(nx, ny, 19), color)];
      if (large && view !== 'front')
        bun.push(
          stroke(`M${nx - 10} ${ny - 4}C${nx - 4} ${ny - 14} ${nx + 9} ${ny - 10} ${nx + 8} ${ny + 2}`, strand, 1.8),
        );
      if (back) hair.over.push(...bun);
      else if (view === 'front') hair.behind.push(fill(disc(nx, ny - 4, 26), color));
      else hair.behind.push(...bun);
      break;
    }
    case 'braid':
      (view === 'front' || back ? hair.over : hair.behind).push(
        ...plait(
          [
            [tx, ty],
            [tx + (view === 'front' ? 14 : -6), ty + 44],
            [tx + (view === 'front' ? 12 : -8), ty + 100],
            [tx + (view === 'front' ? 6 : -4), ty + 150],
          ],
          color,
          tie,
          large,
        ),
      );
      break;
    case 'plaits': {
      const left: Point = view === 'front' || back ? [-33, -26] : [tx + 4, ty];
      hair.over.push(...plait([left, [left[0] - 10, 14], [left[0] - 8, 58], [left[0] - 4, 96]], color, tie, large));
      if (view === 'front' || back)
        hair.over.push(
          ...plait(
            [
              [33, -26],
              [43, 14],
              [41, 58],
              [37, 96],
            ],
            color,
            tie,
            large,
          ),
        );
      else
        hair.behind.push(
          ...plait(
            [
              [18, -20],
              [26, 14],
              [28, 56],
              [26, 92],
            ],
            color,
            tie,
            large,
          ),
        );
      break;
    }
    case 'tail': {
      const from: Point = view === 'side' ? [-40, -84] : view === 'turned' ? [-36, -86] : [0, -88];
      const spine: Point[] = back
        ? [from, [4, -60], [5, -24], [-2, 22]]
        : view === 'front'
          ? [
              [22, -98],
              [44, -86],
              [50, -46],
              [42, 0],
            ]
          : [from, [from[0] - 22, -70], [from[0] - 26, -26], [from[0] - 14, 18]];
      (back ? hair.over : hair.behind).push(fill(tapered(spine, [14, 30, 30, 6]), color));
      hair.over.push(...(back ? [stroke('M-7 -86L9 -86', tie, 6)] : []));
      break;
    }
    case 'waves':
      (back ? hair.over : hair.behind).push(fill(WAVES[view], color));
      break;
    case 'loose': {
      const falls: Record<View, string> = {
        front: 'M-40 -60C-52 -30 -48 10 -54 40C-30 50 30 50 54 40C48 10 52 -30 40 -60Z',
        turned: 'M-40 -64C-56 -30 -50 10 -58 42C-38 52 4 48 20 34L24 -20L34 -54Z',
        side: 'M-44 -64C-58 -30 -50 10 -56 44C-40 52 -16 48 -2 38L-8 -20L0 -60Z',
        back: 'M-40 -60C-50 -30 -46 10 -50 44C-26 54 26 54 50 44C46 10 50 -30 40 -60Z',
      };
      (back ? hair.over : hair.behind).push(fill(falls[view], color));
      if (large && back) hair.over.push(stroke('M-18 -30C-22 0 -20 24 -22 44M14 -30C18 0 14 24 16 46', strand, 1.8));
      break;
    }
    case 'bob': {
      const falls: Record<View, string> = {
        front: 'M-40 -60C-50 -36 -48 -14 -44 2C-30 6 30 6 44 2C48 -14 50 -36 40 -60Z',
        turned: 'M-40 -64C-54 -36 -52 -14 -46 2C-30 8 -10 6 -4 0L6 -30L30 -56Z',
        side: 'M-44 -64C-58 -36 -54 -12 -46 2C-34 8 -14 6 -8 0L-8 -30L4 -60Z',
        back: 'M-40 -60C-50 -36 -48 -10 -44 4C-20 10 20 10 44 4C48 -10 50 -36 40 -60Z',
      };
      (back ? hair.over : hair.skull).push(fill(falls[view], color));
      break;
    }
    case 'curls':
      hair.skull.push(...RINGLETS[view].map(([x, y, r]) => fill(disc(x, y, r), color)));
      if (large)
        hair.front.push(
          ...RINGLETS[view]
            .slice(1, 7)
            .map(([x, y, r]) =>
              stroke(
                `M${x - r * 0.4} ${y + r * 0.1}C${x - r * 0.3} ${y - r * 0.6} ${x + r * 0.5} ${y - r * 0.5} ${x + r * 0.4} ${y + r * 0.1}`,
                strand,
                1.8,
              ),
            ),
        );
      break;
    case 'pixie':
      break;
    default:
      if (large)
        hair.front.push(
          stroke(
            {
              front: 'M-18 -90C-4 -84 12 -82 26 -86',
              turned: 'M-10 -88C2 -84 14 -86 24 -92',
              side: 'M2 -88C12 -86 20 -88 26 -94',
              back: 'M-18 -92C-8 -100 8 -100 18 -92',
            }[view],
            strand,
            1.8,
          ),
        );
  }
  return hair;
}
