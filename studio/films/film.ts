import { nanduti } from '../../server/lace/nanduti.ts';
import type { NandutiOptions } from '../../server/lace/nanduti.ts';
import { place, tenth } from '../../server/lace/primitives.ts';

/** A drawn film without sound. It becomes `films/name.webm`, `.mp4` and, with a poster, `.webp` below public/. */
export interface Film {
  name: string;
  seconds: number;
  /** Of the drawing, in px. */
  width: number;
  height: number;
  /** How large it is encoded, as a share of the drawing. Both sides come out even: encoders halve the colours. Absent: 1. */
  scale?: number;
  /** Place in the film, 0 to 1, that its still picture shows. */
  poster?: number;
  /** Instead of a poster: the drawing below public/ that its first picture is. */
  cover?: string;
  /** What is told while it plays, in its order; times are seconds. It becomes `films/name.vtt`. */
  captions?: readonly Caption[];
  /** It begins again at its end: `draw` gives the same at 0 and 1, and 1 is left out. Absent: it ends at 1. */
  loops?: boolean;
  /** A whole `<svg>` of the film's size at `t`, 0 to 1. */
  draw: (t: number) => string;
}

export interface Caption {
  from: number;
  to: number;
  text: string;
}

/** A size that is sharp on a phone and on half a desk. */
export const WIDE = { width: 1280, height: 720 } as const;

/** A film over the picture of an opening, which is cropped by the window. */
export const HERO = { width: 1200, height: 1000, scale: 0.8, loops: true } as const;

/** One picture of a film; `defs` is ready `<defs>` content. */
export function frame({ width, height }: { width: number; height: number }, defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`;
}

/** A film that loops, from its place `start`, 0 to 1, once around: so it begins with its fullest moment. */
export function startingAt(start: number, draw: (t: number) => string): (t: number) => string {
  return (t) => draw(t === 1 ? start : (t + start) % 1);
}

/** How far something is that happens from `start` to `end` of a film, 0 to 1, slow at both ends. */
export function during(t: number, start: number, end: number): number {
  const share = Math.min(1, Math.max(0, (t - start) / (end - start)));
  return share * share * (3 - 2 * share);
}

/** The value `share` of the way from one to the other. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export type Point = readonly [x: number, y: number];

/** The first `share` of a curve from `from` to `to` that is drawn towards `bend`, as path data. */
export function thread(from: Point, bend: Point, to: Point, share: number): string {
  const mix = ([ax, ay]: Point, [bx, by]: Point): Point => [between(ax, bx, share), between(ay, by, share)];
  const first = mix(from, bend);
  const end = mix(first, mix(bend, to));
  const at = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`;
  return `M${at(from)}Q${at(first)} ${at(end)}`;
}

/** A lace of `radius` around x y, of which `woven`, 0 to 1, is there: clockwise from the top. */
export type Weaving = (woven: number) => string;

/** A lace that can be woven before the viewer's eyes. */
export function weaving(seed: string, options: NandutiOptions, x: number, y: number, radius: number): Weaving {
  const lace = nanduti(seed, { ...options, fragment: true });
  const id = `woven-${seed}`;
  return (woven) => {
    if (woven <= 0) return '';
    if (woven >= 1) return place(lace, x, y, radius / 96);
    const clip = `<clipPath id="${id}"><path d="${sector(woven, 120)}"/></clipPath>`;
    return place(`${clip}<g clip-path="url(#${id})">${lace}</g>`, x, y, radius / 96);
  };
}

/** A piece of cake around 0 0, `share` of the round, clockwise from the top. */
function sector(share: number, radius: number): string {
  const angle = share * Math.PI * 2;
  const x = tenth(Math.sin(angle) * radius);
  const y = tenth(-Math.cos(angle) * radius);
  const arc = `A${radius} ${radius} 0 0 1`;
  // In two halves: one arc whose ends come to lie on each other is none at all.
  return `M0 0V${-radius}${share > 0.5 ? `${arc} 0 ${radius}` : ''}${arc} ${x} ${y}Z`;
}
