import { drawLine, toKnown, widthOf } from '#server/lettering/outlines.ts';
import { colors } from './palette.ts';
import { circle, group, lace, stitch, tenth } from './primitives.ts';
import { hash } from './random.ts';

const SIZE = 400;
const MIDDLE = SIZE / 2;
const LACE = 196;
/** Of the cloth that the letters are sewn on. */
const EYE = 104;
const LETTERS_PX = 132;
const LETTERS_WIDTH = 168;
/** Of capitals, as a share of the size. */
const CAPITALS = 0.64;
/** Between letters, as a share of the size. */
const APART = 0.05;

interface Cloth {
  cloth: string;
  thread: string;
  figure: string;
  letters: string;
  /** Between the threads of the letters. */
  shade: string;
}

const CLOTHS: readonly [Cloth, ...Cloth[]] = [
  { cloth: colors.paper, thread: colors.tierra, figure: colors.sun, letters: colors.tierra, shade: colors.tierraDeep },
  {
    cloth: colors.dawn,
    thread: colors.tierraDeep,
    figure: colors.lapacho,
    letters: colors.tierraDeep,
    shade: colors.tierraNight,
  },
  { cloth: colors.sun, thread: colors.tierraDeep, figure: colors.tierra, letters: colors.monte, shade: colors.forest },
  { cloth: colors.monte, thread: colors.mist, figure: colors.sun, letters: colors.sun, shade: colors.gold },
  { cloth: colors.lapacho, thread: colors.paper, figure: colors.sun, letters: colors.paper, shade: colors.blush },
  { cloth: colors.tierraDeep, thread: colors.dawn, figure: colors.sun, letters: colors.cream, shade: colors.straw },
];

/** A person without a photo: the initials sewn in the eye of a lace that is woven from the name. Square SVG text. */
export function portrait(name: string): string {
  const words = toKnown(name).split(' ').filter(Boolean);
  const initials = [words[0], words.slice(1).at(-1)].flatMap((word) => word?.[0]?.toUpperCase() ?? []);
  const { cloth, thread, figure, letters, shade } = CLOTHS[hash(name) % CLOTHS.length] ?? CLOTHS[0];
  const drawing = [
    // In thousandths of the letters' size (drawLine).
    `<pattern id="satin" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">`,
    `<path d="M0 0h44v44H0z" fill="${letters}"/><path d="M0 40h44" stroke="${shade}" stroke-width="9"/></pattern>`,
    circle(MIDDLE, MIDDLE, SIZE / 2, cloth),
    lace(name, { thread, colors: [figure], solid: true, weight: 1.1 }, MIDDLE, MIDDLE, LACE),
    circle(MIDDLE, MIDDLE, EYE, cloth),
    stitch(
      `M${MIDDLE - EYE} ${MIDDLE}a${EYE} ${EYE} 0 0 1 ${2 * EYE} 0a${EYE} ${EYE} 0 0 1 ${-2 * EYE} 0`,
      thread,
      5,
      '13 8',
    ),
    sew(initials),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">${drawing.join('')}</svg>`;
}

/** Apart, for their serifs. */
function sew(initials: readonly string[]): string {
  const wides = initials.map((letter) => widthOf(letter) / 1000 + APART);
  const wide = wides.reduce((sum, one) => sum + one, -APART);
  const size = Math.min(LETTERS_PX, LETTERS_WIDTH / wide);
  const base = MIDDLE + (CAPITALS * size) / 2;
  let left = MIDDLE - (wide * size) / 2;
  const sewn = initials.map((letter, index) => {
    const placed = group(`translate(${tenth(left)} ${tenth(base)})`, drawLine(letter, size));
    left += (wides[index] ?? 0) * size;
    return placed;
  });
  return `<g fill="url(#satin)">${sewn.join('')}</g>`;
}
