import { canvas } from './canvas.ts';
import { jar, seedling } from './goods.ts';
import { hill } from './land.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import type { Point } from './people/geometry.ts';
import { person } from './people/person.ts';
import { lapachoDefs, lapacho } from './plants.ts';
import { box, circle, group, lace, line, oval, place, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
const GROUND = 912;
/** The kiosk's window. */
const LEFT = 268;
const RIGHT = 812;
const TOP = 288;
const COUNTER = 640;
const UNIFORM = { kind: 'uniform', color: colors.paper, trim: colors.monte } as const;
/** Lines of the ledger's two pages. */
export const LINES = 8;

/** A day of a school's company. All are shares, 0 to 1; on its own, the picture shows the hour before it opens. */
export interface KioskState {
  /** How far the shutter is up. */
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
}

export const RESTING: readonly [Point, Point] = [
  [470, 634],
  [872, 668],
];

const CLOSED: KioskState = {
  open: 0,
  goods: [],
  written: 0,
  turned: 0,
  tin: 0,
  heaps: [0, 0, 0],
  coins: [],
  hands: RESTING,
};

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
export function heroKiosk(state: KioskState = CLOSED): string {
  const size = { width: WIDTH, height: HEIGHT };
  const yard =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    lace('kiosco', { family: 'wheel', rim: 'scallop', thread: '#FBD58A', detail: 0.8, weight: 0.9 }, 168, 170, 300) +
    hill('#E0A02C', { ...size, y: 560, swing: 24, points: 5, seed: 'ki1' }) +
    lapacho(1052, 800, 1.3, { seed: 'kiosco', falling: 6, fullness: 0.9 }) +
    hill('#4C8A55', { ...size, y: 790, swing: 10, points: 5, seed: 'ki2' }) +
    box(0, 880, WIDTH, 130, colors.road) +
    stitch('M-20 966C320 948 820 984 1220 958', '#F3B08A', 5, '26 18', 'opacity=".7"');
  return canvas(
    {
      ...size,
      name: 'kiosco',
      grain: 0.3,
      defs: `${lapachoDefs()}<clipPath id="ki"><path d="M${LEFT} ${TOP}H${RIGHT}V${COUNTER}H${LEFT}Z"/></clipPath>`,
    },
    // Left of the middle, so that crops keep who stands beside it.
    yard +
      group('translate(-54 0)', inside(state) + kiosk() + counter(state) + bookkeeper(state) + flying(state.coins)),
  );
}

/** Shelves, the seller, and the shutter before them. */
function inside({ open, hands }: KioskState): string {
  const shelves =
    box(LEFT, TOP, RIGHT - LEFT, COUNTER - TOP, colors.monte) +
    box(LEFT, 420, RIGHT - LEFT, 12, colors.wood) +
    box(LEFT, 540, RIGHT - LEFT, 12, colors.wood) +
    [302, 356, 660, 714, 768].map((x, i) => jar(x, 420, i % 2 ? colors.straw : colors.clay, 0.6)).join('') +
    [310, 372, 668, 742].map((x, i) => jar(x, 540, i % 2 ? colors.rose : colors.leaf, 0.7)).join('');
  const seller = person({
    at: [500, 900],
    height: 590,
    heads: 6.9,
    build: 'man',
    view: 'front',
    half: true,
    skin: skins[3],
    look: { cut: 'short' },
    top: { ...UNIFORM, trim: colors.tierra },
    bottom: { kind: 'trousers', color: colors.monte },
    near: { to: hands[0], hand: 'flat', aim: 100 },
    far: { to: [566, COUNTER - 6], hand: 'flat', aim: 80 },
  });
  return `<g clip-path="url(#ki)">${shelves}${seller}${group(`translate(0 ${tenth(-open * (COUNTER - TOP))})`, shutter())}</g>`;
}

/** Slats with a lace painted over them. */
function shutter(): string {
  let slats = '';
  for (let y = TOP + 22; y < COUNTER; y += 22) slats += `M${LEFT} ${y}H${RIGHT}`;
  return (
    box(LEFT, TOP, RIGHT - LEFT, COUNTER - TOP, colors.lapacho) +
    lace(
      'cortina',
      {
        family: 'guava',
        rim: 'fan',
        thread: colors.cream,
        colors: [colors.cream, colors.sun],
        weight: 1.5,
        detail: 0.7,
      },
      (LEFT + RIGHT) / 2,
      (TOP + COUNTER) / 2 - 6,
      152,
    ) +
    line(slats, '#9C2C59', 3, 'opacity=".55"') +
    box(LEFT, COUNTER - 24, RIGHT - LEFT, 24, '#A3265A') +
    box(500, COUNTER - 17, 80, 9, colors.straw)
  );
}

function kiosk(): string {
  const frame = `M${LEFT - 44} ${TOP - 54}H${RIGHT + 44}V${GROUND}H${LEFT - 44}ZM${LEFT} ${TOP}V${COUNTER}H${RIGHT}V${TOP}Z`;
  let fringe = '';
  const wide = (RIGHT - LEFT + 128) / 9;
  for (let i = 0; i < 9; i++) {
    const x = LEFT - 64 + i * wide;
    const cream = i % 2 === 1;
    fringe +=
      shape(
        `M${tenth(x)} ${TOP - 54}H${tenth(x + wide)}V${TOP - 4}A${tenth(wide / 2)} 26 0 0 1 ${tenth(x)} ${TOP - 4}Z`,
        cream ? colors.cream : colors.tierra,
      ) + stitch(`M${tenth(x + 9)} ${TOP - 10}H${tenth(x + wide - 9)}`, cream ? colors.tierra : colors.sun, 3, '8 7');
  }
  return (
    oval(540, GROUND, 350, 14, colors.tierraDeep, 'opacity=".5"') +
    shape(frame, colors.forest, 'fill-rule="evenodd"') +
    box(RIGHT + 14, TOP - 54, 30, GROUND - TOP + 54, '#000', 'opacity=".14"') +
    line(`M${LEFT - 44} 740H${RIGHT + 44}M${LEFT - 44} 822H${RIGHT + 44}`, colors.monte, 4) +
    lace('zocalo', { family: 'sun', rim: 'lozenge', thread: '#5F9F7E', weight: 1.4, detail: 0.5 }, 446, 786, 92) +
    shape(`M${LEFT - 20} ${TOP - 150}H${RIGHT + 20}L${RIGHT + 64} ${TOP - 54}H${LEFT - 64}Z`, colors.tierraDeep) +
    fringe
  );
}

function counter({ goods, tin, heaps }: KioskState): string {
  const board =
    box(LEFT - 62, COUNTER, RIGHT - LEFT + 124, 26, colors.wood) +
    box(LEFT - 62, COUNTER + 19, RIGHT - LEFT + 124, 7, colors.woodDark);
  const things = GOODS.map(({ x, draw }, i) => {
    const share = goods[i] ?? 0;
    return share > 0 ? place(draw, x, COUNTER + 3, share) : '';
  }).join('');
  const glass =
    pile(TIN[0], COUNTER - 5, tin, 36) +
    shape(`M${TIN[0] - 44} ${COUNTER - 92}H${TIN[0] + 44}V${COUNTER + 3}H${TIN[0] - 44}Z`, '#fff', 'opacity=".28"') +
    box(TIN[0] - 48, COUNTER - 98, 96, 8, colors.mist) +
    box(TIN[0] - 36, COUNTER - 84, 9, 78, '#fff', 'opacity=".5"');
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
      look: { cut: 'tail', tie: colors.sun, earrings: colors.paper },
      top: UNIFORM,
      bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
      far: { to: [866, 706], hand: 'sheet', aim: 170, holds: ledger(state) },
      near: { to: state.hands[1], hand: 'pinch', holds: pencil(state.hands[1]) },
    })
  );
}

function pencil([x, y]: Point): string {
  return (
    line(`M${x - 16} ${y + 16}L${x + 30} ${y - 34}`, colors.sun, 8) +
    line(`M${x - 20} ${y + 20}l4 -4`, colors.tierraNight, 6)
  );
}

/** The open book, towards us: a line a sale, and the sum below. */
function ledger({ written, turned }: KioskState): string {
  const [x, y, half, tall] = [850, 690, 92, 128];
  let lines = '';
  for (let i = 0; i < LINES; i++) {
    const share = turned > 0.5 ? 0 : Math.min(1, Math.max(0, written - i));
    const left = i < LINES / 2 ? x - half + 14 : x + 12;
    const at = y - 40 + (i % (LINES / 2)) * 24;
    lines += line(`M${left} ${at}H${left + 66}`, '#E4D6B8', 2);
    if (share > 0)
      lines += stitch(
        `M${left} ${at - 6}H${tenth(left + 62 * share)}`,
        i === LINES - 1 ? colors.tierra : colors.tierraNight,
        i === LINES - 1 ? 7 : 5,
        i === LINES - 1 ? '0' : '13 7',
      );
  }
  const page = Math.cos(turned * Math.PI);
  const leaf =
    turned > 0 && turned < 1
      ? shape(
          `M${x} ${y - tall / 2 + 4}L${tenth(x + (half - 6) * page)} ${tenth(y - tall / 2 - 14 * (1 - Math.abs(page)))}V${y + tall / 2 - 12}L${x} ${y + tall / 2 - 6}Z`,
          '#FFF6E4',
          `stroke="#E4D6B8" stroke-width="2"`,
        )
      : '';
  return group(
    `rotate(-4 ${x} ${y})`,
    box(x - half - 6, y - tall / 2 - 4, half * 2 + 12, tall + 8, colors.tierra) +
      box(x - half, y - tall / 2, half, tall, colors.paper) +
      box(x, y - tall / 2, half, tall, '#FBF1DD') +
      line(`M${x} ${y - tall / 2}v${tall}`, '#E4D6B8', 3) +
      lines +
      leaf,
  );
}

function flying(coins: readonly Point[]): string {
  return coins.map(([x, y]) => circle(x, y, 18, colors.gold) + circle(x, y, 12, colors.straw)).join('');
}
