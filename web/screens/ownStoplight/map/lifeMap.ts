import type { Dimension, Indicator } from '#contract/ownStoplight.ts';
import type { Answer } from '../model/model.ts';
import { drawPetal, FOOT, RIM, wedge, type Shape, type Slot } from './petals.ts';
import { bow, knot, steps, thread, TURN, type Polar } from './stitches.ts';

/** Half of the square around the centre: with the dimensions' marks, and without. */
export const HALF = 332;
export const HALF_BARE = 284;

/** `wedge` is what is pressed. */
export interface Petal {
  indicador: Indicator;
  valor: Answer['valor'];
  wedge: string;
  shapes: Shape[];
}

export interface Sector {
  dimension: Dimension;
  web: Shape[];
  petals: Petal[];
  mark: [x: number, y: number];
}

export interface Lace {
  cloth: Shape[];
  eye: Shape[];
  sectors: Sector[];
}

/** Between two dimensions, in radians. */
const PAUSE = 0.11;

/**
 * A ñandutí of one petal for each answer, clockwise from the top: warp threads, petals woven into them, an eye, a rim of
 * arches.
 */
export function drawLifeMap(answers: readonly Answer[], dimensions: readonly Dimension[]): Lace {
  const groups = dimensions
    .map((dimension) => ({
      dimension,
      own: answers.flatMap(({ indicador, valor }) => {
        const asked = dimension.indicadores.find(({ id }) => id === indicador);
        return asked ? [{ indicador: asked, valor }] : [];
      }),
    }))
    .filter(({ own }) => own.length > 0);
  const half = (TURN - groups.length * PAUSE) / answers.length / 2;

  let turn = PAUSE / 2;
  const sectors = groups.map(({ dimension, own }): Sector => {
    const [from, to] = [turn, turn + own.length * half * 2];
    turn = to + PAUSE;
    const middle = (from + to) / 2;
    return {
      dimension,
      web: web(from, to),
      petals: own.map(({ indicador, valor }, index) => {
        const slot: Slot = { angle: from + half * (index * 2 + 1), half };
        return { indicador, valor, wedge: wedge(slot), shapes: drawPetal(slot, valor) };
      }),
      mark: [Math.sin(middle) * MARKS, -Math.cos(middle) * MARKS],
    };
  });
  return { cloth: cloth(), eye: eye(), sectors };
}

export function layersOf({ cloth, eye, sectors }: Lace): Shape[] {
  const petals = sectors.flatMap((sector) => sector.petals.flatMap(({ shapes }) => shapes));
  return [...cloth, ...sectors.flatMap((sector) => sector.web), ...petals, ...eye];
}

const MARKS = 305;

const RINGS = [FOOT + 34, 146, 176, 207];

function web(from: number, to: number): Shape[] {
  const count = Math.max(2, Math.round((to - from) / 0.055));
  const warps = steps(count).map((share) => from + (to - from) * share);
  const pairs = warps.slice(1).map((end, index) => [warps[index] ?? from, end] as const);
  const rings = RINGS.flatMap((radius) => pairs.map(([start, end]) => bow([radius, start], end, radius * 0.985)));
  const seam = steps(34).map((share, index): Polar => [46 + (RIM - 46) * share, index % 2 ? to : to + PAUSE]);
  const net = pairs.flatMap(([start, end]): Polar[] => [
    [RIM - 14, start],
    [RIM, (start + end) / 2],
    [RIM - 14, end],
  ]);
  return [
    {
      d:
        warps
          .map((angle) =>
            thread([
              [42, angle],
              [RIM + 4, angle],
            ]),
          )
          .join('') +
        rings.join('') +
        thread(net),
      tone: 'thread',
      width: 0.6,
    },
    { d: thread(seam), tone: 'thread', width: 0.8 },
  ];
}

function cloth(): Shape[] {
  return [
    { d: knot([0, 0], RIM + 4), tone: 'paper' },
    { d: knot([0, 0], RIM) + knot([0, 0], RIM + 4), tone: 'thread', width: 1.3 },
  ];
}

function eye(): Shape[] {
  const spiral = steps(96).map((share): Polar => [8 + 22 * share, share * 6 * TURN]);
  const points = Array.from({ length: 72 }, (_one, index): Polar => [index % 2 ? 32 : 41, (index / 72) * TURN]);
  return [
    { d: knot([0, 0], 6), tone: 'thread' },
    { d: thread(spiral), tone: 'thread', width: 1.3 },
    { d: knot([0, 0], 32) + knot([0, 0], 42), tone: 'thread', width: 1.8 },
    { d: `${thread(points)}Z`, tone: 'thread', width: 0.8 },
  ];
}
