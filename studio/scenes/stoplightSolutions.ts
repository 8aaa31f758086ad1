import { canvas } from './canvas.ts';
import { byHead } from './groups/byHead.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SHADE = 'opacity=".16"';

/** A family at the shelf of what helps: she takes down the toothbrushes, he reads how, the girl has the money box. */
export function blockSolutions(): string {
  const wall = box(0, 0, WIDTH, HEIGHT, colors.sun) + shape('M0 0H1200V180L0 380Z', '#F9CB66');
  const shelf =
    box(-20, 320, 1240, 24, '#8A5A1C', 'opacity=".3"') +
    box(-20, 296, 1240, 24, colors.wood) +
    box(-20, 296, 1240, 7, '#A4623A');
  const things =
    group('translate(-40 -19) scale(.72)', filter()) +
    group('translate(20 -19) scale(.72)', brushes()) +
    group('translate(120 -19) scale(.72)', books()) +
    group('translate(676 -271) scale(.72)', toolbox());
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'estante', grain: 0.4 },
    wall + shelf + things + father() + mother() + girl(),
  );
}

function mother(): string {
  return byHead({
    chin: [226, 528],
    size: 144,
    build: 'woman',
    view: 'turned',
    nod: -6,
    skin: SKINS[3],
    look: {
      cut: 'pixie',
      mood: 'smirks',
      jaw: 'tall',
      nose: 'hooked',
      brows: 'soaring',
      eyes: [0.7, -0.8],
      earrings: colors.gold,
      lips: 'full',
    },
    top: { kind: 'poi', color: colors.paper, trim: colors.forest },
    bottom: { kind: 'skirt', color: colors.monte },
    near: { to: [330, 800], hand: 'relaxed' },
    far: { to: [450, 262], hand: 'grip', behind: false },
  });
}

function father(): string {
  const book =
    shape('M640 700L742 720L846 690V806L742 838L640 818Z', colors.monte) +
    shape('M648 694L742 712V826L648 808Z', colors.paper) +
    shape('M742 712L838 684V798L742 826Z', '#F3E4C4') +
    line('M666 722L724 733M666 746L724 757M666 770L708 778M760 730L818 713M760 754L818 737', '#B9A27A', 6);
  return byHead({
    chin: [900, 520],
    size: 146,
    build: 'man',
    girth: 1.1,
    view: 'turned',
    facing: 'left',
    nod: 8,
    skin: SKINS[5],
    look: {
      cut: 'bald',
      age: 'old',
      mood: 'talks',
      jaw: 'square',
      nose: 'broad',
      eyes: [0.5, 0.9],
      glasses: true,
      moustache: 'walrus',
      hair: HAIRS.grey,
    },
    top: { kind: 'shirt', color: colors.mist, trim: colors.forest },
    bottom: { kind: 'trousers', color: '#2F4A6B' },
    near: { to: [864, 730], hand: 'sheet', holds: group('translate(40 -44)', book) },
  });
}

function girl(): string {
  return byHead({
    chin: [560, 664],
    size: 126,
    heads: 5.8,
    build: 'woman',
    view: 'front',
    skin: SKINS[4],
    look: {
      cut: 'plaits',
      age: 'child',
      mood: 'laughs',
      nose: 'snub',
      signs: ['gap', 'freckles'],
      eyes: [0.4, -0.5],
      tie: colors.sun,
    },
    top: { kind: 'tee', color: colors.tierra },
    bottom: { kind: 'skirt', color: colors.forest },
    far: { to: [600, 812], hand: 'flat', near: 0.9 },
    near: { to: [524, 812], hand: 'flat', near: 0.9, holds: group('translate(-58 244) scale(.72)', moneyBox()) },
  });
}

/** A clay water filter with its tap. */
function filter(): string {
  return group(
    'translate(376 438)',
    shape('M-92 0C-106 -50 -106 -90 -96 -128H96C106 -90 106 -50 92 0Z', colors.clay) +
      shape('M34 0C50 -50 50 -90 44 -128H96C106 -90 106 -50 92 0Z', '#000', SHADE) +
      shape('M-96 -138C-112 -190 -104 -230 -84 -256H84C104 -230 112 -190 96 -138Z', '#DB774C') +
      shape('M44 -138C56 -190 52 -230 40 -256H84C104 -230 112 -190 96 -138Z', '#000', SHADE) +
      box(-102, -142, 204, 18, '#B9452A', 'rx="8"') +
      shape('M-92 -254Q0 -304 92 -254Z', '#B9452A') +
      oval(0, -284, 20, 12, '#B9452A') +
      stitch('M-94 -196H94', colors.cream, 5, '16 12') +
      line('M-8 -36H34V-18', colors.monte, 13) +
      line('M12 -52V-38', colors.monte, 9),
  );
}

/** A glass with a family's toothbrushes. */
function brushes(): string {
  const brush = (x: number, lean: number, color: string) =>
    group(
      `translate(${x} -40) rotate(${lean})`,
      line('M0 0V-150', color, 12) + box(-9, -204, 15, 52, color, 'rx="6"') + box(6, -200, 17, 44, colors.paper),
    );
  return group(
    'translate(590 438)',
    brush(-28, -13, colors.lapacho) +
      brush(-8, -3, colors.forest) +
      brush(12, 6, colors.tierra) +
      brush(30, 15, '#2F7F8C') +
      shape('M-62 -118H62L50 0H-50Z', '#DDEEE2', 'opacity=".82"') +
      shape('M30 -118H62L50 0H24Z', '#8FB8A4', 'opacity=".7"') +
      line('M-44 -104L-38 -20', colors.paper, 7),
  );
}

function books(): string {
  const spine = (x: number, width: number, height: number, color: string, mark: string) =>
    box(x, -height, width, height, color) +
    box(x + width - 12, -height, 12, height, '#000', SHADE) +
    stitch(`M${x + 8} ${30 - height}H${x + width - 16}M${x + 8} -34H${x + width - 16}`, mark, 4, '9 6');
  return group(
    'translate(706 438)',
    spine(0, 54, 214, colors.tierra, colors.sun) +
      spine(58, 44, 182, colors.monte, colors.cream) +
      spine(106, 60, 232, colors.cream, colors.lapacho) +
      group('translate(176 0) rotate(12)', spine(0, 48, 196, colors.lapacho, colors.cream)),
  );
}

/** An open box of tools. */
function toolbox(): string {
  return group(
    'translate(420 788)',
    line('M-92 -110L-128 -236', colors.wood, 20) +
      shape('M-172 -242L-92 -262L-86 -232L-150 -216Z', '#6B8076') +
      line('M-16 -110L-4 -176', colors.lapacho, 26) +
      line('M-4 -176L8 -240', '#8FA39A', 10) +
      line('M92 -110L76 -214', '#8FA39A', 18) +
      shape('M50 -214C44 -250 62 -268 72 -270L76 -240L92 -240L94 -272C108 -266 116 -244 102 -214Z', '#8FA39A') +
      shape('M-164 -122H164L148 0H-148Z', colors.tierra) +
      shape('M70 -122H164L148 0H62Z', '#000', SHADE) +
      box(-172, -134, 344, 24, colors.tierraDeep, 'rx="5"') +
      stitch('M-140 -64H140', colors.sun, 5, '18 13'),
  );
}

/** A clay hen to save in. */
function moneyBox(): string {
  return group(
    'translate(872 788)',
    shape(
      'M-100 -86C-120 -150 -96 -170 -82 -150C-60 -112 -10 -116 20 -152C24 -206 92 -210 98 -156C122 -60 70 0 -10 0C-66 0 -92 -30 -100 -86Z',
      '#2F7F8C',
    ) +
      shape('M98 -156C122 -60 70 0 -10 0C50 -20 84 -70 72 -190Q96 -180 98 -156Z', '#000', SHADE) +
      shape('M96 -168L134 -154L98 -140Z', colors.orange) +
      shape('M32 -186C24 -220 46 -226 52 -206C58 -232 82 -228 78 -200Z', colors.tierra) +
      circle(72, -164, 8, colors.tierraNight) +
      line('M-44 -118H6', colors.tierraNight, 9) +
      stitch('M-70 -62C-40 -30 0 -40 16 -74', colors.paper, 6, '14 10'),
  );
}
