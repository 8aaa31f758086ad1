import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { hill } from '../land.ts';
import { near, neckline } from '../closeUps.ts';
import { shaded } from '../people/marks.ts';
import { plaits } from '../portraits/cuts.ts';
import { cropped, HAIR } from '../portraits/hair.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const LIME = '#F6EAD2';
const ROPE = 572;

/** Up in the bell tower he pulls the rope with both hands, she holds her ears; below lies the square. */
export function belfry(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'campanario', grain: 0.4 },
    square() + tower() + bell() + ringers(),
  );
}

function square(): string {
  const front = (x: number, color: string, wide: number, tall: number) =>
    box(x, 540 - tall, wide, tall, color) +
    box(x, 540 - tall, wide, 12, '#000', 'opacity=".18"') +
    box(x + wide * 0.2, 540 - tall * 0.6, wide * 0.2, tall * 0.6, colors.woodDark) +
    box(x + wide * 0.6, 540 - tall * 0.66, wide * 0.2, tall * 0.34, '#3F6F80');
  return (
    box(0, 0, WIDTH, HEIGHT, '#F9D9A8') +
    hill('#C99AA8', { width: WIDTH, height: HEIGHT, y: 360, swing: 50, points: 5, seed: 'campanario' }) +
    hill('#8FA678', { width: WIDTH, height: HEIGHT, y: 430, swing: 20, points: 4, seed: 'campanario2' }) +
    front(170, colors.dawn, 170, 130) +
    front(344, '#7FB3B0', 150, 110) +
    front(498, colors.sun, 160, 140) +
    front(662, colors.clay, 140, 112) +
    front(806, '#B7A3CF', 190, 134) +
    box(0, 540, WIDTH, 360, '#E9B98A') +
    stitch('M160 600H1040M140 660H1060M120 730H1080', '#D79A66', 5, '30 22') +
    line('M214 360C420 420 800 420 990 356', colors.paper, 3) +
    [260, 360, 460, 560, 660, 760, 860, 940]
      .map((x, i) =>
        shape(
          `M${x} ${396 - Math.abs(x - 600) * 0.06}h44l-22 40Z`,
          [colors.lapacho, colors.forest, colors.paper, colors.tierra][i % 4] ?? '',
        ),
      )
      .join('')
  );
}

/** The arch that we look through, and the floor of boards. */
function tower(): string {
  return (
    shape(
      'M0 0H1200V900H0ZM150 900V380C150 160 350 60 600 60C850 60 1050 160 1050 380V900Z',
      LIME,
      'fill-rule="evenodd"',
    ) +
    shape('M1050 900V380C1050 160 850 60 600 60C760 90 990 170 990 400V900Z', '#CDBB98') +
    shape('M1050 0H1200V900H1050Z', '#E3D2B0') +
    shape(
      'M127 810V380C127 146 336 37 600 37C864 37 1073 146 1073 380V810',
      'none',
      'stroke="#D08A5C" stroke-width="46" stroke-dasharray="64 7"',
    ) +
    box(0, 800, WIDTH, 100, colors.wood) +
    line('M0 834H1200M0 868H1200', colors.woodDark, 5) +
    box(150, 786, 900, 18, '#B9A37C')
  );
}

/** It swings: its mouth is turned up to the right. */
function bell(): string {
  return (
    box(272, 122, 656, 30, colors.woodDark) +
    group(
      'translate(640 128) rotate(-26)',
      line('M6 150L40 262', '#4A3A1E', 13) +
        circle(42, 268, 24, '#4A3A1E') +
        shape(
          'M-46 0H46V28C70 60 74 140 112 204C116 220 90 232 0 232C-90 232 -116 220 -112 204C-74 140 -70 60 -46 28Z',
          colors.gold,
        ) +
        shape('M16 0H46V28C70 60 74 140 112 204C116 220 90 232 20 232C60 200 40 80 16 0Z', '#A86E12') +
        line('M-98 188Q0 214 98 188M-66 72Q0 88 66 72', '#8A5A10', 7),
    ) +
    line(`M596 130C560 150 ${ROPE} 180 ${ROPE} 260V820`, '#D9B878', 11)
  );
}

function ringers(): string {
  return (
    near(412, 590, 0.68, {
      face: {
        skin: '#8A4E2F',
        view: 'turned',
        age: 'child',
        build: 'square',
        mood: 'laughs',
        gaze: [0.7, -0.9],
        eyes: 'almond',
        nose: 'broad',
        brows: 'bushy',
        signs: ['gap'],
        hair: HAIR.black,
        earsOut: true,
      },
      hair: cropped('turned', HAIR.black),
      head: { at: [-14, -44], turn: -12, scale: 1.28 },
      neck: { wide: 78, lean: -4, deep: 50 },
      body: { shoulder: 158, waist: 150, color: colors.tierra },
      clothes: line('M-62 -6C-44 52 44 52 62 -6', shaded(colors.tierra, 0.24), 11),
      held: line(`M${(ROPE - 412) / 0.68} -300V110`, '#D9B878', 16),
      arms: [
        {
          shoulder: [130, 92],
          elbow: [286, 60],
          to: [(ROPE - 412) / 0.68, -170],
          hand: 'grip',
          aim: -140,
          mirrored: true,
          sleeve: 'long',
        },
        {
          shoulder: [-132, 96],
          elbow: [-10, 292],
          to: [(ROPE - 412) / 0.68, 20],
          hand: 'grip',
          aim: -50,
          sleeve: 'long',
          dim: true,
        },
      ],
    }) +
    near(812, 664, 0.64, {
      face: {
        skin: '#B97A4E',
        view: 'turned',
        age: 'child',
        build: 'round',
        mood: 'beams',
        gaze: [0.6, -0.9],
        eyes: 'round',
        nose: 'snub',
        brows: 'arched',
        signs: ['dimples'],
        hair: HAIR.black,
      },
      hair: plaits('turned', HAIR.black, colors.sun, 'back'),
      head: { at: [-6, -44], flip: true, turn: 6, scale: 1.28 },
      neck: { wide: 76, deep: 50 },
      body: { shoulder: 150, waist: 146, color: colors.cream },
      clothes: neckline(colors.lapacho),
      arms: [
        { shoulder: [-126, 92], elbow: [-262, 60], to: [-136, -120], hand: 'flat', aim: -62, sleeve: 'short' },
        {
          shoulder: [126, 92],
          elbow: [262, 60],
          to: [118, -120],
          hand: 'flat',
          aim: -118,
          mirrored: true,
          sleeve: 'short',
          dim: true,
        },
      ],
    })
  );
}
