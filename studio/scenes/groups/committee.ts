import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, stitch, tenth } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { above } from '../people/above.ts';
import type { Above } from '../people/above.ts';
import { baby } from '../people/baby.ts';
import type { Point } from '../people/geometry.ts';
import { HAIRS, SKINS } from '../people/skins.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const [X, Y, TABLE, RING, HEAD] = [600, 462, 206, 322, 92];
const DARK = '#3A0F06';

/** A point so far from the middle of the table, so many degrees clockwise from the top. */
function round(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [tenth(X + Math.sin(turn) * radius), tenth(Y - Math.cos(turn) * radius)];
}

type Woman = Omit<Above, 'at' | 'size' | 'turn'> & { at: number; looks?: number; away?: number };

/** From above arms on a table are short, and elbows stay beside their body. */
const SHORT = 0.64;

const guampa = ([x, y]: Point): string =>
  circle(x + 4, y + 5, 25, DARK, 'opacity=".25"') +
  circle(x, y, 28, colors.woodDark) +
  circle(x, y, 21, '#7C8B3B') +
  line(`M${x + 4} ${y - 2}L${x + 34} ${y - 26}`, '#D5D9D3', 6);

const coin = ([x, y]: Point): string => circle(x, y, 15, colors.gold) + circle(x, y, 10, colors.sun);

const paper = (x: number, y: number, turn: number, lines: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    box(-40, -52, 88, 114, DARK, 'opacity=".18"') + box(-44, -56, 88, 114, colors.paper) + lines,
  );

const COIN = round(146, 93);
const MATE = round(176, 132);
const PEN = round(150, 16);
const BILL = round(150, 288);

/** Clockwise from the top; the hands of each lie before herself. */
const WOMEN: readonly Woman[] = [
  {
    at: 2,
    skin: SKINS[5],
    look: { cut: 'low', hair: HAIRS.grey },
    top: { kind: 'blouse', color: '#7FB3B0', trim: colors.paper },
    right: { to: round(132, 349), hand: 'flat' },
    left: {
      to: PEN,
      hand: 'pinch',
      holds: line(`M${PEN[0] - 12} ${PEN[1] + 36}L${PEN[0] + 10} ${PEN[1] - 30}`, colors.tierra, 8),
    },
  },
  {
    at: 43,
    looks: 6,
    skin: SKINS[3],
    look: { cut: 'tail', tie: colors.sun },
    top: { kind: 'tee', color: colors.paper },
    girth: 1.06,
    left: {
      to: round(226, 56),
      hand: 'flat',
      holds: baby({
        at: round(246, 31),
        size: 62,
        turn: -47,
        skin: SKINS[4],
        wrap: colors.sun,
        trim: colors.tierra,
        mood: 'wonders',
        eyes: [0.3, -0.5],
      }),
    },
    right: { to: round(222, 41), hand: 'flat' },
  },
  {
    at: 82,
    skin: SKINS[6],
    look: { cut: 'braid', hair: HAIRS.brown, tie: colors.lapacho },
    top: { kind: 'blouse', color: colors.forest, trim: colors.sun },
    left: { to: COIN, hand: 'pinch', holds: coin(COIN) },
    right: { to: round(160, 72), hand: 'flat' },
  },
  {
    at: 121,
    skin: SKINS[2],
    girth: 1.18,
    look: { cut: 'low', hat: 'kerchief', tie: colors.rose },
    top: { kind: 'blouse', color: colors.tierraDeep, trim: colors.rose },
    left: { to: MATE, hand: 'grip', aim: 312, holds: guampa(MATE) },
    right: { to: round(178, 112), hand: 'flat' },
  },
  {
    at: 160,
    skin: SKINS[1],
    look: { cut: 'curls' },
    top: { kind: 'tee', color: '#E9A23B' },
    left: { to: round(150, 169), hand: 'flat' },
    right: { to: round(172, 151), hand: 'flat' },
  },
  {
    at: 199,
    looks: -4,
    skin: SKINS[4],
    girth: 1.22,
    look: {
      cut: 'bun',
      hair: HAIRS.grey,
      mood: 'laughs',
      age: 'old',
      shape: 'round',
      jaw: 'broad',
      nose: 'broad',
      brows: 'thin',
      signs: ['mole'],
      eyes: [0.1, -0.4],
    },
    looksUp: true,
    top: { kind: 'tee', color: '#6E5BA0' },
    left: { to: round(172, 211), hand: 'flat' },
    right: { to: round(160, 190), hand: 'flat' },
  },
  {
    at: 239,
    skin: SKINS[5],
    look: { cut: 'bob', hair: HAIRS.greying },
    top: { kind: 'tee', color: '#2F5C7A' },
    left: { to: round(124, 250), hand: 'point' },
    right: { to: round(168, 231), hand: 'flat' },
  },
  {
    at: 279,
    skin: SKINS[7],
    look: { cut: 'loose', hair: HAIRS.fair },
    top: { kind: 'overall', color: colors.cream, trim: colors.leaf },
    left: {
      to: BILL,
      hand: 'sheet',
      holds: group(
        `translate(${BILL[0]} ${BILL[1]}) rotate(104)`,
        box(-4, -30, 66, 34, '#8FB98F') + circle(30, -13, 9, '#CFE4D6'),
      ),
    },
    right: { to: round(172, 270), hand: 'flat' },
  },
  {
    at: 320,
    looks: -6,
    skin: SKINS[2],
    look: { cut: 'plaits', tie: colors.lapacho },
    top: { kind: 'shirt', color: colors.sun, sleeve: 'long' },
    left: { to: round(160, 328), hand: 'flat' },
    right: { to: round(168, 309), hand: 'flat' },
  },
];

/** A committee around its table, from straight above: the notebook, the coins, the mate that goes round, and nine women. */
export function committee(): string {
  const chairs = WOMEN.map(({ at, away = 0 }) => {
    const [x, y] = round(RING + 62 + away, at);
    return group(
      `translate(${x} ${y}) rotate(${at})`,
      box(-54, -34, 124, 66, DARK, 'opacity=".22" rx="14"') +
        box(-60, -42, 120, 60, colors.wood, 'rx="12"') +
        box(-66, -54, 132, 20, colors.woodDark, 'rx="9"'),
    );
  }).join('');
  const women = WOMEN.map(({ at, looks = 0, away = 0, left, right, ...woman }) =>
    above({
      ...woman,
      left: { near: SHORT, ...left },
      right: { near: SHORT, ...right },
      at: round(RING + away, at),
      size: HEAD,
      turn: at + 180 + looks,
    }),
  );
  const table =
    circle(X + 14, Y + 20, TABLE + 4, DARK, 'opacity=".3"') +
    circle(X, Y, TABLE, '#EAD7B4') +
    circle(X, Y, TABLE - 12, colors.cream) +
    lace('caja', { family: 'guava', rim: 'scallop', thread: '#EBCFA2', weight: 0.9 }, X, Y, TABLE - 20);
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'ronda', grain: 0 },
    floor() + chairs + table + things() + women.join('') + shade(),
  );
}

/** Bricks, and on them the light that a mango tree lets through. */
function floor(): string {
  let joints = '';
  for (let y = 0; y < HEIGHT; y += 75)
    for (let x = y % 150 ? -70 : 0; x < WIDTH; x += 140) joints += `M${x} ${y}h140M${x} ${y}v75`;
  return box(0, 0, WIDTH, HEIGHT, '#C2593A') + line(joints, '#AD4A2F', 4);
}

function shade(): string {
  const leaves = [
    [1040, 40, 150, 60, 24],
    [900, -10, 130, 50, -10],
    [1160, 180, 140, 56, 60],
    [1060, 200, 90, 34, 40],
    [880, 110, 84, 30, 8],
    [1180, 340, 90, 36, 78],
    [790, 40, 74, 26, -18],
    [1010, 320, 60, 24, 56],
  ] as const;
  return `<g opacity=".22">${leaves.map(([x, y, a, b, turn]) => oval(x, y, a, b, '#2A1020', `transform="rotate(${turn} ${x} ${y})"`)).join('')}</g>`;
}

function things(): string {
  const stacks = [[...round(92, 68)], [...round(70, 92)], [...round(98, 122)]].map(
    ([x = 0, y = 0]) => circle(x + 5, y + 6, 17, DARK, 'opacity=".22"') + coin([x, y]) + coin([x - 3, y - 5]),
  );
  const [nx, ny] = round(92, 352);
  const notebook = group(
    `translate(${nx} ${ny}) rotate(176)`,
    box(-66, -46, 144, 104, DARK, 'opacity=".2"') +
      box(-72, -52, 144, 104, colors.lapacho, 'rx="4"') +
      box(-67, -48, 65, 96, colors.paper) +
      box(2, -48, 65, 96, '#F6E9CF') +
      line('M-56 -32h44M-56 -16h36M-56 0h44M-56 16h30M14 -32h42M14 -16h30M14 0h22', '#B9986A', 4),
  );
  const list = paper(
    Math.round(round(78, 248)[0]),
    Math.round(round(78, 248)[1]),
    64,
    stitch('M-28 -36H26M-28 -14H26M-28 8H26M-28 30H14', colors.tierra, 4, '10 7'),
  );
  const cashBox = group(
    `translate(${X + 22} ${Y + 96}) rotate(-16)`,
    box(-50, -30, 112, 78, DARK, 'opacity=".22"') +
      box(-56, -36, 112, 78, colors.monte, 'rx="7"') +
      box(-56, -36, 112, 12, '#2C6A50', 'rx="6"') +
      box(-20, -6, 40, 8, '#081C15', 'rx="4"'),
  );
  return notebook + list + cashBox + stacks.join('');
}
