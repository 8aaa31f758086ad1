// Roles of an internship that take one among those it is done for.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { hen } from './animals.ts';
import { cabbage } from './goods.ts';
import { rolePicture } from './involveRole.ts';
import { person } from './people/person.ts';
import { SKINS } from './people/skins.ts';
import { collar, round, thread } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, withHat } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { uniform } from './closeUps.ts';

/** A guide is tried on who will use it: she shows where she does not follow. */
export function roleMaterials(): string {
  const guide = group(
    'translate(-6 62)',
    shape('M150 288L212 304L276 282L268 210L212 228L156 218Z', colors.forest) +
      shape('M160 280L212 294L266 274L260 216L212 232L164 224Z', colors.paper) +
      line('M212 232L213 294', '#C7AE88', 4) +
      circle(188, 254, 13, colors.sun) +
      line('M226 250L250 242M227 266L248 259', '#8A6FA8', 5),
  );
  const writer = figure({
    at: [108, 264],
    scale: 0.46,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'lean',
      mood: 'talks',
      gaze: [0.8, 0.6],
      hair: HAIR.brown,
      glasses: colors.monte,
      beard: 'stubble',
      brows: 'bushy',
      nose: 'long',
      frames: 'round',
    },
    hair: cropped('turned', HAIR.brown),
    chin: [8, -60],
    turn: 5,
    body: { shoulder: 178, waist: 160, foot: 320, color: colors.tierra },
    clothes: collar(colors.tierraDeep),
    arms: [{ side: 'left', to: [170, 342], aim: 4, hand: 'sheet' }],
  });
  const student = figure({
    at: [304, 276],
    scale: 0.46,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'smiles',
      gaze: [0.7, 0.8],
      hair: HAIR.black,
      eyes: 'wide',
      brows: 'low',
      nose: 'button',
      lips: 'full',
    },
    hair: parted('turned', HAIR.black, 'middle', 'braid', colors.lapacho),
    chin: [10, -58],
    turn: 5,
    body: { shoulder: 164, waist: 150, foot: 320, color: colors.paper },
    clothes: uniform(colors.monte),
    arms: [{ side: 'left', to: [246, 314], aim: 194, hand: 'point' }],
  });
  const spines = [colors.tierra, colors.forest, colors.cream, colors.lapacho, '#2F7F8C', colors.cream]
    .map((color, i) => box(394 + i * 16, 104 - (i % 3) * 9, 13, 60 + (i % 3) * 9, color))
    .join('');
  return rolePicture(
    { name: 'guia', at: [-100, 0], wall: '#F0B84E' },
    box(-76, 40, 96, 190, '#FBE3A4') +
      line('M-28 40V230M-76 130H20', '#F0B84E', 8) +
      box(384, 164, 130, 12, '#7A3D22') +
      spines +
      box(384, 292, 130, 12, '#7A3D22') +
      shape('M400 292L408 250H452L460 292Z', colors.tierra) +
      line(
        'M430 250C426 220 412 206 400 200M430 250C432 214 438 196 444 184M430 250C438 226 452 216 466 214',
        colors.forest,
        9,
      ) +
      student.body +
      writer.body +
      writer.limbs +
      student.limbs +
      guide +
      writer.fingers +
      student.fingers,
  );
}

/** A video is taken with a telephone of a grower who shows what she has. */
export function roleCommunications(): string {
  const pumpkin =
    oval(346, 384, 58, 40, colors.orange) +
    line('M346 346V422M318 350C302 370 302 400 318 418M374 350C390 370 390 400 374 418', '#C96F1C', 5) +
    box(340, 332, 12, 16, colors.forest);
  const phone = group(
    'translate(226 222) rotate(-8)',
    box(-18, -38, 36, 76, '#14201C', 'rx="8"') + circle(8, -24, 5, '#7DB4BE'),
  );
  const grower = figure({
    at: [346, 256],
    scale: 0.46,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'laughs',
      gaze: [0.7, 0],
      hair: HAIR.greying,
      earrings: colors.sun,
      signs: ['gap'],
    },
    hair: withHat(combed('turned', HAIR.greying), colors.forest),
    chin: [8, -58],
    turn: 2,
    body: { shoulder: 196, waist: 190, foot: 440, color: colors.cream },
    clothes: thread(colors.tierra),
    arms: [
      { side: 'left', to: [366, 398], aim: 172, hand: 'flat', elbow: [464, 374] },
      { side: 'right', to: [318, 398], aim: 12, hand: 'flat', elbow: [230, 376], dim: true, holds: pumpkin },
    ],
  });
  const filmer = figure({
    at: [70, 272],
    scale: 0.48,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'smiles',
      gaze: [0.9, -0.1],
      hair: HAIR.brown,
      brows: 'thin',
      nose: 'snub',
      eyes: 'upturned',
    },
    hair: parted('turned', HAIR.brown, 'fringe', 'tail', colors.cream),
    chin: [10, -58],
    turn: -3,
    body: { shoulder: 170, waist: 154, foot: 400, color: colors.sun },
    clothes: round(colors.gold),
    arms: [
      { side: 'left', to: [-20, 500], aim: 92, hand: 'relaxed', sleeve: 'rolled' },
      { side: 'right', to: [224, 250], aim: -76, hand: 'grip', elbow: [176, 398], sleeve: 'rolled', dim: true },
    ],
  });
  return rolePicture(
    { name: 'altavoz', at: [-150, 0], scale: 1.12, wall: '#E97CA3' },
    circle(206, 66, 36, colors.rose) +
      shape('M-150 326C0 240 160 250 230 256S380 240 530 230V450H-150Z', '#C93F74') +
      stitch('M-150 362C30 290 160 296 530 278', '#E97CA3', 5, '18 14') +
      grower.body +
      grower.arms +
      filmer.body +
      filmer.limbs +
      phone +
      filmer.fingers,
  );
}

/** The morning's harvest is carried in from the rows where others go on with it, past the hens. */
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
  const harvester = figure({
    at: [180, 232],
    scale: 0.5,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'square',
      mood: 'laughs',
      gaze: [0.7, 0.1],
      hair: HAIR.black,
      nose: 'broad',
      beard: 'goatee',
      brows: 'straight',
    },
    hair: withHat(cropped('turned', HAIR.black), colors.lapacho),
    chin: [8, -60],
    turn: 3,
    body: { shoulder: 190, waist: 168, foot: 400, color: colors.paper },
    clothes: collar('#DED3BD'),
    arms: [
      { side: 'left', to: [116, 362], aim: 30, hand: 'grip', sleeve: 'rolled' },
      { side: 'right', to: [244, 362], aim: 150, hand: 'grip', sleeve: 'rolled', dim: true },
    ],
  });
  const picker = person({
    at: [452, 292],
    height: 208,
    heads: 6.8,
    build: 'woman',
    view: 'side',
    facing: 'left',
    stance: 'kneel',
    lean: 30,
    skin: SKINS[5],
    look: { cut: 'tail', hat: 'cap', tie: colors.tierra, age: 'young', mood: 'smiles' },
    top: { kind: 'tee', color: colors.sun },
    bottom: { kind: 'trousers', color: '#3A5678' },
    near: { to: [376, 270], hand: 'flat', aim: 140 },
    far: { to: [370, 268], hand: 'flat', aim: 120 },
  });
  const row = (y: number, size: number, from: number, gap: number) =>
    [0, 1, 2, 3, 4].map((i) => cabbage(from + i * gap, y, size)).join('');
  return rolePicture(
    { name: 'cajon', at: [-70, 0], wall: '#F2B48C' },
    circle(398, 74, 46, '#FBE3A4') +
      shape('M-70 236C100 196 300 226 540 184V400H-70Z', '#7FAF62') +
      stitch('M-70 262C120 224 300 252 540 212', '#5C8F4A', 6, '22 14') +
      shape('M-70 300C120 262 300 290 540 262V400H-70Z', '#5A2216') +
      row(282, 0.34, 284, 26) +
      picker +
      shape('M-70 340C120 306 300 330 540 310V400H-70Z', colors.road) +
      hen(438, 378, 0.66) +
      hen(350, 366, 0.5) +
      harvester.body +
      harvester.limbs +
      group('translate(-86 82)', crate) +
      harvester.fingers,
  );
}
