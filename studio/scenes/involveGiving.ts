// Where a loan goes, 1200 x 900: on the green of its section, out of the lender's phone, over the sea, to a stall, and back.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { bib } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { round } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';

/** The stall's own daylight, which the thread runs around. */
const DAY = { x: 770, y: 420, radius: 340 };
const COUNTER = 640;
/** Linen, which the screen goes on with. */
const BOARD = '#EADCC0';

export function givingThread(): string {
  const { body, arms } = seller();
  return canvas(
    { width: 1200, height: 900, name: 'prestar-hilo', grain: 0 },
    box(0, 0, 1200, 900, colors.monte) +
      day() +
      lent() +
      body +
      awning() +
      arms +
      counter() +
      repaid() +
      lender() +
      board(),
  );
}

function day(): string {
  const { x, y, radius } = DAY;
  return (
    circle(x, y, radius, '#F7D9A0') +
    circle(x + 190, y - 30, 66, '#FCEBC4') +
    shape(
      `M${x - 315} ${y + 128}C${x - 190} ${y + 60} ${x - 40} ${y + 110} ${x + 110} ${y + 80}S${x + 270} ${y + 60} ${x + 330} ${y + 82}A${radius} ${radius} 0 0 1 ${x - 315} ${y + 128}Z`,
      colors.leaf,
    )
  );
}

function awning(): string {
  const [left, right, top, low] = [500, 1040, 92, 206];
  const stripe = (right - left) / 8;
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const x = left + i * stripe;
    return shape(
      `M${x + (4 - i) * 6} ${top}H${x + stripe + (3 - i) * 6}L${x + stripe} ${low}C${x + stripe} ${low + 44} ${x} ${low + 44} ${x} ${low}Z`,
      i % 2 ? colors.cream : colors.tierra,
    );
  }).join('');
  return box(526, 190, 18, 460, colors.woodDark) + box(996, 190, 18, 460, colors.woodDark) + stripes;
}

/** She holds out the best one; the other hand is on the counter. */
function seller(): { body: string; arms: string } {
  const tomato =
    circle(624, 446, 34, '#C8452A') +
    circle(613, 436, 9, '#E1714F') +
    line('M610 418L624 425L638 416', colors.forest, 8);
  return figure({
    at: [776, 488],
    scale: 0.72,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'broad',
      mood: 'beams',
      gaze: [0.6, 0.2],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'arched',
      nose: 'snub',
      signs: ['dimples'],
      earrings: colors.lapacho,
    },
    hair: combed('turned', HAIR.black, 'bun', colors.sun),
    chin: [8, -60],
    turn: -3,
    headScale: 1.26,
    body: { shoulder: 196, waist: 196, foot: 400, color: '#2F7F8C' },
    clothes: bib(colors.cream, colors.lapacho),
    arms: [
      { side: 'right', to: [620, 462], aim: -98, hand: 'grip', elbow: [594, 634], dim: true, holds: tomato },
      { side: 'left', to: [836, 636], aim: 178, hand: 'flat', elbow: [946, 630] },
    ],
  });
}

function counter(): string {
  const tomato = (x: number, y: number) => circle(x, y, 30, '#C8452A') + circle(x - 9, y - 9, 8, '#E1714F');
  const pile = [
    [956, 612],
    [1012, 612],
    [1068, 612],
    [984, 566],
    [1040, 566],
    [1012, 520],
  ] as const;
  const lettuce = (x: number) =>
    circle(x, 606, 42, colors.sprout) +
    line(
      `M${x} 640C${x - 4} 616 ${x - 16} 596 ${x - 26} 588M${x} 640C${x + 2} 612 ${x + 12} 592 ${x + 24} 584`,
      colors.forest,
      5,
    );
  return (
    pile.map(([x, y]) => tomato(x, y)).join('') +
    lettuce(530) +
    box(492, COUNTER + 10, 708, 260, colors.tierraDeep) +
    box(492, COUNTER + 24, 26, 260, '#5E1A0D') +
    box(480, COUNTER, 720, 24, BOARD)
  );
}

/** On the phone the stall again, as small as a thumb, and the button that lends. */
function phone(): string {
  return group(
    'translate(420 572) rotate(8) scale(.88)',
    box(-62, -118, 124, 236, '#0B1C17', 'rx="18"') +
      box(-50, -102, 100, 204, colors.cream, 'rx="8"') +
      box(-50, -102, 100, 96, '#F7D9A0') +
      box(-50, -102, 100, 22, colors.tierra) +
      stitch('M-50 -91H50', colors.cream, 22, '14 14') +
      circle(0, -44, 22, SKINS[3]) +
      shape('M-36 -6C-34 -26 -16 -30 0 -30S34 -26 36 -6Z', '#2F7F8C') +
      line('M-34 20H34M-34 38H14', '#CDBB9B', 9) +
      box(-36, 58, 72, 28, colors.tierra, 'rx="6"'),
  );
}

/** At his own table, with something warm; his thumb is over the button. */
function lender(): string {
  const mug =
    line('M52 806C16 800 16 848 52 842', colors.lapacho, 12) +
    shape('M44 782H124L119 876H50Z', colors.lapacho) +
    oval(84, 784, 40, 9, '#7E2C4C');
  const one = figure({
    at: [236, 562],
    scale: 0.84,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'long',
      mood: 'laughs',
      gaze: [0.6, 1],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'arched',
      nose: 'snub',
    },
    hair: parted('turned', HAIR.brown, 'swept'),
    chin: [16, -54],
    turn: 11,
    headScale: 1.22,
    body: { shoulder: 190, waist: 186, foot: 420, color: '#5577AE' },
    clothes: round('#3E5D92'),
    arms: [
      {
        side: 'right',
        to: [450, 620],
        aim: 258,
        hand: 'grip',
        elbow: [424, 852],
        sleeve: 'rolled',
        dim: true,
        holds: phone(),
      },
      { side: 'left', to: [366, 686], aim: -28, hand: 'sheet', elbow: [150, 822], sleeve: 'rolled' },
    ],
  });
  return one.body + one.arms + mug;
}

/** Both sides have one edge to rest on. */
function board(): string {
  return box(0, 876, 1200, 24, BOARD);
}

/** Over the sea. */
function lent(): string {
  const { x, y, radius } = DAY;
  const rim = radius + 22;
  return stitch(
    `M420 500C412 480 ${x - rim} 460 ${x - rim} ${y}A${rim} ${rim} 0 0 1 ${x + rim} ${y}V${COUNTER}`,
    colors.sun,
    11,
    '32 22',
  );
}

/** Along the hem of the counter. */
function repaid(): string {
  return stitch('M1200 724H520C450 724 440 700 424 660', colors.rose, 11, '32 22');
}
