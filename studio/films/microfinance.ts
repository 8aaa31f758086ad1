import { CHILD_X, GOODS, heroStall, PAID, RESTING } from '../scenes/heroStall.ts';
import type { StallState } from '../scenes/heroStall.ts';
import type { Point } from '../scenes/people/geometry.ts';
import { strideOf } from '../scenes/people/person.ts';
import { tenth } from '../../server/lace/primitives.ts';
import { between, during, HERO, startingAt } from './film.ts';
import type { Film } from './film.ts';

/** When each thing is put out, and when it is sold; the last table holds the last three. */
const OUT = [0.2, 0.235, 0.27, 0.305, 0.34, 0.48, 0.515, 0.55];
const SOLD = [0.8, 0.66, 0.71, 0.745, 0.62, 0.685, 0.835, 0.77];
const PLACED = 0.035;
/** The upper cheese goes to a child: when he comes, pays, has it in his hand, and is gone. Its coin does not fly. */
const TO_CHILD = 4;
const CHILD = { comes: 0.39, there: 0.555, pays: 0.575, paid: 0.605, served: 0.64, leaves: 0.66, gone: 0.86 } as const;
const STRIDE = strideOf(396, 6);

/** A stall opens in the morning, has grown by a table by noon, sells to a child and to all who come; in the evening it closes. */
export function microfinanceFilm(): Film {
  return {
    name: 'hero-microfinance',
    seconds: 12,
    ...HERO,
    cover: 'art/hero-microfinance.svg',
    // All is put out, and the child has come with his coin.
    draw: startingAt(0.585, (t) => heroStall(stateAt(t))),
  };
}

function stateAt(t: number): StallState {
  const coin = SOLD.findIndex((at, i) => i !== TO_CHILD && t > at && t < at + 0.05);
  return {
    sun: -0.24 + ((t - 0.4) / 0.56) * 1.48,
    awnings: [during(t, 0.07, 0.18) - during(t, 0.88, 0.95), during(t, 0.46, 0.52) - during(t, 0.86, 0.89)],
    goods: GOODS.map(
      (_, i) => during(t, OUT[i] ?? 0, (OUT[i] ?? 0) + 0.025) - during(t, SOLD[i] ?? 0, (SOLD[i] ?? 0) + 0.02),
    ),
    second: during(t, 0.37, 0.46) - during(t, 0.885, 0.96),
    hands: [handAt(t, 0, 5), handAt(t, 5, 8), payingAt(t)],
    child: childAt(t),
    ...(coin >= 0 && { coin: { from: coin, share: during(t, SOLD[coin] ?? 0, (SOLD[coin] ?? 0) + 0.05) } }),
  };
}

/** Goes to each thing as it is put out, and back. */
function handAt(t: number, first: number, last: number): Point {
  const rest = RESTING[first === 0 ? 0 : 1];
  let [x, y] = rest;
  for (let i = first; i < last; i++) {
    const at = OUT[i] ?? 0;
    const share = during(t, at - PLACED, at + 0.01);
    const thing = GOODS[i] ?? { x: rest[0], y: rest[1] };
    x += (thing.x - x) * share;
    y += (thing.y - 46 - y) * share;
  }
  const back = during(t, (OUT[last - 1] ?? 0) + 0.03, (OUT[last - 1] ?? 0) + 0.08);
  return [Math.round((x + (rest[0] - x) * back) * 10) / 10, Math.round((y + (rest[1] - y) * back) * 10) / 10];
}

/** The keeper's other hand takes the coin, and hands the cheese down. */
function payingAt(t: number): Point {
  const [x, y] = RESTING[2];
  const takes = during(t, 0.56, 0.58) - during(t, CHILD.paid, 0.615);
  const gives = during(t, 0.618, 0.63) - during(t, CHILD.served, 0.66);
  const out = takes + gives;
  return [tenth(between(x, PAID[0] - 20, out)), tenth(between(y, PAID[1] + 10, out))];
}

function childAt(t: number): StallState['child'] {
  const share = (from: number, to: number) => Math.min(1, Math.max(0, (t - from) / (to - from)));
  const x = tenth(
    1330 + (CHILD_X - 1330) * share(CHILD.comes, CHILD.there) - (CHILD_X + 140) * share(CHILD.leaves, CHILD.gone),
  );
  const walks = (t > CHILD.comes && t < CHILD.there) || t > CHILD.leaves;
  const reaches = during(t, CHILD.there - 0.01, CHILD.pays) - during(t, CHILD.served, CHILD.leaves);
  const rest: Point = [x - 74, 712];
  const low = t > CHILD.paid ? 34 : 6;
  const hand: Point = [tenth(between(rest[0], PAID[0] + 18, reaches)), tenth(between(rest[1], PAID[1] + low, reaches))];
  const holds = t < CHILD.paid ? 'coin' : t > 0.628 ? 'cheese' : undefined;
  return { x, walks, stride: Math.abs(x - CHILD_X) / STRIDE + 0.25, hand, ...(holds && { holds }) };
}
