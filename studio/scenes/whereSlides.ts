// The way of the thread, pictures of 1200 x 800 that stand side by side: it leaves each at the right as high as it enters the next at the left.
import type { NandutiOptions } from '../../server/lace/nanduti.ts';
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".16"';
/** Height at which the thread goes from one picture to the next. */
export const PASS = 250;

export const thread = (d: string) => line(d, colors.tierra, 9);

/** A spool on the table, with the needle that takes its thread away. */
export function slideSpool(): string {
  const room =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    shape('M0 0H820L380 620H0Z', '#F9CB5C') +
    box(0, 620, WIDTH, 180, colors.tierraNight) +
    box(0, 620, WIDTH, 10, colors.tierraDeep);
  let turns = '';
  for (let y = 330; y <= 580; y += 23) turns += `M278 ${y}Q412 ${y + 22} 546 ${y - 8}`;
  const spool =
    oval(440, 668, 250, 24, '#000', 'opacity=".35"') +
    shape('M262 300H562V606Q412 640 262 606Z', colors.tierra) +
    shape('M470 300H562V606Q520 618 470 622Z', '#000', 'opacity=".2"') +
    line(turns, '#C65A36', 6) +
    oval(412, 628, 196, 42, '#CFA653') +
    shape('M216 600Q412 664 608 600V630Q412 698 216 630Z', colors.straw) +
    shape('M500 626Q560 616 608 600V630Q566 644 500 656Z', '#000', SHADE) +
    oval(412, 600, 196, 40, '#DDBA68') +
    shape('M262 560H562V604Q412 640 262 604Z', colors.tierra) +
    shape('M470 560H562V604Q520 618 470 622Z', '#000', 'opacity=".2"') +
    line('M278 583Q412 606 546 575', '#C65A36', 6) +
    shape('M216 274Q412 336 608 274V304Q412 372 216 304Z', colors.straw) +
    shape('M500 300Q560 288 608 274V304Q566 318 500 330Z', '#000', SHADE) +
    oval(412, 274, 196, 44, '#F6E0A4') +
    oval(412, 272, 52, 13, colors.woodDark);
  const way = thread(`M556 470C660 500 700 410 660 350C620 280 730 180 850 220C960 256 1090 250 1210 ${PASS}`);
  const needle = group(
    'translate(856 224) rotate(14)',
    shape('M-250 0L-10 -12Q24 -14 24 0Q24 14 -10 12Z', '#E9EDE6') +
      shape('M-250 0L-10 12Q24 14 24 0Z', '#B4BDB5') +
      oval(0, 0, 16, 5, '#F9CB5C'),
  );
  const thimble = group(
    'translate(800 660)',
    oval(16, 4, 88, 13, '#000', 'opacity=".35"') +
      shape('M-64 0L-50 -104Q0 -132 50 -104L64 0Q0 20 -64 0Z', '#C9D0C8') +
      shape('M20 -120Q40 -116 50 -104L64 0Q46 8 26 10Z', '#98A39B') +
      line(
        'M-36 -88h.1M-12 -96h.1M12 -96h.1M-42 -60h.1M-16 -66h.1M10 -66h.1M36 -60h.1M-46 -32h.1M-18 -38h.1M12 -38h.1M40 -32h.1',
        '#7F8B83',
        9,
      ) +
      shape('M-68 -10Q0 14 68 -10V8Q0 32 -68 8Z', '#E9EDE6'),
  );
  const cloth = group(
    'translate(1010 676)',
    oval(12, 6, 170, 14, '#000', 'opacity=".35"') +
      shape('M-150 -2V-44Q-150 -62 -132 -62H120Q150 -62 150 -34V-2Z', colors.cream) +
      box(-150, -32, 300, 30, '#EADCC0') +
      shape('M-150 -62H96Q136 -62 136 -84Q136 -104 100 -104H-150Z', colors.dawn) +
      stitch('M-136 -84H100', colors.tierraDeep, 5, '16 12') +
      stitch('M-136 -46H110', colors.tierra, 5, '16 12'),
  );
  return canvas({ ...SIZE, name: 'carrete', grain: 0.42 }, room + spool + thimble + cloth + way + needle);
}

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
