// Where a loan goes, 1200 x 900: on the green of its section, out of the lender's phone, over the sea, to a stall, and back.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { bib, near } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';

/** The stall's own daylight, which the thread runs around. */
const DAY = { x: 790, y: 420, radius: 372 };
const COUNTER = 640;
/** Linen, which the screen goes on with. */
const BOARD = '#EADCC0';

export function givingThread(): string {
  return canvas(
    { width: 1200, height: 900, name: 'prestar-hilo', grain: 0 },
    box(0, 0, 1200, 900, colors.monte) +
      day() +
      lent() +
      seller() +
      awning() +
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
      `M${x - 350} ${y + 128}C${x - 210} ${y + 60} ${x - 40} ${y + 110} ${x + 120} ${y + 80}S${x + 300} ${y + 60} ${x + 362} ${y + 84}A${radius} ${radius} 0 0 1 ${x - 350} ${y + 128}Z`,
      colors.leaf,
    )
  );
}

function awning(): string {
  const [left, right, top, low] = [520, 1080, 84, 206];
  const stripe = (right - left) / 8;
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const x = left + i * stripe;
    return shape(
      `M${x + (4 - i) * 6} ${top}H${x + stripe + (3 - i) * 6}L${x + stripe} ${low}C${x + stripe} ${low + 44} ${x} ${low + 44} ${x} ${low}Z`,
      i % 2 ? colors.cream : colors.tierra,
    );
  }).join('');
  return box(548, 190, 18, 460, colors.woodDark) + box(1034, 190, 18, 460, colors.woodDark) + stripes;
}

function seller(): string {
  const tomatoes = (x: number, y: number) =>
    circle(x, y, 40, '#C8452A') +
    circle(x - 12, y - 12, 11, '#E1714F') +
    line(`M${x - 16} ${y - 34}L${x} ${y - 26}L${x + 16} ${y - 36}`, colors.forest, 9);
  return near(800, 474, 0.72, {
    face: {
      skin: SKINS[3],
      view: 'turned',
      age: 'grown',
      build: 'broad',
      mood: 'beams',
      gaze: [0.5, 0.3],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'arched',
      nose: 'snub',
      signs: ['dimples'],
      earrings: colors.lapacho,
    },
    hair: combed('turned', HAIR.black, 'braid', colors.sun),
    head: { at: [-6, -60], flip: true, turn: 4, scale: 1.3 },
    body: { shoulder: 204, waist: 206, color: '#2F7F8C' },
    clothes: bib(colors.cream, colors.lapacho),
    held: tomatoes(-238, 82),
    arms: [
      { shoulder: [-166, 92], elbow: [-272, 250], to: [-236, 110], hand: 'open', aim: -78, sleeve: 'short' },
      {
        shoulder: [166, 92],
        elbow: [246, 262],
        to: [122, 262],
        hand: 'flat',
        aim: 172,
        mirrored: true,
        sleeve: 'short',
        dim: true,
      },
    ],
  });
}

function counter(): string {
  const tomato = (x: number, y: number) => circle(x, y, 30, '#C8452A') + circle(x - 9, y - 9, 8, '#E1714F');
  const pile = [
    [968, 612],
    [1024, 612],
    [1080, 612],
    [996, 566],
    [1052, 566],
    [1024, 520],
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
    lettuce(546) +
    lettuce(618) +
    box(492, COUNTER + 10, 708, 260, colors.tierraDeep) +
    box(492, COUNTER + 24, 26, 260, '#5E1A0D') +
    box(480, COUNTER, 720, 24, BOARD)
  );
}

function lender(): string {
  // On it the stall again, as small as a thumb, and the button that lends.
  const phone = group(
    'translate(196 92) rotate(8)',
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
  const mug =
    line('M66 830C30 824 30 870 66 866', colors.lapacho, 12) +
    shape('M60 800H142L136 878H66Z', colors.lapacho) +
    oval(101, 802, 41, 9, '#7E2C4C');
  return (
    near(250, 560, 0.86, {
      face: {
        skin: SKINS[7],
        view: 'turned',
        age: 'grown',
        build: 'long',
        mood: 'smiles',
        gaze: [0.6, 0.9],
        hair: '#8A4A24',
        eyes: 'almond',
        brows: 'bushy',
        nose: 'long',
        beard: 'full',
      },
      hair: cropped('turned', '#8A4A24'),
      head: { at: [10, -58], turn: 6, scale: 1.24 },
      neck: { lean: 6 },
      body: { shoulder: 196, waist: 206, color: '#37507A' },
      clothes: stitch('M-84 0C-60 92 60 92 84 0', '#5E7CB0', 9, '15 12'),
      held: phone,
      arms: [
        {
          shoulder: [-160, 92],
          elbow: [-176, 300],
          to: [176, 182],
          hand: 'point',
          aim: -22,
          sleeve: 'rolled',
          over: '',
        },
        {
          shoulder: [160, 92],
          elbow: [232, 300],
          to: [236, 150],
          hand: 'grip',
          aim: 258,
          mirrored: true,
          sleeve: 'rolled',
          dim: true,
        },
      ],
    }) + mug
  );
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
    `M420 524C410 490 ${x - rim} 480 ${x - rim} ${y}A${rim} ${rim} 0 0 1 ${x + rim} ${y}V${COUNTER}`,
    colors.sun,
    11,
    '32 22',
  );
}

/** Along the hem of the counter. */
function repaid(): string {
  return stitch('M1200 724H520C450 724 440 700 424 660', colors.rose, 11, '32 22');
}
