import { randomFrom } from '../../../server/lace/random.ts';
import { hill } from '../land.ts';
import { colors } from '../../../server/lace/palette.ts';
import { palm, palmDefs } from '../plants.ts';
import { box, circle, group, line, oval, shape, stitch, tenth, whole } from '../../../server/lace/primitives.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, SIZE, WIDTH } from './frame.ts';

/** Two students dig the first earth and their teacher claps; strings mark where the walls will stand. */
export function shovel(): string {
  const land =
    box(0, 0, WIDTH, HEIGHT, colors.dawn) +
    circle(352, 300, 120, '#FBE0D0') +
    hill('#E58F9F', { ...SIZE, y: 486, swing: 26, points: 6, seed: 'pala1' }) +
    palm(1404, 566, 170, 1.6, '#7A3A4A', 10) +
    palm(1300, 560, 110, 1.2, '#7A3A4A', -8) +
    palm(182, 560, 130, 1.4, '#7A3A4A', -10) +
    hill('#8A5A3C', { ...SIZE, y: 556, swing: 8, points: 4, seed: 'pala2' }) +
    shape('M0 610C400 584 1100 590 1600 606V1000H0Z', colors.road) +
    shape('M0 760C300 720 1200 730 1600 752V1000H0Z', colors.tierra);
  return frame('palada', land + strings() + teacher() + heap() + diggers() + crumbs(), palmDefs('#9C4A5C', '#B86070'));
}

function strings(): string {
  const peg = (x: number, y: number, size: number) =>
    shape(
      `M${x - 9 * size} ${y - 90 * size}h${18 * size}v${80 * size}l${-9 * size} ${22 * size}l${-9 * size} ${-22 * size}Z`,
      colors.straw,
    ) + box(x + 2 * size, y - 90 * size, 7 * size, 80 * size, '#000', SHADE);
  return (
    line('M150 730L390 610H1240L1500 730', colors.paper, 5) +
    peg(390, 662, 0.8) +
    peg(1240, 662, 0.8) +
    line('M150 730H1500', colors.paper, 6) +
    peg(150, 806, 1.2) +
    peg(1500, 806, 1.2)
  );
}

function heap(): string {
  return (
    oval(790, 926, 330, 34, colors.tierraNight, 'opacity=".55"') +
    shape('M500 930C560 880 640 850 700 838C770 806 860 810 910 844C980 860 1040 890 1080 930Z', '#8E2C14') +
    shape('M500 930C560 880 640 850 700 838C740 820 770 816 800 822C740 860 690 884 670 930Z', '#C9502B') +
    shape('M670 930C700 880 760 850 830 830C860 850 860 890 840 930Z', '#B1411F')
  );
}

/** Earth on a blade whose handle comes from `hands`: told from the middle of the fist, along the handle. */
function spade(x: number, y: number, turn: number, ribbon = ''): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    box(-9, -150, 18, 420, colors.wood) +
      box(2, -150, 7, 420, colors.woodDark) +
      shape(
        'M-40 -150Q-40 -168 -24 -168H24Q40 -168 40 -150Q32 -126 9 -112H-9Q-32 -126 -40 -150ZM-20 -148Q-14 -134 0 -132Q14 -134 20 -148Z',
        colors.wood,
        'fill-rule="evenodd"',
      ) +
      shape('M-58 262H58V330Q50 396 0 420Q-50 396 -58 330Z', '#B9C4C0') +
      shape('M0 262H58V330Q50 396 0 420Z', '#8A9994') +
      ribbon,
  );
}

/** For the first one: a bow. */
function bow(): string {
  return group(
    'translate(0 -60) scale(.62)',
    shape('M-8 10C-50 60 -70 120 -64 190L-36 160L-10 188C-4 120 4 60 8 10Z', '#B8386C') +
      shape('M8 10C40 70 50 120 74 176L38 168L24 200C6 130 -2 60 -8 10Z', colors.lapacho) +
      shape('M-6 0C-40 -56 -120 -70 -142 -26C-154 24 -70 44 -6 12Z', colors.lapacho) +
      shape('M6 0C40 -56 120 -70 142 -26C154 24 70 44 6 12Z', '#E56A97') +
      box(-22, -20, 44, 46, '#F08FB2', 'rx="12"'),
  );
}

/** Two students and their teacher. */
function diggers(): string {
  return (
    oval(430, 900, 120, 12, CAST_COLOR, CAST) +
    person({
      at: [424, 898],
      height: 660,
      heads: 6.9,
      build: 'woman',
      view: 'turned',
      lean: 12,
      skin: SKINS[3],
      look: {
        cut: 'tail',
        mood: 'laughs',
        age: 'young',
        tie: colors.sun,
        jaw: 'square',
        nose: 'broad',
        signs: ['gap'],
        eyes: [0.5, 0.7],
      },
      top: { kind: 'overall', color: colors.paper, trim: '#2F5C7A' },
      bottom: { kind: 'trousers', color: '#2F5C7A' },
      near: { to: [566, 560], hand: 'grip', aim: 20, holds: spade(566, 560, -24, bow()) },
      far: { to: [620, 680], hand: 'grip', aim: 30, behind: false },
    }) +
    oval(1120, 906, 126, 12, CAST_COLOR, CAST) +
    person({
      at: [1130, 904],
      height: 690,
      heads: 6.9,
      build: 'man',
      view: 'turned',
      facing: 'left',
      lean: 8,
      skin: SKINS[5],
      look: {
        cut: 'short',
        hat: 'cap',
        tie: colors.forest,
        mood: 'smiles',
        age: 'young',
        jaw: 'lean',
        nose: 'hooked',
        eyes: [0.5, 0.6],
      },
      top: { kind: 'overall', color: colors.sun, trim: '#2F5C7A' },
      bottom: { kind: 'trousers', color: '#2F5C7A' },
      near: { to: [1010, 560], hand: 'grip', aim: 160, holds: spade(1010, 560, 22) },
      far: { to: [958, 680], hand: 'grip', aim: 150, behind: false },
    })
  );
}

function teacher(): string {
  return (
    oval(770, 776, 90, 10, CAST_COLOR, CAST) +
    person({
      at: [772, 774],
      height: 560,
      build: 'woman',
      girth: 1.16,
      view: 'front',
      skin: SKINS[4],
      look: {
        cut: 'bob',
        mood: 'beams',
        age: 'middle',
        jaw: 'broad',
        nose: 'long',
        glasses: true,
        hair: HAIRS.greying,
        eyes: [-0.6, 0.5],
      },
      top: { kind: 'poi', color: colors.paper, trim: colors.tierra },
      bottom: { kind: 'skirt', color: colors.forest },
      near: { to: [756, 428], hand: 'open', aim: -52 },
      far: { to: [788, 428], hand: 'open', aim: -128 },
    })
  );
}

function crumbs(): string {
  const random = randomFrom('terrones');
  let d = '';
  for (let i = 0; i < 26; i++) {
    const size = 6 + random() * 13;
    d += circle(whole(300 + random() * 1040), whole(900 + random() * 70), tenth(size), i % 2 ? '#8E2C14' : '#C9502B');
  }
  return d + stitch('M0 980C400 960 1200 960 1600 978', '#C9502B', 6, '30 22');
}
