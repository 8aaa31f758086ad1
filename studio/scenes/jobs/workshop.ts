import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { uniform, vest } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { chair } from '../portraits/chair.ts';
import { figure } from '../portraits/figure.ts';
import { bald } from '../portraits/cuts.ts';
import { cropped, HAIR, straight } from '../portraits/hair.ts';

const SIZE = { width: 1200, height: 1000 };
/** The table's end, its far edge, and the one that is turned to us. */
const TABLE = { left: 404, far: 690, near: 812 };
const SHIRT = '#EEF1E2';

/** A trainer with the two pupils whose business sells marmalade: they work out what a jar costs. */
export function workshop(): string {
  const [sells, counts] = [seller(), cashier()];
  return canvas(
    { ...SIZE, name: 'taller', grain: 0.4 },
    room() +
      group('translate(150 -4) scale(.9)', counts.body + sells.body + table() + counts.arms + sells.arms) +
      trainer(),
  );
}

function room(): string {
  return (
    box(0, 0, 1200, 1000, '#F0A868') +
    box(0, 800, 1200, 200, '#D98A4E') +
    box(0, 790, 1200, 14, '#FBE3BF') +
    box(330, 50, 800, 330, colors.woodDark, 'rx="6"') +
    box(354, 74, 752, 282, '#245443') +
    stitch('M416 306H672', colors.cream, 7, '26 14') +
    [40, 76, 118, 166].map((high, i) => box(430 + i * 62, 292 - high, 38, high, colors.sun)).join('')
  );
}

const jar = (x: number, y: number, fruit: string): string =>
  group(
    `translate(${x} ${y}) scale(1.5)`,
    shape('M-30 0V-62C-30 -74 30 -74 30 -62V0Z', fruit) +
      shape('M12 -71C24 -70 30 -68 30 -62V0H12Z', '#000', 'opacity=".14"') +
      box(-28, -92, 56, 22, colors.cream, 'rx="4"') +
      box(-21, -50, 42, 32, colors.paper) +
      stitch('M-13 -34H13', colors.tierra, 4, '7 5'),
  );

function table(): string {
  const { left, far, near } = TABLE;
  const coin = (x: number, y: number) => oval(x, y + 7, 30, 19, '#B5742A') + oval(x, y, 30, 19, '#F6C96F');
  return (
    box(left, far, 800, near - far, colors.cream) +
    box(left, far, 800, 12, colors.paper) +
    stitch(`M${left + 12} ${near - 16}H1200`, colors.lapacho, 7, '24 16') +
    box(left, near, 800, 188, '#B9582F') +
    box(left, near, 800, 20, '#8E3A1C') +
    jar(1130, 770, colors.orange) +
    jar(1032, 782, '#B8324A') +
    coin(742, 770) +
    coin(748, 756) +
    coin(812, 778)
  );
}

function seller() {
  return figure({
    at: [640, 470],
    scale: 0.8,
    flip: true,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'diamond',
      mood: 'laughs',
      gaze: [0.9, 0],
      hair: HAIR.brown,
      eyes: 'narrow',
      brows: 'straight',
      nose: 'button',
      signs: ['freckles'],
      earsCovered: true,
    },
    hair: straight('turned', HAIR.brown),
    chin: [10, -58],
    turn: 4,
    body: { shoulder: 172, waist: 164, foot: 320, color: '#FFFAF0' },
    clothes: uniform(colors.forest),
    arms: [
      {
        side: 'right',
        to: [548, 730],
        elbow: [470, 640],
        aim: 12,
        hand: 'sheet',
        slim: true,
        dim: true,
        holds: jar(586, 782, '#B8324A'),
      },
      { side: 'left', to: [690, 778], elbow: [796, 700], aim: 172, hand: 'flat' },
    ],
  });
}

function cashier() {
  return figure({
    at: [946, 452],
    scale: 0.82,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'boxed',
      mood: 'smirks',
      gaze: [0.9, 0.2],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'bushy',
      nose: 'long',
      glasses: '#7FB0C4',
      frames: 'square',
    },
    hair: cropped('turned', HAIR.black),
    chin: [10, -60],
    turn: 6,
    body: { shoulder: 180, waist: 168, foot: 320, color: '#FFFAF0' },
    clothes: uniform(colors.forest),
    arms: [
      {
        side: 'right',
        to: [926, 590],
        elbow: [776, 690],
        aim: -34,
        hand: 'pinch',
        dim: true,
        holds: circle(932, 582, 26, '#F6C96F') + circle(932, 582, 16, '#D9911F'),
      },
      { side: 'left', to: [940, 782], elbow: [1088, 700], aim: 176, hand: 'flat' },
    ],
  });
}

/** In his wheelchair, at the end of the table: one hand on the ring, the other one asks. */
function trainer(): string {
  const place = { at: [262, 352] as const, scale: 0.67 };
  const { behind, lap, before, ring, rim } = chair({ ...place, trousers: '#3B4A6B', cloth: colors.tierra });
  const list = group(
    'translate(398 640) rotate(-3) skewX(-30)',
    box(-64, -44, 128, 60, colors.paper) + stitch('M-44 -26H44M-44 -4H22', colors.tierra, 5, '12 8'),
  );
  const he = figure({
    ...place,
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'beams',
      gaze: [0.9, 0],
      hair: HAIR.black,
      eyes: 'almond',
      brows: 'bushy',
      nose: 'broad',
      beard: 'full',
      moustache: true,
    },
    hair: bald('turned', HAIR.black, SKINS[1]),
    chin: [10, -62],
    turn: 4,
    headScale: 1.22,
    neck: { wide: 104 },
    body: { shoulder: 190, waist: 176, foot: 500, color: SHIRT },
    clothes: vest(colors.forest, SHIRT, 500),
    arms: [
      {
        side: 'right',
        to: [556, 548],
        elbow: [416, 552],
        aim: -40,
        hand: 'open',
        sleeve: 'rolled',
        slim: true,
        dim: true,
      },
      { side: 'left', to: rim, elbow: [166, 552], aim: 42, hand: 'grip', sleeve: 'rolled', slim: true },
    ],
  });
  return behind + he.body + lap + list + before + he.limbs + ring + he.fingers;
}
