import { colors } from '../../server/lace/palette.ts';
import type { Point } from './people/geometry.ts';
import { box, group, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';

/** Lines of the ledger's two pages. */
export const LINES = 8;

/** Its point is at x y. */
export function pencil([x, y]: Point): string {
  return (
    line(`M${x - 16} ${y + 16}L${x + 30} ${y - 34}`, colors.sun, 8) +
    line(`M${x - 20} ${y + 20}l4 -4`, colors.tierraNight, 6)
  );
}

/** The open book, towards us: a line a sale, and the sum below. */
export function ledger({ written, turned }: { written: number; turned: number }): string {
  const [x, y, half, tall] = [850, 690, 92, 128];
  let lines = '';
  for (let i = 0; i < LINES; i++) {
    const share = turned > 0.5 ? 0 : Math.min(1, Math.max(0, written - i));
    const left = i < LINES / 2 ? x - half + 14 : x + 12;
    const at = y - 40 + (i % (LINES / 2)) * 24;
    lines += line(`M${left} ${at}H${left + 66}`, '#E4D6B8', 2);
    if (share > 0)
      lines += stitch(
        `M${left} ${at - 6}H${tenth(left + 62 * share)}`,
        i === LINES - 1 ? colors.tierra : colors.tierraNight,
        i === LINES - 1 ? 7 : 5,
        i === LINES - 1 ? '0' : '13 7',
      );
  }
  const page = Math.cos(turned * Math.PI);
  const leaf =
    turned > 0 && turned < 1
      ? shape(
          `M${x} ${y - tall / 2 + 4}L${tenth(x + (half - 6) * page)} ${tenth(y - tall / 2 - 14 * (1 - Math.abs(page)))}V${y + tall / 2 - 12}L${x} ${y + tall / 2 - 6}Z`,
          '#FFF6E4',
          `stroke="#E4D6B8" stroke-width="2"`,
        )
      : '';
  return group(
    `rotate(-4 ${x} ${y})`,
    box(x - half - 6, y - tall / 2 - 4, half * 2 + 12, tall + 8, colors.tierra) +
      box(x - half, y - tall / 2, half, tall, colors.paper) +
      box(x, y - tall / 2, half, tall, '#FBF1DD') +
      line(`M${x} ${y - tall / 2}v${tall}`, '#E4D6B8', 3) +
      lines +
      leaf,
  );
}
