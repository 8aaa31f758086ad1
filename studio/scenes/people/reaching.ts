import { WORKS } from './arms.ts';
import { angleOf, length, mid, moved, placing, tapered, within } from './geometry.ts';
import type { Point } from './geometry.ts';
import { hand, WRIST } from './hands.ts';
import type { HandPose } from './handShapes.ts';
import { fill, ink, sewn, shaded } from './marks.ts';

interface ReachingOptions {
  /** Where the arm enters the picture, beyond its edge. */
  from: Point;
  /** Where the hand does its work, as in `Reach`. */
  to: Point;
  pose: HandPose;
  /** Length of the hand. */
  size: number;
  skin: string;
  sleeve: string;
  trim: string;
  /** Degrees the hand turns out of the line of the arm. */
  bent?: number;
  /** A left hand seen from above has its thumb on the other side. */
  left?: boolean;
}

/** A forearm that reaches into a picture seen from above, its sleeve ending well before the wrist. */
export function reaching({
  from,
  to,
  pose,
  size,
  skin,
  sleeve,
  trim,
  bent = 0,
  left = false,
}: ReachingOptions): string {
  const scale = size / 100;
  const place = (wrist: Point, angle: number) =>
    placing({ at: wrist, scale, turn: left ? angle + 180 : angle, mirror: left });
  let wrist = to;
  for (let step = 0; step < 8; step++) {
    const [x, y] = moved(place([0, 0], angleOf(from, wrist) + bent), WORKS[pose]);
    wrist = [to[0] - x, to[1] - y];
  }
  const far = length(from, wrist);
  const wide = WRIST * scale;
  const along = (back: number) => mid(wrist, from, back / far);
  const arm = tapered(
    [along(far), along(size * 2.4), along(size * 1.2), wrist],
    [wide * 1.9, wide * 1.9, wide * 1.5, wide],
  );
  const cuffed = (back: number, width: number) => {
    const [a, b] = [along(size * back), along(size * back + 1)];
    const normal = [-(b[1] - a[1]) * width, (b[0] - a[0]) * width] as const;
    const tip = along(size * back - 4);
    return `M${a[0] + normal[0]} ${a[1] + normal[1]}Q${tip[0]} ${tip[1]} ${a[0] - normal[0]} ${a[1] - normal[1]}`;
  };
  const cloth = tapered([along(size * 0.66), along(size * 1.5), from], [wide * 2, wide * 2.3, wide * 3], {
    start: 'flat',
  });
  const { under, over } = hand(pose, skin);
  const shade: Point = [size * 0.07, size * 0.09];
  const flat = placing({});
  const at = place(wrist, angleOf(from, wrist) + bent);
  const cast = within(placing({ at: shade }), at);
  const dark = (marks: typeof under) =>
    marks.filter(({ width }) => width === undefined).map(({ d }) => fill(d, '#2A0D05'));
  return (
    `<g opacity=".16">${ink([fill(arm, '#2A0D05'), fill(cloth, '#2A0D05')], placing({ at: shade }))}${ink(dark([...under, ...over]), cast)}</g>` +
    ink([fill(arm, skin)], flat) +
    ink([...under, ...over], at) +
    ink(
      [
        fill(cloth, sleeve),
        fill(
          tapered([along(size * 0.66), along(size * 0.76)], [wide * 2, wide * 2.04], { start: 'flat', end: 'flat' }),
          shaded(sleeve, 0.16),
        ),
        sewn(cuffed(0.86, wide * 0.98), trim, 5, [11, 9]),
        sewn(cuffed(0.98, wide * 1.02), trim, 3, [7, 7]),
      ],
      flat,
    )
  );
}
