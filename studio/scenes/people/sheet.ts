// Every part and stance of the people on one sheet, to be looked at closely after each change: node scripts/people.ts sheet.png
import { colors, skins } from '../../../server/lace/palette.ts';
import { box, circle } from '../../../server/lace/primitives.ts';
import { placing, tapered } from './geometry.ts';
import { hand } from './hands.ts';
import { HANDS } from './handShapes.ts';
import type { HandPose } from './handShapes.ts';
import type { HairCut } from './hair.ts';
import { head } from './heads.ts';
import type { View } from './heads.ts';
import { fill, ink } from './marks.ts';
import { person } from './person.ts';
import type { Person } from './person.ts';

const WIDTH = 1800;
const CUTS: readonly HairCut[] = ['bun', 'low', 'braid', 'plaits', 'tail', 'loose', 'bob', 'curls', 'short', 'fringe'];
const VIEWS: readonly View[] = ['front', 'turned', 'side', 'back'];
const skinOf = (i: number): string => skins[i % skins.length] ?? skins[0];

function hands(): string {
  return (Object.keys(HANDS) as HandPose[])
    .map((pose, i) => {
      const skin = skinOf(i);
      const at = [90 + (i % 5) * 350, 110 + Math.floor(i / 5) * 210] as const;
      const matrix = placing({ at, scale: 1.7 });
      const held = {
        grip: box(at[0] + 82, at[1] - 90, 20, 180, colors.wood),
        sheet: box(at[0] + 76, at[1] - 80, 110, 160, colors.paper),
        pinch: circle(at[0] + 143, at[1] - 41, 16, colors.sun),
      }[pose as string];
      const { under, over } = hand(pose, skin);
      const arm = fill(
        tapered(
          [
            [-44, 0],
            [-20, 0],
            [0, 0],
          ],
          [36, 32, 29],
        ),
        skin,
      );
      return ink([arm, ...under], matrix) + (held ?? '') + ink(over, matrix);
    })
    .join('');
}

function heads(): string {
  return CUTS.flatMap((cut, i) =>
    VIEWS.map((view, row) => {
      const look = {
        cut,
        tie: colors.lapacho,
        ...(i % 3 === 0 && { earrings: colors.sun }),
        ...(i % 2 === 1 && { eyes: [i / 4 - 1, 0.4] as const }),
        ...(cut === 'low' && { hair: '#B8AFA6', glasses: true }),
        ...(cut === 'short' && { hat: 'piri' as const, moustache: true }),
      };
      const matrix = placing({ at: [100 + i * 178, 640 + row * 210] });
      const { behind, head: marks } = head(view, skinOf(i), look, true);
      return ink([...behind, ...marks], matrix);
    }),
  ).join('');
}

const blouse = (color: string) => ({ kind: 'blouse', color, trim: colors.tierra }) as const;
const uniform = { kind: 'uniform', color: colors.paper, trim: colors.monte } as const;

/** Stances: what is asked of `person`, without its place and height. */
const STANCES: readonly ((x: number, y: number) => Omit<Person, 'at' | 'height'>)[] = [
  (x, y) => ({
    build: 'woman',
    view: 'front',
    look: { cut: 'bun', earrings: colors.sun },
    top: blouse(colors.cream),
    bottom: { kind: 'skirt', color: colors.lapacho },
    far: { to: [x + 150, y - 560], hand: 'wave' },
  }),
  (x, y) => ({
    build: 'man',
    view: 'front',
    skin: skins[1],
    look: { cut: 'short', hat: 'piri', tie: colors.tierra, moustache: true },
    top: { kind: 'poi', color: colors.paper, trim: colors.forest, sleeve: 'long' },
    bottom: { kind: 'trousers', color: colors.monte },
    near: { to: [x - 50, y - 320], hand: 'flat' },
    far: { to: [x + 190, y - 430], hand: 'point' },
  }),
  (x, y) => ({
    build: 'woman',
    view: 'turned',
    skin: skins[2],
    look: { cut: 'braid', tie: colors.sun },
    top: { kind: 'tee', color: colors.lapacho },
    bottom: { kind: 'skirt', color: colors.monte, hem: colors.rose },
    near: { to: [x + 80, y - 290], hand: 'open', aim: -10 },
    far: { to: [x + 110, y - 410], hand: 'pinch', holds: circle(x + 110, y - 410, 10, colors.sun) },
  }),
  (x, y) => ({
    build: 'woman',
    view: 'side',
    stance: 'walk',
    heads: 6.8,
    skin: skins[3],
    look: { cut: 'tail', tie: colors.tierra },
    top: uniform,
    bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
    near: { to: [x + 90, y - 270], hand: 'grip' },
    far: { to: [x + 50, y - 260] },
  }),
  (x, y) => ({
    build: 'woman',
    view: 'back',
    skin: skins[1],
    look: { cut: 'plaits' },
    top: blouse(colors.sun),
    bottom: { kind: 'skirt', color: colors.forest },
    apron: { color: colors.cream, trim: colors.tierra },
    far: { to: [x + 140, y - 470], hand: 'open', behind: true },
  }),
  (x, y) => ({
    build: 'woman',
    view: 'turned',
    stance: 'sit',
    look: { cut: 'low', hair: '#B8AFA6', glasses: true },
    top: blouse(colors.rose),
    bottom: { kind: 'skirt', color: colors.tierra },
    near: { to: [x + 150, y - 260], hand: 'rest' },
    far: { to: [x + 160, y - 300], hand: 'sheet' },
  }),
  (x, y) => ({
    build: 'man',
    view: 'turned',
    facing: 'left',
    skin: skins[2],
    look: { cut: 'curls' },
    top: { kind: 'shirt', color: colors.orange, trim: colors.cream },
    bottom: { kind: 'trousers', color: colors.tierraNight },
    near: { to: [x - 90, y - 290], hand: 'pinch' },
    far: { to: [x - 120, y - 410], hand: 'point' },
  }),
  (x, y) => ({
    build: 'woman',
    view: 'side',
    lean: 38,
    skin: skins[1],
    look: { cut: 'bun' },
    top: blouse(colors.cream),
    bottom: { kind: 'skirt', color: colors.sun, hem: colors.tierra },
    apron: { color: colors.tierra, trim: colors.cream },
    near: { to: [x + 220, y - 200], hand: 'rest', aim: 10 },
    far: { to: [x + 210, y - 240], hand: 'grip' },
  }),
  (x, y) => ({
    build: 'man',
    view: 'front',
    heads: 6,
    skin: skins[3],
    look: { cut: 'fringe' },
    top: { kind: 'coat', color: colors.paper, trim: colors.sun, sleeve: 'long' },
    bottom: { kind: 'shorts', color: colors.monte },
    near: { to: [x - 30, y - 270], hand: 'flat' },
    far: { to: [x + 150, y - 290], hand: 'pinch' },
  }),
  (x, y) => ({
    build: 'man',
    view: 'side',
    stance: 'sit',
    facing: 'left',
    look: { cut: 'short' },
    top: { kind: 'tee', color: colors.clay },
    bottom: { kind: 'trousers', color: colors.woodDark },
    near: { to: [x - 100, y - 210], hand: 'rest' },
    far: { to: [x - 120, y - 300], hand: 'open' },
  }),
];

/** The whole sheet as SVG. */
export function peopleSheet(): string {
  const stances = STANCES.map((stance, i) => {
    const x = 190 + (i % 5) * 350;
    const y = 2080 + Math.floor(i / 5) * 700;
    // Each again drawn small: without a face, its arms a few strokes.
    return (
      person({ at: [x, y], height: 610, ...stance(x, y) }) +
      person({ at: [x + 130, y], height: 130, ...stance(x + 130, y), near: {}, far: {} })
    );
  }).join('');
  const height = 2840;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">${box(0, 0, WIDTH, height, colors.mist)}${hands()}${heads()}${stances}</svg>`;
}
