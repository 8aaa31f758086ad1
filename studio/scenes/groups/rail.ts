import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { near, neckline } from '../closeUps.ts';
import { draped } from '../people/marks.ts';
import { curls } from '../portraits/cuts.ts';
import { HAIR, headwrap } from '../portraits/hair.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const BAR = 420;
const CUSTOMER = [936, 420, 0.6] as const;

/** Cape Town: she pushes her rail of clothes to the corner where she sells, and a customer already holds a dress to herself. */
export function rail(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'perchero', grain: 0.42 },
    street() + group('translate(-64 -84) scale(1.2)', rack()) + customer() + group('translate(-44 0)', seller()),
  );
}

/** The flat mountain over painted houses; the sun comes from the left, low. */
function street(): string {
  const front = (x: number, wide: number, color: string, door: string) =>
    box(x, 360, wide, 360, color) +
    box(x + wide * 0.78, 360, wide * 0.22, 360, '#000', 'opacity=".08"') +
    shape(
      `M${x} 360V336H${x + wide * 0.3}L${x + wide * 0.36} 316H${x + wide * 0.64}L${x + wide * 0.7} 336H${x + wide}V360Z`,
      colors.paper,
    ) +
    box(x + wide * 0.12, 520, wide * 0.24, 200, door) +
    box(x + wide * 0.52, 500, wide * 0.3, 110, colors.paper) +
    box(x + wide * 0.52 + 9, 509, wide * 0.3 - 18, 92, '#3F6F80');
  return (
    box(0, 0, WIDTH, HEIGHT, '#F9C9A0') +
    circle(180, 232, 90, '#FBE3A4') +
    shape('M0 400L110 330C170 290 220 216 300 206H860C930 210 980 290 1060 330L1200 380V520H0Z', '#8E7BA8') +
    shape('M560 206H860C930 210 980 290 1060 330L1200 380V520H760C760 400 690 280 560 206Z', '#7A6896') +
    front(-40, 300, colors.sun, colors.tierraDeep) +
    front(260, 280, '#7FB3B0', colors.lapacho) +
    front(540, 300, colors.rose, colors.monte) +
    front(840, 400, '#6FA36B', colors.sun) +
    box(0, 720, WIDTH, 180, '#B98A72') +
    box(0, 706, WIDTH, 26, '#D9B79C') +
    stitch('M-10 850H1210', '#D9B79C', 7, '46 34')
  );
}

function seller(): string {
  return (
    shape('M192 640H410C444 720 480 810 486 900H90C104 810 156 720 192 640Z', colors.sun) +
    shape('M330 640H410C444 720 480 810 486 900H360Z', '#D99A2E') +
    near(300, 400, 0.66, {
      face: {
        skin: '#5A3322',
        view: 'turned',
        age: 'middle',
        build: 'round',
        mood: 'smirks',
        gaze: [0.9, 0.1],
        eyes: 'hooded',
        nose: 'broad',
        brows: 'arched',
        hair: HAIR.black,
        earrings: colors.sun,
      },
      hair: headwrap(colors.lapacho, colors.sun),
      head: { at: [10, -48], turn: 5 },
      body: { shoulder: 182, waist: 154, color: colors.forest, foot: 380 },
      clothes:
        neckline(colors.sun) +
        shape('M-156 330C-160 380 -176 412 -192 436C-110 470 110 470 192 436C176 412 160 380 156 330Z', colors.forest) +
        line('M-150 352C-80 376 80 376 150 352', colors.monte, 9) +
        stitch('M-176 430C-100 456 100 456 176 430', colors.sun, 7, '14 11') +
        // What her arms throw on it.
        line('M-134 110L-226 250L-124 346', draped(colors.forest, 0.16), 88),
      arms: [
        { shoulder: [-148, 92], elbow: [-262, 246], to: [-62, 402], hand: 'rest', aim: 36, sleeve: 'long' },
        { shoulder: [148, 92], elbow: [252, 242], to: [414, 36], hand: 'grip', aim: -46, sleeve: 'long', dim: true },
      ],
    })
  );
}

function rack(): string {
  const hung = (x: number, d: string, color: string, trim: string) =>
    `<g transform="translate(${x} ${BAR})">` +
    line('M0 0C10 -18 -8 -20 0 8L-34 30M0 8L34 30', '#2E3531', 5) +
    shape(d, color) +
    shape('M10 26H34L44 60V180L24 200Z', '#000', 'opacity=".12"') +
    stitch('M-30 44Q0 60 30 44', trim, 5, '10 8') +
    '</g>';
  const shirt = 'M-34 24L-66 70L-42 90L-36 76V208H40V76L46 90L70 70L38 24C20 40 -16 40 -34 24Z';
  const dress = 'M-28 24L-44 40L-34 120L-66 300Q0 324 66 300L34 120L44 40L28 24C14 42 -14 42 -28 24Z';
  const trousers = 'M-36 30H36L44 320H8L0 120L-8 320H-44Z';
  return (
    line(`M500 810V${BAR}M780 810V${BAR}`, '#5B6A66', 13) +
    line('M462 812H538M742 812H818M500 760H780', '#5B6A66', 12) +
    hung(552, shirt, colors.paper, colors.tierra) +
    hung(622, dress, colors.lapacho, colors.paper) +
    hung(690, trousers, '#2F4A6B', colors.cream) +
    hung(744, shirt, colors.tierra, colors.sun) +
    line(`M490 ${BAR}H790`, '#5B6A66', 13) +
    circle(470, 826, 17, '#2A1712') +
    circle(530, 826, 17, '#2A1712') +
    circle(750, 826, 17, '#2A1712') +
    circle(810, 826, 17, '#2A1712')
  );
}

function customer(): string {
  const spots = [
    [-34, 190],
    [28, 240],
    [-50, 330],
    [50, 360],
    [-8, 420],
    [-92, 450],
    [100, 470],
    [10, 300],
    [-12, 90],
  ];
  const dress =
    shape(
      'M-74 8L-50 -18C-24 22 24 22 50 -18L74 8L62 150C84 260 154 520 186 830H-186C-154 520 -84 260 -62 150Z',
      '#4F86C0',
    ) + line(spots.map(([dx, dy]) => `M${dx} ${dy}h.1`).join(''), colors.paper, 26);
  const [x, y, scale] = CUSTOMER;
  return near(x, y, scale, {
    face: {
      skin: '#8A4E2F',
      view: 'turned',
      age: 'young',
      build: 'tall',
      mood: 'laughs',
      gaze: [0.7, 0.9],
      eyes: 'round',
      nose: 'long',
      brows: 'thin',
      signs: ['gap'],
      hair: HAIR.black,
      glasses: colors.tierraDeep,
      lips: 'full',
    },
    hair: curls('turned', HAIR.black),
    head: { at: [-8, -50], flip: true, turn: -4 },
    body: { shoulder: 170, waist: 150, color: colors.paper },
    clothes: line('M-130 110L-190 270L-80 304', draped(colors.paper, 0.1), 92),
    held: dress,
    arms: [
      { shoulder: [-142, 92], elbow: [-216, 274], to: [40, 316], hand: 'flat', aim: 8, sleeve: 'long', over: '' },
      {
        shoulder: [142, 92],
        elbow: [250, 246],
        to: [58, 34],
        hand: 'pinch',
        aim: 218,
        mirrored: true,
        sleeve: 'cuffed',
        dim: true,
        over: '',
      },
    ],
  });
}
