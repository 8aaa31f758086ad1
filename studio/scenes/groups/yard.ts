import { colors, stoplight } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { baby } from '../people/baby.ts';
import { person } from '../people/person.ts';
import type { Person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';

const WIDTH = 1200;
const HEIGHT = 900;
/** Seen from above, people are shorter than they are broad. */
const SQUASH = 0.86;
const SHADE = '#5A1A0C';
const PHONE = [566, 636] as const;

/** A family around its telephone in the yard, from the roof of the house, when shadows are long. */
export function yard(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'patio', grain: 0.4 },
    ground() + group(`scale(1 ${SQUASH})`, shadows() + family()) + roof(),
  );
}

function ground(): string {
  const swept = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `M${120 + i * 40} ${260 + i * 120}C400 ${180 + i * 130} 800 ${180 + i * 130} ${1100 - i * 30} ${250 + i * 120}`,
    )
    .join('');
  const hen = (x: number, y: number, flip: number) =>
    group(
      `translate(${x} ${y}) scale(${flip} 1)`,
      oval(34, 22, 52, 8, SHADE, 'opacity=".3"') +
        shape(
          'M-34 -6C-40 -30 -30 -40 -22 -30C-6 -20 10 -24 16 -44C30 -50 34 -34 30 -20C26 10 -20 22 -34 -6Z',
          colors.paper,
        ) +
        circle(22, -48, 7, '#B93A2B') +
        shape('M32 -38L44 -34L32 -30Z', colors.gold) +
        line('M-4 12V24M10 10V22', colors.gold, 4),
    );
  return (
    box(0, 0, WIDTH, HEIGHT, '#D9733F') +
    shape('M0 0H1200V190C900 150 700 210 420 176C260 156 120 190 0 170Z', '#8FA64E') +
    shape('M0 0H1200V90C900 60 560 110 300 84C180 74 80 90 0 80Z', '#6E8F45') +
    stitch(swept, '#C9622F', 5, '26 20') +
    line('M80 30V190M1130 20V180', colors.woodDark, 12) +
    line('M80 50C400 96 800 96 1130 40', colors.paper, 4) +
    shape('M210 66H300V160H210ZM340 74L420 78L414 190L346 186Z', colors.rose) +
    shape('M470 82H560V150H470ZM880 70H980L972 170H888Z', '#7FB3B0') +
    shape('M610 84C640 80 680 80 700 82L690 196H622Z', colors.sun) +
    hen(200, 420, 1) +
    hen(1090, 560, -1) +
    hen(1010, 640, 1)
  );
}

const SEATS = [
  [452, 880],
  [776, 890],
  [668, 760],
] as const;
const FEET = [[352, 806], [510, 770], [956, 800], ...SEATS] as const;

/** All fall the same way, longer than whoever throws them. */
const shadows = (): string =>
  `<g opacity=".34">${FEET.map(([x, y]) => shape(`M${x - 46} ${y - 8}C${x + 60} ${y + 30} ${x + 190} ${y + 70} ${x + 300} ${y + 96}C${x + 330} ${y + 70} ${x + 320} ${y + 50} ${x + 290} ${y + 44}C${x + 200} ${y + 20} ${x + 120} ${y} ${x + 50} ${y - 22}Z`, SHADE)).join('')}</g>`;

const stool = (x: number, y: number, mirror: boolean): string =>
  group(
    `translate(${x} ${y}) scale(${mirror ? -1 : 1} 1)`,
    line('M-72 -100L-84 0M40 -100L50 0M-60 -100L-66 -14M28 -100L32 -14', colors.woodDark, 12) +
      box(-92, -122, 150, 24, colors.wood, 'rx="6"'),
  );

const seated = (one: Person): string =>
  stool(one.at[0], one.at[1], one.facing === 'left') + person({ ...one, stance: 'sit' });

function family(): string {
  const phone = group(
    `translate(${PHONE[0]} ${PHONE[1]}) rotate(14)`,
    box(-8, -44, 52, 84, colors.tierraNight, 'rx="8"') +
      box(-3, -38, 42, 72, colors.paper, 'rx="4"') +
      circle(18, -22, 9, stoplight.red) +
      circle(18, -1, 9, stoplight.yellow) +
      circle(18, 20, 9, stoplight.green),
  );
  const tablet = group(
    'translate(872 540) rotate(-16)',
    box(-52, -36, 84, 60, colors.forest, 'rx="5"') +
      box(-46, -30, 72, 48, colors.paper) +
      stitch('M-36 -16H14M-36 0H14', colors.tierra, 4, '9 6'),
  );
  const tall = { heads: 6.3, height: 470 };
  return (
    person({
      ...tall,
      at: [352, 806],
      build: 'man',
      view: 'turned',
      lean: 6,
      nod: 6,
      skin: SKINS[3],
      look: { cut: 'quiff', age: 'young', mood: 'talks', jaw: 'lean', nose: 'broad', glasses: true, eyes: [0.7, 0.7] },
      top: { kind: 'tee', color: colors.leaf },
      bottom: { kind: 'trousers', color: '#2F4A6B' },
      near: { to: [520, 556], hand: 'point' },
    }) +
    person({
      ...tall,
      at: [956, 806],
      build: 'woman',
      view: 'turned',
      facing: 'left',
      skin: SKINS[6],
      look: {
        cut: 'tail',
        hair: HAIRS.brown,
        tie: colors.sun,
        mood: 'smirks',
        jaw: 'heart',
        nose: 'long',
        signs: ['freckles'],
        eyes: [0.6, 0.5],
      },
      top: { kind: 'vest', color: '#DDE8E0', trim: colors.forest },
      bottom: { kind: 'trousers', color: colors.tierraNight },
      near: { to: [872, 540], hand: 'sheet', holds: tablet },
      far: { to: [838, 560], hand: 'relaxed' },
    }) +
    seated({
      ...tall,
      at: [690, 766],
      build: 'woman',
      girth: 1.12,
      view: 'turned',
      facing: 'left',
      skin: SKINS[5],
      look: {
        cut: 'bun',
        age: 'old',
        mood: 'beams',
        hair: HAIRS.white,
        jaw: 'broad',
        nose: 'broad',
        eyeForm: 'hooded',
        eyes: [0.6, 0.5],
      },
      top: { kind: 'shirt', color: '#6E7FB0', trim: colors.paper },
      bottom: { kind: 'skirt', color: colors.monte },
      near: { to: [616, 590], hand: 'open' },
    }) +
    person({
      at: [510, 796],
      heads: 5.2,
      height: 330,
      build: 'woman',
      view: 'side',
      nod: 10,
      skin: SKINS[4],
      look: { cut: 'plaits', age: 'child', mood: 'wonders', tie: colors.sun, nose: 'snub', eyes: [0.7, 0.9] },
      top: { kind: 'tee', color: colors.rose },
      bottom: { kind: 'skirt', color: colors.tierra, length: 'knee' },
    }) +
    seated({
      ...tall,
      at: [452, 890],
      build: 'woman',
      view: 'turned',
      nod: 8,
      skin: SKINS[4],
      look: {
        cut: 'bob',
        mood: 'laughs',
        jaw: 'square',
        nose: 'hooked',
        brows: 'straight',
        signs: ['gap'],
        eyes: [0.5, 0.9],
      },
      top: { kind: 'tee', color: '#2F8C86' },
      bottom: { kind: 'skirt', color: colors.tierraDeep },
      near: { to: PHONE, hand: 'sheet', aim: -10, holds: phone },
      far: { to: [596, 690], hand: 'open' },
    }) +
    seated({
      ...tall,
      at: [806, 900],
      build: 'man',
      girth: 1.1,
      view: 'turned',
      facing: 'left',
      skin: SKINS[2],
      look: {
        cut: 'short',
        hat: 'piri',
        tie: colors.tierra,
        mood: 'calm',
        moustache: 'walrus',
        jaw: 'square',
        nose: 'broad',
        age: 'middle',
        eyes: [0.6, 0.5],
      },
      top: { kind: 'poi', color: colors.paper, trim: colors.forest },
      bottom: { kind: 'trousers', color: colors.monte },
      near: {
        to: [736, 742],
        hand: 'flat',
        holds: baby({
          at: [740, 668],
          size: 56,
          turn: -14,
          skin: SKINS[3],
          wrap: colors.sun,
          trim: colors.tierra,
          view: 'turned',
          facing: 'left',
          mood: 'laughs',
          eyes: [0.8, 0.2],
        }),
      },
      far: { to: [694, 740], hand: 'flat' },
    })
  );
}

/** The edge of the roof that we look from, and the cat on it. */
function roof(): string {
  let tiles = '';
  for (let row = 0; row < 5; row++)
    for (let i = -1; i < 11; i++) {
      const [x, y] = [i * 60 - (row % 2) * 30 - 10, 690 + i * 21.3 - (row % 2) * 10.6 + row * 56];
      tiles += `M${x} ${y}q16 46 60 21`;
    }
  const cat = group(
    'translate(96 742)',
    shape('M-40 40C-52 -10 -30 -34 -20 -40L-24 -78L-6 -64H10L26 -78L24 -40C40 -20 50 10 42 40Z', '#2F2320') +
      line('M40 30C78 40 92 10 84 -16', '#2F2320', 13),
  );
  return (
    shape('M-10 690L620 910H-10Z', '#B5452A') +
    `<g opacity=".9">${line(tiles, '#8E2F18', 6)}</g>` +
    line('M-10 692L614 910', '#6B2213', 12) +
    cat
  );
}
