import { isColour, type Colour, type Value } from '../model/model.ts';
import { bow, knot, steps, thread, type Polar } from './stitches.ts';

/** By what it means; who shows it knows the token. */
export type Tone = Colour | 'paper' | 'thread';

/** Filled, or a thread where it has a `width`. Later ones lie above. */
export interface Shape {
  d: string;
  tone: Tone;
  width?: number;
}

/** Its axis, and the angle to either side that is its own. */
export interface Slot {
  angle: number;
  half: number;
}

/** Radius of their feet, and of the longest tips. */
export const FOOT = 66;
export const RIM = 236;

/** To either side, in a short form. */
const WIDEST = 28;

/** How far it reaches, its outline from foot to tip as a share of its width, its figure. */
const FIGURES: Record<Colour, { reach: number; outline: (t: number) => number; weave: (leaf: Leaf) => Shape[] }> = {
  rojo: { reach: 0.5, outline: (t) => (t < 0.6 ? t / 0.6 : (1 - t) / 0.4), weave: zigzag },
  amarillo: { reach: 0.75, outline: (t) => Math.sin(Math.PI * t ** 1.5) ** 0.75, weave: dots },
  verde: { reach: 1, outline: (t) => Math.sin(Math.PI * t ** 0.85) ** 0.62, weave: darning },
};

interface Leaf {
  slot: Slot;
  length: number;
  half: (t: number) => number;
}

/** Without a colour it stays open: bare warp, a basted outline (not known), a thread tied off (not for us). */
export function drawPetal(slot: Slot, value: Value | undefined): Shape[] {
  if (value === undefined) return [];
  if (value === 'no_aplica') {
    const tied: Polar[] = [
      [FOOT, slot.angle],
      [FOOT + 40, slot.angle],
    ];
    return [{ d: thread(tied) + knot([FOOT + 44, slot.angle], 4), tone: 'thread', width: 1.6 }];
  }
  const { reach, outline, weave } = FIGURES[isColour(value) ? value : 'amarillo'];
  const length = (RIM - FOOT) * reach;
  // Rounds where both bounds meet: a plain minimum leaves a corner.
  const half = (t: number) => outline(t) * ((slot.half * 0.88 * (FOOT + length * t)) ** -3 + WIDEST ** -3) ** (-1 / 3);
  const leaf: Leaf = { slot, length, half };
  const sides = steps(26);
  const edge = [...sides.map((t) => on(leaf, t, -1)), ...[...sides].reverse().map((t) => on(leaf, t, 1))];
  if (!isColour(value)) {
    const basted = edge.flatMap((end, index) => (index % 2 ? thread([edge[index - 1] ?? end, end]) : []));
    return [{ d: basted.join(''), tone: 'thread', width: 1.6 }];
  }
  const d = `${thread(edge)}Z`;
  return [
    { d, tone: value },
    ...weave(leaf),
    { d, tone: value === 'verde' ? value : 'thread', width: 1.2 },
    ...crown(slot, value),
  ];
}

function on({ slot, length, half }: Leaf, t: number, share: number): Polar {
  const [along, aside] = [FOOT + length * t, half(t) * share];
  return [Math.hypot(along, aside), slot.angle + Math.atan2(aside, along)];
}

function zigzag(leaf: Leaf): Shape[] {
  const widest = leaf.half(0.6);
  const count = Math.round(leaf.length / (4.5 + widest * 0.5));
  const corners = steps(count).map((share, index) => on(leaf, 0.22 + 0.66 * share, index % 2 ? 0.7 : -0.7));
  return [{ d: thread(corners), tone: 'paper', width: Math.min(2.4, 0.55 + widest * 0.08) }];
}

function dots(leaf: Leaf): Shape[] {
  const size = Math.min(3.2, 0.7 + leaf.half(0.63) * 0.11);
  const rows = steps(Math.floor(leaf.length / (size * 4))).slice(1, -1);
  const beads = rows.flatMap((t, row) => {
    const room = Math.floor((leaf.half(t) - size * 1.2) / (size * 3.6));
    if (room < 0) return [];
    const count = room * 2 + 1 - (room > 0 && row % 2 ? 1 : 0);
    return Array.from({ length: count }, (_one, index) =>
      knot(on(leaf, t, ((index - (count - 1) / 2) * size * 3.6) / leaf.half(t)), size),
    );
  });
  return [{ d: beads.join(''), tone: 'thread' }];
}

function darning(leaf: Leaf): Shape[] {
  const rows = steps(Math.round(leaf.length / 6)).slice(2, -1);
  const across = rows.map((t) => thread([on(leaf, t, -0.88), on(leaf, t, 0.88)]));
  return [{ d: across.join(''), tone: 'paper', width: 0.5 }];
}

const ARCH: Record<Colour, number> = { rojo: 10, amarillo: 18, verde: 29 };

function crown({ angle, half }: Slot, colour: Colour): Shape[] {
  const count = Math.max(1, Math.round(half / 0.06));
  const width = (2 * half) / count;
  const high = ARCH[colour];
  const d = Array.from({ length: count }, (_one, index) => {
    const from = angle - half + width * index;
    const inner = bow([RIM + 4, from + width * 0.2], from + width * 0.8, RIM + 4 + high * 1.1);
    return (
      bow([RIM + 4, from], from + width, RIM + 4 + high * 2) +
      knot([RIM + 7 + high, from + width / 2], 2 + high / 24) +
      (colour === 'verde' ? inner : '')
    );
  });
  return [{ d: d.join(''), tone: 'thread', width: 1.4 }];
}

/** What is pressed: the slot as far as the rim. */
export function wedge({ angle, half }: Slot): string {
  const rim = steps(4).map((share): Polar => [RIM + 4, angle + half * (share * 2 - 1)]);
  return `${thread([[FOOT - 16, angle - half], ...rim, [FOOT - 16, angle + half]])}Z`;
}
