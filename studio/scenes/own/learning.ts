// Education: school, the month's accounts, a trade.
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, shape } from '../../../server/lace/primitives.ts';
import { figure } from './figure.ts';
import { figures, type Person } from './figures.ts';
import { by, from, type Level, picture, put, sewn, stroke } from './frame.ts';
import { clothed, room, STEEL, view } from './places.ts';
import { coin, notebook, notes, pile, thought } from './things.ts';

/** A classroom and its street: the family's two children are outside, one of them, or both at their desks. */
export function school(level: Level): string {
  const board = box(22, 26, 116, 66, colors.monte, `stroke="${colors.wood}" stroke-width="6"`);
  const street = box(0, 0, 116, 96, colors.mist) + box(0, 62, 116, 34, colors.clay);
  const children = ['girl', 'boy'] as const;
  const outside = (first: 0 | 1) =>
    figures(
      1.15,
      children
        .slice(first)
        .map((who) => [
          who,
          { at: who === 'girl' ? [34, 118] : [80, 112], bust: true, mood: 'sad', look: [-0.8, 0.4], still: true },
        ]),
    );
  const each = (d: string, places = [140, 252]) => places.map((x) => `M${x} ${d}`).join('');
  const desks = shape(each('190h40l4 50h-88l4-50z'), colors.wood) + stroke(each('192m-40 0h80'), colors.woodDark, 8);
  const taken = [140, 252].slice(0, level);
  const books =
    shape(each('192m-26 0l3-20q12-4 23 1q11-5 23-1l3 20q-14-4-26 0q-12-4-26 0', taken), colors.paper) +
    stroke(each('175v17', taken), colors.straw, 2);
  const inside = figures(
    1.35,
    children.slice(0, level).map((who) => [
      who,
      {
        at: who === 'girl' ? [140, 232] : [252, 226],
        mood: 'happy',
        look: [-0.6, -0.4],
        still: true,
        bust: true,
      },
    ]),
  );
  return picture(
    room(colors.blush, '#B56A3A', 188) +
      board +
      view([180, 18], 116, 96, street + by(level, outside(0), outside(1), '')) +
      box(177, 117, 122, 40, colors.blush) +
      figure('clerk', {
        at: [44, 236],
        size: 1.4,
        mood: by(level, 'calm', 'calm', 'happy'),
        look: [0.7, 0],
        hands: [undefined, [33, -86]],
        bust: true,
      }) +
      box(-2, 186, 84, 54, colors.forest) +
      from(1, level, inside) +
      desks +
      from(1, level, books),
  );
}

/** A couple and the month's money: scattered, counted on fingers, written down and put by in jars. */
export function accounts(level: Level): string {
  const jar = (x: number, sign: string, full: number) =>
    box(x - 17, 134, 34, 42, '#DCEBE6', 'rx="6"') +
    stroke(`M${x - 13} 131h26`, colors.wood, 7) +
    stroke(Array.from({ length: full }, (_, i) => `M${x - 8} ${170 - i * 7}h16`).join(''), '#E5A823', 5) +
    put(sign, [x, 118]);
  const signs = [
    shape('M-11-2a11 8 0 0 0 22 0z', colors.tierra),
    shape('M-12 2L0-10l12 12h-3v9h-18v-9z', colors.tierra),
    shape('M-12-6l12 3l12-3v12l-12 3l-12-3z', colors.tierra),
  ];
  const scattered = [
    [120, 170],
    [146, 178],
    [170, 166],
    [202, 180],
    [226, 168],
    [132, 214],
    [214, 222],
  ] as const;
  return picture(
    room() +
      by(
        level,
        '',
        thought([206, 52], coin([-14, 8], 1.4) + coin([10, 0], 1.4) + coin([16, 20], 1.4), [112, 78], 1),
        '',
      ) +
      figure('mother', {
        at: [64, 234],
        size: 1.65,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: by(level, [0.5, 1], [0.5, -0.5], [0.6, 0.8]),
        hands: by(
          level,
          [
            [-30, -64],
            [30, -64],
          ],
          [
            [-16, -35],
            [24, -74],
          ],
          [
            [-14, -34],
            [28, -38],
          ],
        ),
        bowed: by(level, 3, 0, 2),
        bust: true,
      }) +
      clothed([160, 176], 340, colors.forest) +
      by(
        level,
        scattered.map((one) => coin(one, 1.1)).join('') +
          put(box(-13, -17, 26, 30, colors.paper), [262, 178], 1, 24) +
          put(box(-13, -17, 26, 30, colors.paper), [294, 190], 1, -30),
        pile([176, 178], 2) + pile([198, 178], 3) + coin([226, 176], 1.1),
        notebook([126, 190], 4, 1) +
          stroke('M112 172l14-26', colors.tierra, 4) +
          jar(196, signs[0] ?? '', 4) +
          jar(240, signs[1] ?? '', 3) +
          jar(284, signs[2] ?? '', 3),
      ),
  );
}

/** Somebody's trade: none, a needle and a patch, a machine and a customer who pays. */
export function trade(level: Level): string {
  const machine =
    box(-50, -9, 96, 9, colors.wood, 'rx="2"') +
    stroke('M-25-36V-11m-4 0h8', STEEL, 3.5) +
    shape('M40-9H16v-25q0-5-5-5h-27v9h-19v-16q0-9 10-9h57q8 0 8 8z', colors.tierraNight) +
    circle(46, -38, 10, colors.wood) +
    shape('M-76 4q8-18 26-17h54q8 6 0 9q-30 4-44 14h-36z', colors.lapacho);
  const dress = (x: number, color: string) =>
    stroke(`M${x} 34v14`, colors.woodDark, 3) + shape(`M${x - 12} 48q12 8 24 0l3 14l9 34h-48l9-34z`, color);
  const customer: Person = [
    'neighbour',
    { at: [282, 238], mood: 'happy', look: [-0.8, 0], hands: [[-24, -66], undefined], bust: true },
  ];
  return picture(
    room() +
      stroke('M120 34H304', colors.woodDark, 5) +
      from(2, level, dress(170, colors.lapacho) + dress(224, colors.sun)) +
      figures(1.62, [
        [
          'mother',
          {
            at: [92, 236],
            mood: by(level, 'sad', 'calm', 'happy'),
            look: by(level, [0, 1], [0.5, 1], [0.7, 0]),
            bowed: by(level, 5, 3, 0),
            hands: by(
              level,
              [
                [-15, -32],
                [15, -32],
              ],
              [
                [-2, -42],
                [24, -52],
              ],
              [
                [-14, -36],
                [27, -40],
              ],
            ),
            bust: true,
          },
        ],
        ...(level > 1 ? [customer] : []),
      ]) +
      by(level, '', stroke('M134 148l10-9M132 152q-14 10-24 14', colors.paper, 2.4), '') +
      clothed([160, 180], 340, colors.monte) +
      by(
        level,
        '',
        shape('M86 172q26-8 50 0l8 22h-64z', colors.lapacho) + sewn('M94 186h42', colors.cream, 2),
        put(machine, [172, 183], 1.1) + notes([244, 128], 0.95, -12),
      ),
  );
}
