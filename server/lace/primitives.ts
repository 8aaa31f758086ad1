// The basic shapes of all drawings. Lengths are picture units; `extra` is ready attribute text.
import { nanduti } from './nanduti.ts';
import type { NandutiOptions } from './nanduti.ts';

export const whole = (value: number): number => Math.round(value);
export const tenth = (value: number): number => Math.round(value * 10) / 10;

const more = (extra: string): string => (extra ? ` ${extra}` : '');

export function shape(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${more(extra)}/>`;
}

export function line(d: string, color: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more(extra)}/>`;
}

/** A running stitch, the only kind of line in these drawings. `dash` is stitch and gap. */
export function stitch(d: string, color: string, width = 3, dash = '14 11', extra = ''): string {
  return line(d, color, width, `stroke-dasharray="${dash}"${more(extra)}`);
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${fill}"${more(extra)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}"${more(extra)}/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${fill}"${more(extra)}/>`;
}

export function group(transform: string, inner: string): string {
  return `<g transform="${transform}">${inner}</g>`;
}

/** `inner` moved to x y, scaled and rotated (degrees) around its own 0 0. */
export function place(inner: string, x: number, y: number, scale: number, turn = 0): string {
  const rotate = turn ? ` rotate(${turn})` : '';
  return group(`translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(scale * 1000) / 1000})${rotate}`, inner);
}

/** `inner` moved to x y and scaled; `flip` mirrors it. */
export function stand(inner: string, x: number, y: number, scale: number, flip = false): string {
  return group(`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`, inner);
}

/** Content of `<defs>` for `stamp`, as an SVG marker. */
export function stampDefs(id: string, drawing: string): string {
  return `<marker id="${id}" markerUnits="userSpaceOnUse" orient="0" overflow="visible">${drawing}</marker>`;
}

/** Places the drawing of `stampDefs` again. Browsers paint a marker, but copy everything that a `<use>` refers to. */
export function stamp(id: string, transform: string): string {
  return `<path d="M0 0h.1" transform="${transform}" marker-start="url(#${id})"/>`;
}

/** Places a drawing of `<defs>` again in another colour. Slower than `stamp`: browsers copy all of it. */
export function reuse(id: string, transform: string, fill = ''): string {
  return `<use href="#${id}" transform="${transform}"${fill ? ` fill="${fill}"` : ''}/>`;
}

/** A lace of `radius` around x y. */
export function lace(seed: string, options: NandutiOptions, x: number, y: number, radius: number, turn = 0): string {
  return place(nanduti(seed, { ...options, fragment: true }), x, y, radius / 96, turn);
}
