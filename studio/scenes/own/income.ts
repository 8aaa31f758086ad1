// Income: what a family earns, saves and can borrow.
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, shape } from '../../../server/lace/primitives.ts';
import { figure } from './figure.ts';
import { figures, type Person } from './figures.ts';
import { by, from, type Level, picture, put, stroke } from './frame.ts';
import { SHRUG } from './poses.ts';
import { bank, clothed, land, room, SKY, WALL } from './places.ts';
import { calendar, coin, notes, pile, piles, plates, pot } from './things.ts';

/** A mother and her girl at the table: plates, the pot, and the shelf of all that is not food. */
export function earnings(level: Level): string {
  const mood = by(level, 'sad', 'calm', 'happy');
  const bought =
    shape('M164 61q0-16 8-16q3 8 14 9q5 1 5 7zM192 61q0-16 8-16q3 8 14 9q5 1 5 7z', colors.tierraNight) +
    box(224, 32, 16, 30, colors.tierra) +
    stroke('M232 41v10M227 46h10', colors.paper, 3) +
    shape('M256 54h40v8h-40zM259 43h34v8h-34z', colors.monte);
  const window =
    `<path d="M18 28h36v62H18z" fill="${SKY}" stroke="${colors.woodDark}" stroke-width="6"/>` +
    shape('M21 70h30v17H21z', colors.leaf) +
    circle(36, 54, 13, colors.lapacho);
  const meal =
    shape('M150 193a28 9 0 0 0 56 0', colors.paper) +
    circle(166, 188, 9, colors.leaf) +
    circle(190, 188, 9, colors.tierra) +
    circle(178, 184, 9, colors.straw);
  const steaming = pot([268, 190], 1.1) + stroke('M258 146q-6-8 0-14t0-14M276 146q-6-8 0-14t0-14', colors.paper, 4);
  return picture(
    box(0, 0, 320, 190, WALL) +
      window +
      box(158, 62, 148, 8, colors.woodDark) +
      from(2, level, bought) +
      figures(1.85, [
        [
          'girl',
          {
            at: [178, 226],
            mood: by(level, 'sad', 'happy', 'happy'),
            look: by(level, [-0.2, 1.2], [0.2, 1], [-0.5, -0.2]),
            bowed: by(level, 4, 1, 0),
            rests: true,
            bust: true,
          },
        ],
        [
          'mother',
          {
            at: [94, 247],
            mood,
            look: by(level, [0.6, 1.2], [0.8, -0.4], [0.7, 0.3]),
            bowed: by(level, 5, 0, 0),
            ...(level > 1 ? { hands: [undefined, [28, -45]] } : { rests: true }),
            bust: true,
          },
        ],
      ]) +
      clothed([160, 176], 340, colors.forest) +
      by(level, plates([[178, 194]], 'empty'), meal + steaming, meal + steaming) +
      by(
        level,
        coin([76, 184]),
        piles([[70, 194, 2]]),
        piles([
          [56, 194, 5],
          [80, 196, 4],
        ]),
      ),
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
        at: [86, 246],
        size: 1.8,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: [0.6, by(level, 0.8, 0.5, 0)],
        bowed: by(level, 4, 0, 0),
        ...by(level, SHRUG, { hands: [undefined, [40, -68]] }, { hands: [undefined, [38, -82]] }),
        bust: true,
      }) +
      by(level, '', coin([169, 116], 1.1), coin([166, 94], 1.1)) +
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
    stroke('M182 122h108M182 178h108', '#75543F', 3) +
    box(224, 146, 24, 22, colors.sun) +
    stroke('M229 146v-10h14v10', '#5B4A43', 4);
  const open = box(182, 96, 108, 104, '#5A3A2A');
  const mother: Person = [
    'mother',
    {
      at: by(level, [86, 230], [76, 230], [104, 230]),
      mood: by(level, 'sad', 'calm', 'happy'),
      look: by(level, [0.4, 1.2], [0.8, 0.2], [0.8, 0]),
      bowed: by(level, 5, 0, 0),
      hands: by(level, [undefined, undefined], [undefined, [31, -58]], [undefined, [40, -64]]),
    },
  ];
  const neighbour: Person = [
    'neighbour',
    { at: [176, 230], mood: 'calm', look: [-0.8, 0.2], hands: [[-28, -58], undefined] },
  ];
  const counter =
    box(174, 172, 128, 56, colors.woodDark) +
    box(166, 166, 144, 9, colors.tierra) +
    box(247, 144, 30, 24, colors.paper) +
    stroke('M253 151h18m-18 6h18m-18 6h10', colors.tierra, 2);
  const clerk: Person = [
    'clerk',
    {
      at: [240, 246],
      mood: 'happy',
      look: [-0.8, 0],
      hands: [
        [-32, -60],
        [16, -44],
      ],
      bust: true,
    },
  ];
  return picture(
    land(176) +
      front +
      by(level, shutter, shutter, open) +
      by(
        level,
        figures(1.6, [mother]),
        figures(1.6, [mother, neighbour]) + coin([130, 132]),
        figures(1.6, [mother, clerk]) + counter + notes([178, 128], 1.1),
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
