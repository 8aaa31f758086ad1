import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';

/** Parts of the site, as /mapa-del-sitio groups its pages. */
type PatchName = 'main' | 'credit' | 'know' | 'join' | 'clear';

const doll = (x: number, cloth: string, skin: string): string =>
  shape(`M${x} -16L${x + 26} 46H${x - 26}Z`, cloth) +
  circle(x, -28, 15, skin) +
  line(`M${x - 10} 46V60M${x + 10} 46V60`, skin, 8);

const DRAWN: Record<PatchName, () => string> = {
  main: () =>
    lace('mapa', { family: 'sun', rim: 'fan', thread: colors.tierra, weight: 1.4, detail: 1 }, 0, -22, 44) +
    box(-44, 0, 88, 54, colors.cream) +
    shape('M-62 6L0 -44L62 6L54 14L0 -28L-54 14Z', colors.tierra) +
    box(-13, 18, 26, 36, colors.tierraDeep),
  credit: () =>
    box(-52, -2, 104, 56, colors.wood) +
    line('M-56 -46V54M56 -46V54', colors.woodDark, 7) +
    [-3, -2, -1, 0, 1, 2]
      .map((i) =>
        shape(
          `M${i * 22} -56H${i * 22 + 22}V-28C${i * 22 + 22} -16 ${i * 22} -16 ${i * 22} -28Z`,
          i % 2 ? colors.cream : colors.lapacho,
        ),
      )
      .join('') +
    circle(-22, 0, 15, colors.sun) +
    circle(14, 2, 13, colors.orange) +
    circle(38, 2, 13, colors.sprout) +
    stitch('M-44 30H44', colors.straw, 5, '12 8'),
  know: () =>
    shape(
      'M0 -34C-22 -50 -48 -50 -66 -42V40C-48 32 -22 32 0 48C22 32 48 32 66 40V-42C48 -50 22 -50 0 -34Z',
      colors.paper,
    ) +
    shape('M0 -34C22 -50 48 -50 66 -42V40C48 32 22 32 0 48Z', '#F0DFC0') +
    stitch(
      'M-52 -24C-38 -28 -26 -26 -14 -18M-52 -2C-38 -6 -26 -4 -14 4M-52 20C-38 16 -26 18 -14 26',
      colors.tierra,
      5,
      '11 7',
    ) +
    line('M16 22V8M30 18V-4M46 18V-20', colors.forest, 9),
  join: () =>
    line('M-44 0L-20 14L0 0L20 14L44 0', '#C58659', 8) +
    doll(-44, colors.sun, '#824A2D') +
    doll(0, colors.cream, '#AE6D47') +
    doll(44, colors.monte, '#6B3B26'),
  clear: () =>
    box(-34, -48, 68, 96, colors.sun) +
    line('M0 -48V48M-34 0H34', colors.woodDark, 7) +
    shape('M-34 -52L-70 -38V42L-34 52ZM34 -52L70 -38V42L34 52Z', colors.wood) +
    line('M-60 -18L-42 -22M-60 6L-42 6M-60 28L-42 32M60 -18L42 -22M60 6L42 6M60 28L42 32', colors.woodDark, 4),
};

/** Each motif, for the patch of its part of the page. */
export function sitemapPatches(): Record<PatchName, string> {
  const alone = (name: PatchName) =>
    canvas({ width: 160, height: 140, name: 'retazo', grain: 0 }, group('translate(80 72)', DRAWN[name]()));
  return {
    main: alone('main'),
    credit: alone('credit'),
    know: alone('know'),
    join: alone('join'),
    clear: alone('clear'),
  };
}
