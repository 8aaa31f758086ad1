import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch, whole } from '../../../server/lace/primitives.ts';
import { cow } from '../animals.ts';
import { drawLine, widthOf } from '../../../server/lettering/outlines.ts';
import { canvas } from '../canvas.ts';
import { bush } from '../land.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { palm, palmDefs } from '../plants.ts';
import { helmet, motorbike } from './motorbike.ts';

const WIDTH = 1960;
/** Where the scene begins: the land goes on to both sides of it. */
const LEFT = 640;
/** The page's sky goes on above it. */
const TOP = 180;
const HEIGHT = 820;

/** The red road ends in the grass, where a cow stands: neighbours show a rider and her passenger the other way. */
export function roadsEnd(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, top: TOP, name: 'moto', grain: 0.4, defs: palmDefs('#3F6B4A', '#5C8A55') },
    country() + group(`translate(${LEFT} 0)`, end() + asking() + neighbours()),
  );
}

/** Sky, hills, fields; where the other road leads off. */
function country(): string {
  return (
    box(0, 0, WIDTH, 560, '#FBE3C0') +
    circle(LEFT + 1030, 292, 100, '#F9C95E') +
    shape('M0 440C160 370 380 360 560 390C700 410 900 360 1180 380C1500 330 1770 350 1960 380V600H0Z', '#B9CC9A') +
    bush('#6E9A6A', { width: WIDTH, y: 456, size: 40, seed: 'moto', depth: 60 }) +
    box(0, 480, WIDTH, 520, '#8FA64E') +
    palm(286, 560, 190, 0.9, '#7A5A3E', 10) +
    palm(396, 574, 150, 0.7, '#7A5A3E', -8) +
    palm(120, 600, 240, 1.1, '#6B4A34', -14) +
    shape('M0 640C400 680 700 610 1060 600C1360 580 1660 580 1960 540V1000H0Z', '#7E9745')
  );
}

/** Two roads from the foot of the picture: one ends in the grass, the other goes on to the hills. */
function end(): string {
  return (
    shape(
      'M-640 1000V854C-300 812 100 822 420 804C640 792 800 720 880 640C930 590 948 540 954 480H974C990 640 1000 790 1200 812L1320 824V1000Z',
      colors.road,
    ) +
    shape(
      'M500 812C524 796 540 772 544 738C560 724 578 732 592 724C610 716 624 726 642 718C656 714 664 722 672 730C688 746 712 758 740 764Z',
      colors.road,
    ) +
    stitch('M-640 926C-200 880 200 900 520 872C800 840 940 700 964 560', '#E88A5C', 7, '30 22') +
    line('M546 742l-10 -20M568 732l-4 -24M592 728l2 -24M616 724l6 -24M640 722l8 -22M664 728l12 -20', '#5E7A35', 6) +
    oval(590, 636, 150, 13, '#66803A') +
    cow(590, 632, 1.75)
  );
}

function asking(): string {
  const { behind, frame, lamp } = motorbike({ hub: '#D98A5C' });
  const passenger = person({
    at: [318, 900],
    height: 640,
    build: 'woman',
    view: 'side',
    stance: 'sit',
    skin: SKINS[5],
    look: { cut: 'plaits', mood: 'laughs', age: 'young', nose: 'snub', eyes: [0.6, 0], tie: colors.sun },
    top: { kind: 'tee', color: colors.orange },
    bottom: { kind: 'trousers', color: '#2F4A6B' },
    near: { to: [404, 640], hand: 'flat' },
    far: { to: [400, 650], hand: 'flat' },
  });
  const rider = person({
    at: [442, 900],
    height: 690,
    build: 'man',
    view: 'side',
    stance: 'sit',
    lean: 4,
    skin: SKINS[3],
    look: { cut: 'short', mood: 'wonders', age: 'grown', nose: 'broad', beard: 'full', eyes: [0.6, 0] },
    top: { kind: 'shirt', color: '#EEF1E2' },
    bottom: { kind: 'trousers', color: colors.forest },
    near: { to: [640, 566], hand: 'grip', aim: 10 },
    far: { to: [654, 560], hand: 'grip', aim: 10 },
  });
  return group(
    'translate(-60 190) scale(.78)',
    oval(520, 1000, 420, 18, '#8E3215', 'opacity=".5"') +
      behind +
      frame +
      passenger +
      helmet('translate(272 488) scale(.9)', '#2F7F86', '#215C62') +
      rider +
      lamp +
      helmet('translate(408 440) scale(.97)'),
  );
}

/** A board of the signpost, with the name of a place, which is the same in all languages, around `x`. */
function board(name: string, outline: string, x: number, y: number): string {
  const size = 40;
  return (
    shape(outline, colors.wood) +
    group(
      `translate(${whole(x - (widthOf(name) * size) / 2000)} ${y})`,
      `<g fill="${colors.cream}">${drawLine(name, size)}</g>`,
    )
  );
}

function neighbours(): string {
  return (
    line('M976 770V268', colors.woodDark, 15) +
    board('Cerrito', 'M950 286H1152L1182 316L1152 346H950Z', 1052, 328) +
    board('Asunción', 'M1002 362H776L746 392L776 422H1002Z', 884, 404) +
    person({
      at: [800, 930],
      height: 470,
      build: 'woman',
      girth: 1.1,
      view: 'turned',
      facing: 'left',
      skin: SKINS[4],
      look: { cut: 'pixie', mood: 'talks', jaw: 'square', nose: 'long', eyes: [0.5, 0], earrings: colors.sun },
      top: { kind: 'shirt', color: '#6E5BA0' },
      bottom: { kind: 'skirt', color: colors.tierraDeep },
      near: { to: [918, 626], hand: 'point' },
    }) +
    person({
      at: [690, 950],
      height: 320,
      heads: 5.2,
      build: 'man',
      view: 'front',
      skin: SKINS[4],
      look: { cut: 'fringe', age: 'child', mood: 'laughs', nose: 'snub', eyes: [-0.5, -0.4] },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'shorts', color: colors.monte },
      near: { to: [612, 716], hand: 'wave' },
    }) +
    person({
      at: [1118, 940],
      height: 470,
      build: 'man',
      view: 'turned',
      facing: 'left',
      skin: SKINS[2],
      look: {
        cut: 'short',
        hat: 'piri',
        tie: colors.tierra,
        age: 'old',
        mood: 'smiles',
        hair: HAIRS.white,
        nose: 'hooked',
        moustache: 'walrus',
      },
      top: { kind: 'poi', color: colors.cream, trim: colors.forest },
      bottom: { kind: 'trousers', color: '#5A4A3A' },
      near: { to: [1028, 752], hand: 'grip', aim: 180, holds: line('M1022 944L1032 690', colors.woodDark, 11) },
    })
  );
}
