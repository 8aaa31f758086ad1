// Health beyond the short form: air and water, check-ups, teeth, eyes, vaccines.
import { colors, skins } from '../../../server/lace/palette.ts';
import { box, circle, shape } from '../../../server/lace/primitives.ts';
import { figure } from './figure.ts';
import { by, from, type Level, picture, put, stroke } from './frame.ts';
import { clothed, hut, land, room, smoke, tree } from './places.ts';
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
  const belly = circle(4, -46, 13.5, '#EFE3CB');
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
          [-8, -50],
          [16, -42],
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

/** A mouth, near. */
export function teeth(level: Level): string {
  const tooth = (i: number, color = colors.paper as string) => box(100 + i * 20, 158, 18, 24, color, 'rx="4"');
  const lower = (i: number, color = colors.paper as string) => box(110 + i * 20, 190, 18, 18, color, 'rx="4"');
  const shown = by(
    level,
    tooth(0) + tooth(2, '#8A6A3A') + tooth(5) + lower(1, '#8A6A3A') + lower(4),
    [0, 1, 2, 4, 5].map((i) => tooth(i)).join('') + tooth(3, '#8A6A3A') + [0, 1, 2, 3, 4].map((i) => lower(i)).join(''),
    [0, 1, 2, 3, 4, 5].map((i) => tooth(i)).join('') + [0, 1, 2, 3, 4].map((i) => lower(i)).join(''),
  );
  const brush = stroke('M244 214L316 150', '#5A9FAE', 12) + stroke('M238 206l14 16', colors.paper, 16);
  const eye = by(
    level,
    'M96 92q14 12 28 0M196 92q14 12 28 0M92 66l26-12M228 66l-26-12',
    'M110 88v6M210 88v6',
    'M110 86v10M210 86v10',
  );
  return picture(
    box(0, 0, 320, 240, colors.blush) +
      shape('M40 110c0-150 240-150 240 0c0 60-30 118-70 140h-100c-40-22-70-80-70-140', skins[1]) +
      shape('M36 110c-20-130 268-150 248 0q-20-60-124-70q-100 10-124 70', colors.hair) +
      stroke(eye, colors.hair, by(level, 7, 15, 15)) +
      (level === 0 ? circle(258, 172, 30, '#C2764B') : '') +
      shape('M86 152q74-16 148 0q0 68-74 68t-74-68', '#4A150B') +
      shown +
      (level > 1 ? brush : '') +
      (level === 0 ? stroke('M292 130l14-8M300 160h16', colors.tierra, 5) : ''),
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

/** Arms of a family and what they were vaccinated with. */
export function vaccines(level: Level): string {
  const nurse =
    figure('nurse', {
      at: [258, 232],
      size: 1.6,
      mood: 'happy',
      look: [-0.8, 0.4],
      bust: true,
      hands: [[-30, -58], undefined],
    }) + put(box(-14, -4, 22, 8, colors.mist) + stroke('M-15 0h-12M8-7v14M8 0h8', '#6E7E7A', 2.5), [206, 138]);
  const plaster = (x: number, y: number) => put(box(-9, -4, 18, 8, colors.straw, 'rx="4"'), [x, y], 1, 20);
  return picture(
    room() +
      calendar([22, 20], by(level, 1, 5, 9), colors.sprout, 3, 3) +
      (level > 1 ? nurse : '') +
      figure('mother', {
        bust: true,
        still: true,
        at: [110, 232],
        size: 1.55,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: [0.4, 0.4],
      }) +
      figure('boy', {
        bust: true,
        still: true,
        at: [178, 222],
        size: 1.6,
        mood: by(level, 'hurt', 'calm', 'happy'),
        look: [-0.3, 0],
      }) +
      (level > 1 ? plaster(196, 176) : '') +
      clothed([160, 196], 340, colors.forest),
  );
}
