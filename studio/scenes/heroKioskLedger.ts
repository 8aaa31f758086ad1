import { colors } from '../../server/lace/palette.ts';
import type { Point } from './people/geometry.ts';
import { line, shape, stitch, tenth } from '../../server/lace/primitives.ts';

export interface LedgerState {
  /** How many lines of the right page are written. */
  written: number;
  /** How far it is turned, 0 to 1: then it lies on the left, and the next one is empty. */
  turned: number;
}

/** Lines of a page. */
export const LINES = 4;
/** Where the pages meet, far and near, and half of their width there. */
const [MIDDLE, FAR, NEAR, HALF, HALF_NEAR] = [246, 720, 762, 98, 110];

/** Where the pencil is, `share` of the way along a line of the right page. */
export function lineAt(index: number, share: number): Point {
  const deep = (index + 0.9) / (LINES + 0.6);
  return [tenth(MIDDLE + 14 + (HALF - 30) * share), tenth(FAR + (NEAR - FAR) * deep)];
}

/** Its point is at x y. */
export function pencil([x, y]: Point): string {
  return (
    line(`M${tenth(x + 3)} ${tenth(y - 8)}L${tenth(x + 46)} ${tenth(y - 112)}`, colors.tierra, 11) +
    line(`M${x} ${y}l2 -6`, colors.tierraNight, 7)
  );
}

/** The open book, lying before who writes in it. */
export function ledger({ written, turned }: LedgerState): string {
  const page = (way: 1 | -1, color: string) =>
    shape(`M${MIDDLE} ${FAR}H${MIDDLE + way * HALF}L${MIDDLE + way * HALF_NEAR} ${NEAR}H${MIDDLE}Z`, color);
  let lines = '';
  for (let i = 0; i < LINES; i++) {
    const [left, y] = lineAt(i, 0);
    lines += line(`M${left} ${y}H${lineAt(i, 1)[0]}M${tenth(2 * MIDDLE - left)} ${y}h-70`, '#E4D6B8', 2);
    const share = Math.min(1, Math.max(0, written - i));
    if (share > 0 && turned < 0.5)
      lines += stitch(`M${left} ${tenth(y - 3)}H${lineAt(i, share)[0]}`, '#9A7B66', 3, '9 6');
  }
  const lies = Math.cos(turned * Math.PI);
  const up = 92 * Math.sin(turned * Math.PI);
  const leaf =
    turned > 0 && turned < 1
      ? shape(
          `M${MIDDLE} ${FAR}L${tenth(MIDDLE + HALF * lies)} ${tenth(FAR - up)}L${tenth(MIDDLE + HALF_NEAR * lies)} ${tenth(NEAR - up)}L${MIDDLE} ${NEAR}Z`,
          '#FFF6E4',
          'stroke="#E4D6B8" stroke-width="2"',
        )
      : '';
  return (
    shape(
      `M${MIDDLE - HALF - 8} ${FAR - 3}H${MIDDLE + HALF + 8}L${MIDDLE + HALF_NEAR + 10} ${NEAR + 7}H${MIDDLE - HALF_NEAR - 10}Z`,
      colors.tierra,
    ) +
    page(-1, colors.paper) +
    page(1, '#FBF1DD') +
    lines +
    line(`M${MIDDLE} ${FAR}V${NEAR}`, '#E4D6B8', 3) +
    leaf
  );
}
