import { canvas } from './canvas.ts';
import { colors } from './palette.ts';
import { blossom, blossomDefs } from './plants.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from './primitives.ts';

const WIDTH = 1600;
const HEIGHT = 900;

/** A pupil's business: a ñandutí on its frame, whose thread becomes a plant up to the needle; her tools lie beside it. */
export function coverEntrepreneur(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'cee', grain: 0.4, defs: blossomDefs() },
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
      lace('ee', { family: 'guava', rim: 'scallop', thread: '#FBD98A', weight: 0.7 }, 780, 460, 700) +
      accounts() +
      spool(176, 690, colors.tierra, -8) +
      spool(330, 744, colors.forest, 6) +
      scissors() +
      frame() +
      plant(),
  );
}

/** The frame and the thread stay within the middle 675, which a tall crop shows. */
function frame(): string {
  const ticks = [-240, -120, 0, 120, 240];
  const lashing = [-1, 1]
    .map((side) => ticks.map((at) => `M${at} ${side * 262}V${side * 302}M${side * 262} ${at}H${side * 302}`).join(''))
    .join('');
  return group(
    'translate(770 452) rotate(-6) scale(0.84)',
    box(-286, -276, 600, 600, '#7A4A0C', 'opacity=".3"') +
      box(-268, -268, 536, 536, colors.lapacho) +
      stitch('M-244 -244H244V244H-244Z', colors.cream, 6, '16 12') +
      lace(
        'eec',
        { family: 'guava', rim: 'scallop', thread: colors.cream, colors: [colors.sun, colors.cream, colors.rose] },
        0,
        0,
        232,
      ) +
      // Four laths, the upright ones over the others, their ends standing out.
      box(-324, -300, 648, 34, colors.woodDark) +
      box(-324, 266, 648, 34, colors.woodDark) +
      box(-300, -324, 34, 648, colors.wood) +
      box(266, -324, 34, 648, colors.wood) +
      box(-276, -324, 10, 648, '#000', 'opacity=".18"') +
      box(290, -324, 10, 648, '#000', 'opacity=".18"') +
      line(lashing, colors.straw, 5) +
      line(
        'M-306 -306L-260 -260M-260 -306L-306 -260M306 -306L260 -260M260 -306L306 -260M-306 306L-260 260M-260 306L-306 260M306 306L260 260M260 306L306 260',
        colors.straw,
        6,
      ),
  );
}

function plant(): string {
  const leaf = (x: number, y: number, turn: number, scale: number, color: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      shape('M0 0C-46 -20 -54 -86 0 -140C54 -86 46 -20 0 0Z', color) +
        shape('M0 0C54 -20 46 -86 0 -140Z', '#000', 'opacity=".14"') +
        stitch('M0 -8V-118', colors.cream, 4, '10 8'),
    );
  return group(
    'translate(-24 0)',
    line('M952 470C1010 540 900 690 984 748S1116 690 1078 560S1046 400 1092 292', colors.tierraDeep, 9) +
      group(
        'translate(1092 292) rotate(11) scale(0.94)',
        shape('M-8 20Q-11 -190 0 -270Q11 -190 8 20Q0 32 -8 20Z', '#6E6A66') +
          shape('M0 30Q-8 30 -8 20Q-11 -190 0 -270Z', '#A9A69F') +
          oval(0, -4, 2.8, 17, colors.sun),
      ) +
      leaf(966, 726, 214, 0.9, colors.forest) +
      leaf(990, 750, 168, 0.8, colors.monte) +
      leaf(1052, 736, 118, 0.5, colors.forest) +
      leaf(1092, 640, -60, 0.86, colors.monte) +
      leaf(1078, 566, 38, 0.46, colors.forest) +
      leaf(1060, 470, -62, 0.9, colors.forest) +
      leaf(1064, 420, 34, 0.56, colors.monte) +
      leaf(1076, 338, -70, 0.66, colors.monte) +
      blossom(932, 600, 3, colors.rose, colors.cream) +
      blossom(1000, 752, 4, colors.lapacho, colors.cream) +
      blossom(1094, 616, 4.2, colors.rose, colors.cream) +
      blossom(1058, 440, 3.8, colors.lapacho, colors.cream),
  );
}

/** A spool of thread standing up, 120 wide, foot at x y. */
function spool(x: number, y: number, thread: string, turn: number): string {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(1.25)`,
    oval(14, 4, 66, 14, '#7A4A0C', 'opacity=".3"') +
      shape('M-60 -14A60 15 0 0 0 60 -14V-4A60 15 0 0 1 -60 -4Z', colors.woodDark) +
      oval(0, -14, 60, 15, colors.wood) +
      shape('M-44 -120V-18A44 11 0 0 0 44 -18V-120Z', thread) +
      shape('M14 -120V-8Q34 -10 44 -18V-120Z', '#000', 'opacity=".16"') +
      line(
        'M-44 -100Q0 -84 44 -100M-44 -80Q0 -64 44 -80M-44 -60Q0 -44 44 -60M-44 -40Q0 -24 44 -40',
        '#fff',
        2,
        'opacity=".35"',
      ) +
      shape('M-60 -134A60 15 0 0 0 60 -134V-124A60 15 0 0 1 -60 -124Z', colors.woodDark) +
      oval(0, -134, 60, 15, colors.wood) +
      oval(0, -134, 16, 4.5, colors.tierraNight),
  );
}

function scissors(): string {
  const half = (side: 1 | -1) =>
    group(
      `rotate(${side * -13}) scale(${side} 1)`,
      shape('M-9 10L-3 -210Q10 -190 13 0Z', side === 1 ? '#C9CCC4' : '#DFE2DA') +
        line('M2 0C4 40 14 60 26 76', '#9A4A2A', 17) +
        `<ellipse cx="36" cy="122" rx="35" ry="48" fill="none" stroke="${colors.tierra}" stroke-width="17" transform="rotate(-14 36 122)"/>`,
    );
  return group(
    'translate(1376 290) rotate(28)',
    group('translate(12 14)', `<g opacity=".25">${shape('M-52 -196L10 6L58 -196L22 20Z', '#7A4A0C')}</g>`) +
      half(1) +
      half(-1) +
      circle(0, 0, 9, colors.tierraNight),
  );
}

/** The notebook in which she keeps her accounts. */
function accounts(): string {
  return group(
    'translate(1368 690) rotate(9)',
    box(-120, -136, 270, 310, '#7A4A0C', 'opacity=".3"') +
      box(-136, -150, 270, 310, colors.monte, 'rx="6"') +
      box(-136, -150, 34, 310, colors.forest) +
      stitch('M-112 -136V146', colors.cream, 4, '14 10') +
      box(-66, -106, 164, 96, colors.paper) +
      stitch('M-50 -76H82M-50 -52H82M-50 -28H40', colors.clay, 4, '11 8') +
      shape('M70 160V214L82 200L94 214V160Z', colors.lapacho),
  );
}
