// A wheelchair for someone seated who is turned or seen from the side, in the figure's own units.
import { colors } from '../../../server/lace/palette.ts';
import { placing } from './geometry.ts';
import { BROAD, disc, fill, ink, stroke } from './marks.ts';
import type { Person } from './person.ts';

const STEEL = '#55605A';
const HUB = [-58, -112] as const;
const WHEEL = 112;

/** Drawn before the person, and after: `at`, `height` and `facing` are the person's. */
export function wheelchair(
  { at, height, heads = 7.25, facing }: Pick<Person, 'at' | 'height' | 'heads' | 'facing'>,
  cloth: string = colors.tierra,
): { behind: string; before: string } {
  const scale = ((height / heads) * (heads - 1)) / 100 / 6.25;
  const matrix = placing({ at, scale, mirror: facing === 'left' });
  const [x, y] = HUB;
  const spokes = [0, 45, 90, 135]
    .map((angle) => {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * WHEEL, Math.sin((angle * Math.PI) / 180) * WHEEL];
      return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
    })
    .join('');
  return {
    behind: ink(
      [
        stroke(disc(x + 22, y - 2, WHEEL - 6), '#2E3531', 10),
        stroke('M-140 -186L-152 -408L-186 -414', STEEL, 13),
        fill('M-134 -190L-146 -396C-140 -404 -128 -404 -122 -398L-108 -190Z', cloth),
        stroke('M-136 -176L72 -180L112 -34L140 -22', STEEL, 13),
        stroke(disc(92, -24, 20), '#2E3531', 10),
      ],
      matrix,
      BROAD,
    ),
    before: ink(
      [
        stroke('M-112 -188L44 -188', cloth, 18),
        stroke('M-124 -296L24 -292M6 -290L14 -196', STEEL, 13),
        stroke(spokes, '#9AA39C', 3),
        stroke(disc(x, y, WHEEL), '#2E3531', 13),
        stroke(disc(x, y, WHEEL - 16), '#9AA39C', 5),
        fill(disc(x, y, 12), STEEL),
      ],
      matrix,
      BROAD,
    ),
  };
}
