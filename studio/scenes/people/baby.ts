// A baby in somebody's arms, wrapped: to be drawn over the body and under the forearm and hand that carry it.
import { placing, tapered, within } from './geometry.ts';
import type { Point } from './geometry.ts';
import type { Mood } from './faceLayouts.ts';
import { head, proportions } from './heads.ts';
import type { HeadLook, View } from './heads.ts';
import { fill, ink, sewn, shaded } from './marks.ts';

interface Baby {
  /** The chin. */
  at: Point;
  /** Height of the head. */
  size: number;
  /** Degrees from upright, clockwise. */
  turn?: number;
  skin: string;
  wrap: string;
  trim: string;
  view?: Exclude<View, 'back'>;
  facing?: 'left';
  mood?: Mood;
  eyes?: readonly [x: number, y: number];
  hair?: string;
  /** A cap against sun or cold. */
  cap?: string;
}

export function baby({
  at,
  size,
  turn = 0,
  skin,
  wrap,
  trim,
  view = 'front',
  facing,
  mood = 'calm',
  eyes = [0, 0],
  hair = '#21120E',
  cap,
}: Baby): string {
  const place = placing({ at, scale: size / 100, turn, mirror: facing === 'left' });
  const look: HeadLook = { cut: 'downy', age: 'baby', mood, hair, eyes };
  if (cap) Object.assign(look, { hat: 'kerchief', tie: cap } satisfies Partial<HeadLook>);
  const { behind, head: marks } = head(view, skin, look, true);
  const arm = tapered(
    [
      [30, 30],
      [52, 44],
      [58, 18],
    ],
    [28, 26, 22],
  );
  return (
    ink(
      [
        fill(
          tapered(
            [
              [0, 8],
              [2, 70],
              [4, 150],
            ],
            [74, 104, 74],
          ),
          wrap,
        ),
        fill('M52 60C58 110 50 160 30 184C16 192 0 190 -6 188C24 160 34 110 30 56Z', shaded(wrap, 0.14)),
        sewn('M-48 66C-20 96 20 96 50 64', trim, 6, [12, 9]),
        fill(arm, skin),
      ],
      place,
    ) + ink([...behind, ...marks], within(place, proportions(look)))
  );
}
