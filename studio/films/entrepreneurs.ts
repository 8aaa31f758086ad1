import { CHILD_X, GOODS, HEAPS, heroKiosk, PAID, RESTING, TIN } from '../scenes/heroKiosk.ts';
import { LINES } from '../scenes/heroKioskLedger.ts';
import type { KioskState } from '../scenes/heroKiosk.ts';
import { tenth } from '../../server/lace/primitives.ts';
import { strideOf } from '../scenes/people/person.ts';
import { between, during, HERO, startingAt } from './film.ts';
import type { Film, Point } from './film.ts';

/** When the plant is in the child's hands. */
const BOUGHT = 0.375;
/** Each thing stands there twice: when it is put out, and when it is sold. */
const TURNS: readonly { good: number; out: number; sold: number }[] = [
  { good: 0, out: 0.14, sold: 0.27 },
  { good: 1, out: 0.165, sold: 0.34 },
  { good: 3, out: 0.19, sold: 0.305 },
  { good: 2, out: 0.215, sold: BOUGHT },
  { good: 0, out: 0.41, sold: 0.52 },
  { good: 3, out: 0.435, sold: 0.555 },
  { good: 1, out: 0.46, sold: 0.59 },
];
const FLIGHT = 0.045;
/** When each coin goes from the tin to its heap: three rounds of three, as fair shares go. */
const SHARED = [0.67, 0.685, 0.7, 0.715, 0.73, 0.745].map((at, i) => ({ at, heap: i % 3 }));

/** The plant goes to a child: when she comes, pays and leaves. */
const CHILD = { comes: 0.06, there: 0.22, leaves: 0.42, gone: 0.63 } as const;
const STRIDE = strideOf(410, 6);

/** Pupils open their kiosk, sell, write each sale down, and share what they have earned. */
export function entrepreneursFilm(): Film {
  return {
    name: 'hero-ee',
    seconds: 12,
    ...HERO,
    cover: 'art/hero-ee.svg',
    // All is put out, and a child has come with her coin.
    draw: startingAt(0.256, (t) => heroKiosk(stateAt(t))),
  };
}

function stateAt(t: number): KioskState {
  const arrived = (at: number) => (t >= at + FLIGHT ? 1 : 0);
  const sales = TURNS.map(({ sold }) => arrived(sold)).reduce<number>((sum, one) => sum + one, 0);
  const gone = SHARED.filter(({ at }) => t >= at).length;
  const packed = during(t, 0.86, 0.9);
  return {
    open: during(t, 0.04, 0.12) - during(t, 0.88, 0.97),
    goods: GOODS.map((_, index) =>
      TURNS.filter(({ good }) => good === index)
        .map(({ out, sold }) => during(t, out, out + 0.025) - during(t, sold, sold + (sold === BOUGHT ? 0.0005 : 0.02)))
        .reduce((sum, one) => sum + one, 0),
    ),
    written:
      TURNS.map(({ sold }) => during(t, sold + FLIGHT, sold + FLIGHT + 0.025)).reduce((sum, one) => sum + one, 0) +
      during(t, 0.645, 0.67),
    turned: t > 0.985 ? 0 : during(t, 0.89, 0.96),
    tin: Math.max(0, sales - gone),
    heaps: HEAPS.map(
      (_, index) => SHARED.filter(({ at, heap }) => heap === index && arrived(at)).length * (1 - packed),
    ) as [number, number, number],
    coins: [
      ...TURNS.flatMap(({ good, sold }) =>
        fly([GOODS[good]?.x ?? 0, TIN[1] - 50], [TIN[0], TIN[1] - 60], during(t, sold, sold + FLIGHT), 130),
      ),
      ...SHARED.flatMap(({ at, heap }) =>
        fly([TIN[0], TIN[1] - 60], HEAPS[heap] ?? TIN, during(t, at, at + FLIGHT), 110),
      ),
    ],
    hands: [sellerHand(t), writing(t)],
    child: childAt(t),
  };
}

/** A coin on its way from one place to another, `height` above the straight line. */
function fly(from: Point, to: Point, share: number, height: number): Point[] {
  if (share <= 0 || share >= 1) return [];
  return [
    [
      tenth(from[0] + (to[0] - from[0]) * share),
      tenth(from[1] + (to[1] - from[1]) * share - Math.sin(Math.PI * share) * height),
    ],
  ];
}

/** Goes to the left things as they are put out. */
function sellerHand(t: number): Point {
  const out = during(t, 0.12, 0.14) - during(t, 0.18, 0.22) + during(t, 0.39, 0.41) - during(t, 0.47, 0.5);
  return [tenth(RESTING[0][0] - 84 * out), tenth(RESTING[0][1] - 30 * out)];
}

/** The pencil goes along the line that is written. */
function writing(t: number): Point {
  const starts = [...TURNS.map(({ sold }) => sold + FLIGHT).toSorted((one, other) => one - other), 0.645];
  let [x, y] = RESTING[1];
  starts.slice(0, LINES).forEach((at, i) => {
    const near = during(t, at - 0.02, at) - during(t, at + 0.027, at + 0.04);
    const share = during(t, at, at + 0.025);
    const left = i < LINES / 2 ? 772 : 862;
    x += (left + 20 + 62 * share - x) * near;
    y += (632 + (i % (LINES / 2)) * 24 - y) * near;
  });
  return [tenth(x), tenth(y)];
}

function childAt(t: number): KioskState['child'] {
  const share = (from: number, to: number) => Math.min(1, Math.max(0, (t - from) / (to - from)));
  const start = 1400;
  const x = tenth(
    start + (CHILD_X - start) * share(CHILD.comes, CHILD.there) - (CHILD_X + 220) * share(CHILD.leaves, CHILD.gone),
  );
  const walks = (t > CHILD.comes && t < CHILD.there) || t > CHILD.leaves;
  const reaches = during(t, CHILD.there - 0.01, 0.245) - during(t, BOUGHT + 0.015, CHILD.leaves);
  const hand: Point = [
    tenth(between(x - 70, PAID[0], reaches)),
    tenth(between(736, PAID[1] + (t < BOUGHT ? 0 : 46), reaches)),
  ];
  return { x, walks, stride: Math.abs(x - CHILD_X) / STRIDE + 0.25, hand, holds: t < BOUGHT ? 'coin' : 'plant' };
}
