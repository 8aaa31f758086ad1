// The roles of an internship with the Stoplight, each as somebody at it.
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { rolePicture } from './involveRole.ts';
import { neckline } from './closeUps.ts';
import { person } from './people/person.ts';
import { SKINS } from './people/skins.ts';
import { round } from './portraits/cloth.ts';
import { curls } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { HAIR, straight } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';

/** Two windows of one call, at day and at night: each holds up the card of a house as houses are there. */
export function roleAlliances(): string {
  const card = (x: number, y: number, turn: number, house: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      box(-62, -58, 124, 116, colors.paper) +
        group('translate(0 -2) scale(0.84)', house) +
        circle(45, -41, 10, stoplight.green) +
        line('M-42 42H14', '#C7AE88', 6),
    );
  const tiled =
    shape('M-52 -2L-34 -34H34L52 -2Z', colors.tierra) +
    box(-38, -2, 76, 34, '#E9A79B') +
    box(-8, 6, 20, 26, colors.woodDark) +
    box(-30, 8, 14, 12, colors.tierraNight);
  const onStilts =
    line('M-32 10V34M0 10V34M32 10V34', colors.woodDark, 6) +
    shape('M-54 -4L0 -46L54 -4L40 -2L0 -34L-40 -2Z', colors.woodDark) +
    shape('M-38 -4L0 -34L38 -4V14H-38Z', '#4C8C8A') +
    box(-8, -12, 18, 26, colors.cream);
  const intern = figure({
    at: [118, 232],
    scale: 0.48,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'laughs',
      gaze: [0.8, 0.1],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      glasses: colors.tierraDeep,
      frames: 'round',
    },
    hair: curls('turned', HAIR.brown),
    chin: [8, -58],
    turn: 4,
    body: { shoulder: 170, waist: 156, foot: 360, color: colors.tierra },
    clothes: round(colors.tierraDeep),
    arms: [
      {
        side: 'left',
        to: [106, 332],
        aim: 4,
        hand: 'sheet',
        elbow: [10, 356],
        sleeve: 'short',
        holds: card(164, 318, -5, tiled),
      },
    ],
  });
  const colleague = figure({
    at: [442, 226],
    scale: 0.48,
    flip: true,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'full',
      mood: 'laughs',
      gaze: [0.8, 0.1],
      hair: HAIR.black,
      earrings: colors.lapacho,
      eyes: 'narrow',
      brows: 'straight',
      nose: 'button',
      lips: 'full',
    },
    hair: straight('turned', HAIR.black),
    chin: [8, -58],
    turn: -3,
    body: { shoulder: 176, waist: 160, foot: 360, color: '#5E3A7A' },
    clothes: neckline(colors.rose),
    arms: [
      {
        side: 'left',
        to: [456, 332],
        aim: 176,
        hand: 'sheet',
        elbow: [550, 356],
        sleeve: 'short',
        holds: card(398, 318, 5, onStilts),
      },
    ],
  });
  const tile = (id: string, inner: string) => `<g clip-path="url(#${id})">${inner}</g>`;
  return rolePicture(
    {
      name: 'llamada',
      at: [-20, 0],
      wall: '#0C2522',
      defs: '<clipPath id="day"><path d="M6 14h266v372h-266z"/></clipPath><clipPath id="night"><path d="M288 14h266v372h-266z"/></clipPath>',
    },
    tile(
      'day',
      box(6, 14, 266, 372, '#F0B84E') +
        box(204, 40, 90, 130, '#BFDDE2') +
        circle(268, 82, 23, colors.lapacho) +
        circle(236, 68, 15, colors.rose) +
        line('M204 105H294', '#FBE3A4', 8) +
        line('M204 40V170', '#FBE3A4', 8) +
        intern.body +
        intern.arms,
    ) +
      tile(
        'night',
        box(288, 14, 266, 372, '#8FB4BE') +
          box(270, 40, 82, 130, '#1F3A56') +
          circle(320, 74, 19, '#FBE3A4') +
          line('M270 105H352M352 40V170', '#CFE4E6', 8) +
          colleague.body +
          colleague.arms,
      ),
  );
}

/** In a workshop, somebody with a helmet answers at work. */
export function roleCompanies(): string {
  const helmet = {
    behind: shape('M-86 -96C-100 -180 -60 -240 0 -240C60 -240 96 -180 86 -96L40 -40H-40Z', HAIR.black),
    front:
      shape('M-76 -140C-70 -168 70 -168 78 -140L86 -120C96 -190 60 -210 0 -210S-96 -190 -86 -120Z', HAIR.black) +
      group(
        'translate(0 -26) scale(0.87 0.86)',
        shape('M-104 -176C-110 -262 -60 -306 0 -306S110 -262 104 -176C50 -196 -50 -196 -104 -176Z', colors.sun) +
          shape('M40 -300C90 -284 108 -240 104 -176C90 -182 76 -186 62 -188C70 -230 62 -270 40 -300Z', colors.gold) +
          shape('M-124 -164C-60 -202 60 -202 124 -164C118 -146 70 -158 0 -158S-118 -146 -124 -164Z', '#FAD27A') +
          shape('M-16 -306H16L20 -198H-20Z', '#FAD27A'),
      ),
  };
  const tablet = group(
    'translate(240 308) rotate(-12)',
    box(-66, -50, 140, 108, '#14201C', 'rx="12"') +
      box(-54, -40, 116, 88, colors.paper) +
      circle(-28, 4, 15, stoplight.red) +
      circle(6, 4, 15, stoplight.yellow) +
      circle(40, 4, 15, stoplight.green) +
      line('M-40 -26H20', '#C7AE88', 7),
  );
  const worker = figure({
    at: [146, 262],
    scale: 0.58,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'boxed',
      mood: 'smiles',
      gaze: [0.6, 0.8],
      hair: HAIR.black,
      earrings: colors.lapacho,
      brows: 'straight',
      eyes: 'narrow',
      nose: 'button',
      lips: 'full',
    },
    hair: helmet,
    chin: [6, -58],
    turn: 7,
    body: { shoulder: 182, waist: 160, foot: 260, color: '#3E6E8C' },
    clothes:
      shape('M-64 -26C-50 40 50 40 64 -26L82 -12C56 66 -56 66 -82 -12Z', '#F6ECD4') +
      shape('M-88 60H88L104 260H-104Z', '#2E556E') +
      line('M-78 4L-70 70M78 4L70 70', '#2E556E', 26) +
      circle(-68, 74, 9, colors.sun) +
      circle(68, 74, 9, colors.sun),
    arms: [
      {
        side: 'right',
        to: [296, 340],
        aim: -112,
        hand: 'sheet',
        elbow: [300, 440],
        sleeve: 'rolled',
        dim: true,
        holds: tablet,
      },
      { side: 'left', to: [248, 317], aim: -34, hand: 'point', sleeve: 'rolled' },
    ],
  });
  const teeth = [0, 1, 2, 3].map((i) => shape(`M${226 + i * 76} 128V62L${302 + i * 76} 128Z`, '#C98A6A')).join('');
  const colleague = (x: number, color: string, skin: string, looks: { facing?: 'left' } = {}) =>
    person({
      at: [x, 366],
      height: 138,
      heads: 6.4,
      build: 'woman',
      view: 'side',
      ...looks,
      skin,
      look: { cut: 'tail', hat: 'cap', tie: color, age: 'young', mood: 'smiles' },
      top: { kind: 'tee', color },
      bottom: { kind: 'trousers', color: '#2E556E' },
      near: { hand: 'relaxed' },
      far: { hand: 'relaxed' },
    });
  const pane = (x: number) => box(x, 160, 50, 44, '#FBE3A4');
  return rolePicture(
    { name: 'taller-sin-pobreza', at: [-100, 0], wall: colors.mist },
    box(404, 20, 30, 120, '#C98A6A') +
      teeth +
      box(226, 126, 274, 180, '#E3A58F') +
      pane(258) +
      pane(334) +
      pane(410) +
      box(448, 234, 52, 72, colors.tierraDeep) +
      box(-100, 300, 600, 100, '#9CC3A6') +
      colleague(386, colors.tierra, SKINS[3]) +
      colleague(450, colors.cream, SKINS[5], { facing: 'left' }) +
      worker.body +
      worker.arms,
  );
}

/** Two who talk, each with a letter that the other lacks. */
export function roleTranslation(): string {
  const letter = (text: string, size: number, x: number, y: number, color: string) =>
    group(
      `translate(${tenth(x - (widthOf(text) * size) / 2000)} ${y})`,
      `<g fill="${color}">${drawLine(text, size)}</g>`,
    );
  const one = figure({
    at: [58, 326],
    scale: 0.5,
    skin: SKINS[4],
    head: { age: 'grown', mood: 'laughs', hair: HAIR.grey, earring: colors.sun },
    hair: profileHair(HAIR.grey, 'bun'),
    chin: [14, -56],
    turn: -3,
    neck: { lean: 10, deep: 60 },
    body: { shoulder: 166, waist: 150, foot: 440, color: colors.monte },
    clothes: stitch('M-80 -4C-56 70 56 70 80 -4', colors.cream, 10, '15 12'),
    arms: [{ side: 'right', to: [66, 400], aim: 196, hand: 'flat', elbow: [146, 448] }],
  });
  const other = figure({
    at: [340, 338],
    scale: 0.5,
    flip: true,
    skin: SKINS[6],
    head: { age: 'young', mood: 'smiles', hair: HAIR.brown, glasses: '#14201C', chin: 'strong', brow: 'straight' },
    hair: profileHair(HAIR.brown, 'cropped'),
    chin: [14, -58],
    turn: 2,
    neck: { lean: 10, deep: 60 },
    body: { shoulder: 182, waist: 160, foot: 440, color: colors.blush },
    clothes: shape('M-62 -26L-88 16L-36 62L0 30L36 62L86 16L62 -26L0 34Z', '#E9B6AE'),
    arms: [{ side: 'right', to: [184, 372], aim: 212, hand: 'open', elbow: [252, 456], dim: true }],
  });
  return rolePicture(
    { name: 'voces', at: [-182, 0], scale: 1.28, wall: '#C4512F' },
    shape('M56 22H186V134H140L106 170L110 134H56Z', colors.cream) +
      letter('ñ', 104, 121, 115, colors.tierra) +
      shape('M214 46H348V156H282L262 196L258 156H214Z', colors.sun) +
      letter('w', 100, 281, 130, colors.tierraNight) +
      one.body +
      one.arms +
      other.body +
      other.arms,
  );
}
