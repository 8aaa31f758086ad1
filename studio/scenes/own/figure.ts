// People of the Stoplight's pictures: large heads, because a face of twelve pixels has to say how somebody feels.
import { colors } from '../../../server/lace/palette.ts';
import { shape, whole } from '../../../server/lace/primitives.ts';
import { bones, mid, type Point } from '../people/geometry.ts';
import { put, sewn, stroke } from './frame.ts';
import { head, type Looks, looks, type Mood, type Who } from './heads.ts';

interface Pose {
  at: Point;
  /** Pixels for the figure's unit. Absent: 1.3. */
  size?: number;
  mood?: Mood;
  /** Where the hands are, from the middle of the feet in the figure's units, the left one first as it is seen. Absent: hanging. */
  hands?: readonly [Point | undefined, Point | undefined];
  /** Which way the face looks, -1 left to 1 right, and down. */
  look?: Point;
  /** The head drops by this much, and leans with its own weight. */
  bowed?: number;
  /** Sits: only as high as a chair lets it. */
  sits?: true;
  /** The hands lie on the table before the body. */
  rests?: true;
  /** Only what is seen above a table or a bed; `still` hides the arms as well. */
  bust?: true;
  still?: true;
  /** The whole body leans, in degrees. */
  lean?: number;
  /** What lies behind the arms, and between hand and face. */
  holds?: string;
  skin?: string;
}

/** Below this size a face has only eyes and a mouth. */
const SMALL = 1.25;

/** A person from its shoes to its hair. */
export function figure(who: Who, pose: Pose): string {
  const one: Looks = looks[who];
  const { at, size = 1.3, mood = 'calm', hands = [undefined, undefined], look, bowed = 0, holds = '', lean = 0 } = pose;
  const skin = pose.skin ?? one.skin;
  const child = one.tall < 80;
  const seat = pose.sits ? whole(one.tall * 0.26) : 0;
  const crown = one.tall - seat;
  const headY = -(crown - 14);
  const shoulderY = headY + 18;
  const waistY = whole(shoulderY + one.tall * (child ? 0.2 : 0.25));
  const half = child ? 11.5 : one.legs === 'skirt' ? 14 : 16;
  const waist = one.legs === 'skirt' && !child ? half - 2.6 : half - 0.5;
  const long = one.tall * 0.185;

  const foot = pose.bust ? waistY + 26 : waistY + 2;
  const torso = shape(
    `M${-half} ${shoulderY + 6}q0-8 ${half - 4}-8h8q${half - 4} 0 ${half - 4} 8L${waist} ${foot}H${-waist}z`,
    one.top,
  );
  const arm = (side: -1 | 1) => {
    const shoulder: Point = [side * (half - 2.5), shoulderY + 4];
    const hand = hands[side < 0 ? 0 : 1] ?? [
      side * (half + (pose.rests || child ? 2 : 4)),
      shoulderY + 4 + long * (pose.rests ? 1.85 : 1.94),
    ];
    const one_ = bones(shoulder, hand, long, long, 1);
    const other = bones(shoulder, hand, long, long, -1);
    // The elbow hangs, and goes away from the body.
    const outward = ([[x, y]]: readonly [Point, Point]) => side * x * 0.35 + y;
    const [elbow, end] = outward(one_) > outward(other) ? one_ : other;
    const [ux, uy] = [(end[0] - elbow[0]) / long, (end[1] - elbow[1]) / long];
    const beyond = (along: number, beside: number): Point => [
      end[0] + ux * along - uy * beside * side,
      end[1] + uy * along + ux * beside * side,
    ];
    const cuff = one.sleeve === 'long' ? `${at2(elbow)}L${at2(mid(elbow, end, 0.8))}` : at2(mid(shoulder, elbow, 0.72));
    return {
      limb: `M${at2(shoulder)}L${at2(elbow)}L${at2(end)}`,
      palm: `M${at2(end)}L${at2(beyond(3.6, 0))}`,
      thumb: `M${at2(beyond(0, -2.2))}L${at2(beyond(4.4, -5.4))}`,
      sleeve: `M${at2(shoulder)}L${cuff}`,
    };
  };
  const arms = [arm(-1), arm(1)];
  const limbs = arms.map(({ limb }) => limb).join('');
  const drawnArms =
    (pose.rests
      ? stroke(limbs, skin, 6.5)
      : `<g stroke="${skin}"><path d="${limbs}" stroke-width="6.5"/>` +
        `<path d="${arms.map(({ palm }) => palm).join('')}" stroke-width="${child ? 7 : 7.5}"/>` +
        `<path d="${arms.map(({ thumb }) => thumb).join('')}" stroke-width="3.2"/></g>`) +
    stroke(arms.map(({ sleeve }) => sleeve).join(''), shade(one.top), 9);

  const hem = one.legs === 'skirt' ? (child ? -11 : -12) : 0;
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
      const wide = child ? 16 : 22;
      low =
        shins(hem - 3, 6, skin, 6) +
        shoes(6) +
        shape(`M${-waist} ${waistY}h${waist * 2}L${wide} ${hem}q${-wide} 5 ${-wide * 2} 0z`, one.bottom) +
        (size < 1.3 || one.bottom === colors.paper
          ? ''
          : sewn(`M${-wide + 2.5} ${hem - 4}q${wide - 2.5} 5 ${wide * 2 - 5} 0`, colors.rose, 1.4));
    } else {
      const short = one.legs === 'shorts';
      low =
        (short ? shins(waistY + 16, 6, skin, 6.5) : '') +
        shoes(7) +
        stroke(
          `M-6 ${waistY + 6}V${short ? waistY + (child ? 9 : 17) : -6}M6 ${waistY + 6}V${short ? waistY + (child ? 9 : 17) : -6}`,
          one.bottom,
          12.5,
        ) +
        shape(`M${-waist} ${waistY}h${waist * 2}l-2 12h${-waist * 2 + 4}z`, one.bottom);
    }
  }
  const nod: Point = [whole((look?.[0] ?? 0) * (1.5 + bowed * 0.25)), headY + bowed];
  const leans = (look?.[0] ?? 0) * bowed * 1.6;
  const neck = (child ? 17 : 19) - bowed;
  const drawnHead =
    Math.abs(leans) < 6
      ? head(who, mood, nod, look, pose.skin, neck, size < SMALL)
      : put(head(who, mood, [0, 0], look, pose.skin, neck, size < SMALL), nod, 1, leans);
  const body = low + torso + drawnHead + holds + (pose.still ? '' : drawnArms);
  return put(body, at, size, lean);
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
  [colors.lapacho]: '#BC3C6D',
  '#8089C9': '#6670B4',
  '#6FB0AE': '#579794',
};
