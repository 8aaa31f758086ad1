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
/** Widths of letters, set wide apart as well. */
const [NARROW, SMALL, CAPITAL] = [8, 12.8, 15];
/** How high a line of names is, in units of the map. */
export const NAME_LINE = 20;

const MARGIN = 10;
/** What keeps a name from being read as its neighbour's. */
const AIR = 6;
/** Letters of a name that may stand on two lines. */
const LONG = 16;

/** How a name stands at its knot. */
export interface Label {
  side: Side;
  lines: readonly string[];
}

/** As the map says it: offices that share a card, by their town. */
export function townOf({ offices: [first, ...others] }: Stop): string {
  return others.length > 0 ? first.ciudad : first.nombre;
}

export function nameOf({ offices }: Stop): string {
  return offices.map(({ nombre }) => nombre).join(' · ');
}

interface Choice extends Label {
  id: number;
  box: Box;
  cost: number;
}

/** What it costs not to name a place, to name it close to another, and to name it above or below. */
const UNNAMED = 100;
const CLOSE = 4;
const COSTS: Record<Side, number> = {
  right: 0,
  left: 0,
  below: 1,
  above: 1,
  'above-end': 2,
  'below-end': 2,
  'above-start': 2,
  'below-start': 2,
};
/** How many ways to place the names so far are followed up. */
const WAYS = 80;

/**
 * A side for each name that has room, off the knots and off `taken`, so that all together stand as far apart as they can; long
 * ones may take two lines.
 */
export function placeLabels(frame: Frame, stops: readonly Stop[], taken: readonly Box[] = []): Map<number, Label> {
  const knots = stops.map((stop) => ({ id: stop.id, box: around(project(frame, stop.place), KNOT) }));
  const used = [...knots.map(({ box }) => box), ...taken];
  const choicesOf = (stop: Stop): Choice[] =>
    labelsOf(townOf(stop)).flatMap((label) => {
      const box = boxOf(project(frame, stop.place), label);
      if (!isInside(box, frame) || used.some((one) => meet(box, one))) return [];
      const close = knots.filter(({ id, box: knot }) => id !== stop.id && meet(knot, grown(box))).length;
      return { id: stop.id, ...label, box, cost: COSTS[label.side] + label.lines.length + CLOSE * close };
    });
  const open = stops.map(choicesOf).sort((one, other) => one.length - other.length);
  let ways: { placed: readonly Choice[]; cost: number }[] = [{ placed: [], cost: 0 }];
  for (const choices of open) {
    const next = ways.flatMap(({ placed, cost }) => [
      { placed, cost: cost + UNNAMED },
      ...choices
        .filter(({ box }) => !placed.some((one) => meet(one.box, box)))
        .map((choice) => {
          const close = placed.filter(({ box }) => meet(box, grown(choice.box))).length;
          return { placed: [...placed, choice], cost: cost + choice.cost + CLOSE * close };
        }),
    ]);
    ways = next.sort((one, other) => one.cost - other.cost).slice(0, WAYS);
  }
  return new Map(ways[0]?.placed.map(({ id, side, lines }) => [id, { side, lines }]));
}

function labelsOf(name: string): Label[] {
  const onOne = SIDES.map((side) => ({ side, lines: [name] }));
  const middle = name.indexOf(' ', name.length / 2 - 4);
  if (name.length < LONG || middle < 0) return onOne;
  const lines = [name.slice(0, middle), name.slice(middle + 1)];
  return [...onOne, { side: 'right', lines }, { side: 'left', lines }];
}

function around({ x, y }: { x: number; y: number }, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function grown({ left, right, top, bottom }: Box): Box {
  return { left: left - AIR, right: right + AIR, top: top - AIR, bottom: bottom + AIR };
}

function widthOf(line: string): number {
  return Array.from(line).reduce(
    (sum, letter) => sum + (/[ fijlrtíï'.-]/.test(letter) ? NARROW : /\p{Lu}|[mw]/u.test(letter) ? CAPITAL : SMALL),
    0,
  );
}

function boxOf({ x, y }: { x: number; y: number }, { side, lines }: Label): Box {
  const knot = around({ x, y }, REACH);
  const width = Math.max(...lines.map(widthOf));
  const [height, end] = side.split('-');
  const beside = { top: y - (lines.length * NAME_LINE) / 2, bottom: y + (lines.length * NAME_LINE) / 2 };
  if (height === 'right') return { left: knot.right, right: knot.right + width, ...beside };
  if (height === 'left') return { left: knot.left - width, right: knot.left, ...beside };
  // A name that ends at its knot leaves it free: it may lie on the border.
  const left = end === 'end' ? knot.left - width : end === 'start' ? knot.left : x - width / 2;
  const top = height === 'below' ? knot.bottom : knot.top - NAME_LINE;
  return { left, right: left + width, top, bottom: top + NAME_LINE };
}

function isInside({ left, right, top, bottom }: Box, { width, height }: Frame): boolean {
  return left >= MARGIN && right <= width - MARGIN && top >= 0 && bottom <= height;
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
