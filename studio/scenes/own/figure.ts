// People of the Stoplight's pictures: large heads, because a face of twelve pixels has to say how somebody feels.
import { colors } from '../../../server/lace/palette.ts';
import { shape, whole } from '../../../server/lace/primitives.ts';
import { bones, length, mid, type Point } from '../people/geometry.ts';
import { fine, put, sewn, stroke } from './frame.ts';
import { head, type Looks, looks, type Mood, shadeOf, type Who } from './heads.ts';

export interface Pose {
  at: Point;
  /** Pixels for the figure's unit. Absent: 1.3. */
  size?: number;
  mood?: Mood;
  /** Where the hands are, from the middle of the feet in the figure's units, the left one first as it is seen. Absent: hanging. */
  hands?: readonly [Point | undefined, Point | undefined];
  /** The hands are closed, around a handle or what they rest on, and show no fingers. */
  closed?: true;
  /** Where the elbows of those hands are, in their order and units. Absent: where they hang. */
  elbows?: readonly [Point | undefined, Point | undefined];
  /** How far those hands turn outwards from the line of their forearms, in degrees. */
  bent?: number;
  /**
   * What both arms do instead: crossed before the chest, hanging with the hands together, or one across the waist with the
   * other's elbow on its hand and the chin on that one's, on the side to which the face looks.
   */
  arms?: 'crossed' | 'joined' | 'thinking';
  /** Which way the face looks, -1 left to 1 right, and down. */
  look?: Point;
  /** The head drops by this much, no lower than its neck lets it, and leans with its own weight. */
  bowed?: number;
  /** The head leans by so many degrees over its neck. */
  tilt?: number;
  /** Sits: only as high as a chair lets it. */
  sits?: true;
  /** The hands lie on the table before the body. */
  rests?: true;
  /** Only what is seen above a table or a bed; `still` hides the arms as well. */
  bust?: true;
  still?: true;
  /** The body leans over its hips, in degrees; the feet stand. */
  lean?: number;
  /** What lies behind the arms, and between hand and face. */
  holds?: string;
  skin?: string;
}

/** As far as a head can drop before its chin lies on the chest. */
const LOWEST = 5;

/** Below this size a face has only eyes and a mouth. */
const SMALL = 1;

/** A person from its shoes to its hair. */
export function figure(who: Who, pose: Pose): string {
  return put(drawn(who, pose), pose.at, pose.size ?? 1.3);
}

/** The same in the figure's units, from the middle of its feet. */
export function drawn(who: Who, pose: Pose): string {
  const one: Looks = looks[who];
  const {
    size = 1.3,
    mood = 'calm',
    hands = [undefined, undefined],
    look,
    holds = '',
    lean = 0,
    bent = 0,
    tilt = 0,
  } = pose;
  const bowed = Math.min(pose.bowed ?? 0, LOWEST);
  const skin = pose.skin ?? one.skin;
  const child = one.tall < 80;
  const seat = pose.sits ? whole(one.tall * 0.26) : 0;
  const crown = one.tall - seat;
  const headY = -(crown - 14);
  const shoulderY = headY + (child ? 15 : 18);
  const waistY = whole(shoulderY + one.tall * (child ? 0.2 : 0.25));
  const half = child ? 11.5 : one.legs === 'skirt' ? 14 : 16;
  const waist = one.legs === 'skirt' && !child ? half - 2.6 : half - 0.5;
  const long = one.tall * 0.185;

  const foot = pose.bust ? waistY + 26 : waistY + 2;
  const torso = shape(
    `M${-half} ${shoulderY + 8}q0-7 ${half - 4}-10h8q${half - 4} 3 ${half - 4} 10L${waist} ${foot}H${-waist}z`,
    one.top,
  );
  // A hand-sewn neckline, or a collar.
  const neckline = fine(
    1,
    who === 'mother' || who === 'grandmother' || who === 'neighbour'
      ? stroke(`M-7 ${shoulderY - 1}q7 18 14 0`, '#fff', 1, ' stroke-dasharray="1 3"')
      : shape(
          `M-6 ${shoulderY - 2}l-3 5l5 5l4-2l4 2l5-5l-3-5q-1 6-6 8q-5-2-6-8`,
          one.top === colors.paper ? colors.mist : shade(one.top),
        ),
  );
  const arm = (side: -1 | 1) => {
    const shoulder: Point = [side * (half - 2.5), shoulderY + 4];
    const told = hands[side < 0 ? 0 : 1];
    const joint = pose.elbows?.[side < 0 ? 0 : 1];
    const hangs: Point = [
      side * (half + (pose.rests || child ? 2 : 4)),
      shoulderY + 4 + long * (pose.rests ? 1.85 : child ? 1.5 : 1.94),
    ];
    const hand: Point = pose.arms === 'joined' ? [side * 2, shoulderY + 4 + long * 1.7] : (told ?? hangs);
    const far = length(shoulder, hand);
    // A hand at the head: the upper arm points at who looks, so that it seems shorter.
    const near = hand[1] < shoulder[1] - 8 && far < long * 1.6;
    const [upper, fore] = near ? [long * 0.62, long] : child && !told ? [far / 2 + 0.1, far / 2 + 0.1] : [long, long];
    const one_ = bones(shoulder, hand, upper, fore, 1);
    const other = bones(shoulder, hand, upper, fore, -1);
    // The elbow hangs, and goes away from the body.
    const outward = ([[x, y]]: readonly [Point, Point]) => side * x * 0.35 + y;
    const [elbow, end] = joint ? [joint, hand] : outward(one_) > outward(other) ? one_ : other;
    const reach = joint ? length(elbow, end) : fore;
    const [sin, cos] = [Math.sin((side * bent * Math.PI) / 180), Math.cos((side * bent * Math.PI) / 180)];
    const [fx, fy] = [(end[0] - elbow[0]) / reach, (end[1] - elbow[1]) / reach];
    const [ux, uy] = [fx * cos - fy * sin, fx * sin + fy * cos];
    const beyond = (along: number, beside: number): Point => [
      end[0] + ux * along - uy * beside * side,
      end[1] + uy * along + ux * beside * side,
    ];
    return {
      limb: `M${at2(shoulder)}L${at2(elbow)}${bent ? `L${at2(end)}` : ''}L${at2(pose.rests ? end : beyond(2, 0))}`,
      fingers: !told
        ? ''
        : pose.closed
          ? `M${at2(end)}L${at2(beyond(2, 0))}`
          : [
              [0, -2, 4, -5],
              [3, -2, 7, -3],
              [3, 0, 8, 0],
              [3, 2, 7, 3],
            ]
              .map(([a = 0, b = 0, c = 0, d = 0]) => `M${at2(beyond(a, b))}L${at2(beyond(c, d))}`)
              .join(''),
      sleeve:
        one.sleeve === 'long'
          ? `M${at2(shoulder)}L${at2(elbow)}L${at2(mid(elbow, end, 0.8))}`
          : sleeve(shoulder, elbow, child ? 4 : 5),
    };
  };
  const arms = [arm(-1), arm(1)];
  const limbs = arms.map(({ limb }) => limb).join('');
  const fingers = arms.map((one_) => one_.fingers).join('');
  const drawnArms =
    pose.arms === 'crossed'
      ? crossed(one, skin, half - 2.5, shoulderY + 4, long)
      : pose.arms === 'thinking'
        ? thinking(one, skin, half - 2.5, shoulderY + 4, long, (look?.[0] ?? 1) < 0 ? -1 : 1)
        : stroke(limbs, skin, 6.5) +
          (fingers && stroke(fingers, skin, pose.closed ? 8.5 : 2.5)) +
          sleeves(arms.map((each) => each.sleeve).join(''), one);

  const hem = one.legs === 'skirt' ? (child ? -15 : -12) : 0;
  const shoes = (x: number) => stroke(`M${-x - 3}-1.500h5M${x - 2}-1.500h5`, colors.tierraNight, 5);
  const shins = (top: number, x: number, color: string, width: number) =>
    stroke(`M${-x} ${top}V-4M${x} ${top}V-4`, color, width);
  let low = '';
  if (!pose.bust) {
    if (pose.sits) {
      const lapY = waistY + 15;
      const bare = one.legs !== 'trousers';
      low =
        shins(lapY, 7, bare ? skin : one.bottom, bare ? 6.5 : 10) +
        shoes(7) +
        shape(
          `M${-waist} ${waistY}h${waist * 2}q9 8 ${one.legs === 'skirt' ? 8 : 3} ${one.legs === 'skirt' ? 24 : 17}h${-waist * 2 - (one.legs === 'skirt' ? 16 : 6)}q-1-16 ${one.legs === 'skirt' ? 8 : 3}-${one.legs === 'skirt' ? 24 : 17}z`,
          one.bottom,
        );
    } else if (one.legs === 'skirt') {
      const wide = child ? 15 : 22;
      low =
        shins(hem - 3, 6, skin, 6) +
        shoes(6) +
        shape(`M${-waist} ${waistY}h${waist * 2}L${wide} ${hem}q${-wide} 5 ${-wide * 2} 0z`, one.bottom) +
        (size < 1.3 || one.bottom === colors.paper
          ? ''
          : fine(4, sewn(`M${-wide + 2} ${hem - 4}q${wide - 2} 5 ${wide * 2 - 4} 0`, colors.rose, 1.4)));
    } else {
      const short = one.legs === 'shorts';
      const ends = short ? -11 : -4;
      const fork = waistY + (child ? 8 : 14);
      low =
        (short ? shins(ends - 3, 7, skin, 6) : '') +
        shoes(short ? 7 : 8.5) +
        shape(
          `M${-waist} ${waistY}H${waist}L${short ? 12 : 13.5} ${ends}H${short ? 2 : 3.5}L0 ${fork}L${short ? -2 : -3.5} ${ends}H${short ? -12 : -13.5}z`,
          one.bottom,
        );
    }
  }
  const neck = (child ? 14 : 19) - bowed;
  const leans = (look?.[0] ?? 0) * bowed * 1.6 + tilt;
  const nod: Point = [
    whole((look?.[0] ?? 0) * (1.5 + bowed * 0.25) + neck * Math.sin((tilt * Math.PI) / 180)),
    headY + bowed,
  ];
  const drawnHead =
    Math.abs(leans) < 6
      ? head(who, mood, nod, look, pose.skin, neck, size < SMALL)
      : put(head(who, mood, [0, 0], look, pose.skin, neck, size < SMALL), nod, 1, leans);
  const upper = torso + drawnHead + neckline + holds + (pose.still ? '' : drawnArms);
  const hips = waistY + 4;
  return low + (lean ? put(put(upper, [0, -hips]), [0, hips], 1, lean) : upper);
}

/** Arms crossed before the chest, from shoulders `x` beside the middle and at `y`; the upper one is set off by the top's colour. */
function crossed(one: Looks, skin: string, x: number, y: number, long: number): string {
  const low = whole(y + long * 0.86);
  const upper = (side: -1 | 1) => `M${side * x} ${y}L${side * (x + 2.5)} ${low}`;
  const fore = (side: -1 | 1, to: number) => `M${side * (x + 2.5)} ${low}L${-side * (x - 3)} ${low - to}`;
  const covered = one.sleeve === 'long' ? shade(one.top) : skin;
  return (
    stroke(upper(-1) + upper(1), skin, 6.5) +
    stroke(fore(-1, 6), covered, 6.5) +
    stroke(fore(1, 3), shade(one.top), 9) +
    stroke(fore(1, 3), covered, 6.5) +
    stroke(
      `M${-x} ${y}L${-x - 1.5} ${whole(y + long * 0.55)}M${x} ${y}L${x + 1.5} ${whole(y + long * 0.55)}`,
      shade(one.top),
      9,
    ) +
    stroke(`M${4 - x} ${low - 6}l-6-1m5 4h-6m6 3l-5 1`, skin, 2.5)
  );
}

/** The chin on one hand, its elbow on the other, as `crossed` has them; `side` is where the chin's hand comes from. */
function thinking(one: Looks, skin: string, x: number, y: number, long: number, side: -1 | 1): string {
  const low = whole(y + long * 0.92);
  const elbow = side * (x + 1);
  const chin = side * 5;
  const covered = one.sleeve === 'long' ? shade(one.top) : skin;
  const sleeve_ = (from: number) => `M${from} ${y}l${from < 0 ? -1.5 : 1.5} ${whole(long * 0.55)}`;
  return (
    // What sets the lower arm off from the chest, and the hand from the chin.
    stroke(`M${-side * (x - 3)} ${low - 1}L${side * (x - 5)} ${low + 3}`, shade(one.top), 9) +
    stroke(`M${chin} ${y - 7}l${-side * 4}-1`, shadeOf(skin), 8.5) +
    stroke(`M${-side * x} ${y}L${-side * (x + 3)} ${low - 2}L${side * (x - 5)} ${low + 3}`, covered, 6.5) +
    stroke(`${sleeve_(-x)}${sleeve_(x)}M${side * (x - 2)} ${low - 4}l${-side * 2}-5`, shade(one.top), 9) +
    stroke(`M${elbow} ${low - 1}L${chin} ${y - 5}M${chin} ${y - 6}l${-side * 3}-1`, covered, 6.5) +
    stroke(`M${chin + side * 2} ${y - 8}l${side * 4}-8`, skin, 2.8)
  );
}

/** A short sleeve: round at the shoulder, wider and straight at its hem. */
function sleeve(shoulder: Point, elbow: Point, half: number): string {
  const far = length(shoulder, elbow) || 1;
  const [ux, uy] = [(elbow[0] - shoulder[0]) / far, (elbow[1] - shoulder[1]) / far];
  const at = (along: number, beside: number) =>
    at2([shoulder[0] + ux * along - uy * beside, shoulder[1] + uy * along + ux * beside]);
  const hem = far * 0.78;
  return `M${at(0, -half)}L${at(hem, -half - 1)}L${at(hem, half + 1)}L${at(0, half)}Q${at(-half * 1.8, 0)} ${at(0, -half)}`;
}

function sleeves(d: string, one: Looks): string {
  return one.sleeve === 'long' ? stroke(d, shade(one.top), 9) : shape(d, shade(one.top));
}

const at2 = ([x, y]: Point): string => `${whole(x)} ${whole(y)}`;

/** A top's sleeve is seen before its body. */
function shade(color: string): string {
  return SLEEVES[color] ?? color;
}

const SLEEVES: Readonly<Record<string, string>> = {
  [colors.cream]: '#E9DDC3',
  [colors.paper]: '#EADFCB',
  [colors.orange]: '#CF7820',
  [colors.sun]: '#DFA22B',
  [colors.lapacho]: '#CC4477',
  '#8089C9': '#6670B4',
  '#6FB0AE': '#579794',
};
