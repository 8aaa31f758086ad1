import { heroWhere, LOWERED, placeOf, RAISED, STITCH, sunOf, SUNS } from '../scenes/heroWhere.ts';
import type { SunState } from '../scenes/heroWhere.ts';
import { tenth } from '../../server/lace/primitives.ts';
import { between, during, startingAt, weaving } from './film.ts';
import type { Film, Point } from './film.ts';

/** Periods of the stitch that pass in one round: slow enough to be followed. */
const PERIODS = 14;
/** When each lace sets, by its place in the film: by its end a new one is woven, and the next sets. */
const SETS = [0.02, 0.27, 0.52, 0.77];
/** From there, when the next disc has risen, when its thread is thrown, when it is caught, and when the lace is closed. */
const [GONE, RISEN, THROWN, CAUGHT, WOVEN] = [0.035, 0.07, 0.075, 0.12, 0.22];

/** One after the other four laces set; a weaver throws her thread to the new disc, and who catches it closes it to a lace. */
export function whereFilm(): Film {
  const weaves = SUNS.map((sun) => {
    const [x, y] = placeOf(sun);
    return weaving(sun.seed, sun.options, x, y, sun.radius * 0.94);
  });
  const period = STITCH[0] + STITCH[1];
  return {
    name: 'hero-where',
    seconds: 12,
    width: 1600,
    height: 900,
    scale: 0.8,
    loops: true,
    cover: 'art/hero-where.svg',
    draw: startingAt(0.995, (t) =>
      heroWhere({
        run: t === 1 ? 0 : t * PERIODS * period,
        suns: SUNS.map((sun, i) => sunAt(t - (SETS[i] ?? 0), sunOf(sun), weaves[i] ?? (() => ''))),
        hand: handAt(t),
        eyes: eyesAt(t),
      }),
    ),
  };
}

/** A lace `since` its setting. */
function sunAt(since: number, whole: string, weave: (woven: number) => string): SunState {
  if (since <= 0 || since >= WOVEN) return { set: 0, woven: whole, thread: 1 };
  return {
    set: during(since, 0, GONE) - during(since, GONE, RISEN),
    woven: since < GONE ? whole : weave(during(since, CAUGHT, WOVEN)),
    // It is drawn in as the lace sets.
    thread: since < THROWN ? 1 - during(since, 0, GONE) : during(since, THROWN, CAUGHT),
  };
}

/** She draws the thread in, and throws. */
function handAt(t: number): Point {
  let lowered = 0;
  for (const sets of SETS)
    lowered += during(t - sets, 0.01, GONE + 0.01) - during(t - sets, RISEN - 0.012, THROWN + 0.012);
  return [tenth(between(RAISED[0], LOWERED[0], lowered)), tenth(between(RAISED[1], LOWERED[1], lowered))];
}

/** She looks at the place whose turn it is. */
function eyesAt(t: number): Point {
  const turn = SETS.findLastIndex((sets) => t >= sets);
  const looks = [
    [-0.2, -0.9],
    [0.3, -0.9],
    [0.7, -0.7],
    [1, -0.6],
  ] as const;
  return looks[turn === -1 ? 3 : turn] ?? looks[0];
}
