// Whoever comes to help, and whoever shows how: 1600 x 800. The middle 1200 hold the subject; four threads leave at the
// foot. To the left the sky goes on, over earth that is 200 high.
import { canvas } from './canvas.ts';
import { bush } from './land.ts';
import { aoPoi } from './closeUps.ts';
import { colors } from '../../server/lace/palette.ts';
import { SKINS } from './people/skins.ts';
import { round } from './portraits/cloth.ts';
import { curls, kerchief } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';
import { lapachoDefs, lapacho } from './plants.ts';
import { box, circle, group, lace, line, oval, shape } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 800;
const SIZE = { width: WIDTH, height: HEIGHT };
/** The four threads of the areas, in their order. */
const AREA_THREADS = [colors.lapacho, colors.gold, colors.forest, colors.tierra] as const;
const FRAME = { x: 800, y: 330, half: 236 };

/** A weaver and a newcomer at one frame: the lace is half done, and there is a thread for each. */
export function involveOpening(): string {
  const land =
    box(0, 0, WIDTH, HEIGHT, '#F9D9A0') +
    circle(800, 330, 330, '#FBE6BC') +
    shape('M20 610C200 580 320 440 560 424S1200 396 1600 420V800H20Z', '#E9B36A') +
    group('translate(456 0)', bush(colors.leaf, { width: WIDTH - 456, y: 500, size: 96, depth: 90, seed: 'hilo2' })) +
    shape('M10 604C180 596 330 570 520 560S1240 540 1600 554V800H10Z', colors.leaf) +
    shape('M0 600C240 600 420 634 660 636S1300 628 1600 634V800H0Z', colors.road);
  return canvas(
    { ...SIZE, name: 'hilo', grain: 0.42, defs: lapachoDefs() },
    land +
      oval(210, 640, 64, 8, '#3A0F06', 'opacity=".35"') +
      lapacho(206, 640, 0.78, { seed: 'hilo', fullness: 0.8 }) +
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
    'translate(1470 592)',
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

/** From the lace down over the earth between the two, one for each area. */
function threads(): string {
  const [first, second, third, fourth] = AREA_THREADS;
  const fall = (from: number, to: number, color: string) => {
    const d = `M${from} 560C${from} 700 ${to} 640 ${to} 720V${HEIGHT}`;
    return line(d, '#3A0F06', 9, 'opacity=".28" transform="translate(7 5)"') + line(d, color, 9);
  };
  return fall(690, 610, first) + fall(760, 720, second) + fall(840, 880, third) + fall(910, 990, fourth);
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
  const needle =
    group(
      'translate(652 342) rotate(66)',
      shape('M-6 14Q-7 -56 0 -76Q7 -56 6 14Z', '#F4F7F1') + shape('M0 -76Q7 -56 6 14H1Z', '#9AA69E'),
    ) + line('M646 348C700 374 700 290 748 284', colors.lapacho, 6);
  const one = figure({
    at: [408, 452],
    scale: 0.84,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'old',
      build: 'broad',
      mood: 'laughs',
      gaze: [0.8, -0.2],
      hair: HAIR.grey,
      glasses: colors.tierra,
      earrings: colors.sun,
      nose: 'broad',
    },
    hair: kerchief('turned', '#2F7F8C', HAIR.grey),
    chin: [12, -56],
    turn: 3,
    body: { shoulder: 188, waist: 180, foot: 480, color: colors.cream },
    clothes: aoPoi(colors.tierra),
    arms: [
      { side: 'left', to: [300, 900], aim: 70, hand: 'relaxed', sleeve: 'short' },
      {
        side: 'right',
        to: [652, 354],
        aim: -68,
        hand: 'pinch',
        elbow: [664, 590],
        sleeve: 'short',
        dim: true,
        holds: needle,
      },
    ],
  });
  return one.body + one.arms;
}

/** The newcomer: a rucksack still on the back, a spool in the hand. */
function newcomer(): string {
  const pack =
    shape('M1180 420C1290 380 1390 430 1400 520V800H1160Z', colors.forest) +
    shape('M1330 424C1380 446 1398 480 1400 520V800H1344C1352 660 1350 520 1330 424Z', '#184A35') +
    box(1240, 366, 150, 58, colors.sun, 'rx="29"') +
    shape('M1352 366h9a29 29 0 0 1 0 58h-9Z', colors.gold);
  const spool =
    box(922, 378, 76, 84, colors.lapacho) +
    line('M922 398L998 390M922 420L998 412M922 442L998 434', '#B53767', 5) +
    box(912, 364, 96, 19, colors.straw, 'rx="6"') +
    box(912, 458, 96, 19, colors.straw, 'rx="6"') +
    line('M924 448C884 500 870 390 832 364', colors.lapacho, 6);
  const one = figure({
    at: [1180, 452],
    scale: 0.84,
    flip: true,
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'young',
      build: 'long',
      mood: 'beams',
      gaze: [0.7, -0.3],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'straight',
    },
    hair: curls('turned', HAIR.black),
    chin: [10, -58],
    turn: -2,
    body: { shoulder: 180, waist: 162, foot: 480, color: colors.sun },
    clothes:
      round(colors.gold) +
      line('M-96 6C-118 110 -112 240 -118 420', colors.forest, 34) +
      shape('M83 -17L117 13C139 115 133 242 139 420H105C99 238 105 108 83 -17Z', colors.forest),
    arms: [
      { side: 'left', to: [1290, 900], aim: 110, hand: 'relaxed', sleeve: 'short' },
      {
        side: 'right',
        to: [958, 424],
        aim: 262,
        hand: 'grip',
        elbow: [946, 600],
        sleeve: 'short',
        dim: true,
        holds: spool,
      },
    ],
  });
  return pack + one.body + one.arms;
}
