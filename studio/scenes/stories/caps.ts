import { hill } from '../land.ts';
import { colors } from '../../../server/lace/palette.ts';
import { palm, palmDefs } from '../plants.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { uniform } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { curls, plaits } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { cropped, HAIR } from '../portraits/hair.ts';
import { frame, HEIGHT, SIZE, WIDTH } from './frame.ts';

const UNIFORM = { shoulder: 180, waist: 168, foot: 620, color: colors.paper };

/** Three who leave the farm school, their hats in the air; the one in the middle holds up two diplomas. */
export function caps(): string {
  const sky =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    lace('promoción', { family: 'sun', rim: 'fan', thread: '#E59F26', weight: 0.6 }, 800, 700, 640);
  const land =
    hill('#D9911F', { ...SIZE, y: 700, swing: 20, points: 5, seed: 'gorra1' }) +
    palm(130, 836, 260, 2.4, colors.woodDark, -12) +
    palm(1486, 836, 230, 2.3, colors.woodDark, 14) +
    hill(colors.forest, { ...SIZE, y: 800, swing: 8, points: 4, seed: 'gorra2' });
  const hats =
    cap(668, 128, 0.86, -12, colors.tierraDeep, colors.paper) +
    straw() +
    cap(1180, 140, 0.8, 16, '#A3265A', colors.paper);
  const [first, middle, last] = [thrower(), holder(), cheering()];
  return frame(
    'birretes',
    sky + land + hats + first.body + last.body + first.arms + last.arms + middle.body + middle.arms,
    palmDefs('#174631', colors.forest),
  );
}

function thrower() {
  return figure({
    at: [438, 600],
    scale: 0.84,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'young',
      build: 'lean',
      mood: 'laughs',
      gaze: [0.4, -1.2],
      hair: HAIR.black,
      eyes: 'narrow',
      brows: 'bushy',
      nose: 'hooked',
    },
    hair: cropped('turned', HAIR.black),
    chin: [4, -56],
    turn: -9,
    body: UNIFORM,
    clothes: uniform(colors.monte),
    arms: [{ side: 'left', to: [238, 356], elbow: [214, 560], aim: -72, hand: 'wave' }],
  });
}

function holder() {
  return figure({
    at: [806, 640],
    scale: 0.9,
    skin: SKINS[2],
    head: {
      view: 'front',
      age: 'young',
      build: 'round',
      mood: 'beams',
      gaze: [0, 0.1],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'arched',
      nose: 'broad',
      signs: ['dimples'],
      earrings: colors.lapacho,
    },
    hair: plaits('front', HAIR.brown, colors.lapacho, 'back'),
    chin: [0, -52],
    turn: 4,
    headScale: 1.2,
    body: { ...UNIFORM, shoulder: 172 },
    clothes: uniform(colors.monte),
    arms: [
      { side: 'left', to: [606, 472], elbow: [598, 742], aim: -84, hand: 'grip', holds: diploma(606, 470, -14) },
      {
        side: 'right',
        to: [1006, 472],
        elbow: [1014, 742],
        aim: -96,
        hand: 'grip',
        dim: true,
        holds: diploma(1006, 470, 12),
      },
    ],
  });
}

function cheering() {
  return figure({
    at: [1176, 596],
    scale: 0.84,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'square',
      mood: 'smiles',
      gaze: [0.9, 0.3],
      hair: HAIR.brown,
      eyes: 'almond',
      brows: 'straight',
      nose: 'long',
      glasses: colors.tierraNight,
    },
    hair: curls('turned', HAIR.brown, 'close'),
    chin: [4, -56],
    turn: -3,
    body: UNIFORM,
    clothes: uniform(colors.monte),
    arms: [{ side: 'left', to: [1376, 352], elbow: [1404, 560], aim: -108, hand: 'open', dim: true }],
  });
}

/** A sheet rolled up, tied with a ribbon. */
function diploma(x: number, y: number, turn: number): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    box(-102, -24, 204, 48, colors.cream, 'rx="10"') +
      box(-102, 6, 204, 18, '#000', 'rx="8" opacity=".1"') +
      oval(100, 0, 10, 24, '#E2D3B2') +
      line('M60 -24V24', colors.tierra, 16) +
      line('M60 20L48 66M60 20L76 62', colors.tierra, 10),
  );
}

/** A graduate's cap, seen a little from below. */
function cap(x: number, y: number, size: number, turn: number, color: string, tassel: string): string {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    shape('M-74 8V74Q0 122 74 74V8Z', color) +
      shape('M-74 8V74Q-40 96 0 98V8Z', '#fff', 'opacity=".1"') +
      shape('M20 8V97Q50 92 74 74V8Z', '#000', 'opacity=".3"') +
      shape('M-156 0L0 -66L156 0L0 70Z', color) +
      shape('M-156 0L0 -66L40 -49L-96 27Z', '#fff', 'opacity=".14"') +
      shape('M-156 0L0 70L156 0V9L0 80L-156 9Z', '#000', 'opacity=".35"') +
      line('M0 2C50 22 92 26 116 22C136 40 132 66 142 92', tassel, 6) +
      shape('M132 88H152L164 142H126Z', tassel) +
      oval(0, 1, 10, 5, tassel),
  );
}

/** One of them threw a pirí. */
function straw(): string {
  return group(
    'translate(330 190) rotate(-16) scale(.86)',
    oval(0, 12, 150, 40, '#C79A4C') +
      oval(0, 4, 150, 38, colors.straw) +
      shape('M-74 2C-74 -66 -46 -88 0 -88C46 -88 74 -66 74 2Q0 28 -74 2Z', colors.straw) +
      shape('M20 -86C56 -80 74 -56 74 2Q50 12 24 15Z', '#8A5A1C', 'opacity=".25"') +
      shape('M-75 -22Q0 2 75 -22V4Q0 28 -75 4Z', colors.tierra) +
      stitch('M-126 14Q0 48 126 14', colors.gold, 5, '14 9') +
      circle(-30, -60, 5, '#fff', 'opacity=".4"'),
  );
}
