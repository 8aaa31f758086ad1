// What a family has and does every day: papers, washing, waste, school things, news, rest.
import { colors, skins } from '../../../server/lace/palette.ts';
import { box, circle, oval, shape } from '../../../server/lace/primitives.ts';
import { type Point } from '../people/geometry.ts';
import { figure } from './figure.ts';
import { figures } from './figures.ts';
import { by, type Level, picture, put, stroke } from './frame.ts';
import { type Mood } from './heads.ts';
import { clothed, hut, land, roof, room } from './places.ts';
import { coin, cow, food, pile } from './things.ts';

/** What a family lives on: odd coins, one thing, several. */
export function sources(level: Level): string {
  const shop =
    box(196, 88, 108, 72, colors.cream) +
    shape('M188 88l10-28h104l10 28z', colors.lapacho) +
    stroke('M216 62l-4 24M250 62v24M284 62l4 24', colors.cream, 7) +
    put(food.fruit, [250, 158], 1.2);
  return picture(
    land(150) +
      (level > 1 ? shop : '') +
      by(level, '', cow([164, 168], 1.1), cow([142, 166], 0.95)) +
      figure('mother', {
        at: [58, 240],
        size: 1.6,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: [0.6, by(level, 0.9, 0.4, 0)],
        bowed: by(level, 4, 0, 0),
        hands: by(level, [undefined, [24, -46]], [undefined, [22, -46]], [[-26, -84], undefined]),
        bust: true,
      }) +
      clothed([160, 190], 340, colors.forest) +
      by(level, coin([108, 184]), pile([112, 193], 3), pile([112, 193], 4) + pile([134, 193], 5) + pile([156, 193], 3)),
  );
}

/** Who of the family has its card. */
export function identity(level: Level): string {
  const each = (all: readonly number[], d: string) => all.map((x) => `M${x} ${d}`).join('');
  const cards = (all: readonly number[]) =>
    shape(each(all, '186h30v42h-60v-42z'), colors.paper) +
    shape(each(all, '193h-6v26h-20v-26z'), colors.rose) +
    stroke(each(all, '203m-16 0h0'), skins[1], 11) +
    stroke(each(all, '216m-20 3q4-8 8 0m12-21h24m-24 9h24m-24 9h14'), colors.tierra, 3);
  const none = (all: readonly number[]) =>
    stroke(each(all, '188h30v38h-60v-38z'), '#7FA08E', 3, ' stroke-dasharray="7"');
  const places = [60, 160, 260];
  const has = by(level, [false, true, false], [true, true, false], [true, true, true]);
  const mood = (i: number): Mood => (has[i] ? 'happy' : 'sad');
  return picture(
    room() +
      figures(1.6, [
        ['mother', { at: [60, 228], mood: mood(0), rests: true, bust: true }],
        ['father', { at: [260, 228], mood: mood(2), rests: true, bust: true }],
        ['girl', { at: [160, 216], mood: mood(1), still: true, bust: true }],
      ]) +
      clothed([160, 174], 330, colors.monte) +
      cards(places.filter((_x, i) => has[i])) +
      (level < 2 ? none(places.filter((_x, i) => !has[i])) : ''),
  );
}

const RUBBISH = (at: readonly Point[]): string =>
  at
    .map(([x, y], i) =>
      put(
        by(
          (i % 3) as Level,
          shape('M-12 0l4-16h12l8 16z', '#8B8F8C'),
          box(-5, -20, 10, 20, '#5A9FAE') + box(-3, -25, 6, 6, colors.paper),
          shape('M-12 0q-4-12 6-14q14-2 16 14z', colors.sun),
        ),
        [x, y],
        1,
      ),
    )
    .join('');

/** A hole in the yard with rubbish of every kind, its earth and the spade behind. */
const PIT =
  stroke('M288 196l12-70M291 122l18 6', colors.wood, 6) +
  shape('M232 204q14-46 48-46t46 46z', '#8E4A24') +
  oval(222, 212, 66, 20, '#4A2110') +
  RUBBISH([
    [190, 216],
    [218, 222],
    [248, 216],
  ]);

/** The rubbish of a house: in the street and the stream, buried, sorted in bins. */
export function waste(level: Level): string {
  const bins = [
    [184, colors.forest],
    [234, colors.sun],
    [284, '#5A9FAE'],
  ] as const;
  return picture(
    land(150) +
      hut([62, 158], 2) +
      by(
        level,
        stroke('M330 168q-60 10-110 34t-130 44', '#7FA6B5', 26) +
          RUBBISH([
            [150, 204],
            [182, 226],
            [214, 200],
            [246, 222],
            [276, 204],
            [120, 226],
            [298, 230],
            [200, 176],
          ]),
        PIT,
        bins
          .map(
            ([x, color]) => shape(`M${x - 20} 162h40l-4 46h-32z`, color) + stroke(`M${x - 22} 160h44`, colors.hair, 6),
          )
          .join('') +
          stroke('M184 176v18M175 185h18', colors.cream, 4) +
          circle(234, 184, 8, colors.cream) +
          box(277, 177, 14, 16, colors.cream),
      ) +
      figure('mother', {
        at: by(level, [88, 228], [118, 228], [126, 228]),
        size: 1.35,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: [0.8, by(level, 0.8, 0.4, 0.2)],
        hands: by(level, [undefined, undefined], [undefined, [26, -50]], [undefined, [32, -58]]),
      }) +
      by(level, '', '', RUBBISH([[172, 156]])),
  );
}

/** Two children and the water to wash with. */
export function hygiene(level: Level): string {
  const mud = (x: number, y: number) =>
    stroke(
      `M${x - 12} ${y + 14}h2M${x + 13} ${y + 12}h1M${x - 12} ${y + 50}h6M${x + 6} ${y + 42}h3M${x - 10} ${y + 74}h4M${x + 10} ${y + 70}h2`,
      '#5B3A1E',
      7,
    );
  const basin =
    stroke('M132 182l-8 40M188 182l8 40', colors.woodDark, 6) +
    shape('M116 156h88q-6 30-24 30h-40q-18 0-24-30', '#B9C4C0') +
    oval(160, 157, 44, 8, '#8CC5D2');
  const foam =
    circle(142, 154, 7, colors.paper) +
    circle(156, 150, 9, colors.paper) +
    circle(172, 154, 7, colors.paper) +
    box(206, 146, 24, 12, colors.rose, 'rx="4"');
  const one = (who: 'girl' | 'boy', x: number, clean: boolean) =>
    figure(who, {
      at: [x, 226],
      size: who === 'girl' ? 1.75 : 1.9,
      mood: clean ? 'happy' : 'sad',
      look: [who === 'girl' ? 0.6 : -0.6, 0.4],
      hands: clean ? (who === 'girl' ? [undefined, [26, -38]] : [[-24, -34], undefined]) : [undefined, undefined],
    }) + (clean ? '' : mud(x, 128));
  return picture(
    room(colors.mist, '#DDB98C', 186) +
      (level > 0 ? basin : '') +
      one('girl', 76, level > 0) +
      one('boy', 246, level > 1) +
      (level > 1 ? foam : ''),
  );
}

/** The card of their health insurance: nobody's, the mother's, both; and the sign of another on the house. */
export function insurance(level: Level): string {
  const cross = (x: number, y: number, size: number) => `M${x} ${y - size}v${size * 2}M${x - size} ${y}h${size * 2}`;
  const card = (x: number, y: number) =>
    box(x - 23, y - 15, 46, 32, colors.paper, 'rx="3"') +
    stroke(cross(x - 10, y + 1, 6), colors.lapacho, 5) +
    stroke(`M${x + 4} ${y - 4}h12m-12 9h9`, colors.tierra, 3);
  const has = by(level, [false, false], [true, false], [true, true]);
  const holds = {
    hands: [
      [-15, -44],
      [15, -44],
    ],
  } as const;
  const shield =
    shape('M-22-26q12 0 22-8q10 8 22 8q4 38-22 52q-26-14-22-52', colors.forest) +
    stroke('M-10-2l8 9l14-17', colors.paper, 6);
  return picture(
    land(160) +
      box(196, 108, 96, 98, colors.cream) +
      box(214, 150, 34, 56, colors.woodDark) +
      roof([196, 110], 96, 44) +
      (level > 1 ? put(shield, [266, 146], 0.8) : '') +
      figures(1.6, [
        ['mother', { at: [66, 230], mood: has[0] ? 'happy' : 'calm', ...(has[0] && holds) }],
        [
          'girl',
          {
            at: [152, 232],
            mood: has[1] ? 'happy' : 'calm',
            ...(has[1] && {
              hands: [
                [-13, -26],
                [13, -26],
              ] as const,
            }),
          },
        ],
      ]) +
      (has[0] ? card(66, 154) : '') +
      (has[1] ? card(152, 188) : ''),
  );
}
