import { project, type Frame } from './frames.ts';
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

/** In units of the map. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** In units of the map on a phone of 360 px, where names take the most of it. */
const KNOT = 13;
const REACH = 14;
/** Letters set wide apart as well. */
const LETTER = 13;
const LINE = 20;

const MARGIN = 10;

/** As the map says it: offices that share a card, by their town. */
export function townOf({ offices: [first, ...others] }: Stop): string {
  return others.length > 0 ? first.ciudad : first.nombre;
}

export function nameOf({ offices }: Stop): string {
  return offices.map(({ nombre }) => nombre).join(' · ');
}

interface Choice {
  side: Side;
  box: Box;
}

/**
 * A side for each name that has room, off the knots and off `taken`. Names with the fewest sides choose first, and take the one
 * that leaves the most to the others.
 */
export function placeLabels(frame: Frame, stops: readonly Stop[], taken: readonly Box[] = []): Map<number, Side> {
  const used = [...stops.map(({ place }) => around(project(frame, place), KNOT)), ...taken];
  let open = stops.map((stop) => ({
    id: stop.id,
    choices: SIDES.map((side): Choice => ({ side, box: boxOf(frame, stop, side) })).filter(
      ({ box }) => isInside(box, frame) && !used.some((one) => meet(box, one)),
    ),
  }));
  const placed = new Map<number, Side>();
  while (open.length > 0) {
    const [first, ...others] = open.sort((one, other) => one.choices.length - other.choices.length);
    const spoilt = ({ box }: Choice) => others.flatMap(({ choices }) => choices).filter((one) => meet(one.box, box));
    const [chosen] = (first?.choices ?? [])
      .map((choice) => ({ ...choice, cost: spoilt(choice).length }))
      .sort((one, other) => one.cost - other.cost);
    if (first && chosen) placed.set(first.id, chosen.side);
    open = others.map(({ id, choices }) => ({
      id,
      choices: chosen ? choices.filter(({ box }) => !meet(box, chosen.box)) : choices,
    }));
  }
  return placed;
}

function around({ x, y }: { x: number; y: number }, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function boxOf(frame: Frame, stop: Stop, side: Side): Box {
  const { x, y } = project(frame, stop.place);
  const knot = around({ x, y }, REACH);
  const width = townOf(stop).length * LETTER;
  const [height, end] = side.split('-');
  if (height === 'right')
    return { left: knot.right, right: knot.right + width, top: y - LINE / 2, bottom: y + LINE / 2 };
  if (height === 'left') return { left: knot.left - width, right: knot.left, top: y - LINE / 2, bottom: y + LINE / 2 };
  const left = end === 'end' ? knot.right - width : end === 'start' ? knot.left : x - width / 2;
  const top = height === 'below' ? knot.bottom : knot.top - LINE;
  return { left, right: left + width, top, bottom: top + LINE };
}

function isInside({ left, right, top, bottom }: Box, { width, height }: Frame): boolean {
  return left >= MARGIN && right <= width - MARGIN && top >= 0 && bottom <= height;
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
