import type { Dimension } from '#contract/ownStoplight.ts';
import { isColour, type Answer, type Colour } from './model.ts';

/** Colour of a shape, by what it means; who shows it knows the token. */
export type Tone = Colour | 'paper' | 'thread' | 'ink';

/** A path of the life map: filled, or a line where it has a `width`. Later ones lie above. */
export interface Shape {
  d: string;
  tone: Tone;
  width?: number;
  /** The indicator whose petal it belongs to. */
  indicador?: string;
}

interface LifeMapOptions {
  /** Width and height of the square that it fills. */
  size: number;
  /** For black and white: petals in ink, told apart by their weave alone. */
  hatched: boolean;
}

/** How far a petal reaches, of the whole. */
const REACH: Record<Colour, number> = { rojo: 0.5, amarillo: 0.75, verde: 1 };

/** Room between two dimensions, in petals. */
const PAUSE = 1;

/**
 * The life map of these answers: a flower of one petal for each, clockwise from the top, dimension by dimension. Red petals are
 * short with a zigzag, yellow ones longer with dots, green ones whole and plain; what has no colour is a thread.
 */
export function drawLifeMap(
  answers: readonly Answer[],
  dimensions: readonly Dimension[],
  { size, hatched }: LifeMapOptions,
): Shape[] {
  const groups = dimensions
    .map(({ indicadores }) => answers.filter((answer) => indicadores.some(({ id }) => id === answer.indicador)))
    .filter((group) => group.length > 0);
  const slice = (2 * Math.PI) / (answers.length + groups.length * PAUSE);
  const centre = size / 2;
  const [eye, rim] = [size * 0.07, size * 0.48];

  const shapes: Shape[] = Object.values(REACH).map((reach) => ({
    d: circle(centre, centre, eye + (rim - eye) * reach),
    tone: 'thread',
    width: size / 400,
  }));
  let turn = -Math.PI / 2 + (slice * (1 + PAUSE)) / 2;
  for (const group of groups) {
    for (const answer of group) {
      const ray: Ray = { centre, turn, from: eye, to: rim, half: slice / 2 };
      shapes.push(...petal(answer, ray, hatched, size / 200));
      turn += slice;
    }
    turn += slice * PAUSE;
  }
  return shapes;
}

/** Where a petal lies: its axis from the centre, and half the angle that it may take. */
interface Ray {
  centre: number;
  turn: number;
  from: number;
  to: number;
  half: number;
}

function petal({ indicador, valor }: Answer, ray: Ray, hatched: boolean, thread: number): Shape[] {
  const { from, to, half } = ray;
  if (!isColour(valor)) {
    return [{ d: line([at(ray, from, 0), at(ray, to, 0)]), tone: 'thread', width: thread, indicador }];
  }
  const end = from + (to - from) * REACH[valor];
  const long = end - from;
  const wide = Math.min(Math.tan(half * 0.86) * (from + long * 0.7), long * 0.3);
  const leaf = `M${at(ray, from, 0)}C${at(ray, from + long * 0.3, wide)} ${at(ray, from + long * 0.75, wide * 1.3)} ${at(ray, end, 0)}C${at(ray, from + long * 0.75, -wide * 1.3)} ${at(ray, from + long * 0.3, -wide)} ${at(ray, from, 0)}Z`;
  const inked = hatched && valor !== 'verde';
  return [
    { d: leaf, tone: inked ? 'paper' : hatched ? 'ink' : valor, indicador },
    ...(inked ? [{ d: leaf, tone: 'ink' as const, width: thread, indicador }] : []),
    ...weave(valor, ray, { long, wide }, hatched ? 'ink' : valor === 'rojo' ? 'paper' : 'ink', thread, indicador),
  ];
}

function weave(
  colour: Colour,
  ray: Ray,
  { long, wide }: { long: number; wide: number },
  tone: Tone,
  thread: number,
  indicador: string,
): Shape[] {
  const step = Math.max(wide * 0.7, thread * 3);
  const places = Array.from({ length: Math.floor((long * 0.55) / step) }, (_one, index) => long * 0.32 + index * step);
  if (colour === 'rojo') {
    const corners = places.map((place, index) =>
      at(ray, ray.from + place, (index % 2 ? 1 : -1) * wide * Math.min(0.5, 1.1 - place / long)),
    );
    return [{ d: line(corners), tone, width: thread, indicador }];
  }
  if (colour === 'amarillo') {
    const dots = places.map((place) => {
      const [x, y] = point(ray, ray.from + place, 0);
      return circle(x, y, Math.max(wide * 0.16, thread * 0.9));
    });
    return [{ d: dots.join(''), tone, indicador }];
  }
  return [];
}

function point({ centre, turn }: Ray, along: number, aside: number): [number, number] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [centre + along * cos - aside * sin, centre + along * sin + aside * cos];
}

function at(ray: Ray, along: number, aside: number): string {
  return point(ray, along, aside).map(short).join(' ');
}

function line(places: readonly string[]): string {
  return `M${places.join('L')}`;
}

function circle(x: number, y: number, radius: number): string {
  const [r, across] = [short(radius), short(radius * 2)];
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`;
}

function short(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '');
}
