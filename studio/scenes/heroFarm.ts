import { hen } from './animals.ts';
import { canvas } from './canvas.ts';
import { cheese, jar, milkCan } from './goods.ts';
import { FARM_DEFS, farm, land, stampedCabbage } from './heroFarmLand.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import type { Point } from './people/geometry.ts';
import { person } from './people/person.ts';
import type { View } from './people/heads.ts';
import { box, circle, group, line, oval, place, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
/** The board of the table, and the ground before it. */
const TABLE = 742;
const GROUND = 962;

/** Someone who comes and goes: where, and with which step. */
export interface Walker {
  x: number;
  /** Away from the table; absent: looks at it and stands. */
  walks?: 'in' | 'out';
  stride: number;
}

/** A sale at the table of the farm school. */
export interface FarmState {
  pupil: Walker;
  buyer: Walker;
  /** Cabbages in the pupil's crate, and in the buyer's basket. */
  crate: number;
  basket: number;
  /** Middle of the basket's foot. */
  basketAt: Point;
  /** On its way through the seller's hands. */
  handed?: Point;
  /** Hands of the seller, left and right in the picture, whether she waves, and where she looks. */
  hands: readonly [Point, Point];
  waves: boolean;
  face: View;
  eyes: Point;
  /** Who has the coin and where: absent, it lies in the box. */
  coin?: Point;
  buyerHand: Point;
  grazing: boolean;
  hen: { x: number; pecks: boolean; stride: number };
}

/** Where the hands of the seller rest, and where things are taken from and put. */
export const RESTING: readonly [Point, Point] = [
  [508, TABLE - 6],
  [640, TABLE - 6],
];
export const CRATE_X = 930;
export const BUYER_X = 262;
export const CRATE: Point = [806, 652];
export const BETWEEN: Point = [574, 672];
export const BASKET: Point = [384, TABLE - 62];
export const BASKET_FOOT: Point = [384, TABLE - 1];
export const PAID: Point = [446, 640];
export const BOX: Point = [490, TABLE - 46];

/** Pupils sell what their school has grown: who brings it, who hands it on, who buys. Tall crops keep the middle 690. */
export function heroFarm(state: FarmState): string {
  return canvas(
    {
      width: WIDTH,
      height: HEIGHT,
      name: 'chacra',
      grain: 0.3,
      defs: FARM_DEFS,
    },
    land() +
      farm(state.grazing) +
      seller(state) +
      table() +
      onTable() +
      pupil(state) +
      buyer(state) +
      coin(state) +
      oval(state.hen.x, 984, 46, 6, colors.tierraDeep, 'opacity=".5"') +
      hen(state.hen.x, 982, 0.9, state.hen),
  );
}

/** Behind the table: takes from the crate with one hand and gives into the basket with the other. */
function seller({ hands, waves, face, eyes, handed }: FarmState): string {
  const carried = handed ? stampedCabbage(handed[0], handed[1] - 4, 0.86) : '';
  return (
    person({
      at: [574, 958],
      height: 524,
      heads: 6.9,
      build: 'woman',
      view: 'front',
      face,
      half: true,
      skin: skins[1],
      look: {
        cut: 'braid',
        tie: colors.sun,
        hat: 'piri',
        age: 'young',
        mood: 'beams',
        jaw: 'broad',
        nose: 'snub',
        eyes,
      },
      top: { kind: 'shirt', color: colors.paper, trim: colors.monte },
      bottom: { kind: 'skirt', color: colors.monte },
      apron: { color: colors.lapacho, trim: colors.cream },
      far: { to: hands[1], hand: 'flat', aim: 140 },
      near: waves ? { to: hands[0], hand: 'wave' } : { to: hands[0], hand: 'flat', aim: 40 },
    }) + carried
  );
}

/** Two boards over six crates that lie on their sides, with what is for sale in them. */
function table(): string {
  const [left, right] = [304, 752];
  const corners = [0, 1, 2, 3, 4, 5].map(
    (at) => [left + 15 + (at % 3) * 140, TABLE + 14 + Math.floor(at / 3) * 104] as const,
  );
  const nails = corners.map(([x, y]) => `M${x + 5} ${y + 6}v.1m128 0v.1M${x + 5} ${y + 96}v.1m128 0v.1`).join('');
  return (
    oval((left + right) / 2, 954, 250, 14, colors.tierraDeep, 'opacity=".5"') +
    box(left + 16, TABLE + 14, 416, 206, '#4E2612') +
    corners.map(([x, y], at) => shelf(x, y, at)).join('') +
    line(nails, colors.woodDark, 4) +
    box(right - 96, TABLE + 12, 84, 210, '#000', 'opacity=".12"') +
    box(left - 18, TABLE - 2, right - left + 26, 10, colors.wood) +
    box(left - 4, TABLE + 8, right - left + 20, 10, colors.woodDark)
  );
}

/** A crate on its side, 138 x 102 from its upper left corner: its mouth and its boards. */
function shelf(x: number, y: number, at: number): string {
  const egg = (ends: string, color: string) => line(ends, color, 27);
  const eggs =
    egg('M-28 -32v2M0 -32v2M28 -32v2M-42 -14v2M42 -14v2', colors.cream) + egg('M-14 -14v2M14 -14v2', '#E8C7A0');
  const wares = [
    stampedCabbage(-28, -10, 0.66) + stampedCabbage(28, -10, 0.66),
    jar(-28, 0, colors.gold, 0.66) + jar(28, 0, colors.gold, 0.66),
    eggs,
    milkCan(-34, -4, 0.36),
    cheese(0, -12, 92),
    jar(-28, 0, colors.lapacho, 0.66) + jar(28, 0, colors.leaf, 0.66),
  ][at];
  return (
    box(x, y, 138, 102, at % 2 ? '#DDBA68' : colors.straw) +
    box(x + 10, y + 10, 118, 82, '#4E2612') +
    line(`M${x + 10} ${y + 50}H${x + 128}`, '#3A1A0B', 4) +
    group(`translate(${x + 69} ${y + 92})`, wares ?? '')
  );
}

function onTable(): string {
  return (
    cheese(690, TABLE, 104, { rind: colors.clay, cut: true }) +
    box(BOX[0] - 34, TABLE - 42, 68, 42, colors.clay) +
    box(BOX[0] + 12, TABLE - 42, 22, 42, colors.tierra) +
    box(BOX[0] - 39, TABLE - 50, 78, 10, colors.tierraDeep) +
    box(BOX[0] - 13, TABLE - 50, 26, 4, colors.tierraNight)
  );
}

/** A basket of palm leaf, its foot at x y, with so many cabbages. */
function wicker(x: number, y: number, count: number): string {
  const inside = [
    [-24, -74],
    [22, -76],
    [-2, -96],
  ]
    .slice(0, count)
    .map(([dx = 0, dy = 0]) => stampedCabbage(x + dx, y + dy + 10, 0.66))
    .join('');
  return (
    line(
      `M${tenth(x - 54)} ${y - 66}C${tenth(x - 50)} ${y - 176} ${tenth(x + 50)} ${y - 176} ${tenth(x + 54)} ${y - 66}`,
      colors.woodDark,
      8,
    ) +
    inside +
    place(
      shape('M-62 -70L-46 0H46L62 -70Z', colors.straw) +
        shape('M22 -70L16 0H46L62 -70Z', '#000', 'opacity=".12"') +
        stitch('M-56 -52H56M-52 -34H52M-48 -16H48', colors.tierra, 3.4, '9 7'),
      x,
      y,
      1,
    )
  );
}

/** Who has cut the cabbages, with the crate before him. */
function pupil({ pupil: { x, walks, stride }, crate }: FarmState): string {
  const away = walks === 'out';
  const way = away ? 1 : -1;
  const box_ = boxOf(x + way * 96, 690, crate);
  return (
    oval(x, GROUND, 88, 12, colors.tierraDeep, 'opacity=".5"') +
    person({
      at: [x, GROUND],
      height: 560,
      heads: 6.9,
      build: 'man',
      view: 'side',
      ...(away ? {} : { facing: 'left' as const }),
      ...(walks && { stance: 'walk' as const, stride }),
      skin: skins[2],
      look: { cut: 'short', age: 'young', mood: 'smiles', nose: 'broad', eyes: away ? [0.4, 0] : [0.5, 0.5] },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'trousers', color: colors.forest },
      far: { to: [x + way * 148, 684], hand: 'flat', aim: away ? 20 : 160, behind: true },
      near: { to: [x + way * 58, 692], hand: 'sheet', aim: away ? 24 : 156, holds: box_ },
    })
  );
}

/** A crate of slats, the middle of its foot at x y, with so many cabbages in it. */
function boxOf(x: number, y: number, count: number): string {
  const inside = [
    [-48, -36],
    [48, -36],
    [0, -44],
  ]
    .slice(0, count)
    .map(([dx = 0, dy = 0]) => stampedCabbage(dx, dy - 6, 0.86))
    .join('');
  return group(
    `translate(${tenth(x)} ${y})`,
    box(-88, -46, 176, 20, colors.woodDark) +
      inside +
      box(-92, -40, 184, 19, colors.wood) +
      box(-92, -18, 184, 19, colors.wood) +
      box(-92, -40, 14, 44, colors.woodDark) +
      box(78, -40, 14, 44, colors.woodDark) +
      line('M-85 -31v.1M-85 -9v.1M85 -31v.1M85 -9v.1', colors.straw, 4),
  );
}

function buyer({ buyer: { x, walks, stride }, buyerHand, basketAt, basket }: FarmState): string {
  const away = walks === 'out';
  const [bx, by] = basketAt;
  return (
    oval(x, GROUND, 84, 12, colors.tierraDeep, 'opacity=".5"') +
    person({
      at: [x, GROUND],
      height: 556,
      build: 'woman',
      view: 'side',
      ...(away && { facing: 'left' as const }),
      ...(walks && { stance: 'walk' as const, stride }),
      skin: skins[3],
      look: {
        cut: 'low',
        hair: '#DCD5CB',
        age: 'old',
        mood: 'smiles',
        nose: 'hooked',
        glasses: true,
        eyes: [0.4, 0.2],
      },
      top: { kind: 'tee', color: '#6E7FB0' },
      bottom: { kind: 'skirt', color: colors.tierraDeep, hem: colors.sun },
      far: walks ? {} : { to: buyerHand, hand: 'pinch', behind: false },
      near: { to: [bx, by - 146], hand: 'grip', aim: away ? 110 : 70, holds: wicker(bx, by, basket) },
    })
  );
}

function coin({ coin: at }: FarmState): string {
  if (!at) return '';
  return circle(at[0], at[1], 15, colors.gold) + circle(at[0], at[1], 10, colors.straw);
}
