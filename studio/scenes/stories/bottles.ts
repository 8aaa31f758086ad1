import { hill } from '../land.ts';
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { SKINS } from '../people/skins.ts';
import { curls } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { HAIR } from '../portraits/hair.ts';
import { frame, HEIGHT, SIZE, WIDTH } from './frame.ts';

const GREEN = ['#4FA58A', '#1F5A4A'] as const;
const BLUE = ['#3C8FA8', '#174A5C'] as const;

/** A neighbour of Pilar waters her flowers, which grow in bottles over the river. */
export function bottles(): string {
  const river =
    box(0, 0, WIDTH, HEIGHT, '#FBE9BE') +
    circle(1216, 330, 110, colors.sun) +
    hill('#A9C49A', { ...SIZE, y: 470, swing: 12, points: 6, seed: 'pilar1' }) +
    hill('#7FAE86', { ...SIZE, y: 500, swing: 10, points: 7, seed: 'pilar2' }) +
    box(0, 530, WIDTH, 300, '#A6D2D8') +
    shape('M1130 530H1370L1330 560H1400L1350 596H1160L1120 560H1170Z', '#FBE9BE', 'opacity=".7"') +
    stitch(
      'M60 590H340M420 640H760M120 700H300M900 690H1200M1290 650H1500M560 760H820M1080 780H1380',
      '#DCEFEF',
      8,
      '60 34',
    ) +
    shape('M0 800C300 770 500 820 820 806S1300 790 1600 816V1000H0Z', '#5F8F4E') +
    shape('M0 900C400 876 1100 884 1600 906V1000H0Z', colors.forest);
  const beam =
    box(0, 96, WIDTH, 46, colors.wood) +
    box(0, 96, WIDTH, 10, '#B9744A') +
    box(0, 132, WIDTH, 10, colors.woodDark) +
    box(0, 0, WIDTH, 34, colors.tierra) +
    stitch('M0 34H1600', colors.tierraDeep, 12, '60 8');
  const she = neighbour();
  return frame(
    'botellas',
    river +
      hung(180, 420, GREEN, herb(colors.leaf), 0) +
      hung(1452, 470, GREEN, lettuce(), -1) +
      beam +
      she.body +
      hung(1190, 790, BLUE, flower(colors.lapacho), 1) +
      she.limbs +
      can() +
      she.fingers,
  );
}

function can(): string {
  return (
    group(
      'translate(936 622) rotate(14) scale(1.4)',
      line('M-70 -20C-120 -60 -120 40 -62 48', '#7A8F94', 12) +
        line('M48 30L132 -26', '#7A8F94', 18) +
        shape('M116 -52L152 -2L166 -14L136 -62Z', '#5E7074') +
        shape('M-70 -46H56L50 66H-62Z', '#9FB0B4') +
        shape('M10 -46H56L50 66H6Z', '#000', 'opacity=".14"') +
        line('M-60 -48C-40 -96 28 -96 44 -48', '#7A8F94', 12) +
        box(-76, -56, 138, 14, '#5E7074'),
    ) + stitch('M1140 640C1160 656 1168 680 1170 716M1158 624C1184 640 1192 670 1196 706', '#F3FBFB', 8, '18 12')
  );
}

/** The same who holds a plant in the portrait of her (portraits/portraits.ts). */
function neighbour() {
  const dots =
    'M-118 62h.1M-160 124h.1M-128 190h.1M-84 130h.1M-30 116h.1M30 116h.1M84 130h.1M118 62h.1M128 190h.1M160 124h.1M-60 220h.1M0 260h.1M60 220h.1M-120 280h.1M120 280h.1M-60 340h.1M60 340h.1';
  return figure({
    at: [640, 520],
    scale: 1,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'laughs',
      gaze: [1, 0.8],
      hair: HAIR.greying,
      eyes: 'narrow',
      brows: 'thin',
      nose: 'broad',
      signs: ['gap', 'mole'],
      earrings: colors.sun,
    },
    hair: curls('turned', HAIR.greying),
    chin: [10, -62],
    turn: 9,
    neck: { wide: 108 },
    body: { shoulder: 204, waist: 194, foot: 520, color: '#2F7F8C' },
    clothes:
      line(dots, colors.rose, 26) +
      line(dots, colors.paper, 8) +
      shape(
        'M-80 -22C-98 10 -90 56 -50 84C-20 78 -4 66 0 50C4 66 20 78 50 84C90 56 98 10 80 -22C60 66 -60 66 -80 -22Z',
        colors.paper,
      ),
    arms: [
      { side: 'right', to: [936, 742], elbow: [820, 800], aim: -8, hand: 'flat', dim: true },
      { side: 'left', to: [794, 586], elbow: [536, 800], aim: -14, hand: 'grip' },
    ],
  });
}

/** A bottle lying in its two cords, earth in its half, its upper flank cut open for what grows. */
function hung(x: number, y: number, [glass, shade]: readonly [string, string], plant: string, turn: number): string {
  const cords = `M${x - 92} 118V${y + 20}M${x + 74} 118V${y + 20}`;
  const body =
    'M-138 0H92C116 2 128 38 152 42H176V80H152C128 84 116 132 92 136H-120Q-148 132 -148 104V24Q-148 2 -138 0Z';
  return (
    line(cords, '#8A5A1C', 8) +
    circle(x - 92, 118, 12, colors.straw) +
    circle(x + 74, 118, 12, colors.straw) +
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      group('scale(1.3)', plant) +
        shape(body, glass) +
        shape('M-148 46H132Q140 62 152 80C128 84 116 132 92 136H-120Q-148 132 -148 104Z', '#4A2414', 'opacity=".82"') +
        stitch('M-116 76H104M-100 102H92', '#8A5A3C', 7, '6 19') +
        shape(
          'M-148 100Q-148 132 -120 136H92C116 132 128 84 152 80H176V68H150C118 72 108 116 86 118H-116Q-142 116 -148 100Z',
          shade,
          'opacity=".55"',
        ) +
        shape('M-104 -4H58Q44 22 20 24H-68Q-92 22 -104 -4Z', '#3A1D10') +
        line('M-132 36V96', '#fff', 9, 'opacity=".45"') +
        box(172, 36, 32, 50, colors.lapacho, 'rx="5"') +
        line('M180 44V78M190 44V78', '#A3265A', 4) +
        line('M-92 0V136M74 0V136', '#8A5A1C', 8),
    )
  );
}

function herb(color: string): string {
  let d = '';
  for (const [at, bend, up] of [
    [-70, -40, 96],
    [-40, -8, 130],
    [-6, 10, 110],
    [24, 34, 128],
    [48, 62, 84],
  ] as const)
    d +=
      line(`M${at} 10Q${at} ${-up * 0.6} ${bend + at * 0.3} ${-up}`, '#3F7D45', 6) +
      group(
        `translate(${bend + at * 0.3} ${-up})`,
        shape('M0 8C-30 4 -40 -20 -34 -34C-10 -30 2 -14 0 8ZM0 8C30 2 42 -22 34 -36C10 -32 -4 -14 0 8Z', color) +
          shape('M0 12C-14 -14 -10 -44 0 -56C12 -42 14 -14 0 12Z', colors.sprout),
      );
  return d;
}

function flower(color: string): string {
  const bloom = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      [0, 72, 144, 216, 288].map((turn) => group(`rotate(${turn})`, oval(0, -22, 16, 22, color))).join('') +
        circle(0, 0, 12, colors.straw),
    );
  return (
    line('M-60 10Q-66 -50 -50 -96M-8 10V-140M40 10Q44 -40 56 -84', '#3F7D45', 6) +
    shape(
      'M-20 10C-60 0 -96 -20 -104 -54C-60 -50 -30 -30 -20 10ZM10 10C40 0 70 -10 96 -48C50 -46 24 -30 10 10Z',
      colors.leaf,
    ) +
    bloom(-52, -98, 1) +
    bloom(-8, -146, 1.2) +
    bloom(58, -88, 0.95)
  );
}

function lettuce(): string {
  return (
    shape(
      'M-90 12C-130 -30 -110 -90 -70 -84C-60 -130 0 -140 10 -100C50 -130 100 -90 80 -50C110 -30 90 10 60 12Z',
      '#5F9A4E',
    ) +
    shape('M-60 12C-90 -20 -70 -66 -34 -60C-20 -96 30 -90 30 -52C60 -60 76 -20 50 12Z', '#8BC07A') +
    shape('M-34 12C-46 -16 -26 -44 0 -38C28 -40 36 -8 24 12Z', '#BFE0A0')
  );
}
