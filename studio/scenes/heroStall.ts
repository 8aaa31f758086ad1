import { canvas } from './canvas.ts';
import { house } from './buildings.ts';
import { cabbage, cheese, crate, jar, seedling } from './goods.ts';
import { hill } from './land.ts';
import { awning, cloths, GROUND, lamp, table, wheel } from './heroStallParts.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import type { Point } from './people/geometry.ts';
import { person } from './people/person.ts';
import { lapachoDefs, lapacho, palm, palmDefs } from './plants.ts';
import { box, circle, group, lace, oval, place, stitch, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
/** Boards of the first table and of the second. */
const BOARD = 640;
const SECOND = 668;
/** A day at a stall. All are shares, 0 to 1. */
export interface StallState {
  /** Where the sun stands on its way from the left hills to the right ones; outside 0 to 1 it is down. */
  sun: number;
  /** How far the awnings are unrolled. */
  awnings: readonly [number, number];
  /** How much of each thing stands on the tables: see `GOODS`. */
  goods: readonly number[];
  /** How far the second table, and who brings it, has come. */
  second: number;
  /** Where the hand of each woman is, and the keeper's other one. */
  hands: readonly [Point, Point, Point];
  /** A child who comes with a coin and goes with a cheese: his hand, and whether he walks. */
  child: { x: number; walks: boolean; stride: number; hand: Point; holds?: 'coin' | 'cheese' };
  /** The way of a coin into the money box: from which thing, and how far. */
  coin?: { from: number; share: number };
}

export const RESTING: readonly [Point, Point, Point] = [
  [566, 640],
  [846, 604],
  [650, BOARD - 4],
];
/** Where the child stands, and where the coin goes from his hand to the keeper's. */
export const CHILD_X = 784;
export const PAID: Point = [706, 546];

/** What is put out, left to right; the first five on the first table. `x` is the middle of its foot. */
export const GOODS: readonly { x: number; y: number; draw: string }[] = [
  { x: 336, y: BOARD + 2, draw: crate(0, 0, colors.orange, colors.sun, 'puesto') },
  { x: 466, y: BOARD - 2, draw: jar(0, 0, colors.lapacho, 0.86) },
  { x: 530, y: BOARD + 4, draw: jar(0, 0, colors.leaf, 0.86) },
  { x: 608, y: BOARD, draw: cheese(0, 0, 104) },
  { x: 608, y: BOARD - 36, draw: cheese(0, 0, 88, { rind: colors.clay }) },
  { x: 858, y: SECOND - 2, draw: cloths() },
  { x: 934, y: SECOND + 2, draw: seedling(0, 0, colors.clay, 90) },
  { x: 1002, y: SECOND, draw: cabbage(0, -14, 0.74) + cabbage(48, -12, 0.74) },
];

/** One stall on the red road, by day, as its ground beside it (openingGrounds.ts). Tall crops keep the middle 690. */
export function heroStall(state: StallState): string {
  const { second } = state;
  const size = { width: WIDTH, height: HEIGHT };
  const land =
    box(0, 0, WIDTH, HEIGHT, colors.mist) +
    sun(state.sun) +
    hill('#DFD6C8', { ...size, y: 500, swing: 36, points: 4, seed: 'st0' }) +
    hill('#9CC4A4', { ...size, y: 560, swing: 46, points: 5, seed: 'st1' }) +
    hill('#4F8F63', { ...size, y: 648, swing: 20, points: 6, seed: 'st2' });
  const town =
    house(172, 726, 0.66) +
    palm(92, 742, 400, 1.5, colors.tierraNight, 24) +
    lapacho(1010, 752, 1.06, { seed: 'puesto', fullness: 0.9 });
  const road =
    hill(colors.road, { ...size, y: 736, swing: 8, points: 5, seed: 'st3' }) +
    box(0, GROUND - 6, WIDTH, HEIGHT, '#B34425') +
    stitch(`M-20 950Q600 914 1220 950`, '#F3B08A', 5, '26 18', 'opacity=".7"');
  const beside = second > 0 ? group(`translate(${tenth((1 - second) * 460)} 0)`, secondStall(state)) : '';
  return canvas(
    { ...size, name: 'puesto', grain: 0.3, defs: palmDefs(colors.tierraNight, colors.tierraDeep) + lapachoDefs() },
    land + town + road + beside + firstStall(state) + child(state) + coin(state) + lamp(),
  );
}

function sun(at: number): string {
  if (at <= -0.2 || at >= 1.2) return '';
  const angle = Math.PI * (1 - at);
  const x = 600 + Math.cos(angle) * 470;
  const y = 640 - Math.sin(angle) * 380;
  return lace('puesto', { family: 'sun', rim: 'fan', ground: colors.sun, thread: '#FBE2A6', detail: 0.5 }, x, y, 112);
}

function post(x: number, top: number): string {
  return box(x - 8, top, 16, GROUND - top, colors.wood) + box(x + 2, top, 6, GROUND - top, colors.woodDark);
}

function put(from: number, to: number, goods: readonly number[]): string {
  return GOODS.slice(from, to)
    .map(({ x, y, draw }, i) => {
      const share = goods[from + i] ?? 0;
      return share > 0 ? place(draw, x, y, share) : '';
    })
    .join('');
}

function firstStall({ awnings, goods, hands }: StallState): string {
  const keeper = person({
    at: [470, GROUND - 4],
    height: 568,
    build: 'woman',
    view: 'turned',
    half: true,
    skin: skins[1],
    girth: 1.14,
    look: {
      cut: 'bun',
      hat: 'kerchief',
      tie: colors.tierra,
      mood: 'beams',
      jaw: 'broad',
      nose: 'broad',
      eyes: [0.5, 0.6],
    },
    top: { kind: 'shirt', color: '#2F7F8C', trim: colors.paper },
    bottom: { kind: 'skirt', color: colors.monte },
    apron: { color: colors.cream, trim: colors.lapacho },
    near: { to: hands[0], hand: 'flat', aim: 60 },
    far: { to: hands[2], hand: hands[2][1] < BOARD - 8 ? 'open' : 'rest', aim: 10, behind: false },
  });
  const savings =
    box(672, BOARD - 46, 70, 46, colors.clay) +
    box(722, BOARD - 46, 20, 46, colors.tierra) +
    box(666, BOARD - 54, 82, 11, colors.tierraDeep) +
    box(692, BOARD - 54, 26, 4, colors.tierraNight);
  return (
    post(262, 170) +
    post(752, 170) +
    awning(246, 176, 520, colors.monte, colors.lapacho, awnings[0]) +
    keeper +
    table(276, BOARD, 462, GROUND, [colors.cream, colors.tierra]) +
    savings +
    put(0, 5, goods)
  );
}

/** The second table is a cart, and comes with who pushes it. */
function secondStall({ awnings, goods, hands, second }: StallState): string {
  const turn = (second - 1) * 730;
  const partner = person({
    at: [902, GROUND + 4],
    height: 556,
    build: 'woman',
    view: 'turned',
    facing: 'left',
    stance: second < 1 ? 'walk' : 'stand',
    skin: skins[2],
    look: {
      cut: 'curls',
      mood: 'laughs',
      jaw: 'lean',
      nose: 'long',
      brows: 'soaring',
      glasses: true,
      eyes: [0.8, 0.4],
    },
    top: { kind: 'tee', color: '#6E5BA0' },
    bottom: { kind: 'skirt', color: colors.monte, hem: colors.sun },
    near: { to: hands[1], hand: 'flat', aim: 120 },
  });
  return (
    box(1088, 216, 16, SECOND - 210, colors.wood) +
    box(1098, 216, 6, SECOND - 210, colors.woodDark) +
    (awnings[1] > 0 ? awning(774, 222, 338, colors.tierra, colors.tierra, awnings[1]) : '') +
    partner +
    table(776, SECOND, 300, GROUND - 56, [colors.sun, colors.tierraDeep]) +
    wheel(836, turn) +
    wheel(1016, turn) +
    put(5, 8, goods)
  );
}

/** A boy of nine, before the stall. */
function child({ child: { x, walks, stride, hand, holds } }: StallState): string {
  const foot = 946;
  const held =
    holds === 'cheese'
      ? cheese(hand[0] - 16, hand[1] - 2, 76, { rind: colors.clay })
      : circle(hand[0] - 4, hand[1] - 6, 15, colors.gold) + circle(hand[0] - 4, hand[1] - 6, 10, colors.straw);
  return (
    oval(x, foot, 60, 9, colors.tierraDeep, 'opacity=".5"') +
    person({
      at: [x, foot],
      height: 396,
      heads: 6,
      build: 'man',
      view: 'side',
      facing: 'left',
      ...(walks && { stance: 'walk' as const, stride }),
      skin: skins[3],
      look: { cut: 'fringe', age: 'child', mood: 'laughs', nose: 'snub', eyes: [0.5, walks ? 0 : -0.7] },
      top: { kind: 'jersey', color: colors.tierra, trim: colors.paper },
      bottom: { kind: 'shorts', color: colors.monte },
      near: holds ? { to: hand, hand: holds === 'cheese' ? 'flat' : 'pinch', holds: held } : { to: hand },
    })
  );
}

function coin({ coin: way }: StallState): string {
  const from = GOODS[way?.from ?? -1];
  if (!way || !from || way.share <= 0 || way.share >= 1) return '';
  const x = from.x + (706 - from.x) * way.share;
  const y = from.y - 40 + (BOARD - 66 - from.y + 40) * way.share - Math.sin(Math.PI * way.share) * 90;
  return (
    circle(x, y, 19, colors.gold) +
    circle(x, y, 13, colors.straw) +
    stitch(`M${tenth(x - 6)} ${tenth(y)}h12`, colors.gold, 4, '4 4')
  );
}
