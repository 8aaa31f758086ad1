// A family's yard, 1200 x 840, its sky the page's mist; and, cut out, the swing that hangs in it, which the page moves and stops.
import { colors } from '../../server/lace/palette.ts';
import { box, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { hen } from './animals.ts';
import { canvas } from './canvas.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { wheelchair } from './people/wheelchair.ts';

const SIZE = { width: 1200, height: 840 };
const BARK = '#4A231A';

/** Without the swing: its branch is at 470 226. */
export function accessibilityYard(): string {
  return canvas(
    { ...SIZE, name: 'hamaca', grain: 0.36 },
    ground() +
      house() +
      tree() +
      grandfather() +
      mother() +
      oval(660, 814, 34, 6, '#8E321A', 'opacity=".35"') +
      hen(660, 812, 0.7, { pecks: true }),
  );
}

function ground(): string {
  return (
    box(0, 0, SIZE.width, SIZE.height, colors.mist) +
    shape('M0 590C240 540 520 560 760 566S1080 536 1200 552V840H0Z', '#A9CDA4') +
    shape('M0 664C260 630 620 656 860 650S1100 640 1200 646V840H0Z', colors.road) +
    stitch('M0 806C260 776 620 800 860 794S1100 784 1200 790', '#E88A5C', 6, '26 20')
  );
}

function house(): string {
  return (
    shape('M930 650V470L1070 392L1230 470V650Z', '#F7ECD3') +
    shape('M896 480L1070 372L1250 480L1226 496L1070 408L918 496Z', colors.tierra) +
    box(1050, 530, 66, 120, colors.woodDark) +
    box(966, 530, 50, 50, '#8CC5CC')
  );
}

function tree(): string {
  return (
    shape('M798 150C812 380 808 560 780 712H918C900 560 900 380 914 150Z', BARK) +
    line('M850 344C800 268 680 238 404 226', BARK, 32) +
    shape(
      'M250 196C150 210 90 130 160 84C170 24 290 6 350 44C410 -2 540 0 590 36C650 -4 800 0 840 40C920 8 1040 40 1036 104C1100 150 1030 216 950 190C900 228 820 220 780 190C700 226 600 216 560 184C480 220 330 224 250 196Z',
      '#123A2B',
    ) +
    shape(
      'M262 160C190 170 150 120 196 94C214 42 310 32 356 66C420 24 540 26 584 62C650 26 780 28 826 66C900 38 1000 62 994 110C1030 140 980 170 930 156C880 180 820 176 780 152C700 180 610 172 566 148C480 178 340 184 262 160Z',
      colors.forest,
    ) +
    [
      [300, 196],
      [560, 186],
      [700, 214],
      [960, 190],
    ]
      .map(([x = 0, y = 0]) => fruit(x, y))
      .join('') +
    stitch(
      'M250 84l34 -20M330 120l36 -8M470 66l38 -12M520 128l36 -10M660 70l36 -16M740 118l38 -6M860 80l30 -14M920 124l34 -8',
      '#3F8A5C',
      14,
      '40 0',
    )
  );
}

function fruit(x: number, y: number): string {
  return (
    line(`M${x} ${y - 20}V${y}`, '#2C6A45', 4) +
    shape(`M${x} ${y}c22 0 25 24 13 41c-10 13 -28 10 -31 -5c-3 -17 3 -34 18 -36Z`, colors.orange)
  );
}

function grandfather(): string {
  const seated = { at: [150, 784], height: 440, heads: 5.6, skin: SKINS[4] } as const;
  const chair = wheelchair(seated, colors.tierra);
  return (
    chair.behind +
    person({
      ...seated,
      build: 'man',
      view: 'turned',
      stance: 'sit',
      look: {
        cut: 'short',
        hair: HAIRS.white,
        age: 'old',
        mood: 'laughs',
        hat: 'piri',
        tie: colors.tierra,
        eyes: [0.7, -0.2],
      },
      top: { kind: 'shirt', color: colors.cream, trim: colors.straw },
      bottom: { kind: 'trousers', color: '#3A4A6B' },
      near: { to: [222, 642], hand: 'rest' },
      far: { to: [276, 500], hand: 'wave' },
    }) +
    chair.before
  );
}

function mother(): string {
  return person({
    at: [1016, 780],
    height: 490,
    heads: 5.8,
    build: 'woman',
    girth: 1.1,
    view: 'turned',
    facing: 'left',
    skin: SKINS[5],
    look: { cut: 'bun', mood: 'smiles', age: 'grown', earrings: colors.gold, eyes: [0.7, 0] },
    top: { kind: 'blouse', color: colors.lapacho, trim: colors.cream },
    bottom: { kind: 'skirt', color: colors.forest },
    near: { to: [930, 566], hand: 'open' },
    far: { to: [926, 534], hand: 'open' },
  });
}

/** 420 x 600: it hangs from 230 10. */
export function accessibilitySwing(): string {
  return canvas(
    { width: 420, height: 600, name: 'columpio', grain: 0 },
    line('M222 10V464', colors.straw, 6) +
      line('M238 10V470', colors.gold, 6) +
      box(170, 464, 104, 14, colors.woodDark, 'rx="4"') +
      person({
        at: [236, 554],
        height: 360,
        heads: 4.9,
        build: 'woman',
        view: 'turned',
        stance: 'sit',
        lean: -10,
        skin: SKINS[4],
        look: { cut: 'plaits', age: 'child', mood: 'laughs', tie: colors.lapacho, eyes: [0.4, -0.1] },
        top: { kind: 'tee', color: colors.sun },
        bottom: { kind: 'skirt', color: colors.tierra, length: 'knee' },
        feet: { near: [330, 530], far: [350, 520] },
        far: { to: [226, 342], hand: 'grip' },
        near: { to: [238, 360], hand: 'grip' },
      }),
  );
}
