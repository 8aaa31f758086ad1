import { drawLine, toKnown, widthOf } from '#server/lettering/outlines.ts';
import { at } from './geometry.ts';
import { colors } from './palette.ts';
import { circle, group, shape, stitch, tenth } from './primitives.ts';
import { hash } from './random.ts';

const SIZE = 400;
const X = SIZE / 2;
const Y = X + 8;
const LETTERS_PX = 190;
const LETTERS_WIDTH = 270;
/** Of capitals, as a share of the size. */
const CAPITALS = 0.64;
/** Between letters, as a share of the size. */
const APART = 0.05;
const WREATH = 134;

interface Cloth {
  cloth: string;
  letters: string;
  /** Between the threads of the letters. */
  shade: string;
  wreath: string;
}

const CLOTHS: readonly [Cloth, ...Cloth[]] = [
  { cloth: colors.paper, letters: colors.tierra, shade: colors.tierraDeep, wreath: colors.forest },
  { cloth: colors.dawn, letters: colors.tierraDeep, shade: colors.tierraNight, wreath: colors.tierra },
  { cloth: colors.sun, letters: colors.monte, shade: colors.forest, wreath: colors.tierraDeep },
  { cloth: colors.monte, letters: colors.sun, shade: colors.gold, wreath: colors.mist },
];

/** A person without a photo: the initials sewn on a cloth in its hoop, whose colours come from the name. Square SVG text. */
export function portrait(name: string): string {
  const words = toKnown(name).split(' ').filter(Boolean);
  const initials = [words[0], words.slice(1).at(-1)].flatMap((word) => word?.[0]?.toUpperCase() ?? []);
  const { cloth, letters, shade, wreath } = CLOTHS[(hash(name) >>> 8) % CLOTHS.length] ?? CLOTHS[0];
  const drawing = [
    // In thousandths of the letters' size (drawLine).
    `<pattern id="satin" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">`,
    `<path d="M0 0h44v44H0z" fill="${letters}"/><path d="M0 40h44" stroke="${shade}" stroke-width="9"/></pattern>`,
    hoop(cloth),
    sew(initials),
    wreathOf(wreath),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">${drawing.join('')}</svg>`;
}

/** An embroidery hoop with its cloth, a disc of radius 170 around 200 208. SVG text. */
export function hoop(cloth: string): string {
  return (
    shape('M180 2h40v26h-40z', colors.woodDark) +
    circle(X, Y, 190, colors.wood) +
    circle(X, Y, 179, colors.straw) +
    circle(X, Y, 174, colors.wood) +
    circle(X, Y, 170, cloth)
  );
}

/** Apart, for their serifs. */
function sew(initials: readonly string[]): string {
  const wides = initials.map((letter) => widthOf(letter) / 1000 + APART);
  const wide = wides.reduce((sum, one) => sum + one, -APART);
  const size = Math.min(LETTERS_PX, LETTERS_WIDTH / wide);
  const base = Y - 8 + (CAPITALS * size) / 2;
  let left = X - (wide * size) / 2;
  const sewn = initials.map((letter, index) => {
    const placed = group(`translate(${tenth(left)} ${tenth(base)})`, drawLine(letter, size));
    left += (wides[index] ?? 0) * size;
    return placed;
  });
  return `<g fill="url(#satin)">${sewn.join('')}</g>`;
}

function wreathOf(color: string): string {
  const leaf = (turn: number, side: number) =>
    `<path transform="translate(${at(WREATH, turn)}) rotate(${tenth((turn * 180) / Math.PI + 90 + side * 52)})" d="M0 -3q10 -12 0 -28q-10 16 0 28"/>`;
  const turns = Array.from({ length: 11 }, (_, index) => Math.PI + (index - 5) * 0.17);
  const arc = `M${at(WREATH, Math.PI + 0.98)}A${WREATH} ${WREATH} 0 0 0 ${at(WREATH, Math.PI - 0.98)}`;
  return group(
    `translate(${X} ${Y})`,
    stitch(arc, color, 4, '11 8') +
      `<g fill="${color}">${turns.map((turn, index) => leaf(turn, index % 2 ? 1 : -1)).join('')}</g>`,
  );
}
