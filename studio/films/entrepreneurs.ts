import { CHILD, DISH, heroKiosk } from '../scenes/heroKiosk.ts';
import type { Hand, KioskState } from '../scenes/heroKiosk.ts';
import { COUNTER } from '../scenes/heroKioskBooth.ts';
import { lineAt, LINES } from '../scenes/heroKioskLedger.ts';
import { tenth } from '../../server/lace/primitives.ts';
import { between, during, HERO, startingAt } from './film.ts';
import type { Film, Point } from './film.ts';

/** A child comes and goes; the coin is held out, taken and dropped; the plant is handed over, and the next put out. */
const COMES = [0.03, 0.15] as const;
const HELD_OUT = [0.13, 0.19] as const;
const TAKEN = 0.27;
const DROPPED = 0.35;
const HANDED = [0.37, 0.46] as const;
const LEAVES = [0.54, 0.7] as const;
const FETCHED = [0.68, 0.76, 0.82] as const;
/** When each line is begun: the sale, and on a new page what is left. */
const LAST_LINE = 0.36;
const TURNED = [0.5, 0.58] as const;
const FIRST_LINES = [0.63, 0.72, 0.81] as const;
const WRITING = 0.06;

/** Where the child is when she is not seen. */
const AWAY = 1460;
/** Where she holds out her coin, and carries her plant. */
const PAYS: Point = [816, 536];
const CARRIES: Point = [884, 742];
/** Where the plant stands, and how far below that it is fetched from. */
const STANDS: Point = [664, COUNTER];
const DEPTH = 200;
/** How far above the counter it is held first. */
const LIFT = 54;
const HALFWAY: Point = [826, 690];

/** At the kiosk of a school's company a child buys a plant; the sale is written down. */
export function entrepreneursFilm(): Film {
  return {
    name: 'hero-ee',
    seconds: 12,
    ...HERO,
    cover: 'art/hero-ee.svg',
    // She holds out her coin, and he reaches for it.
    draw: startingAt(0.235, (t) => heroKiosk(stateAt(t))),
  };
}

function stateAt(t: number): KioskState {
  const child = childAt(t);
  const bought = t >= HANDED[1] && t < FETCHED[0];
  const plant: Point = bought
    ? [child.hand.to[0] - 6, child.hand.to[1] + 44]
    : along(fetched(t), HALFWAY, t < FETCHED[0] ? during(t, ...HANDED) : 0);
  const looksUp = during(t, 0.12, 0.16) - during(t, LAST_LINE - 0.03, LAST_LINE);
  return {
    ledger: { written: written(t), turned: t > 0.6 ? 0 : during(t, ...TURNED) },
    writes: pencilAt(t),
    reads: [tenth(between(0.5, 1, looksUp)), tenth(between(1.2, -0.1, looksUp))],
    gives: givesAt(t, plant, bought),
    takes: takesAt(t),
    looks: looksAt(t),
    plant,
    bought,
    below: t > FETCHED[0] - 0.02 && t < FETCHED[1],
    ...coinAt(t),
    child,
  };
}

const along = (from: Point, to: Point, share: number): Point => [
  tenth(between(from[0], to[0], share)),
  tenth(between(from[1], to[1], share)),
];

/** The next plant comes up from behind the counter, and is set down on it. */
function fetched(t: number): Point {
  const [goes, above, set] = FETCHED;
  const raised = t < goes ? 1 : during(t, goes, above);
  const held = t < goes ? 0 : 1 - during(t, above, set);
  return [STANDS[0], tenth(between(STANDS[1] + DEPTH, STANDS[1] - LIFT * held, raised))];
}

function written(t: number): number {
  if (t < 0.6) return LINES - 1 + during(t, LAST_LINE, LAST_LINE + WRITING);
  return FIRST_LINES.reduce((sum, at) => sum + during(t, at, at + WRITING), 0);
}

/** The pencil goes along each line, and rests where the next one begins. */
function pencilAt(t: number): Point {
  const rests: Point = lineAt(LINES - 1, 0);
  const lifted: Point = [rests[0] + 40, rests[1] - 60];
  const lines = [...FIRST_LINES.map((at, i) => ({ at, line: i })), { at: LAST_LINE, line: LINES - 1 }];
  let at: Point = t < LAST_LINE || t > 0.9 ? rests : lifted;
  at = along(rests, lifted, during(t, LAST_LINE + WRITING, LAST_LINE + WRITING + 0.04) - during(t, 0.89, 0.93));
  for (const { at: begins, line } of lines) {
    const there = during(t, begins - 0.03, begins) - during(t, begins + WRITING, begins + WRITING + 0.03);
    if (there > 0) at = along(at, lineAt(line, during(t, begins, begins + WRITING)), there);
  }
  return at;
}

/** With the plant; it waves once she has it. */
function givesAt(t: number, plant: Point, bought: boolean): Hand {
  const holds: Point = [tenth(plant[0] - 34), tenth(plant[1] - 40)];
  if (!bought) return { to: holds, aim: 14, pose: 'flat' };
  const rests: Point = [STANDS[0] - 34, STANDS[1] - 8];
  const back = during(t, HANDED[1], HANDED[1] + 0.06);
  const down = during(t, FETCHED[0] - 0.04, FETCHED[0]);
  const from = along([HALFWAY[0] - 34, HALFWAY[1] - 40], rests, back);
  return { to: along(from, [STANDS[0] - 34, STANDS[1] - 40 + DEPTH], down), aim: 14, pose: 'flat' };
}

/** Open for the coin, over the can, then back on the counter; he waves as she leaves. */
function takesAt(t: number): Hand {
  const rests: Point = [706, COUNTER - 8];
  const waiting: Point = [PAYS[0] - 22, PAYS[1] + 66];
  const over: Point = [DISH[0] + 4, DISH[1] - 96];
  const raised: Point = [872, 470];
  if (t > LEAVES[0] - 0.02 && t < 0.74) {
    const up = during(t, LEAVES[0] - 0.02, LEAVES[0] + 0.03) - during(t, 0.68, 0.74);
    const [x, y] = along(rests, raised, up);
    const swing = 16 * up * Math.sin((t - LEAVES[0]) * Math.PI * 42);
    return up > 0.3
      ? { to: [tenth(x + swing), y], aim: tenth(-64 + swing * 0.6), pose: 'wave' }
      : { to: [x, y], aim: tenth(60 - 124 * Math.min(1, up / 0.3)), pose: 'flat' };
  }
  const out = during(t, 0.14, 0.21) - during(t, TAKEN, DROPPED);
  const drop = during(t, TAKEN, TAKEN + 0.06) - during(t, DROPPED, DROPPED + 0.06);
  const to = along(along(rests, waiting, Math.max(0, out)), over, drop);
  const pinched = t > TAKEN && t < DROPPED;
  return {
    to,
    aim: tenth(between(60, -8, Math.max(out, 0)) * (1 - drop) + 40 * drop),
    pose: pinched ? 'pinch' : out > 0.2 ? 'open' : 'flat',
  };
}

function looksAt(t: number): Point {
  const away = during(t, 0.76, 0.82) - during(t, 0.94, 0.99);
  return [tenth(between(0.9, -0.9, away)), tenth(between(0.5, 0.5, away))];
}

function coinAt(t: number): Pick<KioskState, 'coin' | 'earned'> {
  if (t > DROPPED + 0.03 && t < 0.9) return {};
  if (t <= TAKEN || t >= 0.9) {
    const { to } = childAt(t).hand;
    return { coin: [to[0] - 8, to[1] - 6] };
  }
  const { to } = takesAt(Math.min(t, DROPPED));
  const fall = during(t, DROPPED, DROPPED + 0.03);
  if (fall > 0) return { earned: [to[0], tenth(to[1] + 84 * fall)] };
  return { coin: to };
}

/** She walks in, with a bounce at every step, and out. */
function childAt(t: number): KioskState['child'] {
  const gone = 1 - during(t, ...COMES) + during(t, ...LEAVES);
  const x = tenth(between(CHILD[0], AWAY, gone));
  const walks = gone > 0 && gone < 1 ? 1 : 0;
  const y = tenth(CHILD[1] - 9 * walks * Math.abs(Math.sin(gone * Math.PI * 5)));
  const carries: Point = [x + CARRIES[0] - CHILD[0], y + CARRIES[1] - CHILD[1]];
  const paying = during(t, ...HELD_OUT) - during(t, TAKEN, TAKEN + 0.05);
  const getting = during(t, HANDED[0], HANDED[1]) - during(t, HANDED[1], LEAVES[0] - 0.02);
  const under: Point = [HALFWAY[0] + 26, HALFWAY[1] - 20];
  const to = along(along(carries, PAYS, Math.max(0, paying)), under, Math.max(0, getting));
  const empty = t > TAKEN && t < 0.9;
  return {
    x,
    y,
    hand: { to, aim: tenth(between(200, 248, Math.max(0, paying))), pose: empty ? 'sheet' : 'pinch' },
  };
}
