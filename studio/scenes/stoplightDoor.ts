import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, lace, line, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { SKINS } from './people/skins.ts';
import { shaded } from './people/marks.ts';
import { curls } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { combed, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';

const SIZE = { width: 1200, height: 800 };
const WALL = '#F5B3C1';
const STRING = 486;
const RADIUS = 72;

/** A family hangs its three colours beside its own door: mother and son the last of them, grandmother at the window. Cut out, for a sun band. */
export function stoplightDoor(): string {
  const she = mother();
  const he = son();
  return canvas(
    { ...SIZE, name: 'puerta', grain: 0.3 },
    front() + window() + she.body + discs() + he.body + she.arms + he.arms,
  );
}

function front(): string {
  const tile = (x: number) =>
    shape(`M${x} 52H${x + 62}V112C${x + 62} 150 ${x} 150 ${x} 112Z`, colors.tierra) +
    shape(`M${x + 40} 52H${x + 62}V112C${x + 62} 130 ${x + 52} 138 ${x + 40} 140Z`, colors.tierraDeep);
  const tiles = Array.from({ length: 16 }, (_, at) => tile(216 + at * 62)).join('');
  return (
    box(270, 100, 930, 700, WALL) +
    box(270, 100, 930, 74, shaded(WALL, 0.16)) +
    box(270, 690, 930, 110, colors.tierra) +
    box(690, 232, 250, 568, colors.forest) +
    box(714, 256, 202, 544, colors.night) +
    box(200, 34, 1000, 40, colors.tierraDeep) +
    tiles
  );
}

/** Open shutters; on the sill her arms. */
function window(): string {
  const granny = figure({
    at: [1092, 500],
    scale: 0.6,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'old',
      build: 'long',
      mood: 'beams',
      gaze: [0.9, 0.2],
      eyes: 'soft',
      brows: 'thin',
      nose: 'hooked',
      hair: HAIR.grey,
      earrings: colors.gold,
    },
    hair: combed('turned', HAIR.grey, 'braid', colors.lapacho),
    chin: [2, -58],
    turn: 4,
    neck: { wide: 84, deep: 60 },
    body: { shoulder: 172, waist: 166, foot: 192, color: '#6E5BA0' },
    clothes: stitch('M-76 -8C-54 66 54 66 76 -8', colors.cream, 9, '14 11'),
    arms: [
      { side: 'right', to: [1030, 598], elbow: [1168, 606], aim: 182, hand: 'rest', sleeve: 'short', dim: true },
      { side: 'left', to: [1118, 602], elbow: [1006, 606], aim: -2, hand: 'rest', sleeve: 'short' },
    ],
  });
  const shutter = (x: number) =>
    box(x, 300, 46, 318, colors.forest) +
    line([340, 380, 420, 460, 500, 540, 580].map((y) => `M${x + 8} ${y}h30`).join(''), colors.monte, 7);
  return (
    box(1000, 300, 170, 318, colors.night) +
    granny.body +
    granny.arms +
    shutter(962) +
    shutter(1158) +
    box(956, 614, 244, 22, colors.cream)
  );
}

function discs(): string {
  const hung = [
    [300, stoplight.red, 'spider', '#F3B8A4'],
    [454, stoplight.yellow, 'ant', '#8A4B10'],
    [608, stoplight.green, 'sun', '#BFE0BD'],
  ] as const;
  return (
    line(`M${STRING} 112V690`, colors.cream, 6) +
    hung
      .map(
        ([y, ground, family, thread]) =>
          circle(STRING + 8, y + 8, RADIUS, colors.tierraNight, 'opacity=".16"') +
          circle(STRING, y, RADIUS, ground) +
          lace(`puerta${y}`, { family, rim: 'scallop', thread, weight: 0.9, detail: 0.5 }, STRING, y, RADIUS * 0.94),
      )
      .join('') +
    line(`M${STRING - 12} 680v30M${STRING} 680v44M${STRING + 12} 680v30`, colors.cream, 5)
  );
}

function mother() {
  const ball =
    circle(770, 624, 40, colors.lapacho) +
    line('M740 610C758 592 784 594 800 612M742 636C762 620 782 620 804 632', '#F5B3C1', 4);
  return figure({
    at: [778, 424],
    scale: 0.86,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'heart',
      mood: 'laughs',
      gaze: [0.6, 1],
      eyes: 'upturned',
      brows: 'soaring',
      nose: 'slim',
      lips: 'full',
      hair: HAIR.brown,
      earrings: colors.sun,
    },
    hair: parted('turned', HAIR.brown, 'swept', 'tail', colors.sun),
    chin: [4, -58],
    turn: 8,
    neck: { wide: 88, lean: 4, deep: 60 },
    body: { shoulder: 176, waist: 160, foot: 500, color: colors.paper },
    clothes:
      shape('M-168 300H168C176 380 182 440 186 500H-186C-182 440 -176 380 -168 300Z', '#2F7F8C') +
      stitch('M-176 470H180', colors.paper, 7, '14 11') +
      stitch('M-78 -12C-56 70 56 70 78 -12', colors.tierra, 9, '14 11'),
    arms: [
      { side: 'left', to: [784, 626], elbow: [944, 622], aim: 184, hand: 'grip', holds: ball },
      { side: 'right', to: [502, 158], elbow: [606, 372], aim: -110, hand: 'pinch', dim: true },
    ],
  });
}

function son() {
  return figure({
    at: [250, 612],
    scale: 0.72,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'child',
      build: 'round',
      mood: 'beams',
      gaze: [0.9, -0.5],
      eyes: 'round',
      brows: 'short',
      nose: 'button',
      hair: HAIR.black,
      signs: ['dimples'],
    },
    hair: curls('turned', HAIR.black, 'close'),
    chin: [2, -52],
    turn: -10,
    headScale: 1.24,
    neck: { wide: 76, deep: 54 },
    body: { shoulder: 150, waist: 138, foot: 320, color: colors.forest },
    clothes: line('M-62 -10C-44 50 44 50 62 -10', colors.sun, 12),
    arms: [
      { side: 'left', to: [240, 890], elbow: [136, 776], aim: 70, hand: 'relaxed', slim: true },
      { side: 'right', to: [432, 618], elbow: [394, 756], aim: -50, hand: 'sheet', slim: true, dim: true },
    ],
  });
}
