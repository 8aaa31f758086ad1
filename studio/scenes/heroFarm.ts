import { cow } from './animals.ts';
import { fence, school, waterTower } from './buildings.ts';
import { canvas } from './canvas.ts';
import { cabbage, cheese, milkCan } from './goods.ts';
import { bush, furrows, hill } from './land.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { mixed } from './people/marks.ts';
import type { Point } from './people/geometry.ts';
import { person } from './people/person.ts';
import { mango, palm, palmDefs } from './plants.ts';
import { box, circle, group, oval, place, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
/** The school's foot and size, and what the coins light in it: left side, width and height of each opening. */
const SCHOOL = { x: 610, y: 506, scale: 1.2 };
export const OPENINGS = [
  [-184, 26, 27, -56],
  [-101, 30, 58, -58],
  [-13, 26, 27, -56],
  [70, 30, 58, -58],
  [158, 26, 27, -56],
] as const;
export const SUN = { x: 330, y: 214, radius: 150 } as const;
const TABLE = 812;

/** A season at the farm school. All are shares, 0 to 1; on its own, the picture shows the morning before the seed. */
export interface FarmState {
  /** How dark the evening is. */
  evening: number;
  /** What is woven on the sun: ready SVG. */
  woven: string;
  /** How big each plant is, row by row from the house. */
  plants: readonly number[];
  grazing: boolean;
  cans: readonly [number, number];
  cheeses: readonly number[];
  /** How bright each opening of the school is. */
  lights: readonly number[];
  /** Where the hands of the student are: left and right in the picture. */
  hands: readonly [Point, Point];
  seeds: readonly Point[];
  coins: readonly Point[];
}

export const RESTING: readonly [Point, Point] = [
  [540, 872],
  [684, 872],
];

const MORNING: FarmState = {
  evening: 0,
  woven: '',
  plants: [],
  grazing: true,
  cans: [0, 0],
  cheeses: [],
  lights: [],
  hands: RESTING,
  seeds: [],
  coins: [],
};

/** Feet of the plants, and their sizes. */
export const PLANTS: readonly { x: number; y: number; scale: number }[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((i) => ({ x: 252 + i * (112 + row * 12) - row * 34, y: 654 + row * 112, scale: 0.95 + row * 0.28 })),
);

export const CHEESES: readonly { x: number; y: number; width: number; rind: string }[] = [
  { x: 782, y: TABLE, width: 132, rind: '#E6C987' },
  { x: 924, y: TABLE + 2, width: 124, rind: colors.straw },
  { x: 782, y: TABLE - 46, width: 118, rind: colors.clay },
  { x: 924, y: TABLE - 42, width: 108, rind: colors.clay },
];

/** Where a coin goes in for each opening. */
export function openingAt(index: number): Point {
  const [left, width, height, top] = OPENINGS[index] ?? OPENINGS[0];
  return [SCHOOL.x + (left + width / 2) * SCHOOL.scale, SCHOOL.y + (top + height / 2) * SCHOOL.scale];
}

/** Field, pasture and table around the school, which lives from all three. Tall crops keep the middle 690. */
export function heroFarm(state: FarmState = MORNING): string {
  const { evening, woven, grazing, cans, coins, seeds } = state;
  const size = { width: WIDTH, height: HEIGHT };
  const at = (day: string, late: string) => mixed(day, late, evening);
  const land =
    box(0, 0, WIDTH, HEIGHT, at(colors.mist, '#DD9088')) +
    circle(SUN.x, SUN.y, SUN.radius, at(colors.sun, '#F2A65A')) +
    stitch(warp(SUN.radius * 0.9) + warp(SUN.radius * 0.5), '#FBDB90', 4, '10 9') +
    woven +
    hill(at('#A9CDB0', '#8F6272'), { ...size, y: 396, swing: 34, points: 5, seed: 'fa1' }) +
    bush(at('#5F9270', '#4E4A5E'), { width: WIDTH, y: 456, size: 90, depth: 80, seed: 'fa2' }) +
    hill(at('#4C8A55', '#2C5148'), { ...size, y: 492, swing: 8, points: 6, seed: 'fa3' });
  const farm =
    waterTower(988, 500, 1.25) +
    palm(150, 512, 300, 1.2, colors.monte, 14) +
    palm(212, 520, 190, 0.9, colors.monte, -10) +
    mango(1096, 540, 0.72) +
    school(SCHOOL.x, SCHOOL.y, SCHOOL.scale);
  const ground =
    hill(at('#3F7F4B', '#25493F'), { ...size, y: 536, swing: 6, points: 6, seed: 'fa4' }) +
    field() +
    shape('M590 520H640C652 640 560 800 520 1010H780C720 800 648 640 640 520Z', colors.road) +
    stitch('M606 548C610 660 556 820 540 996M630 548C642 660 720 820 752 996', '#F6B36B', 5, '24 18', 'opacity=".6"');
  const pasture =
    fence(
      [
        [1210, 690],
        [1100, 672],
        [990, 658],
        [880, 648],
        [770, 640],
      ],
      62,
      46,
    ) +
    oval(920, 692, 92, 9, '#174631', 'opacity=".6"') +
    cow(920, 690, 1.9, { flip: true, grazing }) +
    cans.map((share, i) => (share > 0 ? place(milkCan(0, 0, 0.62), 1040 + i * 62, 704 + i * 12, share) : '')).join('');
  const dark = evening > 0 ? box(0, 0, WIDTH, HEIGHT, colors.night, `opacity="${Math.round(evening * 16) / 100}"`) : '';
  return canvas(
    { ...size, name: 'chacra', grain: 0.3, defs: palmDefs(colors.monte, colors.forest) },
    land +
      farm +
      ground +
      plants(state) +
      pasture +
      student(state) +
      table(state) +
      dark +
      lights(state) +
      flying(seeds, coins),
  );
}

function warp(radius: number): string {
  return `M${SUN.x} ${SUN.y - radius}a${radius} ${radius} 0 1 1 -.1 0`;
}

/** Red earth in furrows, between the road and the left edge. */
function field(): string {
  return (
    shape('M-10 596C200 566 420 568 556 566C540 720 470 860 420 1010H-10Z', '#9A4426') +
    `<clipPath id="fa"><path d="M-10 596C200 566 420 568 556 566C540 720 470 860 420 1010H-10Z"/></clipPath><g clip-path="url(#fa)">${furrows('#7A2E18', { from: -760, to: 560, top: 560, bottom: 1010, vanish: 440, count: 12, width: 9 })}</g>`
  );
}

function plants({ plants: grown }: FarmState): string {
  return PLANTS.map(({ x, y, scale }, i) => {
    const share = grown[i] ?? 0;
    return share > 0 ? place(cabbage(0, 0, scale), x, y, share) : '';
  }).join('');
}

/** Who sows with one hand and sets the cheese out with the other. */
function student({ hands }: FarmState): string {
  return person({
    at: [612, 1050],
    height: 528,
    heads: 6.9,
    build: 'woman',
    view: 'front',
    skin: skins[1],
    look: { cut: 'braid', tie: colors.sun, hat: 'piri' },
    top: { kind: 'shirt', color: colors.paper, trim: colors.monte },
    bottom: { kind: 'trousers', color: colors.monte },
    shoes: colors.tierraNight,
    near: { to: hands[0], hand: 'pinch' },
    far: { to: hands[1], hand: 'pinch' },
  });
}

function table({ cheeses }: FarmState): string {
  return (
    oval(852, 950, 190, 12, '#174631', 'opacity=".6"') +
    box(704, TABLE + 12, 18, 130, colors.woodDark) +
    box(982, TABLE + 12, 18, 130, colors.woodDark) +
    shape(`M700 ${TABLE}H1004V${TABLE + 86}H700Z`, colors.cream) +
    shape(`M944 ${TABLE}H1004V${TABLE + 86}H944Z`, '#000', 'opacity=".1"') +
    stitch(`M716 ${TABLE + 72}H990`, colors.lapacho, 5, '16 12') +
    box(686, TABLE - 4, 332, 18, colors.wood) +
    box(686, TABLE + 9, 332, 5, colors.woodDark) +
    CHEESES.map(({ x, y, width, rind }, i) => {
      const share = cheeses[i] ?? 0;
      return share > 0 ? place(cheese(0, 0, width, { rind }), x, y, share) : '';
    }).join('')
  );
}

/** What the coins have lit: over the evening. */
function lights({ lights: lit }: FarmState): string {
  const openings = OPENINGS.map(([left, width, height, top], i) => {
    const share = lit[i] ?? 0;
    return share > 0 ? box(left, top, width, height, '#FFD873', `opacity="${Math.round(share * 100) / 100}"`) : '';
  }).join('');
  return openings && group(`translate(${SCHOOL.x} ${SCHOOL.y}) scale(${SCHOOL.scale})`, openings);
}

function flying(seeds: readonly Point[], coins: readonly Point[]): string {
  return (
    seeds.map(([x, y]) => oval(x, y, 6, 9, colors.straw)).join('') +
    coins
      .map(
        ([x, y]) =>
          circle(x, y, 19, colors.gold) +
          circle(x, y, 13, colors.straw) +
          stitch(`M${tenth(x - 6)} ${tenth(y)}h12`, colors.gold, 4, '4 4'),
      )
      .join('')
  );
}
