// An arm from its shoulder to a hand that does something. Units are the figure's own, but for what is said to be the picture's.
import { angleOf, bones, mid, moved, placing } from './geometry.ts';
import type { Matrix, Point } from './geometry.ts';
import type { Build } from './body.ts';
import { GRIPPED, PINCHED } from './hands.ts';
import type { HandPose } from './handShapes.ts';

export interface Reach {
  /** Where the hand does its work, in the picture's units: a fingertip that points, the middle of a fist. Absent: it hangs. */
  to?: Point;
  hand?: HandPose;
  /** Where the fingers look, in degrees of the picture: 0 right, 90 down. Absent: as the forearm. */
  aim?: number;
  /** The thumb's side. Absent: up and towards the body. */
  thumb?: 'other';
  /** Which way the elbow goes. Absent: away from the body, or behind it. */
  elbow?: 'other';
  /** Drawn behind the body. Absent: only the far arm of a turned or side figure. */
  behind?: boolean;
  /** Shortens both bones, for arms that come towards the viewer. 1 is their full length. */
  near?: number;
  /** What comes out of the sleeve is out of sight. */
  sleeveAlone?: boolean;
  /** Ready SVG in the picture's units, drawn between palm and fingers. */
  holds?: string;
}

interface Bones {
  upper: number;
  fore: number;
  /** Shoulder, biceps, elbow, forearm; the wrist is the hand's. */
  widths: readonly [number, number, number, number];
  /** Size of the hand: its own units to the figure's. */
  hand: number;
}

export const ARMS: Record<Build, Bones> = {
  woman: { upper: 128, fore: 112, widths: [40, 37, 30, 30], hand: 0.76 },
  man: { upper: 134, fore: 118, widths: [47, 44, 35, 36], hand: 0.84 },
};

/** The point of each hand that `to` means. */
export const WORKS: Record<HandPose, Point> = {
  relaxed: [46, 0],
  open: [66, 0],
  wave: [60, 0],
  point: [108, -17],
  grip: GRIPPED,
  pinch: PINCHED,
  write: [86, -16],
  sheet: [56, -8],
  flat: [64, 0],
  rest: [48, 14],
};

export interface PosedArm {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  /** Where the fingers look, in degrees of the figure. */
  angle: number;
  /** The hand is the other one of the pair. */
  mirrored: boolean;
}

interface Pose {
  shoulder: Point;
  /** In the figure's own units and degrees. */
  reach: { to: Point | undefined; aim: number | undefined; hand: HandPose } & Pick<Reach, 'thumb' | 'elbow' | 'near'>;
  /** Towards which x the body's middle or front lies. */
  inward: 1 | -1;
}

/** Finds elbow and wrist; the hand's own point lies on `to` as far as the bones reach. */
export function pose(build: Build, { shoulder, reach, inward }: Pose): PosedArm {
  const { near = 1, to, aim, hand } = reach;
  const { upper, fore, hand: size } = ARMS[build];
  const [first, second] = [upper * near, fore * near];
  /** Elbow and end of two bones; the elbow goes down and away from the body, or the other way. */
  const bent = (target: Point, last: number): [Point, Point] => {
    const outward = ([elbow]: [Point, Point]) => -inward * 0.5 * elbow[0] + elbow[1];
    const one = bones(shoulder, target, first, last, 1);
    const other = bones(shoulder, target, first, last, -1);
    return outward(one) > outward(other) === (reach.elbow !== 'other') ? one : other;
  };
  const mirroredAt = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    return Math.sin(turn) * inward * 0.6 + Math.cos(turn) < 0 !== (reach.thumb === 'other');
  };
  if (!to) {
    const [elbow, wrist] = bent([shoulder[0] - inward * 22, shoulder[1] + upper + fore], second);
    const angle = angleOf(elbow, wrist) + inward * 4;
    return { shoulder, elbow, wrist, angle, mirrored: mirroredAt(angle) };
  }
  const [wx, wy] = WORKS[hand];
  if (aim !== undefined) {
    const mirrored = mirroredAt(aim);
    const [x, y] = moved(handPlace({ wrist: [0, 0], angle: aim, mirrored }, size), [wx, wy]);
    const [elbow, wrist] = bent([to[0] - x, to[1] - y], second);
    return { shoulder, elbow, wrist, angle: aim, mirrored };
  }
  // The hand goes on in the line of the forearm: both are one bone, whose end lies a little beside that line.
  const solve = (mirrored: boolean): PosedArm => {
    const beside = (mirrored ? -wy : wy) * size;
    const ahead = second + wx * size;
    const [elbow, end] = bent(to, Math.hypot(ahead, beside));
    const angle = angleOf(elbow, end) - (Math.atan2(beside, ahead) * 180) / Math.PI;
    return { shoulder, elbow, wrist: moved(placing({ at: elbow, turn: angle }), [second, 0]), angle, mirrored };
  };
  const plain = solve(false);
  return mirroredAt(plain.angle) ? solve(true) : plain;
}

/** Where the hand's own units lie in the figure's. */
export function handPlace(
  { wrist, angle, mirrored }: Pick<PosedArm, 'wrist' | 'angle' | 'mirrored'>,
  size: number,
): Matrix {
  return placing({ at: wrist, scale: size, turn: mirrored ? angle + 180 : angle, mirror: mirrored });
}

/** The spine of a whole arm. */
export function spineOf({ shoulder, elbow, wrist }: PosedArm): [Point, Point, Point, Point, Point] {
  return [shoulder, mid(shoulder, elbow), elbow, mid(elbow, wrist, 0.34), wrist];
}
