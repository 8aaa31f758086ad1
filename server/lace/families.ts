// The five figures. Each draws spokes, figure and closing rings, and returns where the rim begins.
import { at } from './geometry.ts';
import type { Loom } from './loom.ts';
import type { Family } from './options.ts';
import { pick } from './random.ts';
import type { Random } from './random.ts';
import { knot, ring, spokes, zigzag } from './stitches.ts';

export interface Woven {
  /** Radius where the figure ends and the rim begins. */
  edge: number;
  /** Repetitions of the rim's motif. */
  motifs: number;
}

type Weave = (loom: Loom, random: Random) => Woven;

/** Long rays from the centre with short ones between them. */
function sun(loom: Loom, random: Random): Woven {
  const { fine, mid } = loom.threads;
  const { hollow } = loom.options;
  const rays = pick(random, [10, 12, 14, 16]);
  const half = Math.PI / rays;
  const foot = hollow ? 38 : 15;
  const tip = 60 + random() * 4;

  loom.line(spokes(hollow ? 36 : 6, 76, rays * 2));
  loom.figure({
    count: rays,
    shape: loom.petal(foot, tip, (t) => half * 0.86 * (1 - t) ** 0.8 + 0.01, 17),
    width: mid,
  });
  loom.repeat({
    count: rays,
    shape: loom.petal(tip + 4, foot + (tip - foot) * 0.45, (t) => half * 0.5 * (1 - t), 10),
    width: fine,
    offset: 0.5,
  });
  loom.line(ring(tip + 5, rays * 2, 0.02), mid);
  loom.line(ring(tip + 8, rays * 2, 0.02));
  return { edge: tip + 8, motifs: rays * 2 };
}

/** A hub, waisted spokes with knots between them, and an outer ring of crossed threads. */
function wheel(loom: Loom, random: Random): Woven {
  const { fine, mid, bold } = loom.threads;
  const { hollow } = loom.options;
  const blades = pick(random, [8, 9, 10, 12]);
  const half = Math.PI / blades;
  const net = blades * 4;
  const hub = hollow ? 38 : 20;
  const between = -(hub + 57) / 2;

  if (!hollow) {
    loom.line(spokes(5, 20, blades * 2), mid);
    loom.line(zigzag(13, 19.5, blades * 2));
  }
  loom.line(ring(hub, net, 0), bold);
  loom.figure({
    count: blades,
    shape: loom.petal(hub + 1, 57, (t) => half * (0.2 + 0.62 * Math.abs(2 * t - 1) ** 2.2), 15),
    width: mid,
  });
  loom.line(spokes(hub, 78, blades, 0.5), mid);
  const knots = hollow ? knot(0, between, 2.4) : knot(0, between, 4.2) + knot(0, between, 2);
  loom.repeat({ count: blades, shape: knots, width: mid, offset: 0.5, open: true });
  loom.line(ring(58, net, 0), bold);
  loom.line(zigzag(59, 66, net), fine);
  loom.line(zigzag(59, 66, net, 0.5), fine);
  loom.line(ring(66.5, net, 0), mid);
  return { edge: 66.5, motifs: blades * 2 };
}

/** The guava flower: round petals with buds between them, and stamens around the eye. */
function guava(loom: Loom, random: Random): Woven {
  const { mid } = loom.threads;
  const { hollow } = loom.options;
  const petals = pick(random, [6, 7, 8, 9]);
  const half = Math.PI / petals;
  const spokeCount = petals * 6;

  loom.line(spokes(hollow ? 36 : 7, 78, spokeCount), loom.width(0.4));
  loom.figure({
    count: petals,
    shape: loom.petal(hollow ? 37 : 13, 58, (t) => half * 0.94 * Math.sin(Math.PI * (0.1 + 0.885 * t)) ** 0.55, 18),
    width: mid,
  });
  loom.repeat(
    {
      count: petals,
      shape: loom.petal(44, 66, (t) => half * 0.4 * Math.sin(Math.PI * (0.05 + 0.95 * t)) * (0.5 + t), 9),
      width: mid,
      offset: 0.5,
    },
    loom.options.innerColors,
  );
  if (!hollow) {
    const stamen = `M0 -9L0 -19${knot(0, -20.5, 1.4)}`;
    loom.repeat({ count: petals * 2, shape: stamen, width: loom.width(0.8), offset: 0.5, open: true });
  }
  loom.line(ring(68, spokeCount / 2, 0.03), mid);
  return { edge: 68, motifs: petals * 3 };
}

/** Ants that walk outward: each has three beads and four pairs of legs. */
function ant(loom: Loom, random: Random): Woven {
  const { fine, mid } = loom.threads;
  const { hollow } = loom.options;
  const ants = pick(random, [10, 12, 14]);
  const half = Math.PI / ants;
  const waist = hollow ? 52 : 43;
  const size = hollow ? 0.62 : 1;

  loom.line(spokes(hollow ? 36 : 8, 78, ants * 2), loom.width(0.45));
  if (!hollow) {
    loom.line(ring(22, ants * 2, 0.05));
    loom.repeat({ count: ants, shape: loom.petal(9, 22, (t) => half * 0.8 * t, 6), width: fine, offset: 0.5 });
  }
  const bead = (radius: number, length: number, width: number) =>
    loom.petal(
      radius - length,
      radius + length,
      (t) => half * width * Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.7,
      Math.max(4, Math.round(length * 1.15)),
    );
  const body =
    bead(waist - 11 * size, 6 * size, 0.62) +
    bead(waist, 3.6 * size, 0.34) +
    bead(waist + 11.5 * size, 6.6 * size, 0.46);
  loom.figure({ count: ants, shape: body, width: mid });

  const legs = (radius: number, reach: number, spread: number) =>
    [1, -1]
      .map(
        (side) =>
          `M${at(radius, side * spread * 0.2)}Q${at(radius + reach * 0.1, side * spread * 0.8)} ${at(radius + reach, side * spread * 0.92)}`,
      )
      .join('');
  const allLegs =
    legs(waist - 2, -7 * size, half) +
    legs(waist, 1, half) +
    legs(waist + 2, 8 * size, half * 0.9) +
    legs(waist + 17 * size, 5 * size, half * 0.5);
  loom.repeat({ count: ants, shape: allLegs, width: loom.width(0.7), open: true });

  loom.line(ring(66, ants * 2, 0.04), mid);
  loom.line(ring(69, ants * 2, 0.04));
  return { edge: 69, motifs: ants * 2 };
}

/** A web of sagging rings with a darned diamond on every second spoke. */
function spider(loom: Loom, random: Random): Woven {
  const { fine, mid, bold } = loom.threads;
  const { hollow } = loom.options;
  const diamonds = pick(random, [8, 10, 12]);
  const half = Math.PI / diamonds;
  const spokeCount = diamonds * 2;
  const sag = 0.07 + random() * 0.05;
  const rings = loom.count(hollow ? 4 : 7);
  const first = hollow ? 40 : 25;

  loom.line(spokes(hollow ? 36 : 6, 80, spokeCount), fine);
  for (let i = 0; i < rings; i++)
    loom.line(ring(first + i * ((66 - first) / rings), spokeCount, sag), loom.width(0.45));
  if (!hollow)
    loom.figure({ count: diamonds, shape: loom.petal(5, 23, (t) => half * 0.9 * (1 - t) + 0.02, 9), width: mid });
  loom.figure({
    count: diamonds,
    shape: loom.petal(hollow ? 44 : 34, 66, (t) => half * 0.62 * (1 - Math.abs(2 * t - 1)) + 0.004, 13),
    width: mid,
    offset: 0.5,
  });
  loom.line(ring(68, spokeCount, 0.05), bold);
  return { edge: 68, motifs: spokeCount };
}

export const weaves: Record<Family, Weave> = { sun, wheel, guava, ant, spider };
