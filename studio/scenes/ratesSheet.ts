// A sheet of empty lines as large as the table, 1000 x 1000 without a ground: it lies on the page's own.
import { at, writing } from './archiveParts.ts';
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTHS = [250, 180, 220, 120, 264, 196] as const;

/** The sheet, the pen that has filled its first line, and coins that wait. */
export function ratesSheet(): string {
  const rows = WIDTHS.map((width, row) => {
    const y = 236 + row * 112;
    return (
      writing(70, y, [width], 0, '#C9B28C') +
      writing(70, y + 30, [width * 0.6], 0, '#E2D3B4') +
      stitch(`M376 ${y + 34}H604`, colors.tierraDeep, 5, '14 11')
    );
  }).join('');
  const answer = line('M392 250q18 -34 30 0t30 0q8 -26 22 0t34 -4q16 -22 30 4l40 -4', colors.forest, 9);
  const page = at(
    150,
    44,
    5,
    box(22, 28, 680, 900, colors.tierraNight, 'opacity=".22"') +
      box(0, 0, 680, 900, colors.paper) +
      shape('M600 0H680V900H560Q620 500 600 0Z', colors.tierraNight, 'opacity=".04"') +
      writing(70, 96, [330], 0, colors.tierraDeep) +
      writing(70, 136, [210], 0, '#C9B28C') +
      stitch('M24 24H656V876H24Z', '#E2D3B4', 4, '18 13') +
      rows +
      answer,
  );
  const pen = at(
    716,
    312,
    38,
    shape('M-8 30L360 24V56L-8 52Z', colors.tierraNight, 'opacity=".2"') +
      shape('M0 0L62 -26V26Z', '#CFC6B4') +
      shape('M0 0L20 -8V8Z', colors.tierraNight) +
      box(60, -28, 250, 56, colors.lapacho, 'rx="10"') +
      box(60, 6, 250, 22, '#B63A6B', 'rx="10"') +
      box(214, -28, 14, 56, colors.blush) +
      box(300, -22, 34, 44, colors.monte, 'rx="12"') +
      line('M226 -40H306', '#E8E4DA', 10),
  );
  const coin = (x: number, y: number, color: string, edge: string) =>
    oval(x + 12, y + 22, 76, 50, colors.tierraNight, 'opacity=".25"') +
    oval(x, y + 14, 76, 50, edge) +
    oval(x, y, 76, 50, color) +
    `<ellipse cx="${x}" cy="${y}" rx="57" ry="36" fill="none" stroke="${edge}" stroke-width="6" stroke-dasharray="9 7"/>` +
    circle(x, y, 11, edge);
  const coins =
    coin(150, 846, '#E3A24C', '#A8641F') +
    coin(146, 818, '#F0B968', '#B5742A') +
    coin(150, 790, '#F8D9A0', '#C98B3C') +
    coin(292, 902, '#D9D4C6', '#9B9483');
  return canvas({ width: 1000, height: 1000, name: 'tasas', grain: 0 }, page + pen + coins);
}
