import { darn, ring } from '../server/lace/stitches.ts';
import { colors } from '../server/lace/palette.ts';
import { circle, line, stitch, tenth } from '../server/lace/primitives.ts';

const SPOKES = 20;
const RIM = 86;
/** The eye, where initials will stand. */
const EYE = 35;

/** Cloths of those whose names are still to come, and how many petals of their lace are darned so far. */
const BEGUN = {
  assembly: { ground: '#EADCC0', thread: colors.tierraDeep, figure: colors.tierra, petals: 4 },
  comptroller: { ground: colors.dawn, thread: colors.tierraNight, figure: '#A3265A', petals: 2 },
  titulares: { ground: colors.monte, thread: colors.cream, figure: colors.sun, petals: 5 },
  suplentes: { ground: colors.sun, thread: colors.tierraNight, figure: colors.tierra, petals: 3 },
  team: { ground: colors.paper, thread: colors.forest, figure: colors.forest, petals: 6 },
} as const;

/**
 * The portrait of people whose names are still to be confirmed: a lace that is only begun. Its spokes are stretched, the first
 * petals darned, the eye is empty, and the thread hangs loose.
 */
export function begunLaces(): Record<keyof typeof BEGUN, string> {
  const drawn = Object.entries(BEGUN).map(([name, cloth]) => [name, begunLace(cloth)]);
  return Object.fromEntries(drawn) as Record<keyof typeof BEGUN, string>;
}

function begunLace({ ground, thread, figure, petals }: (typeof BEGUN)[keyof typeof BEGUN]): string {
  const spokes = Array.from({ length: SPOKES }, (_, i) => {
    const turn = (i / SPOKES) * 2 * Math.PI;
    const at = (radius: number) => `${tenth(Math.sin(turn) * radius)} ${tenth(-Math.cos(turn) * radius)}`;
    return `M${at(EYE)}L${at(RIM)}`;
  }).join('');
  const petal = darn(EYE + 3, RIM - 5, (t) => 0.235 * Math.sin(Math.PI * (0.1 + 0.885 * t)) ** 0.6, 26);
  const woven = Array.from({ length: petals }, (_, i) =>
    line(petal, figure, 1.5, `transform="rotate(${(i + 0.5) * (360 / SPOKES) * 2})"`),
  ).join('');
  // Where the next petal would begin.
  const next = (petals + 0.5) * (360 / SPOKES) * 2;
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
