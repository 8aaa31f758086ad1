import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { hill } from '../land.ts';
import { person } from '../people/person.ts';
import type { Person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const LIME = '#F6EAD2';
const ROPE = 548;

/** Up in the bell tower: the rope lifts the boy off his feet, the girl holds her ears, and down in the square they come. */
export function belfry(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'campanario', grain: 0.4 },
    square() + tower() + bell() + ringers(),
  );
}

const WALKERS: readonly (Pick<Person, 'build' | 'top' | 'bottom'> & {
  x: number;
  y: number;
  left?: boolean;
  tall: number;
  skin: string;
})[] = [
  {
    x: 330,
    y: 640,
    tall: 96,
    build: 'woman',
    skin: SKINS[3],
    top: { kind: 'tee', color: colors.lapacho },
    bottom: { kind: 'skirt', color: colors.tierraDeep },
  },
  {
    x: 376,
    y: 646,
    tall: 70,
    build: 'man',
    skin: SKINS[3],
    top: { kind: 'tee', color: colors.sun },
    bottom: { kind: 'shorts', color: colors.forest },
  },
  {
    x: 660,
    y: 606,
    tall: 90,
    left: true,
    build: 'man',
    skin: SKINS[4],
    top: { kind: 'tee', color: colors.paper },
    bottom: { kind: 'trousers', color: '#2F4A6B' },
  },
  {
    x: 720,
    y: 690,
    tall: 100,
    left: true,
    build: 'woman',
    skin: SKINS[2],
    top: { kind: 'tee', color: colors.sun },
    bottom: { kind: 'skirt', color: '#2F4A6B' },
  },
  {
    x: 800,
    y: 700,
    tall: 100,
    left: true,
    build: 'woman',
    skin: SKINS[5],
    top: { kind: 'tee', color: colors.tierra },
    bottom: { kind: 'skirt', color: colors.monte },
  },
  {
    x: 880,
    y: 626,
    tall: 92,
    left: true,
    build: 'man',
    skin: SKINS[3],
    top: { kind: 'tee', color: colors.leaf },
    bottom: { kind: 'trousers', color: '#4A3428' },
  },
];

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
      .join('') +
    WALKERS.map(
      ({ x, y, left, tall, ...one }, i) =>
        oval(x, y, 26, 5, '#8E5A2E', 'opacity=".4"') +
        person({
          ...one,
          at: [x, y],
          height: tall,
          heads: tall < 80 ? 5.4 : 6.8,
          view: 'side',
          ...(left && { facing: 'left' }),
          stance: 'walk',
          stride: i * 0.23,
          look: { cut: one.build === 'woman' ? (i % 2 ? 'braid' : 'bun') : 'short' },
        }),
    ).join('')
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
    stitch('M116 900V380C116 140 330 26 600 26C870 26 1084 140 1084 380V900', colors.tierra, 6, '20 15') +
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
    oval(500, 812, 100, 13, colors.tierraNight, 'opacity=".45"') +
    oval(858, 852, 110, 13, colors.tierraNight, 'opacity=".45"') +
    person({
      at: [470, 770],
      height: 430,
      heads: 5.9,
      build: 'man',
      view: 'side',
      stance: 'run',
      lean: -8,
      nod: -10,
      skin: SKINS[3],
      look: { cut: 'quiff', age: 'child', mood: 'laughs', nose: 'broad', eyes: [0.5, -0.8] },
      top: { kind: 'tee', color: colors.tierra },
      bottom: { kind: 'trousers', color: '#2F4A6B' },
      feet: { near: [400, 716], far: [546, 746] },
      near: { to: [ROPE, 432], hand: 'grip', aim: -70, holds: line(`M${ROPE} 392V472`, '#D9B878', 11) },
      far: { to: [ROPE, 372], hand: 'grip', aim: -60, behind: false, holds: line(`M${ROPE} 332V412`, '#D9B878', 11) },
    }) +
    person({
      at: [858, 850],
      height: 470,
      heads: 6.2,
      build: 'woman',
      view: 'turned',
      facing: 'left',
      lean: 4,
      nod: 8,
      skin: SKINS[4],
      look: {
        cut: 'plaits',
        tie: colors.sun,
        age: 'child',
        mood: 'laughs',
        jaw: 'broad',
        nose: 'snub',
        eyes: [0.6, -0.5],
      },
      top: { kind: 'tee', color: colors.cream },
      bottom: { kind: 'skirt', color: colors.lapacho, hem: colors.sun, length: 'knee' },
      near: { to: [872, 446], hand: 'flat', aim: -110 },
      far: { to: [806, 452], hand: 'flat', aim: -70, behind: false },
    })
  );
}
