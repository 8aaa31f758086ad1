import { CHEESES, heroFarm, OPENINGS, openingAt, PLANTS, RESTING, SUN } from '../scenes/heroFarm.ts';
import type { FarmState } from '../scenes/heroFarm.ts';
import { colors } from '../../server/lace/palette.ts';
import { tenth } from '../../server/lace/primitives.ts';
import { during, HERO, weaving } from './film.ts';
import type { Film, Point } from './film.ts';

const SOWN = PLANTS.map((_, i) => 0.08 + i * 0.012);
const SPROUTED = PLANTS.map((_, i) => 0.15 + i * 0.016);
const MADE = CHEESES.map((_, i) => 0.46 + i * 0.035);
/** What is sold, by the opening that its coin lights: plants by row, then cheeses. */
const SALES: readonly { at: number; plants?: readonly number[]; cheese?: number }[] = [
  { at: 0.64, plants: [0, 1, 2] },
  { at: 0.675, cheese: 3 },
  { at: 0.71, plants: [3, 4, 5] },
  { at: 0.745, cheese: 2 },
  { at: 0.78, plants: [6, 7, 8] },
];
const FLIGHT = 0.055;
/** When coins go back to the field as seed, and when it is morning again. */
const BACK = [0.88, 0.9, 0.92];

/** Seed, milk, cheese, and the coins that light the school and become seed; the sun's lace is closed meanwhile. */
export function schoolsFilm(): Film {
  const lace = weaving(
    'chacra',
    { family: 'sun', rim: 'scallop', thread: '#FDF0CF', colors: [colors.cream], weight: 1.1, detail: 0.9 },
    SUN.x,
    SUN.y,
    SUN.radius * 0.94,
  );
  return {
    name: 'hero-schools',
    seconds: 12,
    ...HERO,
    cover: 'art/hero-schools.svg',
    draw: (t) => (t === 0 || t === 1 ? heroFarm() : heroFarm({ ...stateAt(t), woven: lace(wovenAt(t)) })),
  };
}

function wovenAt(t: number): number {
  const steps = during(t, 0.1, 0.3) + during(t, 0.34, 0.44) + during(t, 0.46, 0.6) + during(t, 0.66, 0.83);
  return steps / 4 - during(t, 0.9, 0.985);
}

function stateAt(t: number): Omit<FarmState, 'woven'> {
  const sold = (test: (sale: (typeof SALES)[number]) => boolean) => {
    const at = SALES.find(test)?.at;
    return at === undefined ? during(t, 0.86, 0.9) : during(t, at, at + 0.025);
  };
  return {
    evening: during(t, 0.6, 0.72) - during(t, 0.9, 0.98),
    plants: SPROUTED.map((at, i) => during(t, at, at + 0.07) - sold(({ plants }) => plants?.includes(i) ?? false)),
    grazing: t < 0.31 || t > 0.62,
    cans: [0.34, 0.38].map((at, i) => during(t, at, at + 0.03) - during(t, 0.46 + i * 0.06, 0.49 + i * 0.06)) as [
      number,
      number,
    ],
    cheeses: MADE.map((at, i) => during(t, at, at + 0.03) - sold(({ cheese }) => cheese === i)),
    lights: OPENINGS.map((_, i) => {
      const at = (SALES[i]?.at ?? 0) + FLIGHT;
      return during(t, at, at + 0.015) - during(t, 0.93, 0.97);
    }),
    hands: [sowing(t), serving(t)],
    seeds: SOWN.flatMap((at, i) => {
      const share = during(t, at, at + 0.045);
      const plant = PLANTS[i];
      return plant && share > 0 && share < 1 ? [arc([470, 836], [plant.x, plant.y], share, 60)] : [];
    }),
    coins: [
      ...SALES.flatMap(({ at, plants, cheese }, i) => {
        const share = during(t, at, at + FLIGHT);
        const from = cheese === undefined ? PLANTS[plants?.[1] ?? 0] : CHEESES[cheese];
        return from && share > 0 && share < 1 ? [arc([from.x, from.y - 40], openingAt(i), share, 120)] : [];
      }),
      ...BACK.flatMap((at, i) => {
        const share = during(t, at, at + FLIGHT);
        return share > 0 && share < 1 ? [arc(openingAt(i + 1), [RESTING[0][0], RESTING[0][1]], share, 40)] : [];
      }),
    ],
  };
}

/** A way through the air that rises by `height`. */
function arc(from: Point, to: Point, share: number, height: number): Point {
  return [
    tenth(from[0] + (to[0] - from[0]) * share),
    tenth(from[1] + (to[1] - from[1]) * share - Math.sin(Math.PI * share) * height),
  ];
}

/** The sowing hand swings out for each row. */
function sowing(t: number): Point {
  const out = during(t, 0.04, 0.08) - during(t, 0.2, 0.25);
  const swing = t > 0.08 && t < 0.2 ? Math.sin(((t - 0.08) / 0.12) * Math.PI * 3) : 0;
  return [
    tenth(RESTING[0][0] - 70 * out - 18 * swing * out),
    tenth(RESTING[0][1] - 34 * out - 26 * Math.abs(swing) * out),
  ];
}

function serving(t: number): Point {
  const out = during(t, 0.42, 0.46) - during(t, 0.6, 0.65);
  return [tenth(RESTING[1][0] + 76 * out), tenth(RESTING[1][1] - 26 * out)];
}
