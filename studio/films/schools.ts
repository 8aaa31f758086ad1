import { CAUGHT, heroFarm, KEPT, LET_GO, LIFTED, THROWN, WAITS } from '../scenes/heroFarm.ts';
import type { FarmState, Reach, Who } from '../scenes/heroFarm.ts';
import { tenth } from '../../server/lace/primitives.ts';
import { between, during, HERO, startingAt } from './film.ts';
import type { Film, Point } from './film.ts';

/** Cabbages in one round of the film, and how much of it each is on its way. */
const CABBAGES = 3;
const WAY = 0.7;
/** By the share of its way: when it is up, in the air, carried to the basket, and falls into it. */
const UP = 0.1;
const FLIES = [0.2, 0.28] as const;
const CARRIED = [0.54, 0.64] as const;
const FALLS = [0.66, 0.71] as const;
/** How long hands take to come and to go back, as a share of its way. */
const HAND = 0.09;
const HOLDING = 50;
const EMPTY = 62;

/** From hand to hand: one lifts a cabbage and throws it, the next catches it and lays it into a neighbour's basket. */
export function schoolsFilm(): Film {
  return {
    name: 'hero-schools',
    seconds: 12,
    ...HERO,
    cover: 'art/hero-schools.svg',
    // She holds one over the basket, and the next one comes up.
    draw: startingAt(0.545 * WAY, (t) => heroFarm(stateAt(t))),
  };
}

function stateAt(t: number): FarmState {
  // How far each has come, if it is on its way.
  const ways = Array.from({ length: CABBAGES }, (_, i) => ((t - i / CABBAGES + 2) % 1) / WAY).filter((way) => way < 1);
  const carried = ways.filter((way) => way < FALLS[1] + 0.06).map((way) => ({ at: placeOf(way), by: holderOf(way) }));
  const passing = during01(ways, CARRIED[0], FALLS[1] + HAND);
  const falling = during01(ways, FALLS[0] - HAND, FALLS[1] + HAND);
  return {
    carried,
    cuts: handsOf('cuts', ways, 0, FLIES[0]),
    passes: handsOf('passes', ways, FLIES[1], FALLS[0]),
    eyes: {
      cuts: [tenth(between(-0.9, -0.2, during01(ways, -0.1, 0.1))), tenth(between(0.2, 1, during01(ways, -0.1, 0.1)))],
      passes: [tenth(between(0.9, -0.9, passing)), 0.6],
      receives: [0.8, tenth(between(0.1, 1, falling))],
    },
    leans: tenth(between(-1, 1, passing)),
  };
}

/** 1 while any cabbage is between two places of its way, with slow ends. */
function during01(ways: readonly number[], from: number, to: number): number {
  return Math.max(0, ...ways.map((way) => during(way, from, from + HAND) - during(way, to - HAND, to)));
}

const along = (from: Point, to: Point, share: number): Point => [
  tenth(between(from[0], to[0], share)),
  tenth(between(from[1], to[1], share)),
];

/** Where a cabbage is. */
function placeOf(way: number): Point {
  const flown = Math.min(1, Math.max(0, (way - FLIES[0]) / (FLIES[1] - FLIES[0])));
  const held = along(along(LIFTED, THROWN, during(way, 0.02, UP)), CAUGHT, flown);
  const [x, y] = along(along(held, LET_GO, during(way, ...CARRIED)), KEPT, during(way, ...FALLS));
  const flies = 4 * flown * (1 - flown) * 76;
  return [x, tenth(y - flies + 60 * during(way, FALLS[1] - 0.01, FALLS[1] + 0.06))];
}

function holderOf(way: number): Who | 'air' {
  if (way < FLIES[0]) return 'cuts';
  return way >= FLIES[1] && way < FALLS[0] ? 'passes' : 'air';
}

/** With each cabbage from one place of its way to another, between them where they wait. */
function handsOf(who: Who, ways: readonly number[], from: number, to: number): Reach {
  let at = WAITS[who];
  let apart = EMPTY;
  for (const way of ways) {
    const share = during(way, from - HAND, from) - during(way, to, to + HAND);
    if (share <= 0) continue;
    at = along(at, placeOf(Math.min(Math.max(way, from), to)), share);
    apart = tenth(between(EMPTY, HOLDING, share));
  }
  return { at, apart };
}
