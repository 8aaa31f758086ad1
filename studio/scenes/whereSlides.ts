// The way of the thread, pictures of 1200 x 800 that stand side by side: it leaves each at the right as high as it enters the next at the left.
import type { NandutiOptions } from '../../server/lace/nanduti.ts';
import { canvas } from './canvas.ts';
import { byHead } from './groups/byHead.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, lace, line, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const SIZE = { width: WIDTH, height: HEIGHT };
/** Height at which the thread goes from one picture to the next. */
export const PASS = 250;

export const thread = (d: string) => line(d, colors.tierra, 9);

/** At the breast of whoever embroiders it. */
function hoop(x: number, y: number, cloth: string, wood: string, options: NandutiOptions): string {
  return (
    circle(x, y, 116, wood) +
    circle(x, y, 102, cloth) +
    circle(x, y, 108, 'none', `stroke="#000" stroke-width="3" opacity=".2"`) +
    box(x - 16, y - 144, 32, 30, '#C9D0C8', 'rx="5"') +
    lace(`aro${x}`, options, x, y, 86)
  );
}

/** One thread, three places: each of them embroiders the lace that is hers. */
export function slideHoops(): string {
  const wall =
    box(0, 0, WIDTH, HEIGHT, '#1F5A40') +
    shape('M0 0H560L0 640Z', '#27694C') +
    box(0, 700, WIDTH, 100, colors.monte) +
    stitch('M0 744H1200', '#2F7A57', 5, '22 16');
  const needle = (x: number, y: number) => line(`M${x} ${y}L${x + 36} ${y + 26}`, '#EDF1EA', 6);
  const first = byHead({
    chin: [258, 288],
    size: 138,
    build: 'woman',
    girth: 1.12,
    view: 'front',
    face: 'turned',
    skin: SKINS[0],
    look: {
      cut: 'short',
      hat: 'wrap',
      tie: colors.tierra,
      mood: 'smirks',
      jaw: 'heart',
      nose: 'broad',
      age: 'grown',
      earrings: colors.sun,
      eyes: [0.6, 0.8],
    },
    top: { kind: 'blouse', color: colors.orange, trim: colors.cream },
    bottom: { kind: 'skirt', color: colors.tierra },
    far: {
      to: [362, 616],
      hand: 'grip',
      aim: 150,
      near: 0.94,
      holds: hoop(258, 600, '#2E6F7E', colors.straw, {
        family: 'sun',
        rim: 'fan',
        thread: colors.cream,
        colors: [colors.sun],
        weight: 1,
        detail: 0.4,
      }),
    },
    near: { to: [222, 566], hand: 'pinch', holds: needle(216, 560), near: 0.86 },
  });
  const second = byHead({
    chin: [604, 256],
    size: 138,
    build: 'woman',
    view: 'front',
    skin: SKINS[5],
    look: {
      cut: 'bun',
      hair: HAIRS.white,
      mood: 'laughs',
      jaw: 'broad',
      nose: 'hooked',
      signs: ['gap'],
      age: 'old',
      glasses: true,
      earrings: colors.sun,
      eyes: [0, 0.8],
    },
    top: { kind: 'poi', color: colors.paper, trim: colors.lapacho },
    bottom: { kind: 'skirt', color: colors.lapacho },
    far: {
      to: [706, 616],
      hand: 'grip',
      aim: 150,
      near: 0.94,
      holds: hoop(602, 600, colors.dawn, '#C98F56', {
        family: 'guava',
        rim: 'scallop',
        thread: colors.tierraDeep,
        colors: [colors.tierra],
        weight: 1,
        detail: 0.4,
      }),
    },
    near: { to: [560, 566], hand: 'pinch', holds: needle(554, 560), near: 0.86 },
  });
  const third = byHead({
    chin: [954, 284],
    size: 138,
    build: 'woman',
    view: 'front',
    face: 'turned',
    facing: 'left',
    skin: SKINS[3],
    look: {
      cut: 'braid',
      tie: colors.sun,
      mood: 'smiles',
      age: 'young',
      jaw: 'lean',
      nose: 'long',
      brows: 'straight',
      earrings: colors.gold,
      eyes: [0.6, 0.8],
    },
    top: { kind: 'shirt', color: '#8A4B8F', trim: colors.sun },
    bottom: { kind: 'skirt', color: colors.sun },
    far: {
      to: [852, 616],
      hand: 'grip',
      aim: 30,
      near: 0.94,
      holds: hoop(954, 600, colors.sun, colors.wood, {
        family: 'wheel',
        rim: 'lozenge',
        thread: colors.monte,
        colors: [colors.forest],
        weight: 1,
        detail: 0.4,
      }),
    },
    near: { to: [990, 566], hand: 'pinch', holds: line('M996 560L960 586', '#EDF1EA', 6), near: 0.86 },
  });
  const way = thread(
    `M-10 ${PASS}C60 ${PASS} 20 540 70 590S130 600 146 580M372 570C410 540 440 640 490 590M716 580C760 540 790 640 842 590M1066 570C1130 540 1080 ${PASS} 1210 ${PASS}`,
  );
  return canvas({ ...SIZE, name: 'aros', grain: 0.42 }, wall + first + second + third + way);
}
