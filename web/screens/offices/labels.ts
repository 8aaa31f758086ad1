import { STRETCHED, stretch } from './stretch.ts';
import type { Stop } from './stops.ts';

export const SIDES = [
  'right',
  'left',
  'below',
  'above',
  'above-end',
  'below-end',
  'above-start',
  'below-start',
] as const;
export type Side = (typeof SIDES)[number];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** In units of the map, at the smallest size that shows names. */
const KNOT = 13;
const REACH = 16;
const LETTER = 8;
const LINE = 18;

const MARGIN = 10;

export function nameOf({ offices }: Stop): string {
  return offices.map(({ nombre }) => nombre).join(' · ');
}

/** A side with room for each name; those far from Asunción choose first. */
export function placeLabels(stops: readonly Stop[]): Map<number, Side> {
  const taken = stops.map(({ place }) => around(stretch(place), KNOT));
  const placed = new Map<number, Side>();
  for (const stop of [...stops].sort((one, other) => other.km - one.km)) {
    const free = SIDES.map((side) => ({ side, box: boxOf(stop, side) })).find(({ box }) => isFree(box, taken));
    if (!free) continue;
    taken.push(free.box);
    placed.set(stop.id, free.side);
  }
  return placed;
}

function around({ x, y }: { x: number; y: number }, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function boxOf(stop: Stop, side: Side): Box {
  const { x, y } = stretch(stop.place);
  const knot = around({ x, y }, REACH);
  const width = nameOf(stop).length * LETTER;
  const [height, end] = side.split('-');
  if (height === 'right')
    return { left: knot.right, right: knot.right + width, top: y - LINE / 2, bottom: y + LINE / 2 };
  if (height === 'left') return { left: knot.left - width, right: knot.left, top: y - LINE / 2, bottom: y + LINE / 2 };
  const left = end === 'end' ? knot.right - width : end === 'start' ? knot.left : x - width / 2;
  const top = height === 'below' ? knot.bottom : knot.top - LINE;
  return { left, right: left + width, top, bottom: top + LINE };
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  const isInside = box.left >= MARGIN && box.right <= STRETCHED.width - MARGIN && box.bottom <= STRETCHED.height;
  const hits = (other: Box) =>
    box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
  return isInside && !taken.some(hits);
}
