// One yard under a mango tree, 2400 wide, in four pictures of 600 x 640: in each somebody does in their own way what the page lets one try.
import { colors } from '../../server/lace/palette.ts';
import { box, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { hen } from './animals.ts';
import { canvas } from './canvas.ts';
import { collar, wheel } from './closeUps.ts';
import { tapered } from './people/geometry.ts';
import { shaded } from './people/marks.ts';
import { SKINS } from './people/skins.ts';
import { bald, bob, plaits } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR } from './portraits/hair.ts';

const SIZE = { width: 600, height: 640 };
const BARK = '#4A231A';
/** Where the page lets leaves, their shade, sky, field and earth go on, from the top. */
const LEAVES = 66;
const SHADE = 96;
const FIELD = 384;
const EARTH = 470;

export function accessibilityYard(): Record<'letter' | 'colours' | 'motion' | 'keys', string> {
  const part = (at: number, inner: string) =>
    canvas(
      { ...SIZE, left: at * SIZE.width, name: 'hamaca', grain: 0.3 },
      yard() + group(`translate(${at * SIZE.width})`, inner),
    );
  return {
    letter: part(0, grandfather()),
    colours: part(1, taster()),
    motion: part(2, hen(60, 600, 0.72, { pecks: true })),
    keys: part(3, writer()),
  };
}

function yard(): string {
  const leaves = (x: number, y: number) => `M${x} ${y}l40 -18M${x + 70} ${y + 16}l42 -12`;
  return (
    box(0, 0, 2400, 640, colors.mist) +
    shape(`M0 ${FIELD}C200 ${FIELD} 420 340 700 350S1300 380 1640 352S2200 ${FIELD} 2400 ${FIELD}V640H0Z`, '#A9CDA4') +
    box(0, EARTH, 2400, 170, colors.road) +
    oval(1126, 540, 120, 12, '#8E321A', 'opacity=".5"') +
    shape('M1078 60C1092 250 1084 400 1048 540H1200C1178 400 1176 220 1188 60Z', BARK) +
    shape('M1128 60C1140 250 1140 400 1130 540H1200C1178 400 1176 220 1188 60Z', '#38180F') +
    shape(
      `M-20 -20V${SHADE}H0C90 ${SHADE + 4} 190 92 262 66C330 128 470 128 556 82C640 136 760 130 838 84C930 142 1080 140 1156 88C1250 138 1380 130 1450 82C1540 132 1660 126 1732 80C1820 130 1930 122 2010 76C2100 110 2250 ${SHADE + 6} 2400 ${SHADE}H2420V-20Z`,
      colors.monte,
    ) +
    shape(
      `M-20 -20V${LEAVES}H0C90 ${LEAVES + 4} 190 66 262 40C340 96 460 98 552 54C640 104 760 98 836 56C930 108 1080 106 1152 60C1250 106 1380 100 1446 54C1540 102 1660 96 1728 52C1820 98 1930 92 2006 46C2090 76 2250 ${LEAVES + 8} 2400 ${LEAVES}H2420V-20Z`,
      colors.forest,
    ) +
    line(
      [180, 430, 690, 960, 1170, 1450, 1830, 2120].map((x, i) => leaves(x, 32 + (i % 3) * 6)).join(''),
      '#3F8A5C',
      13,
    ) +
    [
      [336, 104],
      [520, 116],
      [640, 118],
      [1010, 120],
      [1260, 118],
      [1752, 96],
      [1900, 104],
      [2290, 50],
    ]
      .map(([x = 0, y = 0], i) => hanging(x, y, i % 2 ? colors.orange : '#7FA044'))
      .join('')
  );
}

const hanging = (x: number, y: number, color: string): string =>
  line(`M${x} ${y - 30}V${y}`, '#2C6A45', 5) + mango(x, y + 26, 1, color);

/** Its stalk is at its top. */
const mango = (x: number, y: number, size: number, color: string): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    shape('M2 -28C30 -28 36 4 22 24C8 42 -20 34 -26 14C-30 -8 -20 -28 2 -28Z', color) +
      line('M-16 -6C-14 -14 -8 -19 0 -20', '#FFE9C9', 5),
  );

/** He holds the telephone as far off as he can read it; the page writes on it. */
function grandfather(): string {
  const phone = box(372, 218, 176, 300, '#14201C', 'rx="24"') + box(386, 240, 148, 256, colors.paper, 'rx="8"');
  const he = figure({
    at: [206, 404],
    scale: 0.9,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'old',
      build: 'broad',
      mood: 'laughs',
      gaze: [1, 0.2],
      eyes: 'narrow',
      brows: 'bushy',
      nose: 'broad',
      hair: HAIR.grey,
      beard: 'full',
    },
    hair: bald('turned', HAIR.grey, SKINS[3]),
    chin: [2, -58],
    turn: -4,
    neck: { wide: 104, deep: 60 },
    body: { shoulder: 190, waist: 182, foot: 280, color: colors.cream },
    clothes: collar(colors.cream, { long: 280 }),
    arms: [
      {
        side: 'right',
        to: [400, 470],
        elbow: [330, 640],
        aim: -58,
        hand: 'sheet',
        sleeve: 'cuffed',
        dim: true,
        holds: phone,
      },
    ],
  });
  return he.body + he.arms;
}

/** By its feel and by its smell he knows a ripe mango. */
function taster(): string {
  const he = figure({
    at: [276, 408],
    scale: 0.9,
    skin: SKINS[1],
    head: {
      view: 'front',
      age: 'young',
      build: 'tall',
      mood: 'smirks',
      gaze: [-0.7, 0.9],
      eyes: 'almond',
      brows: 'straight',
      nose: 'broad',
      hair: HAIR.black,
      lips: 'full',
    },
    hair: cropped('front', HAIR.black),
    chin: [0, -58],
    turn: -6,
    neck: { wide: 92, deep: 60 },
    body: { shoulder: 180, waist: 168, foot: 280, color: '#2F7F8C' },
    clothes: line('M-72 -14C-52 56 52 56 72 -14', '#22626D', 11),
    arms: [
      { side: 'right', to: [400, 690], elbow: [452, 640], aim: 140, hand: 'flat', dim: true },
      { side: 'left', to: [176, 470], elbow: [96, 634], aim: -60, hand: 'grip' },
    ],
  });
  const basket =
    mango(300, 560, 1.7, '#7FA044') +
    mango(392, 548, 1.75, colors.sun) +
    mango(470, 566, 1.6, '#C8452B') +
    shape('M234 588H540L516 700H258Z', colors.wood) +
    line('M240 610H534M246 634H528', colors.woodDark, 7);
  return he.body + he.limbs + mango(170, 452, 1.6, colors.orange) + he.fingers + basket;
}

/** In her wheelchair, the keyboard on her knees. */
function writer(): string {
  const jeans = '#37507A';
  const chair =
    line('M540 372L524 640', '#2A1F2E', 17) +
    line('M542 372H582', '#2A1F2E', 22) +
    box(488, 420, 40, 230, colors.lapacho, 'rx="12"');
  const she = figure({
    at: [372, 380],
    scale: 0.84,
    flip: true,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'full',
      mood: 'beams',
      gaze: [0.7, 0.8],
      eyes: 'round',
      brows: 'short',
      nose: 'button',
      hair: HAIR.brown,
      signs: ['dimples'],
      glasses: colors.tierra,
      earsCovered: true,
      frames: 'round',
    },
    hair: bob(HAIR.brown),
    chin: [4, -58],
    turn: 6,
    neck: { wide: 84, lean: 4, deep: 60 },
    body: { shoulder: 168, waist: 156, foot: 300, color: '#6E5BA0' },
    clothes: line('M-72 -14C-52 56 52 56 72 -14', shaded('#6E5BA0', 0.24), 11),
    arms: [
      { side: 'left', to: [204, 556], elbow: [430, 590], aim: 184, hand: 'rest', dim: true },
      { side: 'right', to: [184, 566], elbow: [300, 600], aim: 180, hand: 'rest' },
    ],
  });
  const thighs = shape(
    tapered(
      [
        [430, 640],
        [280, 620],
        [150, 640],
      ],
      [110, 104, 90],
    ),
    jeans,
  );
  const laptop =
    shape('M120 560L70 372H88L140 560Z', '#26302C') +
    shape('M88 372L140 560H150L100 372Z', '#8CC2B6') +
    box(120, 560, 250, 18, '#26302C', 'rx="8"') +
    box(96, 578, 300, 20, colors.wood, 'rx="6"');
  return chair + she.body + thighs + laptop + she.arms + wheel(446, 660, 140);
}

/** 600 x 800, from 160 above a picture of the yard: it turns about a point higher up. The ropes come out of leaves that go with them. */
export function accessibilitySwing(): string {
  const skirt = colors.tierra;
  const she = figure({
    at: [300, 330],
    scale: 0.66,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'child',
      build: 'round',
      mood: 'laughs',
      gaze: [0, -0.3],
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      hair: HAIR.black,
      signs: ['gap'],
    },
    hair: plaits('front', HAIR.black, colors.lapacho, 'back'),
    chin: [0, -50],
    turn: -5,
    headScale: 1.3,
    neck: { wide: 74, deep: 50 },
    body: { shoulder: 142, waist: 128, foot: 290, color: colors.sun },
    clothes: line('M-58 -8C-40 48 40 48 58 -8', colors.cream, 12),
    arms: [
      { side: 'left', to: [158, 296], elbow: [168, 456], aim: 205, hand: 'grip', sleeve: 'cuffed' },
      { side: 'right', to: [442, 296], elbow: [432, 456], aim: -25, hand: 'grip', sleeve: 'cuffed', dim: true },
    ],
  });
  const rope = (x: number) =>
    line(`M${x} 44V590`, colors.straw, 15) +
    stitch(`M${x} 50V590`, colors.gold, 5, '12 12') +
    oval(x, 40, 46, 36, colors.forest) +
    line(`M${x - 24} 50l26 -12M${x + 2} 62l24 -8`, '#3F8A5C', 10);
  const shins =
    shape(
      tapered(
        [
          [246, 590],
          [240, 640],
          [238, 700],
        ],
        [58, 54, 50],
      ),
      SKINS[4],
    ) +
    shape(
      tapered(
        [
          [354, 590],
          [360, 640],
          [362, 700],
        ],
        [58, 54, 50],
      ),
      shaded(SKINS[4], 0.1),
    );
  return canvas(
    { width: 600, height: 800, top: -160, name: 'columpio', grain: 0 },
    rope(158) +
      rope(442) +
      box(120, 574, 360, 24, colors.woodDark, 'rx="8"') +
      shins +
      she.body +
      shape(
        'M214 508H386C420 530 436 570 434 600C400 622 340 622 302 606C262 622 200 622 166 600C164 570 180 530 214 508Z',
        skirt,
      ) +
      line('M301 540V604', shaded(skirt, 0.24), 6) +
      she.arms,
  );
}
