import { darn, ring } from '../server/lace/stitches.ts';
import { colors } from '../server/lace/palette.ts';
import { circle, line, stitch, tenth } from '../server/lace/primitives.ts';

const SPOKES = 20;
const RIM = 86;
/** The eye, where initials will stand. */
const EYE = 35;

/** How many petals are darned so far. */
const PETALS = 4;
const [ground, thread, figure] = ['#EADCC0', colors.tierraDeep, colors.tierra];

/**
 * The portrait of people whose names are still to be confirmed: a lace that is only begun. Its spokes are stretched, the first
 * petals darned, the eye is empty, and the thread hangs loose.
 */
export function begunLace(): string {
  const spokes = Array.from({ length: SPOKES }, (_, i) => {
    const turn = (i / SPOKES) * 2 * Math.PI;
    const at = (radius: number) => `${tenth(Math.sin(turn) * radius)} ${tenth(-Math.cos(turn) * radius)}`;
    return `M${at(EYE)}L${at(RIM)}`;
  }).join('');
  const petal = darn(EYE + 3, RIM - 5, (t) => 0.235 * Math.sin(Math.PI * (0.1 + 0.885 * t)) ** 0.6, 26);
  const woven = Array.from({ length: PETALS }, (_, i) =>
    line(petal, figure, 1.5, `transform="rotate(${(i + 0.5) * (360 / SPOKES) * 2})"`),
  ).join('');
  // Where the next petal would begin.
  const next = (PETALS + 0.5) * (360 / SPOKES) * 2;
  const loose = line(
    'M0 -39C6 -50 -8 -56 2 -66C12 -76 20 -64 14 -54C8 -46 22 -40 30 -46',
    figure,
    2,
    `transform="rotate(${next})"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="400" height="400">${
    circle(0, 0, 97, ground) +
    stitch(ring(RIM, 60, 0), thread, 2, '7 6') +
    line(spokes, thread, 0.9) +
    line(ring(EYE, 60, 0), thread, 1.8) +
    line(ring(EYE - 3, 60, 0), thread, 0.8) +
    woven +
    loose
  }</svg>`;
}
