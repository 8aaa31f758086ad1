// What is lent or given, sewn onto a round patch of 96: the stall that a loan fills, and the seedling that a gift waters.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';

export function patchLending(): string {
  const awning = [0, 1, 2, 3, 4].map((i) =>
    shape(
      `M${25 + i * 9.2 + (2 - i) * 1.4} 24h8l${(i - 2) * 2.2 + 1.1} 13v4a5.4 5.4 0 0 1-10.8 0v-4Z`,
      i % 2 ? colors.cream : colors.tierra,
    ),
  );
  return patch(
    'involve-kiva',
    '#F7D9A0',
    shape('M8 62C26 52 70 52 88 62V96H8Z', colors.leaf) +
      box(25, 38, 3.5, 30, colors.woodDark) +
      box(68, 38, 3.5, 30, colors.woodDark) +
      awning.join('') +
      [34, 45, 56, 39.5, 50.5].map((x, i) => circle(x + 3, i < 3 ? 59 : 50.5, 5.6, '#C8452A')).join('') +
      box(20, 64, 56, 7, '#EADCC0') +
      box(23, 71, 50, 22, colors.tierraDeep) +
      stitch('M26 77H70', colors.rose, 2.4, '6 4'),
  );
}

export function patchGiving(): string {
  const leaf = (turn: number, color: string) =>
    group(
      `translate(48 50) rotate(${turn})`,
      shape('M0 0C-15 -6 -17 -24 0 -36C17 -24 15 -6 0 0Z', color) + line('M0 -3V-25', colors.mist, 2),
    );
  return patch(
    'involve-globalgiving',
    colors.rose,
    circle(66, 27, 9, colors.sun) +
      leaf(-52, colors.forest) +
      leaf(52, '#2F7A50') +
      line('M48 74C48 62 47 56 48 48', colors.forest, 5) +
      shape('M6 70C26 60 70 60 90 70V96H6Z', colors.road) +
      oval(48, 68, 15, 5, colors.tierraDeep) +
      stitch('M16 80C34 72 62 72 80 80', '#F0A27C', 2.4, '6 4'),
  );
}

function patch(name: string, ground: string, inner: string): string {
  return canvas(
    { width: 96, height: 96, name, grain: 0, defs: '<clipPath id="round"><circle cx="48" cy="48" r="41"/></clipPath>' },
    circle(48, 48, 48, colors.tierraDeep) +
      circle(48, 48, 41, ground) +
      `<g clip-path="url(#round)">${inner}</g>` +
      `<circle cx="48" cy="48" r="44.4" fill="none" stroke="${colors.sun}" stroke-width="2.2" stroke-dasharray="6.3 3"/>`,
  );
}
