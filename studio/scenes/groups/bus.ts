import { colors } from '../../../server/lace/palette.ts';
import { box, circle, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { collar, neckline } from '../closeUps.ts';
import { shaded } from '../people/marks.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { plaits } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { cropped, HAIR, withHat } from '../portraits/hair.ts';
import { parted } from '../portraits/partings.ts';

const RED = '#B93A2B';
const FRAME = '#3A1410';

/** An evening bus at its stop: a mother gets on with her baby, an old man waits his turn, a child watches from a window. */
export function bus(): string {
  return canvas(
    { width: 1200, height: 900, name: 'colectivo', grain: 0.4 },
    inside() + child() + driver() + body() + oldMan() + mother(),
  );
}

function inside(): string {
  return (
    box(0, 0, 1200, 900, '#FBE3A6') +
    box(0, 330, 620, 260, '#3E7C88') +
    box(880, 60, 320, 840, '#F3CF86') +
    [90, 330]
      .map((x) => line(`M${x} 60V130`, '#C98A3C', 8) + circle(x, 152, 22, 'none', 'stroke="#C98A3C" stroke-width="9"'))
      .join('')
  );
}

function child(): string {
  const { body, arms } = figure({
    at: [152, 372],
    scale: 0.56,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'child',
      build: 'round',
      mood: 'talks',
      gaze: [0.9, 0.5],
      hair: HAIRS.fair,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      signs: ['freckles'],
    },
    hair: plaits('turned', HAIRS.fair, colors.leaf),
    chin: [8, -50],
    headScale: 1.3,
    body: { shoulder: 150, waist: 140, foot: 400, color: colors.leaf },
  });
  return body + arms;
}

function driver(): string {
  const { body, arms } = figure({
    at: [1082, 352],
    scale: 0.56,
    flip: true,
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'beams',
      gaze: [0.8, 0.4],
      hair: HAIR.black,
      eyes: 'hooded',
      brows: 'bushy',
      nose: 'broad',
      moustache: true,
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -56],
    turn: 4,
    body: { shoulder: 190, waist: 180, foot: 700, color: '#5C7FA8' },
    clothes: collar('#5C7FA8', { long: 320 }),
    arms: [
      {
        side: 'right',
        to: [1000, 520],
        elbow: [968, 512],
        aim: 20,
        hand: 'grip',
        holds: line('M960 470C1000 560 1120 600 1210 580', '#26302C', 24),
      },
    ],
  });
  return body + arms;
}

/** The side of the bus, windows and door cut out. */
function body(): string {
  const panes = 'M40 96C40 84 48 76 60 76H560C572 76 580 84 580 96V470H40ZM912 50H1210V820H912Z';
  return (
    shape(`M-10 -10H1210V910H-10Z${panes}`, RED, 'fill-rule="evenodd"') +
    box(-10, -10, 1220, 44, '#8E2A1E') +
    line('M40 96C40 84 48 76 60 76H560C572 76 580 84 580 96V470H40ZM310 76V470', FRAME, 14) +
    line('M912 50V820', FRAME, 18) +
    shape('M70 92H150L60 400H46V180ZM340 92H420L330 420H318Z', '#FFFFFF', 'opacity=".18"') +
    box(-10, 540, 916, 40, colors.cream) +
    stitch('M-10 640H900', '#E58A5C', 7, '28 20') +
    shape('M966 640C1050 616 1150 612 1210 614V770H966Z', '#3A4650') +
    box(920, 760, 300, 60, '#5A6670') +
    box(-10, 820, 1220, 90, '#3A4650') +
    box(-10, 868, 1220, 42, '#B0A894')
  );
}

function oldMan(): string {
  const coat = '#6F8F6A';
  const { body, arms } = figure({
    at: [392, 492],
    scale: 0.8,
    skin: SKINS[7],
    head: {
      view: 'turned',
      age: 'old',
      build: 'lean',
      mood: 'laughs',
      gaze: [0.8, -0.1],
      hair: HAIR.grey,
      eyes: 'narrow',
      brows: 'bushy',
      nose: 'hooked',
      moustache: 'walrus',
    },
    hair: withHat(cropped('turned', HAIR.grey), '#5A4A3A'),
    chin: [14, -54],
    turn: 4,
    body: { shoulder: 184, waist: 176, foot: 520, color: coat },
    clothes: collar(shaded(coat, 0.12), { buttons: colors.cream }),
    arms: [
      {
        side: 'left',
        to: [420, 760],
        elbow: [236, 720],
        aim: -20,
        hand: 'grip',
        sleeve: 'long',
        dim: true,
        holds: line('M430 746L452 910M396 744C410 728 440 728 456 744', colors.woodDark, 20),
      },
    ],
  });
  return body + arms;
}

function mother(): string {
  const one = {
    at: [716, 430],
    scale: 0.84,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'full',
      mood: 'grins',
      gaze: [0.9, -0.1],
      hair: HAIR.black,
      eyes: 'almond',
      brows: 'thin',
      nose: 'button',
      signs: ['mole'],
      earrings: colors.sun,
    },
    hair: parted('turned', HAIR.black, 'curtain', 'tail', colors.lapacho),
    chin: [12, -58],
    turn: -2,
    body: { shoulder: 178, waist: 170, foot: 600, color: '#3E86A8' },
    clothes: neckline(colors.cream),
  } as const;
  const under = figure({
    ...one,
    arms: [{ side: 'left', to: [800, 730], elbow: [586, 712], aim: -6, hand: 'flat' }],
  });
  const over = figure({
    ...one,
    arms: [{ side: 'right', to: [742, 676], elbow: [892, 704], aim: 190, hand: 'flat', dim: true }],
  });
  return under.body + infant() + under.arms + over.arms;
}

/** On her mother's arm, in a sling. */
function infant(): string {
  const { body, arms } = figure({
    at: [752, 610],
    scale: 0.5,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'child',
      build: 'round',
      mood: 'laughs',
      gaze: [0.6, 0.2],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'thin',
      nose: 'button',
    },
    hair: cropped('turned', HAIR.black),
    chin: [-4, -26],
    turn: -8,
    headScale: 1.4,
    neck: { wide: 60, deep: 34 },
    body: { shoulder: 104, waist: 120, foot: 250, color: colors.sun },
    clothes: shape('M-128 120C-150 250 -110 330 0 336C110 330 150 250 128 120Z', shaded(colors.sun, 0.08)),
    arms: [{ side: 'right', to: [812, 604], aim: -70, hand: 'open', slim: true, sleeve: 'short' }],
  });
  return body + arms;
}
