// The way of the thread, pictures of 1200 x 800 that stand side by side: it leaves each at the right as high as it enters the next at the left.
import type { NandutiOptions } from '../../server/lace/nanduti.ts';
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, lace, line, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const SIZE = { width: WIDTH, height: HEIGHT };
/** Height at which the thread goes from one picture to the next. */
export const PASS = 250;

export const thread = (d: string) => line(d, colors.tierra, 9);

const HOOPS: readonly { x: number; y: number; radius: number; cloth: string; wood: string; options: NandutiOptions }[] =
  [
    {
      x: 250,
      y: 330,
      radius: 158,
      cloth: '#2E6F7E',
      wood: colors.straw,
      options: { family: 'sun', rim: 'fan', thread: colors.cream, colors: [colors.sun], weight: 1, detail: 1 },
    },
    {
      x: 620,
      y: 440,
      radius: 196,
      cloth: colors.dawn,
      wood: '#C98F56',
      options: {
        family: 'guava',
        rim: 'scallop',
        thread: colors.tierraDeep,
        colors: [colors.tierra],
        weight: 1,
        detail: 1,
      },
    },
    {
      x: 972,
      y: 320,
      radius: 140,
      cloth: colors.sun,
      wood: colors.wood,
      options: { family: 'wheel', rim: 'lozenge', thread: colors.monte, colors: [colors.forest], weight: 1, detail: 1 },
    },
  ];

/** Three hoops with three cloths and three laces, on one thread. */
export function slideHoops(): string {
  const wall =
    box(0, 0, WIDTH, HEIGHT, '#1F5A40') +
    shape('M0 0H560L0 640Z', '#27694C') +
    box(0, 700, WIDTH, 100, colors.monte) +
    stitch('M0 720H1200', '#2F7A57', 5, '22 16');
  const hoops = HOOPS.map(({ x, y, radius, cloth, wood, options }, i) =>
    [
      circle(x + 14, y + 18, radius + 16, '#0C2522', 'opacity=".4"'),
      circle(x, y, radius + 14, wood),
      circle(x, y, radius, cloth),
      circle(x, y, radius + 7, 'none', `stroke="#000" stroke-width="3" opacity=".2"`),
      box(x - 22, y - radius - 36, 44, 34, '#C9D0C8', 'rx="5"'),
      box(x + 6, y - radius - 36, 16, 34, '#98A39B'),
      lace(`aro${i}`, options, x, y, radius * 0.84),
    ].join(''),
  ).join('');
  const way = thread(
    `M-10 ${PASS}C60 ${PASS} 60 330 92 338M408 318C450 300 420 410 428 420M812 396C840 350 800 330 834 322M1110 316C1150 300 1130 ${PASS} 1210 ${PASS}`,
  );
  return canvas({ ...SIZE, name: 'aros', grain: 0.42 }, wall + way + hoops);
}
