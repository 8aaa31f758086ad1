import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { areaPicture } from './areaFrame.ts';
import { collar, near, neckline } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';

const TABLE = 800;

/** Microfinance: a seamstress shows a seam to the intern who writes down what she tells. */
export function areaFinance(): string {
  return areaPicture(
    { name: 'microfinanzas', top: 70, wall: colors.monte },
    workshop() + intern() + seamstress() + table(),
  );
}

function workshop(): string {
  const roll = (x: number, y: number, color: string, dark: string) =>
    circle(x, y, 46, color) + circle(x, y, 28, dark) + circle(x, y, 15, color) + circle(x, y, 7, colors.woodDark);
  return (
    circle(640, 500, 400, '#1F5A40') +
    box(20, 306, 232, 18, colors.wood) +
    box(990, 306, 330, 18, colors.wood) +
    roll(88, 260, colors.lapacho, '#B53767') +
    roll(184, 260, colors.sun, colors.gold) +
    roll(136, 178, colors.orange, '#C06A1B') +
    roll(1060, 260, colors.cream, '#D9C7A8') +
    roll(1154, 260, colors.tierra, colors.tierraDeep) +
    roll(1248, 260, colors.sun, colors.gold)
  );
}

function seamstress(): string {
  const linen =
    shape(
      'M-132 150C-100 132 -40 166 44 158C48 260 70 330 100 420L-150 430C-134 330 -130 240 -132 150Z',
      colors.paper,
    ) +
    shape('M-16 160C4 161 24 160 44 158C48 260 70 330 100 420L20 424C-4 330 -12 250 -16 160Z', '#E4D6BC') +
    stitch('M-108 186C-70 178 -40 202 18 198', colors.lapacho, 9, '16 12') +
    stitch('M-108 222C-70 214 -36 238 22 234', colors.tierra, 6, '8 9');
  return near(730, 474, 0.92, {
    face: {
      skin: SKINS[2],
      view: 'turned',
      age: 'middle',
      build: 'round',
      mood: 'laughs',
      gaze: [0.5, 0.1],
      hair: HAIR.grey,
      earrings: colors.sun,
    },
    hair: combed('turned', HAIR.grey, 'bun'),
    head: { at: [-14, -58], flip: true, turn: 3 },
    neck: { lean: -8, deep: 90 },
    body: { shoulder: 200, waist: 190, color: colors.sun },
    clothes: neckline(colors.tierra),
    held: linen,
    arms: [
      { shoulder: [-164, 90], elbow: [-246, 262], to: [-112, 166], hand: 'grip', aim: -28, sleeve: 'short' },
      {
        shoulder: [164, 90],
        elbow: [226, 276],
        to: [8, 214],
        hand: 'point',
        aim: 194,
        mirrored: true,
        sleeve: 'short',
        dim: true,
      },
    ],
  });
}

function intern(): string {
  const book = group(
    'translate(0 -84)',
    shape('M-90 292L110 268L138 372L-70 400Z', colors.tierraDeep) +
      shape('M-78 290L16 280L40 384L-58 394Z', colors.paper) +
      shape('M18 280L106 270L128 370L42 382Z', '#F1E4CB') +
      line('M-52 316L4 310M-46 342L10 336M-40 368L2 363', '#C9B28C', 7),
  );
  return near(410, 560, 0.8, {
    face: {
      skin: SKINS[5],
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'grins',
      gaze: [0.8, -0.2],
      hair: HAIR.black,
      brows: 'joined',
      eyes: 'soft',
      signs: ['cleft'],
    },
    hair: cropped('turned', HAIR.black),
    head: { at: [6, -60], turn: -4 },
    neck: { lean: 4, deep: 66 },
    body: { shoulder: 184, waist: 196, color: colors.rose },
    clothes: collar(colors.rose),
    held: book,
    arms: [
      {
        shoulder: [-150, 90],
        elbow: [-216, 270],
        to: [-4, 222],
        hand: 'pinch',
        aim: -4,
        sleeve: 'short',
        over: line('M34 152L-12 246', colors.lapacho, 13) + line('M-12 246L-16 256', colors.tierraNight, 9),
      },
      {
        shoulder: [150, 90],
        elbow: [224, 270],
        to: [104, 262],
        hand: 'sheet',
        aim: 172,
        mirrored: true,
        sleeve: 'short',
        dim: true,
      },
    ],
  });
}

function table(): string {
  const machine = group(
    `translate(1040 ${TABLE})`,
    oval(0, 8, 170, 14, '#2A0D05', 'opacity=".35"') +
      box(-150, -40, 300, 44, colors.tierra, 'rx="8"') +
      shape(
        'M60 -40V-150C60 -170 50 -178 30 -178H-70V-96C-70 -88 -80 -84 -92 -84H-116C-128 -84 -132 -92 -132 -104V-196C-132 -226 -116 -240 -86 -240H90C116 -240 130 -226 130 -200V-40Z',
        colors.tierra,
      ) +
      shape('M98 -240C118 -238 130 -224 130 -200V-40H92V-200Z', colors.tierraDeep) +
      stitch('M-104 -214H74', colors.sun, 6, '16 12') +
      circle(144, -156, 40, '#98A39B') +
      circle(144, -156, 24, '#6B8076') +
      line('M-102 -84V-44', '#C9D0C8', 8) +
      box(20, -272, 26, 34, colors.lapacho) +
      line('M33 -262C-20 -300 -80 -280 -112 -226L-104 -90', colors.lapacho, 3),
  );
  return machine + box(-120, TABLE, 1440, 100, colors.wood) + box(-120, TABLE, 1440, 16, '#A4623A');
}
