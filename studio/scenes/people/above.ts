// People seen from straight above, at tables: 100 units are a head from brow to nape; 0 0 is its middle, they face -y.
import { colors } from '../../../server/lace/palette.ts';
import { pose } from './arms.ts';
import type { Reach } from './arms.ts';
import { drawArm } from './drawArm.ts';
import { placing, unmoved, within } from './geometry.ts';
import type { Point } from './geometry.ts';
import type { HairCut } from './hair.ts';
import { head, proportions } from './heads.ts';
import type { HeadLook } from './heads.ts';
import { BROAD, disc, fill, ink, mixed, sewn, shaded, stroke } from './marks.ts';
import type { Mark } from './marks.ts';
import type { Top } from './tops.ts';

export interface Above {
  at: Point;
  /** Of the head, brow to nape. */
  size: number;
  /** Which way they face, in degrees clockwise from the top of the picture. */
  turn: number;
  girth?: number;
  skin: string;
  look: HeadLook;
  top: Top;
  /** Looks up at the viewer: the face is seen. */
  looksUp?: boolean;
  left?: Reach;
  right?: Reach;
}

const HAIR_OVER: ReadonlySet<HairCut> = new Set<HairCut>(['bob', 'loose', 'curls', 'fringe']);

function crown(skin: string, look: HeadLook): Mark[] {
  const { cut, hair = colors.hair, tie = colors.lapacho } = look;
  if (look.hat === 'piri')
    return [
      fill(disc(0, -4, 92), colors.straw),
      stroke(disc(0, -4, 78), shaded(colors.straw, 0.2), 2),
      fill(disc(0, -4, 47), tie),
      fill(disc(0, -4, 42), mixed(colors.straw, '#FFFFFF', 0.22)),
      stroke('M-8 -30C-4 -10 -4 4 -8 22M8 -30C4 -10 4 4 8 22', shaded(colors.straw, 0.24), 4),
    ];
  const strand = mixed(hair, '#D8B08C', 0.28);
  const ears = fill(`${disc(-41, -2, 9)}${disc(41, -2, 9)}`, skin);
  const nose = fill('M-9 -44C-7 -62 7 -62 9 -44Z', shaded(skin, 0.1));
  const brow = fill('M-40 -8C-42 -40 -22 -55 0 -55C22 -55 42 -40 40 -8C30 20 -30 20 -40 -8Z', skin);
  const cap = 'M-43 -4C-42 -36 -22 -46 0 -46C22 -46 42 -36 43 -4C44 34 22 52 0 52C-22 52 -44 34 -43 -4Z';
  if (look.hat === 'kerchief' || look.hat === 'cap')
    return [
      nose,
      ears,
      brow,
      fill(cap, tie),
      look.hat === 'cap'
        ? fill('M-36 -36C-30 -72 30 -72 36 -36C20 -48 -20 -48 -36 -36Z', shaded(tie, 0.2))
        : fill('M-10 46L-26 78L-6 72L0 56L8 72L28 76L10 46Z', shaded(tie, 0.18)),
      stroke('M-30 -20C-12 -30 12 -30 30 -20M-26 24C-10 34 10 34 26 24', shaded(tie, 0.2), 3),
    ];
  if (cut === 'bald')
    return [
      nose,
      ears,
      fill(disc(0, -2, 49), skin),
      fill('M-46 -6C-48 34 -22 54 0 54C22 54 48 34 46 -6C38 22 20 36 0 36C-20 36 -38 22 -46 -6Z', hair),
    ];
  const extras: Record<HairCut, Mark[]> = {
    bun: [
      fill(disc(0, 14, 25), hair),
      stroke(disc(0, 14, 25), strand, 2.4),
      stroke('M-10 12C-6 2 8 4 8 14', strand, 2.4),
    ],
    low: [fill(disc(0, 54, 21), hair), stroke('M-8 52C-4 44 8 46 8 56', strand, 2.4)],
    braid: [
      fill('M-12 40C-16 70 -12 110 -2 138C10 110 16 70 12 40Z', hair),
      stroke('M-10 62L10 70M-11 84L9 92M-8 106L6 112', strand, 2.4),
      stroke('M-7 122L6 122', tie, 6),
    ],
    plaits: [-1, 1].flatMap((side) => {
      const at = (x: number) => side * x;
      return [
        fill(
          `M${at(14)} 38C${at(24)} 50 ${at(28)} 62 ${at(26)} 80C${at(26)} 94 ${at(44)} 94 ${at(46)} 80C${at(50)} 60 ${at(46)} 42 ${at(36)} 28Z`,
          hair,
        ),
        stroke(`M${at(23)} 50L${at(42)} 42M${at(27)} 64L${at(46)} 58`, strand, 2.4),
        stroke(`M${at(27)} 78L${at(46)} 77`, tie, 7),
      ];
    }),
    tail: [
      fill('M-14 34C-30 54 -28 82 -14 96C-4 104 10 102 15 92C26 76 24 52 14 34Z', hair),
      stroke('M-14 58C-16 72 -12 84 -6 90M2 56C4 70 6 82 6 92', strand, 2.4),
      stroke('M-13 44L13 44', tie, 8),
    ],
    waves: [fill('M-52 0C-64 30 -48 50 -58 78C-22 104 22 104 58 78C48 50 64 30 52 0Z', hair)],
    loose: [fill('M-52 0C-60 50 -48 84 -40 92C-16 102 16 102 40 92C48 84 60 50 52 0Z', hair)],
    bob: [fill('M-50 -2C-58 40 -46 62 -36 66C-14 74 14 74 36 66C46 62 58 40 50 -2Z', hair)],
    curls: [],
    short: [],
    fringe: [],
    pixie: [],
    quiff: [],
    downy: [],
    bald: [],
  };
  const ringlets = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * Math.PI * 2;
    return disc(Math.sin(angle) * 42, -2 - Math.cos(angle) * 44, 17);
  }).join('');
  const behind =
    cut === 'bob' || cut === 'loose' || cut === 'waves' || cut === 'braid' || cut === 'plaits' || cut === 'tail'
      ? extras[cut]
      : [];
  return [
    nose,
    ...behind,
    ...(HAIR_OVER.has(cut) ? [] : [ears]),
    brow,
    fill(cut === 'curls' ? ringlets + disc(0, -2, 46) : cap, hair),
    stroke(
      cut === 'short' || cut === 'fringe'
        ? 'M-24 -26C-10 -34 10 -34 22 -24M-6 0C0 -6 8 0 4 6'
        : cut === 'curls'
          ? 'M-30 -20C-26 -34 -10 -34 -8 -22M8 -26C14 -38 30 -30 28 -18M-26 20C-22 8 -6 8 -4 20M10 22C16 12 30 14 28 26'
          : 'M8 -46C4 -20 2 0 0 24M8 -40C-8 -30 -24 -14 -30 8M8 -40C20 -30 30 -14 32 6',
      strand,
      2.4,
    ),
    ...(behind.length ? [] : extras[cut]),
  ];
}

/** Shoulders first, then the arms that lie on the table, and the head over all. */
export function above({ at, size, turn, girth = 1, skin, look, top, looksUp, left = {}, right = {} }: Above): string {
  const place = placing({ at, scale: size / 100, turn });
  const wide = (x: number) => Math.round(x * girth);
  const back = `M${wide(-88)} 26C${wide(-88)} -8 ${wide(-46)} -26 0 -26C${wide(46)} -26 ${wide(88)} -8 ${wide(88)} 26C${wide(88)} 66 ${wide(48)} 84 0 84C${wide(-48)} 84 ${wide(-88)} 66 ${wide(-88)} 26Z`;
  const fold = `M${wide(70)} 6C${wide(60)} 50 30 74 -10 83C${wide(48)} 90 ${wide(88)} 66 ${wide(88)} 26C${wide(87)} 18 ${wide(80)} 10 ${wide(70)} 6Z`;
  const marks: Mark[] = [fill(back, top.color), fill(fold, shaded(top.color, 0.12))];
  if (top.kind === 'overall') marks.push(stroke(`M-40 -18L-30 80M40 -18L30 80`, top.trim ?? colors.monte, 16));
  if (top.kind === 'blouse' || top.kind === 'poi')
    marks.push(sewn('M-54 26C-40 64 40 64 54 26', top.trim ?? colors.tierra, 5, [11, 9]));
  const arms = (['left', 'right'] as const).map((side) => {
    const reach = side === 'left' ? left : right;
    const inward = side === 'left' ? 1 : -1;
    const { hand = 'flat', holds = '', near = 0.86 } = reach;
    const shoulder: Point = [wide(-70 * inward), 22];
    const to = reach.to ? unmoved(place, reach.to) : ([-38 * inward, -120] as const);
    const aim = reach.aim === undefined ? undefined : reach.aim - turn;
    const arm = pose('woman', { shoulder, inward, reach: { ...reach, to, hand, aim, near } });
    const [under, over] = drawArm('woman', arm, hand, { skin, top, dim: false, over: 0 }, place);
    return under + holds + over;
  });
  const throat = ink([fill('M-24 -20C-20 30 20 30 24 -20Z', shaded(skin, 0.18))], place, BROAD);
  let skull = ink(crown(skin, look), place);
  if (looksUp) {
    const upright = within(placing({ at, scale: (size / 100) * 1.06, turn }), [1, 0, 0, 1, 0, 56]);
    const seen = head('front', skin, look, true);
    skull = ink([...seen.behind, ...seen.head], within(upright, proportions(look)));
  }
  return ink(marks, place, BROAD) + throat + arms.join('') + skull;
}
