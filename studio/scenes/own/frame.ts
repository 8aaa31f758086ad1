// The ground that the Stoplight's pictures stand on: 320 x 240, round ends, few bytes. No grain: 150 of them are on the way at once.
import { colors } from '../../../server/lace/palette.ts';
import { tenth } from '../../../server/lace/primitives.ts';
import type { Point } from '../people/geometry.ts';

export const WIDTH = 320;
export const HEIGHT = 240;

/** 0 red, 1 yellow, 2 green. */
export type Level = 0 | 1 | 2;

/** Each level's name in the content. */
export const LEVELS = ['rojo', 'amarillo', 'verde'] as const;

/** The one of three that belongs to the level. */
export function by<T>(level: Level, ...each: readonly [red: T, yellow: T, green: T]): T {
  return each[level];
}

/** What a picture shows from this level on. */
export function from(first: Level, level: Level, drawn: string): string {
  return level >= first ? drawn : '';
}

export function picture(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${body.replaceAll(/#[\dA-F]{6}\b/gi, inFourBits)}</g></svg>`;
}

/** Colours of large grounds, where four bits a channel would be seen. */
const KEPT = new Set<string>([
  colors.paper,
  colors.mist,
  colors.cream,
  colors.clay,
  colors.blush,
  colors.leaf,
  colors.sun,
  '#F3D9B4',
]);

/** A colour in four bits a channel: three letters less in each of forty shapes. */
function inFourBits(color: string): string {
  if (KEPT.has(color)) return color;
  const exact = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 17);
  let near = exact;
  let least = Infinity;
  for (let up = 0; up < 8; up++) {
    const tried = exact.map((channel, i) => (up & (1 << i) ? Math.ceil(channel) : Math.floor(channel)));
    const [r = 0, g = 0, b = 0] = tried.map((channel, i) => channel - (exact[i] ?? 0));
    // A change of hue is seen before one of light.
    const far = r * r + g * g + b * b + (r - g) ** 2 + (g - b) ** 2 + (b - r) ** 2;
    if (far < least) [least, near] = [far, tried];
  }
  return `#${near.map((channel) => channel.toString(16)).join('')}`;
}

/** What a drawing of more than 3 KB leaves out, those of the first rank last: see `lightenOwn`. */
export function fine(rank: 1 | 2 | 3 | 4, drawn: string): string {
  return drawn.replace('/>', ` data-fine="${rank}"/>`);
}

/** A line of the picture: its round ends, and that it is not filled, are said once, by `picture`. */
export function stroke(d: string, color: string, width: number, extra = ''): string {
  return `<path d="${d}" stroke="${color}" stroke-width="${width}"${extra}/>`;
}

/** A running stitch. */
export function sewn(d: string, color: string, width = 2): string {
  return stroke(d, color, width, ` stroke-dasharray="${tenth(width * 3)}"`);
}

/** Moved, scaled and turned around its own 0 0. */
export function put(
  inner: string,
  [x, y]: Point,
  scale: number | readonly [number, number] = 1,
  turn = 0,
  extra = '',
): string {
  const size = typeof scale === 'number' ? `${scale}` : scale.join(' ');
  const moves = [
    (x || y) && `translate(${tenth(x)} ${tenth(y)})`,
    turn && `rotate(${tenth(turn)})`,
    size !== '1' && `scale(${size})`,
  ].filter(Boolean);
  return moves.length === 0 && !extra
    ? inner
    : `<g${moves.length > 0 ? ` transform="${moves.join('')}"` : ''}${extra}>${inner}</g>`;
}
