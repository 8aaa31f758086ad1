// Whoever comes to help, and whoever shows how: 1600 x 800. The middle 900 hold the subject; four threads leave at the
// foot. To the left the sky goes on, over earth that is 100 high.
import { canvas } from './canvas.ts';
import { bush } from './land.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { person } from './people/person.ts';
import { lapachoDefs, lapacho } from './plants.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 800;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".17"';
/** The four threads of the areas, in their order, and where each leaves the picture: the middles of four equal columns. */
export const AREA_THREADS = [colors.lapacho, colors.gold, colors.forest, colors.tierra] as const;
const FRAME = { x: 800, y: 330, half: 236 };

/** A weaver and a newcomer at one frame: the lace is half done, and there is a thread for each. */
export function involveOpening(): string {
  const land =
    box(0, 0, WIDTH, HEIGHT, '#F9D9A0') +
    circle(800, 330, 330, '#FBE6BC') +
    shape('M60 714C220 640 320 440 560 424S1200 396 1600 420V800H60Z', '#E9B36A') +
    group('translate(456 0)', bush(colors.leaf, { width: WIDTH - 456, y: 500, size: 96, depth: 90, seed: 'hilo2' })) +
    shape('M20 704C180 690 330 580 520 566S1240 548 1600 562V800H20Z', colors.leaf) +
    shape('M0 700C240 700 420 662 660 656S1300 648 1600 654V800H0Z', colors.road);
  return canvas(
    { ...SIZE, name: 'hilo', grain: 0.42, defs: lapachoDefs() },
    land +
      lapacho(226, 690, 1.08, { seed: 'hilo', fullness: 0.9 }) +
      house() +
      threads() +
      frame() +
      weaver() +
      newcomer(),
  );
}

/** Far off, the houses that the lace is for. */
function house(): string {
  return group(
    'translate(1376 604)',
    oval(6, 2, 190, 12, '#2A4A22', 'opacity=".4"') +
      box(-150, -112, 300, 112, '#F3D9B8') +
      box(70, -112, 80, 112, '#DDBC92') +
      shape('M-182 -104L-132 -184H132L182 -104Z', colors.tierra) +
      shape('M60 -184H132L182 -104H84Z', colors.tierraDeep) +
      box(-112, -82, 50, 48, colors.monte) +
      box(-26, -90, 50, 90, colors.tierraDeep) +
      box(90, -82, 44, 48, colors.monte),
  );
}

/** From the lace down over the earth, one to each area. */
function threads(): string {
  const [first, second, third, fourth] = AREA_THREADS;
  const fall = (from: number, to: number, color: string) => {
    const d = `M${from} 560C${from} 700 ${to} 640 ${to} 720V${HEIGHT}`;
    return line(d, '#3A0F06', 9, 'opacity=".28" transform="translate(7 5)"') + line(d, color, 9);
  };
  return fall(640, 200, first) + fall(750, 600, second) + fall(850, 1000, third) + fall(960, 1400, fourth);
}

function frame(): string {
  const { x, y, half } = FRAME;
  const side = half * 2;
  let knots = '';
  for (let i = 0; i < 13; i++) {
    const at = x - half + 24 + i * ((side - 48) / 12);
    knots += `M${at} ${y - half - 16}v34M${at} ${y + half - 18}v34`;
  }
  return (
    line(
      `M${x - half - 6} ${y + half}L${x - half - 56} 746M${x + half + 6} ${y + half}L${x + half + 56} 746`,
      colors.woodDark,
      24,
    ) +
    oval(x - half - 56, 750, 40, 8, '#3A0F06', 'opacity=".35"') +
    oval(x + half + 60, 750, 40, 8, '#3A0F06', 'opacity=".35"') +
    box(x - half - 22, y - half - 22, side + 44, side + 44, colors.wood) +
    box(x - half, y - half, side, side, colors.monte) +
    shape(`M${x - half} ${y - half}h${side}v16h-${side - 16}v${side - 16}h-16Z`, '#06170F', 'opacity=".5"') +
    line(knots, colors.cream, 5) +
    box(x + half + 4, y - half - 22, 18, side + 44, colors.woodDark) +
    box(x - half - 22, y + half + 6, side + 44, 16, colors.woodDark) +
    lace(
      'hay-un-hilo',
      {
        family: 'guava',
        rim: 'scallop',
        thread: colors.cream,
        arcs: [
          { color: colors.lapacho, share: 2 },
          { color: colors.monte, share: 5 },
          { color: colors.tierra, share: 1 },
          { color: colors.leaf, share: 2 },
          { color: colors.sun, share: 2 },
        ],
        weight: 0.9,
        detail: 1.6,
      },
      x,
      y,
      218,
    )
  );
}

function weaver(): string {
  const at = [452, 756] as const;
  const needle =
    group(
      'translate(652 306) rotate(72)',
      shape('M-5 10Q-6 -50 0 -66Q6 -50 5 10Z', '#F4F7F1') + shape('M0 -66Q6 -50 5 10H1Z', '#9AA69E'),
    ) + line('M660 306C700 316 690 250 724 262', colors.lapacho, 5);
  return (
    oval(460, 760, 104, 11, '#3A0F06', 'opacity=".35"') +
    person({
      at: [...at],
      height: 590,
      build: 'woman',
      view: 'turned',
      skin: skins[1],
      look: { cut: 'low', hair: '#B8AFA6', glasses: true, tie: colors.lapacho },
      top: { kind: 'blouse', color: colors.cream, trim: colors.tierra },
      bottom: { kind: 'skirt', color: colors.tierra, hem: colors.sun },
      apron: { color: colors.rose, trim: colors.tierra },
      near: { to: [650, 308], hand: 'pinch', aim: -8, holds: needle },
      far: { to: [600, 450], hand: 'flat', aim: -20 },
    })
  );
}

/** The newcomer: a rucksack still on the back, a spool in the hand. */
function newcomer(): string {
  const pack =
    shape('M1146 268C1220 252 1262 290 1262 350V500C1262 536 1240 552 1204 552H1130Z', colors.forest) +
    shape(
      'M1216 262C1248 276 1262 306 1262 350V500C1262 536 1240 552 1204 552C1236 500 1240 340 1216 262Z',
      '#000',
      SHADE,
    ) +
    shape('M1180 416H1256V506Q1256 532 1226 532H1180Z', '#184A35') +
    stitch('M1186 432H1250', colors.sun, 5, '11 8') +
    box(1146, 232, 116, 40, colors.sun, 'rx="20"') +
    box(1226, 232, 36, 40, '#000', 'opacity=".16" rx="18"');
  const spool =
    box(966, 372, 54, 60, colors.lapacho) +
    line('M966 386L1020 380M966 402L1020 396M966 418L1020 412', '#B53767', 4) +
    box(958, 362, 70, 14, colors.straw, 'rx="5"') +
    box(958, 428, 70, 14, colors.straw, 'rx="5"') +
    line('M968 420C930 470 900 380 868 372', colors.lapacho, 5);
  return (
    oval(1144, 762, 104, 11, '#3A0F06', 'opacity=".35"') +
    pack +
    person({
      at: [1128, 758],
      height: 610,
      build: 'man',
      view: 'turned',
      facing: 'left',
      skin: skins[2],
      look: { cut: 'curls' },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'trousers', color: colors.monte },
      shoes: colors.tierraNight,
      near: { to: [1000, 402], hand: 'grip', aim: 184, holds: spool },
    }) +
    line('M1104 246C1090 300 1092 340 1112 392', colors.forest, 15)
  );
}
