import { isOnLand } from './border.ts';
import { project, toPlace, type Box, type Frame } from './frames.ts';
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

/** In units of the map on a phone of 360 px, where knots take the most of it. */
const KNOT = 12;
/** Widths of letters, as shares of the name’s size: of `i`, of `n`, of `N`. They hold where a visitor sets letters wider apart, too. */
const [NARROW, SMALL, CAPITAL] = [0.43, 0.68, 0.8];
/** Height of a line, as a share of the name’s size. */
const LINE = 1;
/** From the middle of the knot to the first letter, as a share of the name’s size. */
const REACH = 0.8;

const MARGIN = 24;
/** From the border to the edge of its stitches. */
const STITCH = 3;
/** What keeps a name from being read as its neighbour's. */
const AIR = 12;
/** As many times as far from a name as its own knot, another is not taken for it. */
const OWN = 2;
/** Letters of a name that may stand on two lines. */
const LONG = 12;

/** How a name stands at its knot. */
export interface Label {
  side: Side;
  lines: readonly string[];
  /** How far it is set off its knot, past the border, in units of the map: 0 for a name on the land. */
  out: number;
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
  land: Land;
  cost: number;
}

/** What it costs not to name a place, to name it close to another's name or to another's knot, and above or below its own. */
const UNNAMED = 100;
const CLOSE = 4;
const ASTRAY = 14;
const COSTS: Record<Side, number> = {
  right: 0,
  left: 0,
  below: 1,
  above: 1,
  'above-end': 3,
  'below-end': 3,
  'above-start': 3,
  'below-start': 3,
};
/** How far off its knot a name may be that has no room on the land. */
const OUTS = [20, 30, 40, 50, 60, 70, 80];
/** What it costs to lay a name across the border. */
const ACROSS = 40;
/** How many ways to place the names so far are followed up. */
const WAYS = 80;

/**
 * A side for each name that has room, off the knots, off `taken` and off the border, so that all together stand as far apart as
 * they can; long ones may take two lines.
 */
export function placeLabels(
  frame: Frame,
  stops: readonly Stop[],
  taken: readonly Box[] = [],
  say: (stop: Stop) => string = townOf,
): Map<number, Label> {
  const knots = stops.map((stop) => ({ id: stop.id, box: around(project(frame, stop.place), KNOT) }));
  const used = [...knots.map(({ box }) => box), ...taken];
  const free = (stop: Stop, labels: readonly Label[]): Choice[] => {
    const others = stops.filter(({ id }) => id !== stop.id);
    return labels.flatMap((label) => {
      const box = boxOf(frame, stop, label);
      if (!isInside(box, roomOf(frame, stop)) || used.some((one) => meet(box, one))) return [];
      // A leader ties a name that is set off.
      const astray = OWN * (apart(box, project(frame, stop.place)) - label.out);
      const near = Math.min(...others.map(({ place }) => apart(box, project(frame, place))), astray);
      const land = landOf(frame, box);
      const cost =
        (COSTS[label.side] + 1) * label.lines.length + ASTRAY * (1 - near / astray) + (land === 'some' ? ACROSS : 0);
      return { id: stop.id, ...label, box, land, cost };
    });
  };
  const choicesOf = (stop: Stop): Choice[] => {
    const name = say(stop);
    const beside = free(stop, labelsOf(name));
    if (beside.some(({ land }) => land === 'all')) return beside;
    const abroad = (['left', 'right'] as const).flatMap(
      (side) =>
        free(
          stop,
          OUTS.map((out) => ({ side, lines: [name], out })),
        ).find(({ land }) => land === 'none') ?? [],
    );
    return [...beside, ...abroad];
  };
  const open = stops.map(choicesOf).sort((one, other) => one.length - other.length);
  let ways: { placed: readonly Choice[]; cost: number }[] = [{ placed: [], cost: 0 }];
  for (const choices of open) {
    const next = ways.flatMap(({ placed, cost }) => [
      { placed, cost: cost + UNNAMED },
      ...choices
        .filter(({ box }) => !placed.some((one) => meet(one.box, box)))
        .map((choice) => {
          const close = placed.filter(({ box }) => meet(box, grown(choice.box, AIR))).length;
          return { placed: [...placed, choice], cost: cost + choice.cost + CLOSE * close };
        }),
    ]);
    ways = next.sort((one, other) => one.cost - other.cost).slice(0, WAYS);
  }
  return new Map(ways[0]?.placed.map(({ id, side, lines, out }) => [id, { side, lines, out }]));
}

function labelsOf(name: string): Label[] {
  const middle = name.indexOf(' ', name.length / 2 - 4);
  const onTwo = name.length < LONG || middle < 0 ? [] : [[name.slice(0, middle), name.slice(middle + 1)]];
  return [[name], ...onTwo].flatMap((lines) => SIDES.map((side) => ({ side, lines, out: 0 })));
}

function around({ x, y }: { x: number; y: number }, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function grown({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

/** From a box to a point beside it. */
function apart({ left, right, top, bottom }: Box, { x, y }: { x: number; y: number }): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** In sizes of the name. */
function widthOf(line: string): number {
  return Array.from(line).reduce(
    (sum, letter) => sum + (/[ fijlrtíï'.-]/.test(letter) ? NARROW : /\p{Lu}|[mw]/u.test(letter) ? CAPITAL : SMALL),
    0,
  );
}

/** What a name covers, with its letters set apart. */
export function boxOf(frame: Frame, { place }: Stop, { side, lines, out }: Label): Box {
  const { x, y } = project(frame, place);
  const knot = around({ x, y }, REACH * frame.letters);
  const width = Math.max(...lines.map(widthOf)) * frame.letters;
  const [height, end] = side.split('-');
  const tall = lines.length * LINE * frame.letters;
  const beside = { top: y - tall / 2, bottom: y + tall / 2 };
  if (height === 'right') return { left: knot.right + out, right: knot.right + out + width, ...beside };
  if (height === 'left') return { left: knot.left - out - width, right: knot.left - out, ...beside };
  // A name that ends at its knot leaves it free: it may lie on the border.
  const left = end === 'end' ? knot.left - width : end === 'start' ? knot.left : x - width / 2;
  const top = height === 'below' ? knot.bottom : knot.top - tall;
  return { left, right: left + width, top, bottom: top + tall };
}

/** How much of a box is on the land. The border's stitches belong to neither side. */
type Land = 'all' | 'some' | 'none';

function landOf(frame: Frame, { left, right, top, bottom }: Box): Land {
  const width = right - left + 2 * STITCH;
  const steps = Math.ceil(width / KNOT);
  const points = [top - STITCH, (top + bottom) / 2, bottom + STITCH].flatMap((y) =>
    Array.from({ length: steps + 1 }, (_step, at) =>
      isOnLand(toPlace(frame, { x: left - STITCH + (width * at) / steps, y })),
    ),
  );
  return points.every(Boolean) ? 'all' : points.some(Boolean) ? 'some' : 'none';
}

function isInside({ left, right, top, bottom }: Box, room: Box): boolean {
  return left >= room.left + MARGIN && right <= room.right - MARGIN && top >= room.top && bottom <= room.bottom;
}

/** Where its name may stand. */
function roomOf(frame: Frame, { place }: Stop): Box {
  const { x, y } = project(frame, place);
  return meet(around({ x, y }, 0), frame.names)
    ? frame.names
    : { left: 0, right: frame.width, top: 0, bottom: frame.height };
}

export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
