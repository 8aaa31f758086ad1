import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { aoPoi, collar, neckline, vest } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { bald, curls, waves } from './portraits/cuts.ts';
import { figure, type Figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, withHat } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';

const WIDTH = 1600;
const HEIGHT = 640;
const SHIRT = '#EEF1E2';

/**
 * Those whom no list names, close together as for a photograph, the ones in front with what they work with. A phone shows
 * what is between 334 and 1304.
 */
export function aboutTeam(): string {
  return canvas({ width: WIDTH, height: HEIGHT, name: 'equipo', grain: 0.4 }, ground() + behind() + inFront());
}

function ground(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, colors.mist) +
    lace(
      'equipo',
      { family: 'sun', rim: 'fan', thread: '#F4C766', colors: [colors.sun], solid: true, weight: 1, detail: 1 },
      812,
      262,
      250,
    ) +
    shape('M0 470C220 420 420 470 640 446S1080 420 1600 462V640H0Z', '#AFD2BC') +
    shape('M0 560C300 540 700 568 1000 552S1420 548 1600 556V640H0Z', '#8DBB9B')
  );
}

function drawn(one: Omit<Figure, 'scale' | 'chin'>, scale: number): string {
  const { body, arms } = figure({ chin: [8, -60], ...one, scale });
  return body + arms;
}

function behind(): string {
  const people: readonly Omit<Figure, 'scale' | 'chin'>[] = [
    {
      at: [318, 282],
      skin: SKINS[6],
      head: {
        view: 'turned',
        age: 'old',
        build: 'round',
        mood: 'beams',
        gaze: [0.4, 0],
        hair: HAIR.grey,
        eyes: 'round',
        nose: 'snub',
        glasses: colors.tierra,
      },
      hair: combed('turned', HAIR.grey, 'bun'),
      body: { shoulder: 176, waist: 166, foot: 560, color: colors.lapacho },
      clothes: neckline(colors.cream),
    },
    {
      at: [640, 270],
      skin: SKINS[0],
      head: {
        view: 'front',
        age: 'grown',
        build: 'boxed',
        mood: 'grins',
        gaze: [0.3, 0],
        hair: HAIR.black,
        eyes: 'almond',
        brows: 'straight',
        nose: 'broad',
        beard: 'goatee',
      },
      hair: cropped('front', HAIR.black),
      turn: -3,
      body: { shoulder: 190, waist: 178, foot: 560, color: colors.tierra },
      clothes: collar(colors.tierra, { buttons: colors.cream }),
    },
    {
      at: [980, 270],
      flip: true,
      skin: SKINS[3],
      head: {
        view: 'turned',
        age: 'grown',
        build: 'tall',
        mood: 'smiles',
        gaze: [0.7, 0],
        hair: HAIR.brown,
        eyes: 'soft',
        brows: 'arched',
        nose: 'slim',
        earrings: colors.sun,
        lips: 'full',
      },
      hair: waves('turned', HAIR.brown),
      body: { shoulder: 174, waist: 164, foot: 560, color: colors.sun },
      clothes: neckline(colors.tierra),
    },
    {
      at: [1292, 236],
      flip: true,
      skin: SKINS[4],
      head: {
        view: 'turned',
        age: 'middle',
        build: 'broad',
        mood: 'grins',
        gaze: [0.5, 0],
        hair: HAIR.black,
        eyes: 'soft',
        brows: 'arched',
        nose: 'long',
        moustache: 'walrus',
      },
      hair: bald('turned', HAIR.black, SKINS[4]),
      body: { shoulder: 194, waist: 184, foot: 560, color: colors.cream },
      clothes: aoPoi(colors.forest),
    },
  ];
  return people.map((one) => drawn(one, 0.66)).join('');
}

function inFront(): string {
  const folder = group(
    'translate(208 574) rotate(-8)',
    box(-74, -80, 150, 190, colors.lapacho, 'rx="6"') + stitch('M-56 -56H58', colors.cream, 6, '12 9'),
  );
  const slate = group(
    'translate(484 566)',
    box(-118, -72, 236, 190, colors.wood) +
      box(-104, -58, 208, 176, colors.forest) +
      line(
        'M0 74V-16M0 20C-34 20 -50 2 -52 -28C-22 -28 0 -10 0 20M0 2C2 -24 22 -42 50 -40C48 -16 30 0 0 2',
        colors.cream,
        6,
      ),
  );
  const lights = [stoplight.green, stoplight.yellow, stoplight.green, stoplight.red];
  const tablet = group(
    'translate(808 568) rotate(-3)',
    box(-112, -72, 224, 160, '#26302C', 'rx="12"') +
      box(-96, -58, 192, 150, colors.paper) +
      lights.map((color, i) => circle(-66 + i * 44, -14, 16, color)).join('') +
      stitch('M-76 34H70', colors.tierra, 6, '14 9'),
  );
  const receiver =
    line('M1064 346C1038 368 1032 412 1052 440', '#26302C', 26) +
    line('M1068 342L1084 354M1058 446L1078 440', '#26302C', 34);
  const plant =
    shape('M1400 552H1478L1468 640H1410Z', colors.clay) +
    line('M1439 552V480', '#3F7A45', 9) +
    shape('M1439 520C1398 516 1380 488 1380 462C1414 464 1438 486 1439 520Z', colors.leaf) +
    shape('M1439 506C1476 500 1498 470 1498 440C1462 446 1440 470 1439 506Z', '#3F8A5C');
  const people: readonly Omit<Figure, 'scale' | 'chin'>[] = [
    {
      at: [150, 404],
      skin: SKINS[5],
      head: {
        view: 'turned',
        age: 'young',
        build: 'full',
        mood: 'laughs',
        gaze: [0.6, 0],
        hair: HAIR.black,
        eyes: 'round',
        brows: 'low',
        nose: 'button',
        signs: ['dimples'],
      },
      hair: parted('turned', HAIR.black, 'fringe', 'tail', colors.sun),
      body: { shoulder: 178, waist: 170, foot: 340, color: SHIRT },
      clothes: vest(colors.forest, SHIRT, 340),
      arms: [
        { side: 'left', to: [176, 640], elbow: [18, 596], aim: 6, hand: 'sheet', sleeve: 'rolled', holds: folder },
      ],
    },
    {
      at: [482, 400],
      skin: SKINS[2],
      head: {
        view: 'turned',
        age: 'middle',
        build: 'lean',
        mood: 'smiles',
        gaze: [0.6, 0],
        hair: HAIR.grey,
        eyes: 'almond',
        brows: 'bushy',
        nose: 'hooked',
        glasses: '#26302C',
        beard: 'full',
      },
      hair: cropped('turned', HAIR.grey),
      body: { shoulder: 188, waist: 178, foot: 340, color: '#3B6A9A' },
      clothes: collar('#3B6A9A'),
      arms: [
        { side: 'left', to: [384, 588], elbow: [288, 606], aim: -14, hand: 'sheet', sleeve: 'cuffed', holds: slate },
        { side: 'right', to: [602, 594], elbow: [684, 610], aim: 194, hand: 'sheet', sleeve: 'cuffed', dim: true },
      ],
    },
    {
      at: [806, 404],
      skin: SKINS[6],
      head: {
        view: 'front',
        age: 'young',
        build: 'round',
        mood: 'beams',
        gaze: [0, 0],
        hair: HAIR.brown,
        eyes: 'round',
        brows: 'thin',
        nose: 'straight',
        signs: ['freckles'],
        earsOut: true,
      },
      hair: cropped('front', HAIR.brown),
      turn: 3,
      body: { shoulder: 182, waist: 172, foot: 340, color: SHIRT },
      clothes: vest(colors.forest, SHIRT, 340),
      arms: [
        { side: 'left', to: [712, 588], elbow: [612, 606], aim: -14, hand: 'sheet', sleeve: 'cuffed', holds: tablet },
        { side: 'right', to: [924, 594], elbow: [1006, 612], aim: 194, hand: 'sheet', sleeve: 'cuffed', dim: true },
      ],
    },
    {
      at: [1134, 418],
      flip: true,
      skin: SKINS[1],
      head: {
        view: 'turned',
        age: 'grown',
        build: 'diamond',
        mood: 'chuckles',
        gaze: [0.6, 0.2],
        hair: HAIR.black,
        eyes: 'almond',
        brows: 'short',
        nose: 'broad',
        earrings: colors.sun,
        lips: 'full',
      },
      hair: curls('turned', HAIR.black, 'close'),
      body: { shoulder: 180, waist: 172, foot: 340, color: colors.orange },
      clothes: neckline(colors.cream),
      arms: [{ side: 'right', to: [1050, 394], elbow: [962, 580], aim: -70, hand: 'grip', holds: receiver }],
    },
    {
      at: [1472, 418],
      flip: true,
      skin: SKINS[4],
      head: {
        view: 'turned',
        age: 'young',
        build: 'lean',
        mood: 'smirks',
        gaze: [0.5, 0],
        hair: HAIR.black,
        eyes: 'almond',
        brows: 'bushy',
        nose: 'straight',
        signs: ['mole'],
        beard: 'stubble',
      },
      hair: withHat(cropped('turned', HAIR.black), colors.tierra),
      body: { shoulder: 186, waist: 176, foot: 340, color: '#C9A23F' },
      clothes: collar('#C9A23F', { buttons: colors.paper }),
      arms: [{ side: 'right', to: [1412, 616], elbow: [1306, 586], aim: 20, hand: 'sheet', holds: plant }],
    },
  ];
  return people.map((one) => drawn(one, 0.78)).join('');
}
