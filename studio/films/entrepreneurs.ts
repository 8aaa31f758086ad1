import { CHILD, DISH, heroKiosk, SELLS } from '../scenes/heroKiosk.ts';
import type { Hand, KioskState } from '../scenes/heroKiosk.ts';
import { lineAt, LINES } from '../scenes/heroKioskLedger.ts';
import { tenth } from '../../server/lace/primitives.ts';
import { between, during, HERO, startingAt } from './film.ts';
import type { Film, Point } from './film.ts';

/** A child comes and goes; she drops her coin into the dish; the plant is handed over, and the next put out. */
const COMES = [0.03, 0.15] as const;
const HELD_OUT = [0.13, 0.19] as const;
const DROPPED = 0.3;
const HANDED = [0.37, 0.46] as const;
const LEAVES = [0.54, 0.7] as const;
const WAVES = [0.52, 0.57, 0.61, 0.66] as const;
const FETCHED = [0.68, 0.78] as const;
/** When each line is begun: the sale, and on a new page what is left. */
const LAST_LINE = 0.36;
const TURNED = [0.5, 0.58] as const;
const FIRST_LINES = [0.63, 0.72, 0.81] as const;
const WRITING = 0.06;

/** Where the child is when she is not seen. */
const AWAY = 1460;
/** Where she holds out her coin, and carries her plant. */
const PAYS: Point = [DISH[0] + 4, 600];
const CARRIES: Point = [CHILD[0] - 82, 742];
/** Where he holds the plant, and how far below that it is fetched from. */
const HELD: Point = [SELLS[0] + 2, 694];
const DEPTH = 240;
/** Where he waves. */
const RAISED: Point = [SELLS[0] + 232, 470];
const HALFWAY: Point = [SELLS[0] + 78, 690];

/** At the kiosk of a school's company a child buys a plant; the sale is written down. */
export function entrepreneursFilm(): Film {
  return {
    name: 'hero-ee',
    seconds: 12,
    ...HERO,
    cover: 'art/hero-ee.svg',
    // She holds her coin over the dish, and he has the plant ready.
    draw: startingAt(0.25, (t) => heroKiosk(stateAt(t))),
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
    left: holdsAt(t, -1, plant),
    right: rightAt(t, plant),
    looks: looksAt(t),
    plant,
    bought,
    ...coinAt(t),
    child,
  };
}

const along = (from: Point, to: Point, share: number): Point => [
  tenth(between(from[0], to[0], share)),
  tenth(between(from[1], to[1], share)),
];

/** The next plant comes up from behind the counter. */
function fetched(t: number): Point {
  const raised = t < FETCHED[0] ? 1 : during(t, ...FETCHED);
  return [HELD[0], tenth(HELD[1] + DEPTH * (1 - raised))];
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

/** Under the plant from one side; behind the counter once she has it. */
function holdsAt(t: number, way: 1 | -1, plant: Point): Hand {
  const away = t > HANDED[1] && t < FETCHED[0];
  const [x, y] = away ? HALFWAY : plant;
  const down = away ? during(t, HANDED[1], WAVES[0]) : 0;
  return {
    to: [x + way * 44, tenth(y - 14 + DEPTH * down)],
    aim: way < 0 ? -34 : -146,
    pose: 'flat',
    elbow: [SELLS[0] + way * 166, tenth(820 + DEPTH * down)],
  };
}

/** It waves as she leaves. */
function rightAt(t: number, plant: Point): Hand {
  const up = during(t, WAVES[0], WAVES[1]) - during(t, WAVES[2], WAVES[3]);
  if (up <= 0) return holdsAt(t, 1, plant);
  const swing = 16 * up * Math.sin((t - WAVES[0]) * Math.PI * 42);
  const [x, y] = along([RAISED[0], RAISED[1] + 2 * DEPTH], RAISED, up);
  return { to: [tenth(x + swing), y], aim: tenth(-64 + swing * 0.6), pose: 'wave' };
}

function looksAt(t: number): Point {
  const away = during(t, 0.76, 0.82) - during(t, 0.94, 0.99);
  return [tenth(between(0.9, -0.9, away)), tenth(between(0.5, 0.5, away))];
}

function coinAt(t: number): Pick<KioskState, 'coin' | 'earned'> {
  const fall = during(t, DROPPED, DROPPED + 0.03);
  if (t > DROPPED + 0.03 && t < 0.9) return {};
  const [x, y] = t < 0.9 && fall > 0 ? PAYS : childAt(t).hand.to;
  const at: Point = [x - 8, tenth(y - 6 + 130 * fall)];
  return fall > 0 && t < 0.9 ? { earned: at } : { coin: at };
}

/** She walks in, with a bounce at every step, and out. */
function childAt(t: number): KioskState['child'] {
  const gone = 1 - during(t, ...COMES) + during(t, ...LEAVES);
  const x = tenth(between(CHILD[0], AWAY, gone));
  const walks = gone > 0 && gone < 1 ? 1 : 0;
  const y = tenth(CHILD[1] - 9 * walks * Math.abs(Math.sin(gone * Math.PI * 5)));
  const carries: Point = [x + CARRIES[0] - CHILD[0], y + CARRIES[1] - CHILD[1]];
  const paying = during(t, ...HELD_OUT) - during(t, DROPPED + 0.02, DROPPED + 0.07);
  const getting = during(t, HANDED[0], HANDED[1]) - during(t, HANDED[1], LEAVES[0] - 0.02);
  const under: Point = [HALFWAY[0] + 44, HALFWAY[1] - 20];
  const to = along(along(carries, PAYS, Math.max(0, paying)), under, Math.max(0, getting));
  const empty = t > DROPPED + 0.02 && t < 0.9;
  const aim = tenth(between(200, 236, Math.max(0, paying)));
  return { x, y, hand: { to, aim, pose: empty ? 'sheet' : 'pinch', elbow: elbowAt([x, y], to, aim) } };
}

/** Her arm is seen from behind, all but straight: it goes away from the viewer. */
function elbowAt([x, y]: Point, to: Point, aim: number): Point {
  const turn = (aim * Math.PI) / 180;
  const wrist: Point = [to[0] - Math.cos(turn) * 82, to[1] - Math.sin(turn) * 82];
  const [ex, ey] = along([x - 88, y + 76], wrist, 0.52);
  return [ex, tenth(ey + 34)];
}
