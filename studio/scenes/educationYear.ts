import { bib, uniform } from './closeUps.ts';
import { canvas } from './canvas.ts';
import { behind, coin, pile, SHIRT } from './educationYearParts.ts';
import { idea, savings } from './educationYearStart.ts';
import { baker, bookkeeper, painter, SEAT, seller, speaker } from './educationPupils.ts';
import { jar } from './goods.ts';
import { PAINT, PLY, PLY_DARK, print } from './heroKioskBooth.ts';
import type { Point } from './people/geometry.ts';
import { SKINS } from './people/skins.ts';
import { HAIR } from './portraits/hair.ts';
import { back } from './portraits/profile.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, group, line, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 600;
const HEIGHT = 400;

/** The year of a school's company, 600 x 400 each: what its five pupils do, each time from another place. */
export function educationYear(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ idea: idea(), savings: savings(), jobs: jobs(), sales: sales(), sharing: sharing() }).map(
      ([name, drawn]) => [name, canvas({ width: WIDTH, height: HEIGHT, name: `anio-${name}`, grain: 0.4 }, drawn)],
    ),
  );
}

function table(color: string, edge = 316): string {
  return box(0, edge, WIDTH, HEIGHT - edge, color) + box(0, edge, WIDTH, 10, '#fff', 'opacity=".16"');
}

/** Who makes, and who leads: seen over the jars that are being labelled. */
function jobs(): string {
  const kitchen =
    box(0, 0, WIDTH, HEIGHT, '#F2B8A2') +
    box(380, 60, 190, 190, '#FBE3BF') +
    box(392, 72, 166, 166, colors.mist) +
    line('M475 72V238', '#FBE3BF', 10) +
    box(20, 92, 132, 10, colors.wood) +
    [colors.leaf, colors.orange].map((color, i) => jar(54 + i * 58, 92, color, 0.56)).join('');
  const sheet = group(
    'translate(404 268) rotate(-8)',
    box(-46, -56, 92, 116, colors.tierra, 'rx="4"') +
      box(-38, -46, 76, 98, colors.paper) +
      box(-20, -64, 40, 16, '#4E6158', 'rx="4"') +
      line('M-26 -24H-16M-26 0H-16M-26 24H-16', colors.forest, 8) +
      line('M-4 -24H24M-4 0H18M-4 24H24', '#3B5F8A', 6),
  );
  const leads = speaker(
    {
      at: [486, 252],
      scale: 0.46,
      flip: true,
      arms: [{ side: 'left', to: [446, 306], aim: 196, hand: 'sheet', elbow: [556, 366] }],
    },
    { mood: 'talks', gaze: [0.9, 0.4] },
  );
  const paints = painter(
    {
      at: [196, 262],
      scale: 0.6,
      turn: 9,
      clothes: uniform(colors.monte) + bib(colors.sun, colors.tierra, { top: 96, half: 92, foot: 520 }),
      arms: [
        { side: 'left', to: [232, 366], elbow: [84, 388], aim: 6, hand: 'grip' },
        {
          side: 'right',
          to: [306, 338],
          elbow: [330, 404],
          aim: 196,
          hand: 'write',
          dim: true,
        },
      ],
    },
    { mood: 'grins', gaze: [0.5, 1] },
  );
  return (
    kitchen +
    leads.body +
    leads.limbs +
    sheet +
    leads.fingers +
    paints.body +
    table('#A4623A', 372) +
    jar(62, 392, colors.orange, 0.9) +
    jar(536, 392, colors.lapacho, 0.9) +
    jar(468, 400, colors.leaf, 0.9) +
    paints.limbs +
    jar(226, 398, colors.lapacho, 1.12) +
    line('M268 350L376 318', colors.wood, 9) +
    line('M270 349L254 354', colors.tierra, 11) +
    paints.fingers
  );
}

/** From among the customers: a jar comes over the counter. */
function sales(): string {
  const booth =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    box(60, 0, 480, HEIGHT, PAINT) +
    box(84, 40, 432, 250, '#1B4650') +
    box(84, 128, 432, 9, colors.wood) +
    [colors.leaf, colors.clay, colors.orange, colors.leaf, colors.clay]
      .map((color, i) => jar(128 + i * 86, 128, color, 0.62))
      .join('') +
    shape('M30 0H570L552 44H48Z', PLY) +
    box(46, 40, 508, 9, PLY_DARK);
  const hand = (x: number, color: string) => group(`translate(${x} 346) scale(.5)`, print(0, 0, 0, color));
  const counter =
    box(48, 288, 504, 20, PLY) +
    box(48, 298, 504, 10, PLY_DARK) +
    box(60, 308, 480, 96, PAINT) +
    [colors.cream, colors.sun, colors.lapacho, colors.cream].map((color, i) => hand(180 + i * 84, color)).join('');
  const sells = seller(
    {
      at: [258, 216],
      scale: 0.42,
      turn: 4,
      arms: [
        { side: 'left', to: [196, 290], elbow: [168, 284], aim: 10, hand: 'flat' },
        { side: 'right', to: [372, 236], elbow: [330, 294], aim: -16, hand: 'grip', dim: true },
      ],
    },
    { mood: 'beams', gaze: [0.9, 0.1] },
  );
  const notes = bookkeeper(
    {
      at: [132, 226],
      scale: 0.38,
      turn: 8,
      arms: [
        {
          side: 'right',
          to: [168, 290],
          elbow: [206, 288],
          aim: 150,
          hand: 'write',
          dim: true,
          holds: line('M150 302L186 252', colors.gold, 7),
        },
      ],
    },
    { mood: 'smiles', gaze: [0.6, 1] },
  );
  const buyer = behind([478, 318], 0.62, SKINS[4], back(SKINS[4], HAIR.grey, 'bun'), {
    body: { shoulder: 178, waist: 176, foot: 400, color: colors.lapacho },
    clothes: stitch('M-84 4C-50 40 50 40 84 4', colors.cream, 8, '14 11'),
    arms: [{ side: 'left', to: [392, 288], elbow: [366, 386], aim: -70, hand: 'pinch', holds: coin(394, 280, 15) }],
  });
  const child = behind([62, 372], 0.46, SKINS[1], back(SKINS[1], HAIR.black, 'braid', colors.lapacho), {
    headScale: 1.24,
    body: { shoulder: 140, waist: 150, foot: 400, color: SHIRT },
  });
  return (
    booth +
    notes.body +
    sells.body +
    box(118, 284, 96, 10, colors.paper) +
    notes.arms +
    counter +
    sells.limbs +
    jar(384, 264, colors.lapacho, 0.74) +
    sells.fingers +
    buyer.arms +
    buyer.body +
    child.body
  );
}

/** All five vote; the same heap lies before each. */
function sharing(): string {
  const flags = [colors.lapacho, colors.cream, colors.leaf, colors.tierra, colors.sun];
  const bunting = Array.from({ length: 11 }, (_, i) => {
    const x = 20 + i * 56;
    const y = 8 + 30 * (1 - ((x - 300) / 300) ** 2);
    return shape(`M${x - 17} ${Math.round(y)}h34l-17 32Z`, flags[i % flags.length] ?? '');
  }).join('');
  const up = (to: Point, elbow: Point, side: 'left' | 'right', aim = -90) => ({
    side,
    to,
    elbow,
    aim,
    hand: 'open' as const,
  });
  const his = seller(
    { at: [196, 236], scale: 0.38, arms: [up([108, 116], [104, 214], 'left', -82)] },
    { mood: 'laughs', gaze: [0.7, 0] },
  );
  const hers = speaker(
    { at: [318, 228], scale: 0.38, turn: -3, arms: [up([402, 112], [394, 212], 'right', -96)] },
    { mood: 'smiles', gaze: [0.4, 0.1] },
  );
  const third = painter(
    { at: [446, 236], scale: 0.38, flip: true, arms: [up([524, 120], [528, 218], 'left', -98)] },
    { mood: 'beams', gaze: [0.7, 0] },
  );
  const fourth = baker(
    {
      at: [82, 300],
      scale: 0.4,
      turn: 2,
      arms: [
        up([34, 186], [12, 284], 'left', -80),
        { side: 'right', to: [150, 364], elbow: [150, 376], aim: 10, hand: 'flat', dim: true },
      ],
    },
    { mood: 'beams', gaze: [0.8, 0.1] },
  );
  const fifth = bookkeeper(
    {
      at: [528, 304],
      scale: 0.4,
      flip: true,
      turn: 3,
      arms: [
        up([582, 190], [598, 286], 'left', -104),
        {
          side: 'right',
          to: [452, 366],
          elbow: [462, 376],
          aim: 172,
          hand: 'pinch',
          dim: true,
          holds: line('M440 372L462 326', colors.gold, 8),
        },
      ],
    },
    { mood: 'smiles', gaze: [0.8, 0.1] },
  );
  return (
    box(0, 0, WIDTH, HEIGHT, '#BFD9B4') +
    line('M-10 4Q300 72 610 4', colors.tierraDeep, 3) +
    bunting +
    line('M4 330H30M4 330V400', '#2A1F2E', 12) +
    box(18, 318, 30, 82, SEAT) +
    his.arms +
    his.body +
    hers.arms +
    hers.body +
    third.arms +
    third.body +
    fourth.body +
    fifth.body +
    table(colors.tierra, 346) +
    stitch('M-10 394H610', '#E9A06E', 4, '18 12') +
    [184, 242, 300, 358, 416].map((x) => pile(x, 384, 3)).join('') +
    fourth.arms +
    fifth.arms
  );
}
