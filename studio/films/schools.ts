import {
  BASKET,
  BASKET_FOOT,
  BETWEEN,
  BOX,
  BUYER_X,
  CRATE,
  CRATE_X,
  heroFarm,
  PAID,
  RESTING,
} from '../scenes/heroFarm.ts';
import type { FarmState, Walker } from '../scenes/heroFarm.ts';
import { strideOf } from '../scenes/people/person.ts';
import { tenth } from '../../server/lace/primitives.ts';
import { between, during, HERO, startingAt } from './film.ts';
import type { Film, Point } from './film.ts';

/** When each cabbage is taken from the crate; it lies in the basket after `HANDED`. */
const TAKEN = [0.04, 0.16, 0.28];
const HANDED = 0.11;
/** When the coin is held out, when it is taken, and when it falls into the box. */
const COIN = { out: 0.14, taken: 0.43, boxed: 0.49 } as const;
const STRIDE = strideOf(560);

/** A pupil brings cabbages, another hands them on, a neighbour pays for them; both leave, and come again. */
export function schoolsFilm(): Film {
  return {
    name: 'hero-schools',
    seconds: 12,
    ...HERO,
    cover: 'art/hero-schools.svg',
    // The second cabbage is in her hands.
    draw: startingAt(0.232, (t) => heroFarm(stateAt(t))),
  };
}

function stateAt(t: number): FarmState {
  const taken = TAKEN.filter((at) => t > at + HANDED * 0.28).length;
  const basket = TAKEN.filter((at) => t > at + HANDED).length;
  const busy = TAKEN.find((at) => t > at + HANDED * 0.28 && t <= at + HANDED);
  const home = t > 0.84;
  const buyer = walk(t, BUYER_X, -170, { out: [0.57, 0.73], back: [0.8, 0.96] });
  const turnsBack = t > 0.4 && t < 0.75;
  return {
    pupil: walk(t, CRATE_X, 1340, { out: [0.42, 0.6], back: [0.76, 0.96] }),
    buyer,
    crate: home || t > 0.7 ? 3 : 3 - taken,
    basket: t > 0.76 ? 0 : basket,
    basketAt: basketAt(t, buyer),
    ...(busy !== undefined && { handed: carriedAt((t - busy) / HANDED) }),
    hands: handing(t),
    waves: t > 0.6 && t < 0.735,
    face: turnsBack || t > 0.97 ? 'front' : 'turned',
    eyes: turnsBack ? [-0.9, 0.3] : t > 0.75 && t < 0.86 ? [0.2, 0.9] : [0.7, 0.5],
    ...coinAt(t),
    buyerHand: paying(t),
    grazing: t < 0.36 || t > 0.66,
    hen: henAt(t),
  };
}

/** Stands at `home`, walks to `away` and back. */
function walk(t: number, home: number, away: number, { out, back }: { out: Point; back: Point }): Walker {
  // Evenly, but for the first and the last step.
  const even = ([from, to]: Point) => {
    const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
    return between(share, during(t, from, to), 0.4);
  };
  const gone = even(out) - even(back);
  const x = tenth(between(home, away, gone));
  const stride = Math.abs(x - home) / STRIDE;
  if (t > out[0] && t < (out[1] + back[0]) / 2) return { x, walks: 'out', stride: stride + 0.25 };
  if (t >= (out[1] + back[0]) / 2 && t < back[1]) return { x, walks: 'in', stride: 0.25 - stride };
  return { x, stride: 0 };
}

/** The basket stands on the table, or hangs from the buyer's hand. */
function basketAt(t: number, { x, walks }: Walker): Point {
  const hangs = during(t, 0.52, 0.56) - during(t, 0.96, 0.99);
  return [
    tenth(between(BASKET_FOOT[0], x + (walks === 'out' ? -30 : 34), hangs)),
    tenth(between(BASKET_FOOT[1], 872, hangs) - Math.sin(Math.PI * hangs) * 30),
  ];
}

/** Where a cabbage is that goes from crate to basket, by the share of its way that is behind it. */
function carriedAt(share: number): Point {
  const first = during(share, 0.28, 0.62);
  const second = during(share, 0.62, 1);
  const x = CRATE[0] + (BETWEEN[0] - CRATE[0]) * first + (BASKET[0] - BETWEEN[0]) * second;
  const y = CRATE[1] + (BETWEEN[1] - CRATE[1]) * first + (BASKET[1] - 34 - BETWEEN[1]) * second;
  return [tenth(x), tenth(y - Math.sin(Math.PI * second) * 26)];
}

/** The seller's hands: the right one fetches, the left one gives on, takes the coin, and waves. */
function handing(t: number): readonly [Point, Point] {
  let [left, right]: [Point, Point] = [RESTING[0], RESTING[1]];
  const towards = (from: Point, to: Point, share: number): Point => [
    tenth(between(from[0], to[0], share)),
    tenth(between(from[1], to[1], share)),
  ];
  for (const at of TAKEN) {
    const share = (t - at) / HANDED;
    if (share < -0.2 || share > 1.4) continue;
    const cabbage = carriedAt(share);
    const fetches = during(share, 0, 0.28) - during(share, 0.66, 0.95);
    const gives = during(share, 0.3, 0.58) - during(share, 1, 1.35);
    right = towards(right, [cabbage[0] + 30, cabbage[1] + 8], fetches);
    left = towards(left, [cabbage[0] - 30, cabbage[1] + 8], gives);
  }
  left = towards(left, PAID, during(t, 0.39, COIN.taken) - during(t, COIN.taken, 0.47));
  left = towards(left, [BOX[0], BOX[1] - 22], during(t, COIN.taken, 0.47) - during(t, 0.5, 0.54));
  const wave = during(t, 0.58, 0.62) - during(t, 0.71, 0.75);
  left = towards(left, [tenth(452 + 12 * Math.sin(t * Math.PI * 50)), 560], wave);
  return [left, right];
}

function paying(t: number): Point {
  const out = during(t, COIN.out, COIN.out + 0.05) - during(t, COIN.taken + 0.01, 0.48);
  return [tenth(between(310, PAID[0] - 18, out)), tenth(between(716, PAID[1] + 4, out))];
}

/** The coin goes from hand to hand, and into the box. */
function coinAt(t: number): { coin?: Point } {
  if (t < COIN.out - 0.02 || t > COIN.boxed) return {};
  if (t < COIN.taken) {
    const [x, y] = paying(t);
    return { coin: [x + 6, y - 6] };
  }
  const [x, y] = handing(t)[0];
  return { coin: [x, tenth(y + 12 * during(t, 0.47, COIN.boxed))] };
}

function henAt(t: number): FarmState['hen'] {
  const pecks = (t > 0.3 && t < 0.335) || (t > 0.345 && t < 0.38) || (t > 0.66 && t < 0.695) || (t > 0.71 && t < 0.74);
  // She stands while she pecks, and is out of sight where the film begins again.
  const gone = during(t, 0.02, 0.3) * 0.42 + during(t, 0.39, 0.65) * 0.34 + during(t, 0.75, 0.98) * 0.24;
  const x = tenth(between(-60, 1270, gone));
  return { x, pecks, stride: x / 46 };
}
