// Other people: respect, rights, the authorities, right and wrong, how one is treated, who decides.
import { colors, skins } from '../../../server/lace/palette.ts';
import { box, shape } from '../../../server/lace/primitives.ts';
import { type Point } from '../people/geometry.ts';
import { figure, type Pose } from './figure.ts';
import { figures } from './figures.ts';
import { by, type Level, picture, put, stroke } from './frame.ts';
import { clothed, hut, land, room, tree, WALL } from './places.ts';
import { AKIMBO, hearsNothing } from './poses.ts';
import { notebook } from './things.ts';

/** Where the hands of somebody lie who sits, in the figure's units. */
const HANDS_ON_LAP: readonly [Point, Point] = [
  [-19, -41],
  [-6, -41],
];

/** A neighbour in a wheelchair, and how she is met. */
export function respect(level: Level): string {
  const x = by(level, 262, 244, 222);
  const steel = '#6E7E7A';
  const lap =
    stroke('M-27-22l-3 9', skins[0], 6) +
    stroke('M-35-9h6', colors.tierraNight, 5) +
    shape('M-13.500-43h26q6 8 4 19h-36l-2 7h-14q-2-18 5-21q5-4 17-5', colors.tierraDeep) +
    shape('M-14-26h28v12h-28z', colors.hair) +
    stroke('M-20-22H17V-60h8M-22-10v-12l-4 17h-12', steel, 3.5) +
    stroke('M-22-10h0', colors.hair, 9) +
    stroke('M8-22m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0', colors.hair, 3.5) +
    stroke('M-2-32l20 20m0-20l-20 20', steel, 1.2);
  return picture(
    land(150) +
      tree([40, 156], 1) +
      put(stroke('M-6-38a16 16 0 0 0 2 31', '#51433D', 3), [x, 233], 1.5) +
      figures(1.5, [
        [
          'mother',
          {
            at: by(level, [84, 228], [96, 228], [130, 228]),
            mood: by(level, 'hurt', 'calm', 'happy'),
            look: by(level, [-0.9, 0], [0.7, 0], [0.8, 0.3]),
            hands: by(level, [undefined, [36, -78]], [undefined, undefined], [undefined, [32, -52]]),
            ...(level === 1 && { arms: 'crossed' }),
          },
        ],
        [
          'neighbour',
          {
            at: [x, 233],
            mood: by(level, 'sad', 'calm', 'happy'),
            look: by(level, [0.6, 1], [-0.7, 0], [-0.8, 0]),
            hands: by(level, HANDS_ON_LAP, HANDS_ON_LAP, [
              [-34, -66],
              [2, -42],
            ]),
            holds: lap,
            bust: true,
          },
        ],
      ]),
  );
}

/** What somebody knows of her rights: a closed book, an open one, whom to go to with it. */
export function rights(level: Level): string {
  const closed = box(142, 160, 60, 22, colors.tierraDeep, 'rx="3"') + stroke('M146 176h52', colors.paper, 4);
  const scales =
    stroke('M0-40V14M-34-28H34M-16 14h32', colors.gold, 6) +
    shape('M-50-2h32q-4 14-16 14t-16-14M18-2h32q-4 14-16 14t-16-14', colors.gold) +
    stroke('M-34-28l-16 26M-34-28l16 26M34-28l-16 26M34-28l16 26', colors.gold, 2.5);
  return picture(
    room(colors.mist) +
      box(196, 20, 108, 78, colors.tierraDeep) +
      put(scales, [250, 62], 0.9) +
      (level > 1
        ? figure('clerk', {
            at: [252, 238],
            size: 1.5,
            mood: 'happy',
            look: [-0.8, 0.3],
            hands: [[-34, -44], undefined],
            bust: true,
          })
        : '') +
      figure('mother', {
        at: [78, 236],
        size: 1.7,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: [0.6, by(level, 1, 0.9, 0)],
        bowed: by(level, 5, 2, 0),
        hands: by(
          level,
          [undefined, undefined],
          [
            [-8, -40],
            [26, -40],
          ],
          [
            [-8, -40],
            [34, -46],
          ],
        ),
        ...(level === 0 && { rests: true }),
        bust: true,
      }) +
      clothed([160, 182], 340, colors.forest) +
      by(level, closed, notebook([140, 194], 4, 1.1), notebook([156, 194], 4, 1.1)),
  );
}

/** A town hall and who comes to it: nobody, one alone, neighbours who are received. */
export function authorities(level: Level): string {
  const hall =
    box(170, 60, 150, 146, colors.cream) +
    shape('M158 64l87-46l87 46z', colors.tierraDeep) +
    stroke('M186 70v134M304 70v134', colors.tierraDeep, 10) +
    box(215, 104, 60, 102, level > 0 ? '#3A241A' : colors.wood) +
    (level > 0 ? '' : stroke('M245 104v102', colors.woodDark, 4));
  const sheet = (x: number, y: number) => box(x - 12, y - 16, 24, 30, colors.paper);
  return picture(
    box(0, 0, 320, 206, colors.mist) +
      box(0, 206, 320, 34, colors.clay) +
      hall +
      by(
        level,
        figure('mother', { at: [46, 226], size: 1.4, mood: 'sad', look: [-0.6, 1], bowed: 4 }),
        figure('clerk', { at: [250, 224], size: 1.2, mood: 'calm', look: [1, -0.3], still: true, bust: true }) +
          box(205, 158, 82, 48, colors.woodDark) +
          box(199, 152, 94, 9, colors.wood) +
          stroke('M212 148h22M214 141h22M211 134h22', colors.paper, 5) +
          figure('mother', { at: [132, 226], size: 1.4, mood: 'calm', look: [0.8, 0], hands: [undefined, [28, -60]] }) +
          sheet(174, 138),
        figures(1.26, [
          ['clerk', { at: [246, 222], mood: 'happy', look: [-0.8, 0], hands: [[-32, -62], undefined] }],
          ['neighbour', { at: [40, 222], mood: 'happy', look: [0.8, 0] }],
          ['mother', { at: [136, 226], mood: 'happy', look: [0.8, 0], hands: [undefined, [30, -60]] }],
        ]) + sheet(184, 154),
      ),
  );
}

/** A bag of rubbish and a neighbour's fence. */
export function conscience(level: Level): string {
  const bag = (x: number, y: number) =>
    shape(`M${x - 18} ${y}q-8-30 14-34l-4-8h18l-4 8q22 6 12 34q-18 6-36 0`, '#51433D');
  const bin = shape('M22 164h44l-4 46h-36z', '#5A9FAE') + stroke('M18 162h52', colors.hair, 7);
  return picture(
    land(150) +
      hut([274, 160], 1.5) +
      bin +
      figures(1.45, [
        [
          'neighbour',
          {
            at: [270, 226],
            mood: by(level, 'sad', 'calm', 'happy'),
            look: [-0.8, by(level, 0.8, 0, 0)],
            ...by<Partial<Pose>>(level, hearsNothing('neighbour'), {}, { hands: [[-24, -92], undefined] }),
          },
        ],
        [
          'mother',
          {
            at: by(level, [132, 228], [132, 228], [104, 228]),
            mood: by(level, 'calm', 'calm', 'happy'),
            look: by(level, [-0.8, 0], [0.5, 0.8], [0.7, 0]),
            hands: by(
              level,
              [undefined, [35, -70]],
              [undefined, [24, -36]],
              [
                [-27, -71],
                [24, -90],
              ],
            ),
          },
        ],
      ]) +
      stroke('M196 232v-50M216 232v-50M236 232v-50M190 196h54M190 216h54', colors.woodDark, 6) +
      by(
        level,
        bag(188, 161) + bag(292, 234) + bag(246, 236),
        bag(32, 164) + bag(262, 236),
        bag(32, 164) + bag(60, 162),
      ),
  );
}

/** How a family treats one another: blows, shouting, his arm around her. */
export function peace(level: Level): string {
  const mother = figure('mother', {
    at: by(level, [220, 236], [236, 234], [172, 234]),
    size: by(level, 1.35, 1.55, 1.6),
    mood: by(level, 'hurt', 'sad', 'tender'),
    look: by(level, [0.4, 1], [0.6, 1], [-0.5, 0.6]),
    bowed: by(level, 6, 4, 0),
    ...by<Partial<Pose>>(
      level,
      {
        hands: [
          [-12, -98],
          [10, -96],
        ],
        lean: 10,
      },
      { arms: 'crossed' },
      { hands: [[-30, -54], undefined], elbows: [[-15, -46], undefined], tilt: -8 },
    ),
  });
  const father = figure('father', {
    at: by(level, [74, 234], [74, 234], [118, 234]),
    size: 1.6,
    mood: by(level, 'shout', 'shout', 'happy'),
    look: by(level, [0.9, 0.2], [0.9, 0], [0.7, 0.2]),
    ...by<Partial<Pose>>(
      level,
      {
        hands: [
          [-26, -108],
          [40, -84],
        ],
      },
      AKIMBO,
      { hands: [undefined, [34, -62]], elbows: [undefined, [26, -62]] },
    ),
    lean: by(level, 8, 5, 0),
  });
  return picture(
    room(WALL, '#DDB98C') +
      father +
      mother +
      by(
        level,
        stroke('M158 66l14 10l-8 8l14 12M134 44l10 14l-10 6l8 16', colors.tierra, 5),
        stroke('M118 90l24-8M120 103h26M118 116l24 8', colors.tierra, 4),
        // His hand on her shoulder.
        stroke('M190 130l7-1', skins[0], 9) + stroke('M187 131l-4 6m7-4l-1 9m5-10l1 9m3-12l4 7', skins[0], 4),
      ),
  );
}

/** A fork in the road, and who chooses the way. */
export function decisions(level: Level): string {
  const ways = shape('M130 240q10-50-90-90h44q70 30 82 60q20-40 92-60h40q-100 44-92 90z', '#E3A27C');
  const signs =
    stroke('M160 180V22', colors.woodDark, 8) +
    shape('M176 26h-62l-14 13l14 13h62zM144 56h62l14 13l-14 13h-62z', colors.straw) +
    stroke('M118 39h44M158 69h44', colors.woodDark, 4);
  return picture(
    land(150) +
      ways +
      signs +
      by(
        level,
        figure('father', {
          at: [212, 226],
          size: 1.45,
          mood: 'shout',
          look: [-0.6, 0],
          hands: [[-40, -86], undefined],
        }) +
          figure('mother', {
            at: [108, 230],
            size: 1.35,
            mood: 'sad',
            look: [-0.3, 1.2],
            bowed: 7,
            arms: 'joined',
          }),
        figure('father', {
          at: [246, 226],
          size: 1.45,
          mood: 'calm',
          look: [-0.6, 0],
          hands: [[-38, -74], undefined],
        }) + figure('mother', { at: [116, 230], size: 1.35, mood: 'calm', look: [0.7, 0], arms: 'thinking' }),
        figure('father', { at: [262, 226], size: 1.4, mood: 'happy', look: [-0.6, 0] }) +
          figure('mother', {
            at: [116, 228],
            size: 1.5,
            mood: 'happy',
            look: [0.6, -0.3],
            hands: [
              [-17, -46],
              [36, -92],
            ],
          }),
      ),
  );
}
