// Health beyond the short form: air and water, check-ups, teeth, eyes, vaccines.
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, shape } from '../../../server/lace/primitives.ts';
import { figure } from './figure.ts';
import { head } from './heads.ts';
import { by, from, type Level, picture, put, stroke } from './frame.ts';
import { clothed, hut, land, room, smoke, tree, WALL } from './places.ts';
import { calendar, notebook } from './things.ts';

/** The land around a house, and what runs through it. */
export function surroundings(level: Level): string {
  const river = (water: string) => shape('M0 240q60-30 130-34t110-30l30-16h34q-20 26-70 44t-96 36z', water);
  const works = box(196, 96, 70, 56, '#6E5E55') + box(206, 56, 16, 44, '#6E5E55') + box(238, 64, 16, 36, '#6E5E55');
  const heap = (x: number, y: number) =>
    shape(`M${x - 30} ${y}q4-22 22-20q8-12 20-2q18 0 20 22z`, '#8B8F8C') +
    box(x - 12, y - 18, 9, 16, '#5A9FAE') +
    box(x + 4, y - 14, 14, 8, colors.sun);
  return picture(
    land(150, by(level, '#B5AFA6', '#C9D6CF', colors.mist)) +
      by(
        level,
        works + smoke([214, 56], 0.9) + smoke([256, 50], 1),
        works + smoke([216, 56], 0.45),
        tree([220, 154], 1.1) + tree([274, 152], 1.3) + tree([176, 152], 0.8),
      ) +
      hut([54, 160], 1.4) +
      river(by(level, '#7A6238', '#8FA39A', '#5FA9BC')) +
      by(level, heap(200, 214) + heap(270, 226) + heap(60, 232), heap(252, 226), '') +
      figure('mother', {
        at: [120, 210],
        size: 1.2,
        mood: by(level, 'hurt', 'calm', 'happy'),
        look: [0.7, by(level, 0, 0.4, 0)],
        hands: by(
          level,
          [undefined, [6, -80]],
          [undefined, undefined],
          [
            [-24, -86],
            [24, -86],
          ],
        ),
      }),
  );
}

/** A mother who expects a child, and how often somebody looked after both. */
export function checkups(level: Level): string {
  const belly =
    shape('M-13-60Q-14-28 5-28C26-28 27-48 13-60z', colors.lapacho) + stroke('M-8-33q15 8 28-5', '#BC3C6D', 2);
  return picture(
    room() +
      calendar([20, 22], by(level, 0, 2, 9), colors.lapacho, 3, 3) +
      figure('mother', {
        at: [112, 232],
        size: 1.65,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: [0.6, by(level, 1, 0.4, 0.2)],
        bowed: by(level, 4, 0, 0),
        hands: [
          [-2, -35],
          [18, -35],
        ],
        holds: belly,
      }) +
      from(
        2,
        level,
        figure('nurse', {
          at: [232, 232],
          size: 1.65,
          mood: 'happy',
          look: [-0.8, 0.4],
          hands: [[-36, -52], undefined],
          holds: stroke('M-7-66q7 20 14 0', colors.monte, 2.6),
        }),
      ),
  );
}

/** A boy's teeth, near. */
export function teeth(level: Level): string {
  const upper = (at: readonly number[], color = colors.paper as string) =>
    shape(at.map((i) => `M${118 + i * 14} 149h13v14h-13z`).join(''), color);
  const lower = (at: readonly number[], color = colors.paper as string) =>
    shape(at.map((i) => `M${125 + i * 14} 172h13v12h-13z`).join(''), color);
  const decay = '#8A6A3A';
  const shown = by(
    level,
    upper([0, 4]) + lower([1, 4]) + upper([2], decay) + lower([2], decay),
    upper([0, 1, 2, 4, 5]) + lower([0, 1, 2, 3, 4]) + upper([3], decay),
    upper([0, 1, 2, 3, 4, 5]) + lower([0, 1, 2, 3, 4]),
  );
  const brush = stroke('M206 182L300 120', '#5A9FAE', 9) + stroke('M200 176l11 15', colors.paper, 12);
  const mood = by(level, 'hurt', 'calm', 'happy');
  return picture(
    box(0, 0, 320, 240, colors.blush) +
      shape('M54 240q6-38 66-44h80q60 6 66 44z', '#6FB0AE') +
      put(head('boy', mood, [0, 0]), [160, 104], 7) +
      by(level, circle(222, 150, 24, '#9A5A38') + stroke('M258 122l16-8M264 146h18', colors.tierra, 5), '', '') +
      shape('M108 146q52-10 104 0q2 46-52 46t-52-46', colors.tierraNight) +
      shown +
      from(2, level, brush),
  );
}

/** A girl before a board that she cannot read, was examined for, can read. */
export function sight(level: Level): string {
  const letters = by(
    level,
    stroke('M184 52q20-10 40 0t40 0M190 76q20-10 30 0t34 0M184 100q20-10 40 0t40 0', '#7C9A8E', 7),
    stroke('M184 52q20-10 40 0t40 0M190 76q20-10 30 0t34 0M184 100q20-10 40 0t40 0', '#7C9A8E', 7),
    stroke('M186 44v22M186 44h16v11h-16M216 44v22h16M248 66l8-22l8 22M186 84h74M186 102h50', colors.paper, 5),
  );
  const paper = put(
    box(-26, -32, 52, 52, colors.paper) +
      stroke(
        'M-18-9a7 7 0 1 0 14 0a7 7 0 1 0-14 0m22 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0m-8 0h8M-16 10h32',
        colors.hair,
        3,
      ),
    [226, 188],
    1,
    6,
  );
  return picture(
    room(colors.mist) +
      box(168, 26, 124, 92, colors.monte, `stroke="${colors.wood}" stroke-width="7"`) +
      letters +
      figure('girl', {
        at: [84, 238],
        size: 2.2,
        mood: by(level, 'hurt', 'sad', 'happy'),
        look: [0.6, by(level, 0, 0, -0.2)],
        rests: true,
        bust: true,
      }) +
      (level > 1
        ? stroke('M71 109a9 9 0 1 0 18 0a9 9 0 1 0-18 0m21 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0m-3 0h3', colors.tierra, 3.5)
        : '') +
      clothed([160, 184], 330, colors.forest) +
      by(level, '', paper, '') +
      notebook([104, 200], 3, 1),
  );
}

/** A family and its vaccines: those of the sheet that it has, and who gives the last one. */
export function vaccines(level: Level): string {
  const nurse =
    figure('nurse', {
      at: [268, 284],
      size: 1.9,
      mood: 'happy',
      look: [-0.8, 0.6],
      bust: true,
      hands: [[-20, -42], undefined],
    }) +
    box(214, 199, 22, 8, colors.mist) +
    stroke('M213 203h-12M236 196v14M236 203h8', '#6E7E7A', 3);
  const mood = by(level, 'sad', 'calm', 'happy');
  return picture(
    box(0, 0, 320, 240, WALL) +
      calendar([22, 20], by(level, 1, 5, 9), colors.sprout, 3, 3) +
      figure('mother', {
        bust: true,
        rests: true,
        at: [108, 284],
        size: 1.9,
        mood,
        look: [0.5, by(level, 1, 0.4, 0.6)],
      }) +
      figure('boy', { bust: true, at: [180, 264], size: 2, mood, look: [-0.4, by(level, 1, 0, 0)] }) +
      from(2, level, nurse),
  );
}
