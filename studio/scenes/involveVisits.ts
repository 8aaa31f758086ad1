// Roles of an internship that take one to people's doors and stalls.
import { rolePicture } from './involveRole.ts';
import { person } from './people/person.ts';
import { SKINS } from './people/skins.ts';
import { bib } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { profileHair } from './portraits/profile.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

/** Out in the country, at her door, a neighbour tells and somebody writes it down. */
export function roleResearch(): string {
  const board = group(
    'translate(566 604) rotate(-8)',
    box(-46, -58, 92, 116, colors.wood) +
      box(-38, -48, 76, 98, colors.paper) +
      line('M-26 -24H22M-26 0H12M-26 24H20', '#8A6FA8', 5),
  );
  const researcher = person({
    at: [456, 962],
    height: 560,
    build: 'woman',
    view: 'turned',
    skin: SKINS[4],
    look: {
      cut: 'braid',
      hat: 'piri',
      tie: colors.lapacho,
      age: 'young',
      mood: 'smiles',
      eyes: [0.8, 0.1],
      jaw: 'lean',
    },
    top: { kind: 'shirt', color: '#D4683F', sleeve: 'short' },
    bottom: { kind: 'trousers', color: '#3A5678' },
    shoes: colors.tierraNight,
    far: { to: [596, 626], hand: 'sheet', aim: -100, holds: board },
    near: { to: [556, 604], hand: 'write', aim: -30, holds: line('M556 604L534 552', colors.tierraNight, 8) },
  });
  const neighbour = person({
    at: [668, 912],
    height: 500,
    build: 'woman',
    girth: 1.16,
    view: 'turned',
    facing: 'left',
    skin: SKINS[3],
    look: {
      cut: 'bun',
      hair: '#8C8179',
      age: 'old',
      mood: 'laughs',
      eyes: [0.8, 0],
      earrings: colors.sun,
      jaw: 'broad',
    },
    top: { kind: 'poi', color: colors.cream, trim: colors.tierra },
    bottom: { kind: 'skirt', color: colors.forest, hem: colors.sun },
    shoes: colors.tierraNight,
    near: { to: [784, 590], hand: 'open', aim: -48 },
    far: { to: [636, 690], hand: 'flat', aim: 160 },
  });
  return rolePicture(
    { name: 'lupa', at: [240, 366], scale: 1.125, wall: '#8FC1C9' },
    circle(322, 446, 46, '#FBE3A4') +
      shape('M200 570C320 510 420 560 940 462V1000H200Z', '#6E9E5B') +
      shape('M200 660C340 600 460 640 940 562V1000H200Z', '#4C8350') +
      box(586, 420, 354, 420, '#F3D29A') +
      shape('M520 436L640 300H940V436Z', colors.tierra) +
      box(520, 430, 420, 14, colors.tierraDeep) +
      box(654, 520, 120, 300, colors.tierraNight) +
      shape('M200 870C360 810 560 830 940 796V1000H200Z', colors.road) +
      stitch('M220 930C400 880 620 890 880 866', '#E07A4E', 7, '26 20') +
      neighbour +
      researcher,
  );
}

/** A client at her stall, and nearer somebody who photographs her. */
export function roleStories(): string {
  const camera = group(
    'translate(182 166) rotate(-4)',
    box(-62, -44, 96, 92, colors.monte, 'rx="12"') +
      shape('M-40 -42L-30 -64H2L12 -42Z', '#0B241C') +
      box(-62, -26, 96, 12, colors.forest) +
      box(34, -30, 52, 66, '#0B241C') +
      box(80, -36, 18, 78, '#C9D0C8', 'rx="6"') +
      box(40, -30, 8, 66, '#3E5F53'),
  );
  const photographer = figure({
    at: [60, 282],
    scale: 0.6,
    skin: SKINS[5],
    head: {
      age: 'grown',
      mood: 'smiles',
      hair: HAIR.brown,
      gaze: 0,
      earring: colors.tierra,
      nose: 'broad',
      chin: 'strong',
      brow: 'straight',
    },
    hair: profileHair(HAIR.brown, 'tail', colors.tierra),
    chin: [18, -62],
    turn: 2,
    neck: { lean: 10, deep: 60 },
    body: { shoulder: 170, waist: 144, foot: 260, color: '#A3265A' },
    clothes: shape('M-64 -26C-50 40 50 40 64 -26L82 -12C56 66 -56 66 -82 -12Z', '#871C49'),
    arms: [
      { side: 'right', to: [236, 188], aim: -52, hand: 'grip', sleeve: 'rolled', dim: true },
      { side: 'left', to: [144, 196], aim: -62, hand: 'grip', elbow: [126, 372], sleeve: 'rolled' },
    ],
  });
  const roll = (x: number, y: number) =>
    oval(x, y, 19, 11, '#D99A3A') + line(`M${x - 9} ${y - 4}h.1M${x} ${y - 6}h.1M${x + 9} ${y - 4}h.1`, '#F3C873', 4);
  const basket =
    [346, 376, 406, 436].map((x) => roll(x, 252)).join('') +
    [362, 392, 422].map((x) => roll(x, 242)).join('') +
    shape('M322 254H460L446 296H336Z', colors.wood) +
    stitch('M328 268H454M332 282H450', colors.straw, 5, '10 8');
  const client = figure({
    at: [394, 178],
    scale: 0.36,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'full',
      mood: 'chuckles',
      gaze: [0.8, 0.1],
      hair: HAIR.black,
      earrings: colors.sun,
      brows: 'thin',
      nose: 'button',
    },
    hair: parted('turned', HAIR.black, 'middle', 'bun'),
    chin: [8, -58],
    turn: 3,
    body: { shoulder: 180, waist: 172, foot: 360, color: colors.cream },
    clothes: bib(colors.forest, colors.cream),
    arms: [
      { side: 'left', to: [446, 268], aim: 120, hand: 'grip' },
      { side: 'right', to: [336, 268], aim: 60, hand: 'grip', dim: true },
    ],
  });
  const awning = [0, 1, 2, 3, 4, 5]
    .map((i) =>
      shape(
        `M${262 + i * 42} -4H${304 + i * 42}V54Q${283 + i * 42} 74 ${262 + i * 42} 54Z`,
        i % 2 ? colors.cream : colors.tierra,
      ),
    )
    .join('');
  return rolePicture(
    { name: 'camara', at: [-100, 0], wall: '#A9D3D8' },
    circle(70, 70, 44, '#D5ECEA') +
      shape('M-100 262C20 220 160 250 300 226V400H-100Z', '#7FAF62') +
      box(262, 54, 252, 300, '#F7D9A8') +
      box(270, 50, 12, 250, colors.woodDark) +
      awning +
      client.body +
      box(254, 294, 260, 110, '#7A3D22') +
      box(254, 290, 260, 14, '#B46F42') +
      client.limbs +
      basket +
      client.fingers +
      photographer.body +
      photographer.limbs +
      camera +
      photographer.fingers,
  );
}
