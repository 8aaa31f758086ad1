// What a child and its family have for learning, news and rest.
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, shape } from '../../../server/lace/primitives.ts';
import { figure, type Pose } from './figure.ts';
import { figures } from './figures.ts';
import { by, type Level, picture, put, stroke } from './frame.ts';
import { head } from './heads.ts';
import { clothed, land, room } from './places.ts';
import { books, bucket, calendar, notebook } from './things.ts';

/** What a child has for school. */
export function supplies(level: Level): string {
  const satchel =
    box(228, 128, 64, 58, colors.lapacho, 'rx="10"') +
    stroke('M246 128q14-22 28 0', colors.tierraDeep, 6) +
    box(238, 152, 44, 26, colors.tierraDeep, 'rx="4"');
  return picture(
    room(colors.blush, '#B56A3A', 188) +
      box(116, 24, 140, 62, colors.monte, `stroke="${colors.wood}" stroke-width="6"`) +
      stroke('M136 46h60M136 62h90', colors.paper, 4) +
      figure('girl', {
        at: [84, 228],
        size: 2,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: [0.6, by(level, 1, 0.6, 0.2)],
        bowed: by(level, 4, 1, 0),
        rests: true,
        bust: true,
      }) +
      clothed([160, 184], 300, colors.woodDark) +
      (level > 0 ? notebook([146, 185], level + 1, 0.85) + stroke('M186 180l12-22', colors.sun, 5) : '') +
      (level > 1 ? satchel + books([206, 184], 1) : ''),
  );
}

/** How news comes in: not at all, by a small radio, by several. */
export function news(level: Level): string {
  const radio =
    box(-34, -40, 68, 40, colors.tierra, 'rx="6"') +
    circle(-12, -20, 12, colors.hair) +
    stroke('M8-28h18M8-18h18M20-40l16-26', colors.straw, 3);
  const waves = stroke('M-6 0q6 8 0 16M4-6q12 14 0 28', colors.tierraDeep, 3);
  const tv =
    box(176, 44, 116, 74, colors.hair, 'rx="5"') +
    box(184, 52, 100, 58, colors.mist) +
    head('clerk', 'happy', [216, 80], [0, 0]) +
    stroke('M240 72h32M240 84h32', colors.tierra, 4) +
    stroke('M234 118v10', colors.hair, 10);
  const mood = by(level, 'sad', 'calm', 'happy');
  return picture(
    room() +
      box(164, 126, 140, 8, colors.woodDark) +
      (level > 1 ? tv : '') +
      figures(1.55, [
        [
          'mother',
          {
            at: [60, 230],
            mood,
            look: [0.6, by(level, 0.6, 0.2, -0.2)],
            rests: true,
            bust: true,
          },
        ],
        [
          'girl',
          {
            at: [132, 222],
            mood,
            look: [0.6, by(level, 0.6, 0.2, -0.2)],
            still: true,
            bust: true,
          },
        ],
      ]) +
      clothed([160, 182], 340, colors.forest) +
      (level > 0 ? put(radio, [226, 184], 1) + put(waves, [270, 150]) : ''),
  );
}

/** A family's free time: none, on a few dates, every month. */
export function rest(level: Level): string {
  return picture(
    box(0, 0, 320, 150, colors.mist) +
      box(0, 150, 320, 90, colors.leaf) +
      calendar([20, 20], by(level, 0, 2, 12), colors.sprout) +
      figures(1.3, [
        [
          'mother',
          {
            at: [158, 226],
            mood: by(level, 'hurt', 'calm', 'happy'),
            bowed: by(level, 5, 0, 0),
            look: by(level, [0.2, 1], [0.5, 0.4], [0.4, -0.4]),
            hands: by(
              level,
              [
                [-23, -30],
                [23, -30],
              ],
              [undefined, undefined],
              [
                [-24, -90],
                [24, -90],
              ],
            ),
            ...(level === 0 && { closed: true, holds: bucket([-24, -1], 0.7) + bucket([24, -1], 0.7) }),
          },
        ],
        [
          'girl',
          {
            at: by(level, [252, 228], [252, 228], [252, 214]),
            mood: by(level, 'sad', 'calm', 'happy'),
            bowed: by(level, 3, 0, 0),
            look: by(level, [-0.4, 0.6], [-0.5, 0.4], [-0.4, -0.4]),
            ...(level > 1 && {
              hands: [
                [-20, -64],
                [20, -64],
              ],
            }),
          },
        ],
      ]) +
      by(level, '', ball(206, 216), ball(206, 112)),
  );
}

function ball(x: number, y: number): string {
  return circle(x, y, 14, colors.paper) + shape(`M${x} ${y - 6}l6 4l-2 7h-8l-2-7z`, colors.hair);
}

/** A child's day: work, school and work, school and play. */
export function childhood(level: Level): string {
  /** A load on his head, from the lowest row up, and his hands at its edges, `x` from his middle. */
  const carrying = (x: number, rows: readonly number[]): Partial<Pose> => ({
    elbows: [
      [-23, -44],
      [23, -44],
    ],
    hands: [
      [-x, -61],
      [x, -61],
    ],
    holds: rows
      .map((most, row) => {
        const [left, top] = [most * -5.5, -72 - row * 8];
        const joints = Array.from({ length: most - 1 }, (_, i) => `M${left + 11 * (i + 1)} ${top}v8`).join('');
        return (
          box(left, top, most * 11, 8, '#E08A5A') + stroke(`M${left} ${top + 8}h${most * 11}${joints}`, '#B9532F', 1.2)
        );
      })
      .join(''),
  });
  const satchel = box(166, 188, 36, 38, colors.lapacho, 'rx="7"') + stroke('M176 188q8-14 16 0', colors.tierraDeep, 5);
  const schoolhouse =
    box(212, 92, 96, 62, colors.paper) +
    shape('M202 94l16-28h84l16 28z', colors.tierra) +
    box(248, 116, 24, 38, colors.woodDark) +
    stroke('M260 66V36', colors.woodDark, 4) +
    shape('M260 36h26v16h-26z', colors.lapacho);
  return picture(
    land(150) +
      schoolhouse +
      (level > 0 ? satchel : '') +
      figure('boy', {
        at: [130, 226],
        size: 1.7,
        mood: by(level, 'hurt', 'sad', 'happy'),
        ...by(level, carrying(21, [5, 4]), carrying(17, [3]), { hands: [undefined, [20, -58]] }),
      }) +
      by(level, '', '', ball(76, 212)) +
      by(level, stroke('M24 216h56M30 204h50M26 192h52M34 180h40', '#B9532F', 10), '', ''),
  );
}
