// Reading, voting, feelings, beginnings.
import { colors, skins } from '../../../server/lace/palette.ts';
import { box, circle, shape } from '../../../server/lace/primitives.ts';
import { figure, type Pose } from './figure.ts';
import { figures } from './figures.ts';
import { by, type Level, picture, put, stroke } from './frame.ts';
import { AKIMBO, hearsNothing } from './poses.ts';
import { clothed, hut, land, room, tree } from './places.ts';
import { coin, notebook, thought } from './things.ts';

/** What a book says to a mother: nothing, half of it, all of it. */
export function reading(level: Level): string {
  const ask = 'M-8-12q0-13 12-13t12 13t-12 16v7m0 14h0';
  const unknown = stroke(ask, '#6B4A3C', 8);
  const half =
    stroke('M-40 28v-24l-6 4l22-21l22 21l-6-4v24', '#6B4A3C', 4, ' stroke-dasharray="7"') + put(unknown, [26, 4], 0.9);
  const clear = hut([-14, 30], 1.1) + circle(30, -6, 11, colors.sun);
  return picture(
    room() +
      thought([216, 66], by(level, unknown, half, clear), [122, 100], 1.5) +
      figure('mother', {
        at: [76, 238],
        size: 1.75,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: [0.5, 0.9],
        hands: by(
          level,
          [
            [-12, -38],
            [24, -40],
          ],
          [
            [-12, -38],
            [24, -40],
          ],
          [
            [-12, -38],
            [24, -40],
          ],
        ),
        bust: true,
      }) +
      by(
        level,
        '',
        '',
        figure('girl', { at: [196, 216], size: 1.5, mood: 'happy', look: [-0.6, 0.8], still: true, bust: true }),
      ) +
      clothed([160, 182], 340, colors.forest) +
      notebook([118, 196], 4, 1.1),
  );
}

/** Two adults and the ballot box: neither, one, both. */
export function voting(level: Level): string {
  const votes = (one: boolean) => (one ? 'happy' : by(level, 'sad', 'calm', 'calm'));
  const paper = (x: number, y: number) => box(x - 9, y - 13, 18, 24, colors.paper);
  return picture(
    room(colors.mist, '#B56A3A', 186) +
      figure('mother', {
        at: level > 0 ? [88, 230] : [36, 230],
        size: 1.5,
        mood: votes(level > 0),
        look: [level > 0 ? 0.8 : -0.8, level > 0 ? 0.4 : 0.6],
        ...(level > 0 ? { hands: [undefined, [26, -70]] } : { arms: 'crossed' }),
      }) +
      figure('father', {
        at: level > 1 ? [236, 230] : [286, 230],
        size: 1.5,
        mood: votes(level > 1),
        look: [level > 1 ? -0.8 : 0.8, level > 1 ? 0.4 : 0.6],
        ...(level > 1 ? { hands: [[-26, -70], undefined] } : { arms: 'crossed' }),
      }) +
      (level > 0 ? paper(134, 124) : '') +
      (level > 1 ? paper(190, 124) : '') +
      shape('M118 150h88l-6 76h-76z', colors.paper) +
      box(112, 144, 100, 12, '#E5D8BE') +
      box(140, 147, 44, 5, colors.hair) +
      stroke('M144 196l12 12l24-28', colors.lapacho, 7),
  );
}

/** What somebody feels and what she does with it, beside her daughter. */
export function feelings(level: Level): string {
  const storm = stroke('M-34 4q20-40 34-8t-22 22t-10-34t46 2t-6 30t-30-16t34-26', colors.tierraDeep, 5);
  return picture(
    room(colors.blush) +
      by(
        level,
        put(storm, [112, 44], 1.2),
        put(stroke('M-20 0q10-20 20 0t20 0', colors.tierraDeep, 5), [112, 52]),
        '',
      ) +
      figure('mother', {
        at: by(level, [110, 232], [110, 232], [132, 232]),
        size: 1.65,
        mood: by(level, 'shout', 'sad', 'tender'),
        look: by(level, [0.6, 0], [0.4, 1], [0.7, 0.4]),
        ...by<Partial<Pose>>(
          level,
          AKIMBO,
          { arms: 'crossed' },
          { hands: [undefined, [30, -38]], elbows: [undefined, [34, -50]], tilt: 8 },
        ),
        bowed: by(level, 0, 2, 0),
      }) +
      figure('girl', {
        at: by(level, [256, 232], [236, 232], [174, 232]),
        size: 1.6,
        mood: by(level, 'hurt', 'calm', 'happy'),
        look: by(level, [0.8, 0.6], [-0.4, 0], [-0.7, -0.3]),
        ...by<Partial<Pose>>(level, hearsNothing('girl'), {}, { tilt: -14 }),
      }) +
      by(
        level,
        '',
        '',
        // Her hand on the girl's shoulder.
        stroke('M187 170l8-2', skins[1], 9) +
          stroke('M184 171l-3 7m8-7l-1 9m5-10l3 8m-1-11l6 6', skins[1], 4) +
          shape('M160 40q-4-18 12-18q8 0 10 10q4-10 12-10q16 0 10 18q-4 12-22 24q-18-12-22-24', colors.lapacho),
      ),
  );
}

/** An idea for a stall: none, thought of, begun. */
export function beginnings(level: Level): string {
  const stall = (high: number) =>
    stroke(`M-40 0V-${high}M40 0V-${high}`, colors.woodDark, 5) +
    box(-46, -30, 92, 30, colors.wood) +
    put(shape('M-50 0l8-24h84l8 24z', colors.lapacho) + stroke('M-26-22l-4 20M0-22v20M26-22l4 20', colors.cream, 7), [
      0,
      4 - high,
    ]) +
    circle(-32, -37, 8, colors.orange) +
    circle(-15, -37, 8, '#D9442E') +
    circle(32, -37, 8, colors.sprout);
  return picture(
    land(160) +
      tree([30, 164], 0.9) +
      by(
        level,
        figure('mother', {
          at: [104, 224],
          size: 1.5,
          mood: 'sad',
          look: [0.2, 1.2],
          bowed: 7,
          arms: 'joined',
        }),
        thought([224, 70], put(stall(66), [0, 40], 0.8), [150, 96], 1.4) +
          figure('mother', {
            at: [104, 224],
            size: 1.5,
            mood: 'calm',
            look: [0.6, -0.7],
            arms: 'thinking',
          }),
        figures(1.4, [
          ['mother', { at: [210, 240], mood: 'happy', look: [-0.5, 0], hands: [[-30, -60], undefined], bust: true }],
          ['neighbour', { at: [84, 226], mood: 'happy', look: [0.8, 0], hands: [undefined, [36, -60]] }],
        ]) +
          put(stall(106), [206, 222], 1.35) +
          coin([136, 140], 1.1),
      ),
  );
}
