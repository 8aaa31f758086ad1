import { STRETCHED, stretch } from '#art/stretch.ts';
import type { Stop } from './stops.ts';

/** Where a name stands beside its knot. */
export type Side = 'right' | 'left' | 'below' | 'above';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Sizes in units of the map, at the smallest size that shows names: half a knot, a letter's width, a line's height. */
const KNOT = 16;
const LETTER = 8;
const LINE = 18;

const SIDES: readonly Side[] = ['right', 'left', 'below', 'above'];

/** What a card is called. */
export function nameOf({ offices }: Stop): string {
  return offices.map(({ nombre }) => nombre).join(' · ');
}

/** A side for each name that has room among the knots and the other names; the farthest from Asunción choose first. */
export function placeLabels(stops: readonly Stop[]): Map<number, Side> {
  const taken = stops.map(({ place }) => around(stretch(place)));
  const placed = new Map<number, Side>();
  for (const stop of stops.toSorted((one, other) => other.km - one.km)) {
    const free = SIDES.map((side) => ({ side, box: boxOf(stop, side) })).find(({ box }) => isFree(box, taken));
    if (!free) continue;
    taken.push(free.box);
    placed.set(stop.id, free.side);
  }
  return placed;
}

function around({ x, y }: { x: number; y: number }): Box {
  return { left: x - KNOT, right: x + KNOT, top: y - KNOT, bottom: y + KNOT };
}

function boxOf(stop: Stop, side: Side): Box {
  const { x, y } = stretch(stop.place);
  const width = nameOf(stop).length * LETTER;
  if (side === 'right') return { left: x + KNOT, right: x + KNOT + width, top: y - LINE / 2, bottom: y + LINE / 2 };
  if (side === 'left') return { left: x - KNOT - width, right: x - KNOT, top: y - LINE / 2, bottom: y + LINE / 2 };
  const sides = { left: x - width / 2, right: x + width / 2 };
  if (side === 'below') return { ...sides, top: y + KNOT, bottom: y + KNOT + LINE };
  return { ...sides, top: y - KNOT - LINE, bottom: y - KNOT };
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  const inside = box.left >= 0 && box.right <= STRETCHED.width && box.top >= 0 && box.bottom <= STRETCHED.height;
  const hits = (other: Box) =>
    box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
  return inside && !taken.some(hits);
}
