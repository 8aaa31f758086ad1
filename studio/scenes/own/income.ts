// Income: what a family earns, saves and can borrow.
import { colors } from '../../../server/lace/palette.ts';
import { box } from '../../../server/lace/primitives.ts';
import { figure } from './figure.ts';
import { by, from, type Level, picture, put, stroke } from './frame.ts';
import { bank, clothed, land, room } from './places.ts';
import { books, bottle, bowlOfFruit, calendar, coin, food, notes, pile, pot, shoes } from './things.ts';

/** A mother, what she brought home and what it is for: the pot, and the shelf of all that is not food. */
export function earnings(level: Level): string {
  const mood = by(level, 'sad', 'calm', 'happy');
  const shelf =
    box(152, 88, 150, 9, colors.woodDark) +
    stroke('M166 97v12M288 97v12', colors.woodDark, 6) +
    from(2, level, shoes([184, 87]) + bottle([228, 87], 1.2) + books([270, 87], 1.15));
  return picture(
    room() +
      shelf +
      figure('mother', {
        at: [66, 236],
        size: 1.8,
        mood,
        look: by(level, [0.7, 1.2], [0.6, 0.4], [0.6, 0]),
        bowed: by(level, 5, 1, 0),
        hands: [
          [-14, -33],
          [22, -36],
        ],
        bust: true,
      }) +
      clothed([160, 172], 340, colors.forest) +
      from(1, level, pot([184, 173], 1.1) + bowlOfFruit([282, 174], 0.95)) +
      by(level, put(food.crumb, [226, 173], 1.3), '', '') +
      by(level, coin([118, 166]), pile([112, 175], 2), pile([108, 175], 4) + pile([130, 176], 3)),
  );
}

/** A mother who has something to put by, where it goes, and how many months it went there. */
export function savings(level: Level): string {
  const jar =
    stroke('M178 122h44', colors.wood, 9) +
    box(174, 127, 52, 56, '#DCEBE6', 'rx="9"') +
    from(
      1,
      level,
      stroke('M184 175h14M204 175h12M188 168h16', '#B5720F', 6) +
        stroke('M184 174h14M204 174h12M188 167h16', '#FFDD83', 4),
    ) +
    stroke('M184 138v26', colors.paper, 4);
  return picture(
    room() +
      calendar([214, 22], by(level, 0, 3, 12)) +
      figure('mother', {
        at: [80, 246],
        size: 1.8,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: [0.6, by(level, 0.8, 0.5, 0)],
        bowed: by(level, 4, 0, 0),
        hands: by(
          level,
          [
            [-31, -48],
            [31, -48],
          ],
          [undefined, [40, -68]],
          [undefined, [38, -82]],
        ),
        bust: true,
      }) +
      by(level, '', coin([163, 116], 1.1), coin([160, 94], 1.1)) +
      clothed([160, 183], 340, colors.monte) +
      by(level, jar, jar, put(bank([0, 0]), [200, 184], 1.35)) +
      from(2, level, pile([262, 183], 3) + pile([284, 183], 4)),
  );
}

/** A mother who needs a loan: a shutter that stays down, a neighbour with a little, a counter with an agreement. */
export function credit(level: Level): string {
  const front = box(150, 44, 170, 156, colors.cream) + shapeGable();
  const shutter =
    box(182, 96, 108, 104, '#8F6A54') +
    stroke('M182 114h108M182 134h108M182 174h108', '#75543F', 3) +
    box(224, 146, 24, 22, colors.sun, 'rx="3"') +
    stroke('M229 146v-10h14v10', '#5B4A43', 4);
  const open = box(182, 96, 108, 104, '#5A3A2A');
  const mother = figure('mother', {
    at: by(level, [86, 230], [76, 230], [104, 230]),
    size: 1.6,
    mood: by(level, 'sad', 'calm', 'happy'),
    look: by(level, [0, 1.4], [0.8, 0.2], [0.8, 0]),
    bowed: by(level, 6, 0, 0),
    hands: by(level, [undefined, undefined], [undefined, [31, -58]], [undefined, [40, -64]]),
  });
  return picture(
    land(176) +
      front +
      by(level, shutter, shutter, open) +
      by(
        level,
        mother,
        mother +
          figure('neighbour', {
            at: [176, 226],
            size: 1.6,
            mood: 'calm',
            look: [-0.8, 0.2],
            hands: [[-28, -58], undefined],
          }) +
          coin([130, 128], 1.2),
        figure('clerk', {
          at: [240, 238],
          size: 1.4,
          mood: 'happy',
          look: [-0.8, 0],
          hands: [
            [-32, -60],
            [16, -44],
          ],
          bust: true,
        }) +
          box(174, 172, 128, 56, colors.woodDark) +
          box(166, 166, 144, 9, colors.tierra) +
          put(box(-15, -22, 30, 24, colors.paper) + stroke('M-9-15h18M-9-9h18M-9-3h10', colors.tierra, 2), [262, 166]) +
          mother +
          notes([178, 128], 1.1),
      ),
  );
}

function shapeGable(): string {
  return (
    `<path d="M138 48L235 2l97 46z" fill="${colors.tierraDeep}"/>` +
    coin([235, 32], 1.5) +
    stroke('M164 60v136M308 60v136', colors.tierraDeep, 11)
  );
}
