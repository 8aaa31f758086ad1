// Roles of an internship that take one among those it is done for, and with the whole of who does them.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { hen } from './animals.ts';
import { byHead } from './groups/byHead.ts';
import { patch } from './involvePatch.ts';
import { SKINS } from './people/skins.ts';

/** A guide is tried on who will use it: she shows where she does not follow. */
export function roleMaterials(): string {
  const guide =
    shape('M160 282L214 296L268 276L262 214L212 230L166 222Z', colors.forest) +
    shape('M168 276L213 288L260 270L256 218L212 234L172 226Z', colors.paper) +
    line('M212 234L213 288', '#C7AE88', 4) +
    circle(192, 252, 11, colors.sun) +
    line('M226 250L248 242M227 264L246 257', '#8A6FA8', 4);
  return patch(
    {
      name: 'guia',
      cloth: '#E6A63A',
      thread: colors.tierraDeep,
      ground: box(0, 0, 400, 190, '#F0B84E') + box(140, 44, 120, 100, '#FBE3A4') + line('M200 44V144', '#E6A63A', 8),
    },
    byHead({
      chin: [104, 146],
      size: 84,
      half: false,
      build: 'man',
      view: 'turned',
      skin: SKINS[5],
      look: { cut: 'short', age: 'young', mood: 'wonders', glasses: true, eyes: [0.8, 0.5] },
      top: { kind: 'shirt', color: colors.tierra, trim: colors.cream },
      bottom: { kind: 'trousers', color: colors.tierraNight },
      near: { to: [176, 278], hand: 'sheet', aim: -10, holds: guide },
      far: { sleeveAlone: true },
    }) +
      byHead({
        chin: [310, 160],
        size: 82,
        heads: 6.8,
        half: false,
        build: 'woman',
        view: 'turned',
        facing: 'left',
        skin: SKINS[3],
        look: { cut: 'braid', tie: colors.lapacho, age: 'young', mood: 'talks', eyes: [0.7, 0.5] },
        top: { kind: 'uniform', color: colors.paper, trim: colors.monte },
        bottom: { kind: 'skirt', color: colors.monte },
        near: { to: [238, 250], hand: 'point' },
        far: { sleeveAlone: true },
      }),
  );
}

/** A video is taken with a telephone of a grower who shows what she has. */
export function roleCommunications(): string {
  const pumpkin =
    oval(272, 292, 44, 32, colors.orange) +
    line('M272 262V322M250 266C238 282 238 304 250 318M294 266C306 282 306 304 294 318', '#C96F1C', 4) +
    box(267, 250, 10, 14, colors.forest);
  const phone = group(
    'translate(206 158) rotate(-4)',
    box(-12, -26, 24, 52, '#14201C', 'rx="6"') + circle(6, -14, 4, '#7DB4BE'),
  );
  return patch(
    {
      name: 'altavoz',
      cloth: colors.lapacho,
      thread: colors.cream,
      ground:
        box(0, 0, 400, 280, '#E97CA3') +
        circle(214, 70, 34, colors.rose) +
        shape('M0 280C60 240 160 250 230 256S340 240 400 246V400H0Z', '#C93F74'),
    },
    byHead({
      chin: [318, 176],
      size: 80,
      half: false,
      build: 'woman',
      girth: 1.16,
      view: 'turned',
      facing: 'left',
      skin: SKINS[3],
      look: {
        cut: 'low',
        hat: 'piri',
        tie: colors.forest,
        age: 'middle',
        mood: 'talks',
        earrings: colors.sun,
        eyes: [0.7, -0.1],
      },
      top: { kind: 'blouse', color: colors.cream, trim: colors.tierra },
      bottom: { kind: 'skirt', color: colors.forest },
      near: { to: [280, 318], hand: 'flat', aim: 176, holds: pumpkin },
      far: { sleeveAlone: true },
    }) +
      byHead({
        chin: [96, 142],
        size: 84,
        half: false,
        build: 'woman',
        view: 'turned',
        skin: SKINS[4],
        look: { cut: 'tail', tie: colors.cream, age: 'young', mood: 'smiles', eyes: [0.8, 0.1] },
        top: { kind: 'tee', color: colors.sun },
        bottom: { kind: 'trousers', color: '#37507A' },
        near: { to: [204, 172], hand: 'grip', aim: -16, holds: phone },
        far: { to: [210, 146], hand: 'grip', aim: -16 },
      }),
  );
}

/** The morning's harvest is carried in, past the hens. */
export function roleProduction(): string {
  const ear = (x: number, turn: number) =>
    group(
      `translate(${x} 234) rotate(${turn})`,
      shape('M-9 12C-12 -22 -6 -40 0 -46C6 -40 12 -22 9 12Z', colors.sun) +
        stitch('M-3 4V-34M4 4V-30', colors.gold, 3, '4 4') +
        shape('M-11 14C-16 -8 -10 -18 -4 -24C-4 -8 -2 2 0 14Z', colors.leaf),
    );
  const leaf = (x: number, turn: number) =>
    group(
      `translate(${x} 234) rotate(${turn})`,
      shape('M-6 12C-24 -16 -14 -44 2 -54C16 -40 18 -12 8 12Z', colors.forest) + line('M1 8V-40', colors.sprout, 3),
    );
  const crate =
    ear(226, -14) +
    leaf(310, 16) +
    ear(258, 4) +
    leaf(286, -4) +
    box(196, 236, 140, 70, '#D99A4E') +
    box(196, 266, 140, 7, colors.wood) +
    box(196, 236, 11, 70, colors.wood) +
    box(325, 236, 11, 70, colors.wood);
  return patch(
    {
      name: 'cajon',
      cloth: '#F2B48C',
      thread: colors.tierraNight,
      ground:
        circle(318, 96, 44, '#FBE3A4') +
        shape('M0 236C100 206 260 236 400 204V400H0Z', '#7FAF62') +
        stitch('M0 262C120 234 280 262 400 232M0 292C120 264 280 292 400 262', '#5C8F4A', 6, '22 14') +
        shape('M0 330C120 306 280 330 400 310V400H0Z', colors.road),
    },
    hen(346, 376, 0.62) +
      byHead({
        chin: [136, 150],
        size: 82,
        half: false,
        build: 'man',
        view: 'turned',
        skin: SKINS[2],
        look: { cut: 'short', hat: 'piri', tie: colors.lapacho, age: 'young', mood: 'laughs', eyes: [0.7, 0] },
        top: { kind: 'shirt', color: colors.paper, trim: colors.forest, sleeve: 'long' },
        bottom: { kind: 'trousers', color: '#37507A' },
        far: { sleeveAlone: true },
        near: { to: [236, 304], hand: 'flat', aim: -4, holds: crate },
      }),
  );
}
