// Health: water, care and food.
import { colors } from '../../../server/lace/palette.ts';
import { box, oval, shape } from '../../../server/lace/primitives.ts';
import { figure } from './figure.ts';
import { figures, type Person } from './figures.ts';
import { by, from, type Level, picture, put, stroke } from './frame.ts';
import { head } from './heads.ts';
import { clothed, post, room, tree, view } from './places.ts';
import { bottle, bucket, cow, food, plates, sink } from './things.ts';
import { openHouse } from './openHouse.ts';

/** Where a mother takes water from: a pond where animals drink, a pipe down the road, a tap in the kitchen. */
export function water(level: Level): string {
  const pond = oval(262, 208, 58, 19, '#8C6B3E') + oval(260, 205, 44, 10, '#A58455') + cow([274, 196], 0.85);
  const standpipe =
    box(270, 204, 44, 8, '#C9C2B4') +
    stroke('M292 206v-70h-20v8', '#8D9A96', 7) +
    stroke('M262 136h8', '#8D9A96', 5) +
    stroke('M272 150v30', '#5FA9BC', 5) +
    bucket([272, 208], 0.9, '#8CC5D2');
  const mother = figure('mother', {
    at: by(level, [194, 226], [224, 226], [66, 208]),
    size: by(level, 1.3, 1.3, 1.05),
    mood: by(level, 'sad', 'calm', 'happy'),
    look: by(level, [0.8, 1.3], [0.8, 0.5], [-0.6, 0]),
    bowed: by(level, 3, 0, 0),
    hands: by(level, [undefined, [30, -40]], [undefined, [32, -44]], [[-24, -64], undefined]),
    holds: by(level, '', '', put(shape('M-5-8h10l-1.500 15h-7z', '#BFE3EA'), [-24, -70], 1.2)),
  });
  const sinkAt = (runs: boolean) => sink([128, 190], runs, 0.72) + box(104, 188, 50, 4, colors.woodDark);
  return picture(
    openHouse(
      by(level, '', '', box(106, 170, 46, 22, colors.woodDark) + put(sinkAt(true), [0, -18])) +
        by(level, '', '', mother),
      tree([300, 150], 0.8) + by(level, pond + mother + bucket([234, 208], 0.8, '#A58455'), standpipe + mother, ''),
    ),
  );
}

/** A sick child, its mother, and how far help is. */
export function care(level: Level): string {
  const hill = shape('M0 84V64q30-16 62-10q34-14 62 2v28z', colors.leaf);
  const seen = by(
    level,
    hill,
    hill + stroke('M16 84q60-6 42-20t34-16', colors.clay, 5) + post([96, 50], 0.42),
    box(0, 62, 124, 22, colors.leaf) + post([62, 84], 1.35),
  );
  const mother: Person = [
    'mother',
    {
      at: [168, 230],
      mood: by(level, 'sad', 'sad', 'happy'),
      look: [-0.8, 1.1],
      bowed: by(level, 5, 3, 1),
      hands: by(level, [[-24, -48], undefined], [[-24, -48], undefined], [undefined, undefined]),
      bust: true,
      ...(level === 2 && { still: true }),
    },
  ];
  const nurse: Person = [
    'nurse',
    {
      at: [236, 226],
      mood: 'happy',
      look: [-0.9, 0.7],
      still: true,
      bust: true,
    },
  ];
  const ill = shape('M-11-9q11-5 22-1v7q-11-5-21 1z', colors.paper);
  return picture(
    room() +
      view([22, 10], 124, 84, seen) +
      figures(1.5, [mother, ...(level > 1 ? [nurse] : [])]) +
      stroke('M40 226V122m222 104v-76', colors.woodDark, 8) +
      box(36, 158, 226, 22, colors.paper) +
      box(40, 180, 222, 25, colors.woodDark) +
      stroke('M64 154h36', colors.mist, 24) +
      put(
        head('girl', by(level, 'hurt', 'sad', 'happy'), [0, 0], [0.4, 0]) + by(level, ill, ill, ''),
        [86, 138],
        1.35,
        -10,
      ) +
      shape(
        'M110 156q8-16 34-17q22-1 34 5q14-24 32-2q12 2 22-1q4-12 14-12q14 2 16 22v38q-19 9-38 0t-38 0t-38 0t-38 0z',
        '#6FB0AE',
      ) +
      stroke('M178 144q9 9 5 28m27-30q-2 14 4 26', '#4F938F', 3) +
      stroke('M114 190V158q8-12 22-14', colors.paper, 8) +
      put(
        stroke('M-18-50H18M-14-46V0M14-46V0', colors.woodDark, 7) +
          by(level, '', bottle([0, -54]), bottle([0, -54], 1.7)),
        [294, 226],
      ),
  );
}

/** A family at its table, and what is on the plates. */
export function meals(level: Level): string {
  const dish = by(level, 'empty', 'plain', 'full');
  const mood = by(level, 'sad', 'calm', 'happy');
  const bowed = by(level, 5, 0, 0);
  const down = by(level, 1.2, 0.3, 0);
  return picture(
    room() +
      figures(1.6, [
        ['father', { at: [66, 230], mood, look: [0.5, down], bowed, rests: true, bust: true }],
        ['mother', { at: [254, 230], mood, look: [-0.5, down], bowed, rests: true, bust: true }],
        ['girl', { at: [160, 218], mood, look: [0, down], bowed, still: true, bust: true }],
      ]) +
      clothed([160, 176], 300, colors.forest) +
      plates(
        [
          [66, 196],
          [160, 208],
          [254, 196],
        ],
        dish,
      ) +
      from(2, level, put(food.fruit, [114, 188])),
  );
}
