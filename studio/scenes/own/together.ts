// Organization and interiority: groups, quarrels, plans, trust.
import { colors } from '../../../server/lace/palette.ts';
import { box, shape } from '../../../server/lace/primitives.ts';
import { figure, type Pose } from './figure.ts';
import { figures } from './figures.ts';
import { by, from, type Level, picture, put, stroke } from './frame.ts';
import { clothed, hut, room, tree } from './places.ts';
import { AKIMBO, hearsNothing } from './poses.ts';
import { notebook, thought } from './things.ts';

/** A committee in the shade, and how far from it our woman is. */
export function groups(level: Level): string {
  const mood = by(level, 'calm', 'calm', 'happy');

  const home =
    box(-10, 74, 92, 130, colors.cream) +
    shape('M-20 78L20 36h46l30 42z', colors.tierra) +
    box(18, 102, 46, 102, '#5A3A2A');
  return picture(
    box(0, 0, 320, 150, colors.mist) +
      box(0, 150, 320, 90, colors.clay) +
      tree([270, 170], 2.5) +
      home +
      figures(1.2, [
        [
          'neighbour',
          { at: [168, 214], mood, look: by(level, [0.5, 0.3], [0.5, 0.3], [-0.6, 0]), bust: true, still: true },
        ],
        [
          'clerk',
          { at: [222, 212], mood, look: by(level, [-0.4, 0.3], [-0.4, 0.3], [-0.8, 0]), bust: true, still: true },
        ],
        ['grandmother', { at: [278, 216], mood, look: [-0.8, 0], bust: true, still: true }],
        [
          'mother',
          {
            at: by(level, [41, 206], [96, 222], [108, 226]),
            mood: by(level, 'sad', 'calm', 'happy'),
            look: by(level, [-0.7, 1], [0.8, 0.2], [1, 0]),
            bowed: by(level, 3, 0, 0),
            ...(level > 1 ? { hands: [undefined, [20, -98]] } : { arms: 'joined' }),
          },
        ],
      ]) +
      shape('M132 166h184l6 46H126z', colors.woodDark),
  );
}

/** Two at a table, a child between them: shouting, with one who turns away, talking it over. */
export function quarrels(level: Level): string {
  return picture(
    room() +
      figures(1.6, [
        [
          'girl',
          {
            at: [160, 214],
            mood: by(level, 'hurt', 'calm', 'happy'),
            ...by<Partial<Pose>>(level, hearsNothing('girl'), { rests: true }, { rests: true }),
            bowed: by(level, 4, 0, 0),
            bust: true,
          },
        ],
        [
          'father',
          {
            at: [60, 236],
            mood: by(level, 'shout', 'calm', 'happy'),
            look: by(level, [0.9, 0], [0.9, 0], [0.8, 0]),
            ...by<Partial<Pose>>(
              level,
              {
                hands: [
                  [-28, -96],
                  [34, -80],
                ],
              },
              {
                hands: [
                  [-16, -34],
                  [34, -60],
                ],
                elbows: [undefined, [21, -50]],
                bent: 18,
              },
              {
                hands: [
                  [-16, -34],
                  [34, -38],
                ],
              },
            ),
            bust: true,
          },
        ],
        [
          'mother',
          {
            at: [260, 236],
            mood: by(level, 'shout', 'sad', 'happy'),
            look: by(level, [-0.9, 0], [0.9, 0.5], [-0.8, 0]),
            hands: by(
              level,
              [
                [-34, -80],
                [28, -94],
              ],
              [undefined, undefined],
              [
                [-34, -38],
                [16, -34],
              ],
            ),
            ...(level === 1 && { arms: 'crossed' }),
            bust: true,
          },
        ],
      ]) +
      by(level, stroke('M132 54l14 12l-8 8l16 14M188 54l-14 12l8 8l-16 14', colors.tierra, 5), '', '') +
      clothed([160, 180], 300, colors.forest),
  );
}

/** What somebody thinks of: a tangle, a house, a house with a way up to it that is written down. */
export function needs(level: Level): string {
  const tangle = stroke('M-30 6q16-34 30-6t-20 18t-6-30t40 4t-8 24t-26-12t32-22t12 26', '#6B4A3C', 3.4);
  const home = hut([0, 32], 1.4);
  const steps =
    shape('M-44 36v-12h16v-10h16v-10h16v32z', colors.gold) +
    hut([24, 6], 0.8) +
    stroke('M24-26v-16', colors.woodDark, 3) +
    shape('M24-42l14 5l-14 5z', colors.lapacho) +
    box(4, 5, 40, 31, colors.gold);
  return picture(
    room() +
      thought([216, 66], by(level, tangle, home, steps), [122, 100], 1.55) +
      figure('mother', {
        at: [76, 238],
        size: 1.75,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: by(level, [0.2, 0.8], [0.6, -0.6], [0.6, -0.3]),
        ...by<Partial<Pose>>(
          level,
          {},
          { arms: 'thinking' },
          {
            hands: [
              [-16, -34],
              [30, -38],
            ],
          },
        ),
        bowed: by(level, 3, 0, 0),
        bust: true,
      }) +
      clothed([160, 182], 340, colors.forest) +
      from(2, level, notebook([150, 196], 4, 1.1) + stroke('M132 178l14-26', colors.tierra, 4)),
  );
}

/** A woman and her mirror. */
export function trust(level: Level): string {
  const mood = by(level, 'sad', 'calm', 'happy');
  const glass =
    shape('M196 40q0-24 44-24t44 24v150h-88z', colors.wood) +
    shape('M204 44q0-18 36-18t36 18v138h-72z', '#CFE0DA') +
    put(
      figure('mother', {
        at: [0, 0],
        size: by(level, 0.8, 1.1, 1.3),
        mood,
        look: [by(level, -0.2, -0.7, -0.7), by(level, 1.2, 0.2, -0.2)],
        bowed: by(level, 8, 1, -1),
        ...by<Partial<Pose>>(
          level,
          {
            hands: [
              [-6, -36],
              [4, -38],
            ],
          },
          { arms: 'thinking' },
          AKIMBO,
        ),
      }),
      [240, by(level, 176, 178, 180)],
    );
  return picture(
    room(colors.blush) +
      glass +
      stroke('M206 196l-10 24M274 196l10 24', colors.woodDark, 8) +
      figure('mother', {
        at: [94, 228],
        size: by(level, 1.5, 1.6, 1.75),
        mood,
        look: by(level, [0.2, 1.6], [0.7, 0.2], [0.7, -0.3]),
        bowed: by(level, 9, 1, -1),
        ...by<Partial<Pose>>(level, { arms: 'joined' }, { arms: 'thinking' }, AKIMBO),
      }),
  );
}
