// Every named part of the people in pictures on one sheet, to be looked at closely after each change: node studio/people.ts FILE.png
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, whole } from '../../../server/lace/primitives.ts';
import { drawLine, widthOf } from '../../../server/lettering/outlines.ts';
import { above } from './above.ts';
import type { Above } from './above.ts';
import { baby } from './baby.ts';
import type { Age, Mood } from './faceLayouts.ts';
import { placing, tapered, within } from './geometry.ts';
import { hand } from './hands.ts';
import { HANDS, spine } from './handShapes.ts';
import type { HandPose } from './handShapes.ts';
import type { HairCut } from './hair.ts';
import { head, proportions } from './heads.ts';
import type { HeadLook, View } from './heads.ts';
import { fill, ink } from './marks.ts';
import { person } from './person.ts';
import { HAIRS, SKINS } from './skins.ts';
import { STANCES } from './stances.ts';
import type { TopKind } from './tops.ts';
import { wheelchair } from './wheelchair.ts';

const WIDTH = 1800;
/** How high the row of faces with parts of their own is. */
const OWN_ROW = 370;
const CUTS: readonly HairCut[] = [
  'bun',
  'low',
  'braid',
  'plaits',
  'tail',
  'loose',
  'bob',
  'curls',
  'short',
  'fringe',
  'bald',
  'downy',
];
const VIEWS: readonly View[] = ['front', 'turned', 'side', 'back'];
const AGES: readonly Age[] = ['baby', 'child', 'young', 'grown', 'middle', 'old'];
const MOODS: readonly Mood[] = ['laughs', 'smiles', 'calm', 'busy', 'talks', 'wonders', 'sleeps'];
const skinOf = (i: number): string => SKINS[i % SKINS.length] ?? SKINS[0];

const label = (x: number, y: number, words: string): string =>
  group(`translate(${whole(x - (widthOf(words) * 20) / 2000)} ${y})`, drawLine(words, 20));
const title = (y: number, words: string): string => group(`translate(40 ${y})`, drawLine(words, 32));

function hands(y: number): string {
  return (Object.keys(HANDS) as HandPose[])
    .map((pose, i) => {
      const skin = skinOf(i * 3);
      const at = [60 + i * 177, y] as const;
      const matrix = placing({ at, scale: 1.1 });
      const held = {
        grip: box(at[0] + 53, at[1] - 60, 13, 120, colors.wood),
        sheet: box(at[0] + 50, at[1] - 50, 70, 100, colors.paper),
        write: line(`M${at[0] + 123} ${at[1] + 2}L${at[0]} ${at[1] - 84}`, colors.tierraNight, 9),
        pinch: circle(at[0] + 92, at[1] - 27, 10, colors.sun),
      }[pose as string];
      const { under, over } = hand(pose, skin);
      const arm = fill(tapered(spine(-44, 0, -20, 0, 0, 0), [36, 32, 29]), skin);
      return ink([arm, ...under], matrix) + (held ?? '') + ink(over, matrix) + label(at[0] + 40, y + 96, pose);
    })
    .join('');
}

function bust(x: number, y: number, scale: number, view: View, skin: string, look: HeadLook): string {
  const matrix = within(placing({ at: [x, y], scale }), proportions(look));
  const { behind, head: marks } = head(view, skin, look, true);
  return ink([...behind, ...marks], matrix);
}

/** One head a column, each with its name below. */
const row = <Name extends string>(
  y: number,
  names: readonly Name[],
  one: (name: Name, i: number) => HeadLook,
): string =>
  names
    .map((name, i) => {
      const x = 110 + (i * (WIDTH - 100)) / names.length;
      return (
        bust(x, y, 1.15, 'front', skinOf(i * 3 + 1), one(name, i)) +
        bust(x + 112, y, 0.86, 'turned', skinOf(i * 3 + 1), one(name, i)) +
        label(x + 50, y - 168, name)
      );
    })
    .join('');

const OF_AGE: Record<Age, HeadLook> = {
  baby: { cut: 'downy', mood: 'wonders', hair: HAIRS.brown },
  child: { cut: 'fringe', mood: 'laughs', hair: HAIRS.black },
  young: { cut: 'braid', mood: 'smiles', tie: colors.sun },
  grown: { cut: 'short', mood: 'talks', beard: 'stubble' },
  middle: { cut: 'low', mood: 'calm', hair: HAIRS.greying, shape: 'round' },
  old: { cut: 'bald', mood: 'smiles', hair: HAIRS.white, glasses: true, shape: 'long' },
};

const heads = (y: number): string =>
  CUTS.flatMap((cut, i) =>
    VIEWS.map((view, down) => {
      const x = 90 + i * 146;
      const look: HeadLook = {
        cut,
        tie: colors.lapacho,
        mood: MOODS[i % 5] ?? 'smiles',
        hair: [HAIRS.black, HAIRS.brown, HAIRS.grey, HAIRS.black, HAIRS.fair][i % 5] ?? HAIRS.black,
        ...(cut === 'downy' && { age: 'baby' }),
        ...(i % 3 === 0 && { earrings: colors.sun }),
      };
      return (
        bust(x, y + down * (cut === 'braid' || cut === 'plaits' ? 200 : 180), 0.9, view, skinOf(i), look) +
        (down ? '' : label(x, y - 150, cut))
      );
    }),
  ).join('');

/** What is worn on heads and faces. */
const WORN: Record<string, HeadLook> = {
  piri: { cut: 'short', hat: 'piri', tie: colors.tierra, moustache: true, mood: 'calm', age: 'middle' },
  cap: { cut: 'short', hat: 'cap', tie: colors.forest, mood: 'smiles' },
  kerchief: { cut: 'low', hat: 'kerchief', tie: colors.paper, mood: 'talks' },
  wrap: { cut: 'low', hat: 'wrap', tie: colors.orange, earrings: colors.sun, mood: 'calm' },
  glasses: { cut: 'bob', glasses: true, mood: 'busy' },
  beard: { cut: 'curls', beard: 'full', mood: 'calm' },
  round: { cut: 'tail', shape: 'round', mood: 'laughs' },
  long: { cut: 'loose', shape: 'long', mood: 'smiles' },
};

/** What faces are told apart by; two more moods, three more cuts. */
const OWN: Record<string, HeadLook> = {
  'heart, snub': { cut: 'waves', jaw: 'heart', nose: 'snub', eyeForm: 'round', brows: 'thin', signs: ['freckles'] },
  'lean, hooked': { cut: 'quiff', jaw: 'lean', nose: 'hooked', eyeForm: 'hooded', brows: 'bushy', mood: 'smirks' },
  'square, broad': { cut: 'curls', jaw: 'square', nose: 'broad', brows: 'straight', mood: 'beams', signs: ['scar'] },
  'broad, long': { cut: 'pixie', jaw: 'broad', nose: 'long', eyeForm: 'narrow', mood: 'smiles', signs: ['mole'] },
  'tall, button': { cut: 'low', jaw: 'tall', nose: 'button', brows: 'soaring', lips: 'full', mood: 'smiles' },
  'full, joined': { cut: 'tail', jaw: 'full', nose: 'broad', brows: 'joined', lips: 'wide', mood: 'grins' },
  'lean, low': { cut: 'braid', jaw: 'lean', nose: 'long', brows: 'low', lips: 'thin', mood: 'calm', eyeForm: 'round' },
  'broad, snub': { cut: 'plaits', jaw: 'broad', nose: 'snub', eyeForm: 'narrow', apart: 1.6, signs: ['dimples'] },
};

/** Clothes of work, each on another build. */
const CLOTHES: readonly TopKind[] = ['blouse', 'shirt', 'poi', 'coat', 'uniform', 'tee', 'overall', 'vest'];
const TRIMS: Partial<Record<TopKind, string>> = { overall: '#2F5C7A', vest: colors.forest, uniform: colors.monte };

const clothes = (y: number): string =>
  CLOTHES.map((kind, i) => {
    const x = 120 + i * 222;
    const build = i % 2 ? 'man' : 'woman';
    return (
      person({
        at: [x, y],
        height: 430,
        build,
        girth: [1, 1.28, 1.1, 0.94][i % 4] ?? 1,
        view: i % 3 === 2 ? 'turned' : 'front',
        skin: skinOf(i * 3 + 2),
        look: {
          cut: CUTS[(i * 3 + 1) % 10] ?? 'bun',
          mood: MOODS[i % 5] ?? 'smiles',
          shape: i % 4 === 1 ? 'round' : 'long',
        },
        top: {
          kind,
          color:
            [colors.rose, '#7FB3B0', colors.paper, colors.paper, colors.paper, colors.clay, colors.sun, '#CFE0EA'][i] ??
            colors.cream,
          trim: TRIMS[kind] ?? colors.tierra,
        },
        bottom: { kind: build === 'man' ? 'trousers' : 'skirt', color: TRIMS[kind] ?? colors.monte },
        ...(kind === 'tee' && { apron: { color: colors.paper, trim: colors.lapacho } }),
        near: { to: [x - 40, y - 205], hand: 'flat' },
      }) + label(x, y + 44, kind)
    );
  }).join('');

/** Those who sit in a wheelchair, carry a baby, or are seen from above. */
function special(y: number): string {
  const seat = { at: [250, y] as const, height: 480 };
  const chair = wheelchair(seat, colors.tierra);
  const mother = { at: [640, y] as const, height: 430 };
  return (
    chair.behind +
    person({
      ...seat,
      build: 'man',
      view: 'turned',
      stance: 'sit',
      girth: 1.12,
      skin: SKINS[4],
      look: { cut: 'short', glasses: true, mood: 'smiles', beard: 'stubble' },
      top: { kind: 'shirt', color: '#7FB3B0', trim: colors.paper },
      bottom: { kind: 'trousers', color: colors.tierraNight },
      near: { to: [325, y - 186], hand: 'flat' },
    }) +
    chair.before +
    label(240, y + 44, 'wheelchair') +
    person({
      ...mother,
      build: 'woman',
      view: 'front',
      skin: SKINS[5],
      look: { cut: 'tail', mood: 'smiles', eyes: [-0.6, 0.5], hair: HAIRS.brown },
      top: { kind: 'tee', color: colors.lapacho },
      bottom: { kind: 'skirt', color: colors.forest },
      far: {
        to: [634, y - 250],
        hand: 'flat',
        near: 0.9,
        holds: baby({
          at: [606, y - 312],
          size: 48,
          turn: -52,
          skin: SKINS[6],
          wrap: colors.sun,
          trim: colors.tierra,
          mood: 'sleeps',
        }),
      },
      near: { to: [658, y - 266], hand: 'flat', near: 0.9 },
    }) +
    label(640, y + 44, 'baby') +
    ABOVE.map((one, i) => above({ ...one, at: [900 + (i % 4) * 250, y - 150 + (i % 2) * 20], size: 88 })).join('') +
    label(1270, y + 44, 'above')
  );
}

const ABOVE: readonly Omit<Above, 'at' | 'size'>[] = [
  {
    turn: 20,
    skin: SKINS[4],
    look: { cut: 'bun' },
    top: { kind: 'blouse', color: colors.lapacho, trim: colors.cream },
  },
  {
    turn: -12,
    skin: SKINS[6],
    girth: 1.2,
    look: { cut: 'low', hair: HAIRS.grey, mood: 'laughs', age: 'old', glasses: true },
    looksUp: true,
    top: { kind: 'tee', color: colors.sun },
  },
  {
    turn: 40,
    skin: SKINS[2],
    look: { cut: 'short', hat: 'piri', tie: colors.tierra },
    top: { kind: 'shirt', color: colors.paper, sleeve: 'long' },
  },
];

/** The whole sheet as SVG. */
export function peopleSheet(): string {
  const stances = STANCES.map((stance, i) => {
    const x = 190 + (i % 5) * 350;
    const y = 4360 + Math.floor(i / 5) * 690;
    // Each again drawn small: without a face, its arms a few strokes.
    return (
      person({ at: [x, y], height: 600, ...stance(x, y) }) +
      person({ at: [x + 130, y], height: 130, ...stance(x + 130, y), near: {}, far: {} })
    );
  }).join('');
  const height = 5130 + OWN_ROW;
  const inner =
    title(60, 'age') +
    row(290, AGES, (age) => ({ ...OF_AGE[age], age })) +
    title(470, 'mood') +
    row(700, MOODS, (mood, i) => ({
      cut: CUTS[(i * 5) % 12] ?? 'bun',
      mood,
      shape: i % 2 ? 'round' : 'long',
      ...(mood === 'wonders' && { age: 'child', cut: 'plaits' }),
      ...(mood === 'talks' && { beard: 'stubble', cut: 'short' }),
    })) +
    title(880, 'hat, glasses, beard, shape') +
    row(1120, Object.keys(WORN), (name) => WORN[name] ?? { cut: 'bun' }) +
    title(1250, 'jaw, nose, eyes, brows, lips, signs') +
    row(1490, Object.keys(OWN), (name) => OWN[name] ?? { cut: 'bun' }) +
    group(
      `translate(0 ${OWN_ROW})`,
      title(1250, 'cut, in four views') +
        heads(1460) +
        title(2180, 'hand') +
        hands(2290) +
        title(2470, 'top, girth') +
        clothes(2960) +
        title(3100, 'wheelchair, baby in arms, from above') +
        special(3590) +
        title(3690, 'view, stance, and the same drawn small') +
        stances,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">${box(0, 0, WIDTH, height, colors.mist)}${inner}</svg>`;
}
