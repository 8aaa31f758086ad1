import sharp from 'sharp';
import type { Film } from './film.ts';

/** How far a film flashes: shares of its picture. */
export interface Flashes {
  /** Of what flashes more than three times within one and the same second: there and back is once. */
  flashing: number;
  /** The largest part of the picture that leaves for less than `JUMP_S` and comes back, and when, in seconds. */
  jump: { share: number; at: number };
}

/** Width of what is looked at, in px: each is the mean of a block, so that fine patterns that move do not count as flashes. */
const WIDTH = 32;
/** Of WCAG 2.3.1: a flash changes relative luminance by a tenth of the whole, and its darker side is below 0.8. */
const FLASH = 0.1;
const DARKER = 0.8;
const MOST = 3;
/** What the eye takes for a fault: a colour that goes further than this, of 255, and is back at once. */
const OFF = 24;
const JUMP_S = 0.2;

/** Looks at every picture of a film, `fps` of them a second. */
export async function flashesOf(film: Film, fps: number): Promise<Flashes> {
  const count = film.seconds * fps;
  const pictures: Uint8Array[] = [];
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const svg = film.draw(i / (film.loops ? count : count - 1));
    const same = svg === drawn ? pictures.at(-1) : undefined;
    drawn = svg;
    pictures.push(same ?? (await pixels(svg, film.width)));
  }
  // A film that loops is seen over its seam too.
  if (film.loops) pictures.push(...pictures.slice(0, fps));
  return { flashing: flashing(pictures, fps), jump: largestJump(pictures, fps) };
}

function pixels(svg: string, width: number): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: (72 * WIDTH) / width })
    .removeAlpha()
    .raw()
    .toBuffer();
}

function flashing(pictures: readonly Uint8Array[], fps: number): number {
  const lights = pictures.map(luminances);
  const places = lights[0]?.length ?? 0;
  /** By the first picture of a second, how many places flash too often within it. */
  const many = pictures.map(() => 0);
  for (let place = 0; place < places; place += 1) {
    const turns = turnsOf(lights.map((light) => light[place] ?? 0));
    for (let first = 0; first < many.length; first += 1) {
      const within = turns.filter((turn) => turn >= first && turn < first + fps).length;
      // Two opposing changes are one flash.
      if (within >= (MOST + 1) * 2) many[first] = (many[first] ?? 0) + 1;
    }
  }
  return Math.max(...many) / places;
}

/** Pictures at which a light has changed by `FLASH` the other way than before. */
function turnsOf(lights: readonly number[]): number[] {
  const turns: number[] = [];
  let extreme = lights[0] ?? 0;
  let way = 0;
  lights.forEach((light, i) => {
    const change = light - extreme;
    if (way === 0 ? Math.abs(change) >= FLASH : -way * change >= FLASH) {
      if (Math.min(light, extreme) < DARKER) turns.push(i);
      way = Math.sign(change);
      extreme = light;
    } else if (way * change > 0) extreme = light;
  });
  return turns;
}

function largestJump(pictures: readonly Uint8Array[], fps: number): { share: number; at: number } {
  let largest = { share: 0, at: 0 };
  for (let i = 1; i + 1 < pictures.length; i += 1)
    for (let length = 1; length <= Math.round(JUMP_S * fps); length += 1) {
      const [before, now, after] = [pictures[i - 1], pictures[i], pictures[i + length]];
      if (!before || !now || !after) continue;
      let places = 0;
      for (let at = 0; at < now.length; at += 3)
        if (apart(before, now, at) > OFF && apart(now, after, at) > OFF && apart(before, after, at) < OFF / 3)
          places += 1;
      const share = places / (now.length / 3);
      if (share > largest.share) largest = { share, at: i / fps };
    }
  return largest;
}

/** How far two pictures are apart at one place, in 255ths of the channel that differs most. */
function apart(one: Uint8Array, other: Uint8Array, at: number): number {
  return Math.max(...[0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0))));
}

/** Relative luminance of each pixel, 0 to 1. */
function luminances(rgb: Uint8Array): Float64Array {
  const light = new Float64Array(rgb.length / 3);
  for (let i = 0; i < light.length; i += 1)
    light[i] =
      0.2126 * linear(rgb[i * 3] ?? 0) + 0.7152 * linear(rgb[i * 3 + 1] ?? 0) + 0.0722 * linear(rgb[i * 3 + 2] ?? 0);
  return light;
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
