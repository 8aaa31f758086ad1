import { colors, skins, stoplight } from '../../server/lace/palette.ts';
import { length } from './people/geometry.ts';
import type { Point } from './people/geometry.ts';
import { person } from './people/person.ts';
import { circle, line, oval, tenth } from '../../server/lace/primitives.ts';

/** How the family before its Life Map stands, each from 0 to 1. */
export interface Posture {
  /** The hands of the parents, from their sides to their work. */
  work: number;
  /** The arm of the child, from its side to high up. */
  joy: number;
}

/** What a parent's hand darns: where, and path data that brings its thread from the hand to there. */
export interface Work {
  tip: Point;
  thread: string;
}

/** Farther from its place than this a working hand does not go: the thread does. */
const REACH = 16;
const MOTHER = { at: [950, 986], height: 620, rest: [868, 638], work: [816, 504] } as const;
const FATHER = { at: [226, 990], height: 644, rest: [318, 652], work: [348, 488] } as const;

const mix = (from: Point, to: Point, share: number): Point => [
  tenth(from[0] + (to[0] - from[0]) * share),
  tenth(from[1] + (to[1] - from[1]) * share),
];

/** The thread that a hand works with. */
function ball([x, y]: Point): string {
  return (
    circle(x, y, 15, stoplight.green) +
    line(`M${x - 9} ${y - 6}q9 -5 17 2M${x - 11} ${y + 1}q10 -5 21 2`, '#5FA777', 2.4)
  );
}

/** Mother and father at the sides of the cloth, each with a thread to the spoke that it darns, and their child who looks at it. */
export function lifeMapFamily({ work, joy }: Posture, darned?: Record<'mother' | 'father', Work>): string {
  const hand = ({ rest, work: ready }: typeof MOTHER | typeof FATHER, tip: Point = ready): Point =>
    mix(rest, mix(ready, tip, Math.min(1, REACH / length(ready, tip) || 0)), work);
  const motherHand = hand(MOTHER, darned?.mother.tip);
  const fatherHand = hand(FATHER, darned?.father.tip);
  const sewn = (from: Point, of?: Work) => (of ? line(`M${from.join(' ')}${of.thread}`, stoplight.green, 3.5) : '');
  const shade = (x: number, half: number) => oval(x, 986, half, 13, colors.tierraDeep, 'opacity=".45"');
  return (
    shade(MOTHER.at[0], 96) +
    shade(FATHER.at[0], 96) +
    shade(1108, 62) +
    person({
      ...FATHER,
      build: 'man',
      view: 'turned',
      skin: skins[0],
      look: {
        cut: 'short',
        hat: 'piri',
        tie: colors.tierra,
        age: 'middle',
        mood: 'smiles',
        jaw: 'broad',
        nose: 'broad',
        moustache: true,
        eyes: [0.6, 0.1],
      },
      top: { kind: 'poi', color: colors.paper, trim: colors.forest, sleeve: 'short' },
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: fatherHand, hand: 'pinch', holds: ball(fatherHand) },
    }) +
    person({
      ...MOTHER,
      build: 'woman',
      view: 'turned',
      facing: 'left',
      skin: skins[1],
      look: {
        cut: 'curls',
        earrings: colors.sun,
        mood: 'beams',
        jaw: 'heart',
        nose: 'hooked',
        brows: 'thin',
        signs: ['mole'],
        eyes: [0.5, 0.3],
      },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'skirt', color: colors.tierraDeep, hem: colors.cream },
      near: { to: motherHand, hand: 'pinch', holds: ball(motherHand) },
    }) +
    person({
      at: [1108, 988],
      height: 384,
      heads: 5.6,
      build: 'woman',
      view: 'turned',
      facing: 'left',
      nod: -6,
      skin: skins[2],
      look: {
        cut: 'plaits',
        age: 'child',
        mood: 'laughs',
        nose: 'snub',
        signs: ['gap'],
        tie: colors.lapacho,
        eyes: [0.7, -0.4],
      },
      top: { kind: 'coat', color: colors.paper, trim: colors.sun },
      bottom: { kind: 'skirt', color: colors.tierra, length: 'knee' },
      far: { to: mix([1066, 856], [1044, 566], joy), hand: joy > 0.3 ? 'wave' : 'relaxed' },
    }) +
    sewn(motherHand, darned?.mother) +
    sewn(fatherHand, darned?.father)
  );
}
