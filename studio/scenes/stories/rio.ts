import { hill } from '../land.ts';
import { near, uniform } from '../closeUps.ts';
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { shaded } from '../people/marks.ts';
import { SKINS } from '../people/skins.ts';
import { bob } from '../portraits/cuts.ts';
import { cropped, HAIR } from '../portraits/hair.ts';
import { parted } from '../portraits/partings.ts';
import { frame, HEIGHT, SIZE, WIDTH } from './frame.ts';

const SHIRT = '#FFFAF0';

/** Three pupils from Concepción take a photograph of themselves, the bay of Rio behind them. */
export function rio(): string {
  return frame('río', bay() + pointing() + behind() + photographer());
}

function bay(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, '#F6C7A0') +
    circle(1440, 330, 120, '#FBE6B8') +
    hill('#DDA08F', { ...SIZE, y: 430, swing: 50, points: 6, seed: 'rio1' }) +
    // The Sugarloaf and its lower hill.
    group(
      'translate(-700 60) scale(1.08 1)',
      shape('M880 600C900 470 930 250 1040 226C1150 220 1190 400 1230 520C1250 570 1300 590 1340 600Z', '#6E4A72') +
        shape(
          'M1040 226C1150 220 1190 400 1230 520C1250 570 1300 590 1340 600H1130C1150 480 1130 320 1040 226Z',
          '#523558',
        ) +
        shape('M600 600C640 520 700 480 770 476C850 480 900 540 940 600Z', '#83587F') +
        shape('M770 476C850 480 900 540 940 600H830C830 550 810 506 770 476Z', '#6E4A72') +
        line('M776 478Q910 380 1032 232', '#3E2846', 4) +
        box(898, 352, 44, 27, colors.tierra, 'rx="5"'),
    ) +
    box(0, 650, WIDTH, 350, '#4A8C9A') +
    stitch('M60 712H300M40 760H220M1180 700H1400M1340 752H1560M1220 808H1480M60 850H260', '#BFE0DE', 7, '46 26')
  );
}

/** She shows them what is behind. */
function pointing(): string {
  return near(462, 730, 0.98, {
    face: {
      skin: SKINS[5],
      view: 'turned',
      age: 'young',
      build: 'diamond',
      mood: 'smirks',
      gaze: [0.9, -0.2],
      hair: HAIR.brown,
      eyes: 'round',
      nose: 'snub',
      signs: ['freckles'],
      glasses: colors.tierraNight,
      earsCovered: true,
      frames: 'round',
      brows: 'short',
    },
    hair: bob(HAIR.brown),
    head: { at: [10, -56], turn: 6, scale: 1.2 },
    neck: { lean: 6, deep: 70 },
    body: { shoulder: 168, waist: 150, color: SHIRT },
    clothes: uniform(colors.forest),
    arms: [{ shoulder: [-138, 92], elbow: [-268, 210], to: [-190, -20], hand: 'wave', aim: -74, sleeve: 'short' }],
  });
}

function behind(): string {
  return near(706, 590, 0.95, {
    face: {
      skin: SKINS[3],
      view: 'turned',
      age: 'young',
      build: 'lean',
      mood: 'laughs',
      gaze: [0.9, 0],
      hair: HAIR.black,
      brows: 'bushy',
      nose: 'hooked',
      lips: 'full',
    },
    hair: cropped('turned', HAIR.black),
    head: { at: [0, -58], turn: -3, scale: 1.2 },
    neck: { deep: 66 },
    body: { shoulder: 180, waist: 160, color: shaded(SHIRT, 0.06) },
    clothes: uniform(colors.forest),
  });
}

function photographer(): string {
  const phone = group(
    'translate(340 -82) rotate(8)',
    box(-14, -112, 52, 214, '#0C2522', 'rx="14"') +
      box(-20, -112, 30, 214, '#27433D', 'rx="13"') +
      circle(-4, -82, 8, '#0C2522'),
  );
  return near(966, 744, 1.02, {
    face: {
      skin: SKINS[4],
      view: 'turned',
      age: 'young',
      build: 'broad',
      mood: 'beams',
      gaze: [0.9, -0.2],
      hair: HAIR.black,
      eyes: 'narrow',
      brows: 'straight',
      nose: 'broad',
      signs: ['dimples'],
      lips: 'full',
    },
    hair: parted('turned', HAIR.black, 'middle', 'tail', colors.lapacho),
    head: { at: [-4, -60], turn: -5, scale: 1.2 },
    neck: { deep: 68 },
    body: { shoulder: 170, waist: 150, color: SHIRT },
    clothes: uniform(colors.forest),
    held: phone,
    arms: [{ shoulder: [140, 92], elbow: [270, 196], to: [328, -40], hand: 'grip', aim: -66, sleeve: 'short' }],
  });
}
