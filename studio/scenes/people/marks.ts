// What parts of people are drawn with, and how it gets to its place in a picture.
import { line, shape } from '../../../server/lace/primitives.ts';
import { moved, scaleOf } from './geometry.ts';
import type { Matrix } from './geometry.ts';

/** A filled outline, or with a `width` a line. Paths are absolute and made of M, L, C, Q and Z alone. */
export interface Mark {
  d: string;
  color: string;
  width?: number;
  /** Thread and gap of a running stitch. */
  dash?: readonly [number, number];
}

export const fill = (d: string, color: string): Mark => ({ d, color });
export const stroke = (d: string, color: string, width: number): Mark => ({ d, color, width });
export const sewn = (d: string, color: string, width: number, dash: readonly [number, number]): Mark => ({
  d,
  color,
  width,
  dash,
});

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** The outline of a round thing. */
export function disc(x: number, y: number, r: number): string {
  const [l, m, e, t, b] = [x - r, y, x + r, y - r * 1.33, y + r * 1.33].map(hundredth);
  return `M${l} ${m}C${l} ${t} ${e} ${t} ${e} ${m}C${e} ${b} ${l} ${b} ${l} ${m}Z`;
}

/** Points of each command, all absolute. */
const COMMAND = /([MLCQZ])([^MLCQZ]*)/g;
const NUMBER = /-?[\d.]+/g;

/** A path moved into the picture, its points on a grid of `step` units, written relative to save bytes. */
export function movedPath(d: string, matrix: Matrix, step: number): string {
  const snapped = (value: number) => Math.round(value / step) * step;
  let at: readonly [number, number] = [0, 0];
  let opened = at;
  let out = '';
  for (const [, command = '', text = ''] of d.matchAll(COMMAND)) {
    if (command === 'Z') {
      out += 'z';
      at = opened;
      continue;
    }
    const numbers = (text.match(NUMBER) ?? []).map(Number);
    const points: [number, number][] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [x, y] = moved(matrix, [numbers[i] ?? 0, numbers[i + 1] ?? 0]);
      points.push([snapped(x), snapped(y)]);
    }
    const [from] = [at];
    const first = command === 'M';
    out += first ? 'M' : command.toLowerCase();
    out += points.map(([x, y]) => (first ? glued(x, y) : glued(x - from[0], y - from[1]))).reduce(joined);
    at = points.at(-1) ?? at;
    if (first) opened = at;
  }
  return out;
}

const short = (value: number): string => {
  const text = String(Math.round(value * 10) / 10);
  return text.replace(/^(-?)0\./, '$1.');
};
const joined = (text: string, next: string): string => text + (next.startsWith('-') ? '' : ' ') + next;
const glued = (x: number, y: number): string => joined(short(x), short(y));

/** Grids of points, in the picture's units: for faces and hands, and for what is broad. A coarser one is lighter. */
export const FINE = 0.2;
export const BROAD = 1;

/** Which way round an outline runs. */
function winding(d: string): number {
  const numbers = (d.match(NUMBER) ?? []).map(Number);
  let area = 0;
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [x = 0, y = 0] = [numbers[i], numbers[i + 1]];
    const [u = 0, v = 0] = [numbers[(i + 2) % numbers.length], numbers[(i + 3) % numbers.length]];
    area += x * v - u * y;
  }
  return Math.sign(area);
}

/** Two marks in a row can be one path: lines of one kind, or fills that run the same way round, or they would cut holes. */
function joins(first: Mark, second: Mark): boolean {
  if (first.color !== second.color || first.width !== second.width || first.dash || second.dash) return false;
  return first.width !== undefined || winding(first.d.slice(0, first.d.indexOf('Z'))) === winding(second.d);
}

/** Marks as SVG, moved by `matrix`. */
export function ink(marks: readonly Mark[], matrix: Matrix, step = FINE): string {
  const scale = scaleOf(matrix);
  const wide = (value: number) => Math.max(0.4, Math.round(value * scale * 10) / 10);
  const merged: Mark[] = [];
  for (const mark of marks) {
    const last = merged.at(-1);
    if (last && joins(last, mark)) merged[merged.length - 1] = { ...last, d: last.d + mark.d };
    else merged.push(mark);
  }
  return merged
    .map(({ d, color, width, dash }) => {
      const path = movedPath(d, matrix, step);
      if (width === undefined) return shape(path, color);
      return line(path, color, wide(width), dash ? `stroke-dasharray="${wide(dash[0])} ${wide(dash[1])}"` : '');
    })
    .join('');
}

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** `color` with a share of another in it. Both are #RRGGBB. */
export function mixed(color: string, other: string, share: number): string {
  const [from, to] = [channels(color), channels(other)];
  return `#${from
    .map((value, i) =>
      Math.round(value + ((to[i] ?? value) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The same cloth or skin, away from the light. */
export const shaded = (color: string, share = 0.16): string => mixed(color, '#3A0D05', share);

/** Cloth in its own shade: a close tone of it, the closer the paler it is, or white would turn grey. */
export function draped(color: string, share = 0.12): string {
  const [red = 0, green = 0, blue = 0] = channels(color);
  const pale = Math.min(1, Math.max(0, (red * 0.3 + green * 0.59 + blue * 0.11 - 170) / 64));
  return mixed(color, mixed('#3A0D05', '#A87444', pale), share * (1 - pale * 0.3));
}

/** Skin on which red shows little. */
export const isDark = (skin: string): boolean => (channels(skin)[0] ?? 0) < 0x70;

/** Who reddens without being told to: the young, where the skin shows it. */
export const reddens = (age: string, skin: string): boolean =>
  age === 'baby' || age === 'child' || (age === 'young' && (channels(skin)[0] ?? 0) >= 0xa0);
