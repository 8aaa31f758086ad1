import { GIVEN, HANDED, heroFarm, KEPT, LIFTED, WAITS } from '../scenes/heroFarm.ts';
import type { FarmState, Reach, Who } from '../scenes/heroFarm.ts';
import { tenth } from '../../server/lace/primitives.ts';
import { between, during, HERO, startingAt } from './film.ts';
import type { Film, Point } from './film.ts';

/** Cabbages in one round of the film, and how much of it each is on its way. */
const CABBAGES = 3;
const WAY = 0.6;
/** By the share of its way: when it is up, when the second and the third take it, and when it lies in the basket. */
const UP = 0.17;
const FIRST = [0.25, 0.31] as const;
const SECOND = [0.55, 0.63] as const;
const KEPT_AT = 0.84;
/** How long hands take to come and to go back, as a share of its way. */
const HAND = 0.12;
const HOLDING = 72;
const EMPTY = 92;

/** From hand to hand: one lifts a cabbage, the next passes it on, a neighbour lays it into her basket. */
export function schoolsFilm(): Film {
  return {
    name: 'hero-schools',
    seconds: 12,
    ...HERO,
    cover: 'art/hero-schools.svg',
    // The second hands it over, and the next one comes up.
    draw: startingAt(SECOND[0] * WAY + 0.06, (t) => heroFarm(stateAt(t))),
  };
}

function stateAt(t: number): FarmState {
  // How far each has come, if it is on its way.
  const ways = Array.from({ length: CABBAGES }, (_, i) => ((t - i / CABBAGES + 2) % 1) / WAY).filter((way) => way < 1);
  const carried = ways.filter((way) => way < KEPT_AT + 0.05).map((way) => ({ at: placeOf(way), by: holderOf(way) }));
  const passing = during01(ways, SECOND[0] - 0.16, SECOND[1] + HAND);
  return {
    carried,
    cuts: handsOf('cuts', ways, 0, FIRST[1]),
    passes: handsOf('passes', ways, FIRST[0], SECOND[1]),
    receives: handsOf('receives', ways, SECOND[0], KEPT_AT),
    eyes: {
      cuts: [
        tenth(between(-0.9, -0.3, during01(ways, -0.1, 0.1))),
        tenth(between(0.2, 1.1, during01(ways, -0.1, 0.1))),
      ],
      passes: [tenth(between(0.9, -0.9, passing)), 0.6],
      receives: [0.8, tenth(between(0.2, 1, during01(ways, SECOND[1], KEPT_AT)))],
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
  const [x, y] = along(
    along(along(LIFTED, GIVEN, during(way, 0.02, UP + 0.06)), HANDED, during(way, FIRST[1], SECOND[0])),
    KEPT,
    during(way, SECOND[1], KEPT_AT),
  );
  const swings = Math.sin(Math.PI * during(way, FIRST[1], SECOND[0])) * 22;
  const over = Math.sin(Math.PI * during(way, SECOND[1], KEPT_AT)) * 60;
  return [x, tenth(y + swings - over + 46 * during(way, KEPT_AT, KEPT_AT + 0.05))];
}

function holderOf(way: number): Who {
  if (way < (FIRST[0] + FIRST[1]) / 2) return 'cuts';
  return way < (SECOND[0] + SECOND[1]) / 2 ? 'passes' : 'receives';
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
