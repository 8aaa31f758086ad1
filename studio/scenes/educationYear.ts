import { bib, uniform, wheel } from './closeUps.ts';
import { canvas } from './canvas.ts';
import { school } from './buildings.ts';
import { baker, bookkeeper, customer, seller } from './educationPupils.ts';
import { jar, seedling } from './goods.ts';
import { PAINT, PLY, PLY_DARK, print } from './heroKioskBooth.ts';
import { bush } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 600;
const HEIGHT = 400;
/** The far edge of a table. */
const EDGE = 316;
const INK = '#3B5F8A';

/** The year of a school's company, 600 x 400 each: what its three pupils do. */
export function educationYear(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ idea: idea(), savings: savings(), jobs: jobs(), sales: sales(), sharing: sharing() }).map(
      ([name, drawn]) => [name, canvas({ width: WIDTH, height: HEIGHT, name: `anio-${name}`, grain: 0.4 }, drawn)],
    ),
  );
}

/** In the school's yard: what each of them can make. */
function idea(): string {
  const yard =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    bush('#E0A02C', { width: WIDTH, y: 190, size: 60, depth: 90, seed: 'anio1' }) +
    school(304, 300, 0.74) +
    box(0, 296, WIDTH, 104, '#4C8A55');
  const his = seller(
    {
      at: [132, 252],
      scale: 0.5,
      turn: -3,
      arms: [
        { side: 'left', to: [66, 420], aim: 90, hand: 'relaxed' },
        { side: 'right', to: [244, 316], aim: -60, hand: 'grip', elbow: [196, 384], dim: true },
      ],
    },
    { mood: 'laughs', gaze: [0.8, 0.1] },
  );
  const hers = bookkeeper(
    {
      at: [478, 258],
      scale: 0.5,
      flip: true,
      arms: [
        { side: 'left', to: [540, 420], aim: 90, hand: 'relaxed' },
        { side: 'right', to: [362, 304], aim: 240, hand: 'grip', elbow: [412, 388], dim: true },
      ],
    },
    { mood: 'smiles', gaze: [0.8, 0.2] },
  );
  return (
    yard +
    his.body +
    hers.body +
    his.limbs +
    hers.limbs +
    seedling(254, 330, colors.clay, 136) +
    jar(352, 326, colors.lapacho, 0.86) +
    his.fingers +
    hers.fingers
  );
}

function table(color: string): string {
  return box(0, EDGE, WIDTH, HEIGHT - EDGE, color) + box(0, EDGE, WIDTH, 10, '#fff', 'opacity=".16"');
}

function coin(x: number, y: number): string {
  return circle(x, y, 16, colors.gold) + circle(x, y, 10, colors.straw);
}

/** So many coins on each other, their foot at x y. */
function pile(x: number, y: number, count: number): string {
  let coins = oval(x, y, 34, 9, '#3A1608', 'opacity=".28"');
  for (let i = 0; i < count; i++)
    coins +=
      oval(x + ((i * 5) % 3) - 1, y - 6 - i * 11, 28, 10, '#A9701A') +
      oval(x + ((i * 5) % 3) - 1, y - 10 - i * 11, 28, 10, colors.gold) +
      oval(x + ((i * 5) % 3) - 1, y - 10 - i * 11, 18, 6, colors.straw);
  return coins;
}

/** Each puts in a coin. */
function savings(): string {
  const glass =
    pile(304, 362, 5) +
    shape('M244 232H364V356Q364 370 350 370H258Q244 370 244 356Z', colors.cream, 'opacity=".34"') +
    box(238, 222, 132, 14, colors.forest) +
    box(274, 222, 60, 6, colors.night) +
    line('M262 252V336', colors.paper, 8, 'opacity=".8"');
  const his = baker(
    {
      at: [116, 250],
      scale: 0.5,
      arms: [
        { side: 'left', to: [110, 362], aim: 4, hand: 'flat', elbow: [38, 366] },
        { side: 'right', to: [280, 194], aim: 24, hand: 'pinch', elbow: [208, 292], dim: true, holds: coin(288, 202) },
      ],
    },
    { mood: 'beams', gaze: [0.8, 0.3] },
  );
  const hers = bookkeeper(
    {
      at: [492, 254],
      scale: 0.5,
      flip: true,
      arms: [
        { side: 'right', to: [344, 178], aim: 166, hand: 'pinch', elbow: [412, 296], dim: true, holds: coin(336, 182) },
        { side: 'left', to: [500, 366], aim: 176, hand: 'flat', elbow: [568, 370] },
      ],
    },
    { mood: 'smiles', gaze: [0.8, 0.2] },
  );
  return (
    box(0, 0, WIDTH, HEIGHT, '#9CCAD0') +
    circle(304, 210, 150, '#B9DCDF') +
    line('M100 372V270', '#2A1712', 12) +
    his.body +
    hers.body +
    table(colors.clay) +
    glass +
    his.arms +
    hers.arms
  );
}

/** Who cooks, and who writes it down. */
function jobs(): string {
  const kitchen =
    box(0, 0, WIDTH, HEIGHT, '#F2B8A2') +
    box(0, 0, WIDTH, 54, '#E9A48B') +
    box(210, 96, 190, 12, colors.wood) +
    [colors.leaf, colors.lapacho, colors.orange].map((color, i) => jar(246 + i * 58, 96, color, 0.56)).join('');
  const pot =
    oval(298, 372, 100, 12, '#3A1608', 'opacity=".3"') +
    shape('M212 270H384V340Q384 372 350 372H246Q212 372 212 340Z', '#6B8076') +
    shape('M340 270H384V340Q384 372 350 372H326Q344 330 340 270Z', '#000', 'opacity=".14"') +
    oval(298, 270, 86, 20, '#D8DDD3') +
    oval(298, 272, 74, 14, colors.lapacho) +
    line('M212 300H192V318H212M384 300H404V318H384', '#4E6158', 9);
  const his = seller(
    {
      at: [126, 248],
      scale: 0.5,
      turn: 5,
      clothes: uniform(colors.tierra) + bib(colors.lapacho, colors.cream, { top: 96, half: 92, foot: 520 }),
      arms: [
        {
          side: 'right',
          to: [268, 196],
          aim: -14,
          hand: 'grip',
          dim: true,
          holds: line('M262 160L294 262', colors.straw, 11),
        },
        { side: 'left', to: [206, 330], aim: 0, hand: 'grip' },
      ],
    },
    { mood: 'smiles', gaze: [0.8, 0.3] },
  );
  const sheet = group(
    'translate(424 262) rotate(-6)',
    box(-46, -56, 92, 116, colors.tierra, 'rx="4"') +
      box(-38, -46, 76, 98, colors.paper) +
      box(-20, -64, 40, 16, '#4E6158', 'rx="4"') +
      line('M-26 -22H22M-26 2H10M-26 26H18', INK, 6),
  );
  const hers = bookkeeper(
    {
      at: [494, 246],
      scale: 0.5,
      flip: true,
      arms: [
        { side: 'left', to: [462, 330], aim: 200, hand: 'grip', elbow: [560, 362] },
        {
          side: 'right',
          to: [420, 250],
          aim: 196,
          hand: 'pinch',
          dim: true,
          holds: line('M404 268L440 206', colors.gold, 10) + line('M404 268L401 274', '#21120E', 7),
        },
      ],
    },
    { mood: 'talks', gaze: [0.8, 0.2] },
  );
  return kitchen + his.body + hers.body + table('#A4623A') + pot + his.arms + sheet + hers.arms;
}

/** Over the kiosk's counter, with its hands on the front: a jar for a coin. */
function sales(): string {
  const hand = (x: number, color: string) => group(`translate(${x} 372) scale(.5)`, print(0, 0, 0, color));
  const booth =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    box(24, 0, 440, HEIGHT, PAINT) +
    box(48, 40, 392, 290, '#1B4650') +
    box(48, 148, 392, 9, colors.wood) +
    jar(302, 148, colors.leaf, 0.62) +
    jar(354, 148, colors.clay, 0.62) +
    jar(406, 148, colors.leaf, 0.62) +
    shape('M0 0H490L474 44H8Z', PLY) +
    box(6, 40, 470, 9, PLY_DARK);
  const prints = hand(120, colors.cream) + hand(236, colors.sun) + hand(350, colors.lapacho);
  const counter = box(0, 322, 486, 22, PLY) + box(0, 333, 486, 11, PLY_DARK) + box(24, 344, 440, 60, PAINT) + prints;
  const his = seller(
    {
      at: [176, 240],
      scale: 0.48,
      turn: 3,
      arms: [
        { side: 'left', to: [96, 400], aim: 90, hand: 'relaxed' },
        { side: 'right', to: [340, 262], aim: -8, hand: 'grip', elbow: [262, 314], dim: true },
      ],
    },
    { mood: 'beams', gaze: [0.8, 0.3] },
  );
  const child = customer({
    at: [500, 314],
    scale: 0.44,
    flip: true,
    turn: -6,
    arms: [
      { side: 'right', to: [410, 306], aim: 196, hand: 'pinch', elbow: [456, 392], dim: true, holds: coin(404, 310) },
    ],
  });
  return (
    booth +
    his.body +
    his.limbs +
    jar(352, 292, colors.lapacho, 0.7) +
    his.fingers +
    counter +
    jar(42, 326, colors.orange, 0.7) +
    child.body +
    child.arms
  );
}

/** The same for each of the three. */
function sharing(): string {
  const his = seller(
    {
      at: [112, 246],
      scale: 0.44,
      arms: [{ side: 'right', to: [178, 350], aim: 16, hand: 'flat', elbow: [120, 372], dim: true }],
    },
    { mood: 'laughs', gaze: [0.8, 0.2] },
  );
  const hers = bookkeeper(
    {
      at: [304, 240],
      scale: 0.44,
      arms: [
        { side: 'right', to: [314, 336], aim: 150, hand: 'pinch', elbow: [372, 356], dim: true, holds: coin(306, 340) },
      ],
    },
    { mood: 'smiles', gaze: [0.3, 0.3] },
  );
  const third = baker(
    {
      at: [490, 250],
      scale: 0.44,
      flip: true,
      turn: -3,
      arms: [{ side: 'right', to: [432, 352], aim: 166, hand: 'flat', elbow: [486, 374], dim: true }],
    },
    { mood: 'beams', gaze: [0.8, 0.3] },
  );
  const flags = [colors.lapacho, colors.cream, colors.leaf, colors.tierra, colors.sun];
  const bunting = Array.from({ length: 11 }, (_, i) => {
    const x = 20 + i * 56;
    const y = 18 + 40 * (1 - ((x - 300) / 300) ** 2);
    return shape(`M${x - 17} ${Math.round(y)}h34l-17 36Z`, flags[i % flags.length] ?? '');
  }).join('');
  return (
    box(0, 0, WIDTH, HEIGHT, '#BFD9B4') +
    line('M-10 14Q300 100 610 14', colors.tierraDeep, 3) +
    bunting +
    wheel(570, 330, 60) +
    his.body +
    third.body +
    hers.body +
    table(colors.tierra) +
    stitch('M-10 388H610', '#E9A06E', 4, '18 12') +
    his.arms +
    third.arms +
    pile(228, 386, 4) +
    pile(308, 390, 4) +
    pile(388, 386, 4) +
    hers.arms
  );
}
