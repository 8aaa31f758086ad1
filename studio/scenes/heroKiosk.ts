import { school } from './buildings.ts';
import { canvas } from './canvas.ts';
import { jar, seedling } from './goods.ts';
import { COUNTER, flag, hatch, kiosk, LEFT, PLY, PLY_DARK, RIGHT, TOP } from './heroKioskBooth.ts';
import { ledger, pencil } from './heroKioskLedger.ts';
import { hill } from './land.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import type { Point } from './people/geometry.ts';
import { person } from './people/person.ts';
import {
  box,
  circle,
  group,
  lace,
  line,
  oval,
  place,
  shape,
  stamp,
  stampDefs,
  stitch,
} from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
const UNIFORM = { kind: 'uniform', color: colors.paper, trim: colors.monte } as const;

/** A day of a school's company. All are shares, 0 to 1. */
export interface KioskState {
  /** How far the hatch is up. */
  open: number;
  /** How much of each thing stands on the counter. */
  goods: readonly number[];
  /** How many lines of the ledger are written; the last is the sum. */
  written: number;
  /** How far a page is turned: then the ledger is blank. */
  turned: number;
  /** How many coins lie in the tin, and on each of the three heaps that they are shared into. */
  tin: number;
  heaps: readonly [number, number, number];
  coins: readonly Point[];
  /** Where the hands of the seller and of the pupil with the ledger are. */
  hands: readonly [Point, Point];
  /** A child who comes with a coin and goes with the plant: her hand, and whether she walks. */
  child: { x: number; walks: boolean; stride: number; hand: Point; holds?: 'coin' | 'plant' };
}

export const RESTING: readonly [Point, Point] = [
  [470, 634],
  [872, 668],
];

/** Where the child stands, and where she holds her coin. */
export const CHILD_X = 684;
export const PAID: Point = [612, 578];

export const GOODS: readonly { x: number; draw: string }[] = [
  { x: 318, draw: jar(0, 0, colors.lapacho, 0.9) },
  { x: 386, draw: jar(0, 0, colors.orange, 0.9) },
  { x: 580, draw: seedling(0, 0, colors.clay, 92) },
  { x: 652, draw: jar(0, 0, colors.leaf, 0.9) },
];
export const TIN: Point = [752, COUNTER];
/** Feet of the three heaps on the counter. */
export const HEAPS: readonly Point[] = [
  [352, COUNTER],
  [486, COUNTER],
  [620, COUNTER],
];

/** A kiosk in the school's yard: who sells, and who keeps the books. Tall crops keep the middle 690. */
export function heroKiosk(state: KioskState): string {
  const size = { width: WIDTH, height: HEIGHT };
  const yard =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    lace('kiosco', { family: 'wheel', rim: 'scallop', thread: '#FBD58A', detail: 0.7, weight: 0.9 }, 44, 392, 216) +
    hill('#E0A02C', { ...size, y: 560, swing: 24, points: 5, seed: 'ki1' }) +
    school(1002, 800, 0.86) +
    flag() +
    hill('#4C8A55', { ...size, y: 790, swing: 10, points: 5, seed: 'ki2' }) +
    box(0, 880, WIDTH, 130, colors.road) +
    stitch('M-20 966C320 948 820 984 1220 958', '#F3B08A', 5, '26 18', 'opacity=".7"');
  return canvas(
    {
      ...size,
      name: 'kiosco',
      grain: 0.3,
      defs: `${stampDefs('jar-clay', jar(0, 0, colors.clay))}${stampDefs('jar-leaf', jar(0, 0, colors.leaf))}<clipPath id="ki"><path d="M${LEFT} ${TOP}H${RIGHT}V${COUNTER}H${LEFT}Z"/></clipPath>`,
    },
    // Left of the middle, so that crops keep who stands beside it.
    yard +
      group(
        'translate(-54 0)',
        inside(state) +
          kiosk() +
          hatch(state.open) +
          counter(state) +
          bookkeeper(state) +
          child(state) +
          flying(state.coins),
      ),
  );
}

/** Shelves and the seller. */
function inside({ hands }: KioskState): string {
  const shelves =
    box(LEFT, TOP, RIGHT - LEFT, COUNTER - TOP, '#1B4650') +
    box(LEFT, 420, RIGHT - LEFT, 12, colors.wood) +
    box(LEFT, 540, RIGHT - LEFT, 12, colors.wood) +
    [302, 356, 660, 714, 768]
      .map((x, i) => stamp(i % 2 ? 'jar-leaf' : 'jar-clay', `translate(${x} 420) scale(.6)`))
      .join('') +
    [310, 372, 668, 742]
      .map((x, i) => stamp(i % 2 ? 'jar-clay' : 'jar-leaf', `translate(${x} 540) scale(.7)`))
      .join('');
  const seller = person({
    at: [500, 900],
    height: 590,
    heads: 6.9,
    build: 'man',
    view: 'front',
    half: true,
    skin: skins[3],
    look: {
      cut: 'curls',
      age: 'young',
      mood: 'beams',
      jaw: 'square',
      nose: 'broad',
      brows: 'bushy',
      signs: ['dimples'],
      eyes: [0.5, 0.6],
    },
    top: { ...UNIFORM, trim: colors.tierra },
    bottom: { kind: 'trousers', color: colors.monte },
    near: { to: hands[0], hand: 'flat', aim: 100 },
    far: { to: [566, COUNTER - 6], hand: 'flat', aim: 80 },
  });
  return `<g clip-path="url(#ki)">${shelves}${seller}</g>`;
}

function counter({ goods, tin, heaps }: KioskState): string {
  const board =
    box(LEFT - 62, COUNTER, RIGHT - LEFT + 124, 26, PLY) +
    box(LEFT - 62, COUNTER + 13, RIGHT - LEFT + 124, 13, PLY_DARK);
  const things = GOODS.map(({ x, draw }, i) => {
    const share = goods[i] ?? 0;
    return share > 0 ? place(draw, x, COUNTER + 3, share) : '';
  }).join('');
  const glass =
    pile(TIN[0], COUNTER - 5, tin, 36) +
    shape(`M${TIN[0] - 44} ${COUNTER - 92}H${TIN[0] + 44}V${COUNTER + 3}H${TIN[0] - 44}Z`, '#fff', 'opacity=".28"') +
    box(TIN[0] - 48, COUNTER - 98, 96, 8, colors.mist) +
    line(`M${TIN[0] - 32} ${COUNTER - 80}v70`, '#fff', 8, 'opacity=".5"');
  return board + things + glass + HEAPS.map(([x, y], i) => pile(x, y + 2, heaps[i] ?? 0, 30)).join('');
}

/** So many coins on each other. */
function pile(x: number, y: number, count: number, half: number): string {
  let coins = '';
  for (let i = 0; i < Math.round(count); i++)
    coins +=
      oval(x + ((i * 5) % 3) - 1, y - 6 - i * 11, half, 10, '#A9701A') +
      oval(x + ((i * 5) % 3) - 1, y - 10 - i * 11, half, 10, colors.gold) +
      oval(x + ((i * 5) % 3) - 1, y - 10 - i * 11, half * 0.66, 6, colors.straw);
  return coins;
}

function bookkeeper(state: KioskState): string {
  return (
    oval(962, 956, 92, 13, colors.tierraDeep, 'opacity=".5"') +
    person({
      at: [966, 954],
      height: 560,
      heads: 6.8,
      build: 'woman',
      view: 'turned',
      facing: 'left',
      nod: 4,
      skin: skins[2],
      look: {
        cut: 'bob',
        age: 'young',
        mood: 'smirks',
        jaw: 'heart',
        nose: 'long',
        glasses: true,
        eyes: [0.4, 0.7],
      },
      top: UNIFORM,
      bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
      far: { to: [924, 726], hand: 'sheet', aim: 176, holds: ledger(state) },
      near: { to: state.hands[1], hand: 'pinch', holds: pencil(state.hands[1]) },
    })
  );
}

/** A girl of eight, before the counter. */
function child({ child: { x, walks, stride, hand, holds } }: KioskState): string {
  const foot = 976;
  const [hx, hy] = hand;
  const held =
    holds === 'plant'
      ? place(seedling(0, 0, colors.clay, 92), hx - 18, hy + 12, 0.9)
      : circle(hx - 4, hy - 6, 15, colors.gold) + circle(hx - 4, hy - 6, 10, colors.straw);
  return (
    oval(x, foot, 60, 9, colors.tierraDeep, 'opacity=".5"') +
    person({
      at: [x, foot],
      height: 410,
      heads: 6,
      build: 'woman',
      view: 'side',
      facing: 'left',
      ...(walks && { stance: 'walk' as const, stride }),
      skin: skins[0],
      look: {
        cut: 'plaits',
        tie: colors.lapacho,
        age: 'child',
        mood: 'laughs',
        nose: 'snub',
        eyes: [0.5, walks ? 0 : -0.7],
      },
      top: { kind: 'coat', color: colors.cream, trim: colors.lapacho },
      bottom: { kind: 'skirt', color: colors.tierraDeep, length: 'knee' },
      near: {
        to: hand,
        ...(holds && { hand: holds === 'plant' ? ('flat' as const) : ('pinch' as const), holds: held }),
      },
    })
  );
}

function flying(coins: readonly Point[]): string {
  return coins.map(([x, y]) => circle(x, y, 18, colors.gold) + circle(x, y, 12, colors.straw)).join('');
}
