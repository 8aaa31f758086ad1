// The roles of an internship in microfinance, each as somebody at it.
import { patch } from './involvePatch.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';
import { back, profileHair } from './portraits/profile.ts';
import { parted } from './portraits/partings.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

/** Somebody who photographs, the camera at the eye. */
export function roleStories(): string {
  const camera = group(
    'translate(262 146) rotate(-4)',
    box(-62, -44, 96, 92, colors.monte, 'rx="12"') +
      shape('M-40 -42L-30 -64H2L12 -42Z', '#0B241C') +
      box(-62, -26, 96, 12, colors.forest) +
      box(34, -30, 52, 66, '#0B241C') +
      box(80, -36, 18, 78, '#C9D0C8', 'rx="6"') +
      box(40, -30, 8, 66, '#3E5F53'),
  );
  const photographer = figure({
    at: [140, 262],
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
    body: { shoulder: 170, waist: 144, foot: 260, color: '#2F7F8C' },
    clothes: shape('M-64 -26C-50 40 50 40 64 -26L82 -12C56 66 -56 66 -82 -12Z', '#256874'),
    arms: [
      { side: 'right', to: [316, 168], aim: -52, hand: 'grip', sleeve: 'rolled', dim: true },
      { side: 'left', to: [224, 176], aim: -50, hand: 'grip', sleeve: 'rolled' },
    ],
  });
  return patch(
    {
      name: 'camara',
      cloth: colors.sun,
      thread: colors.tierra,
      ground: shape('M250 0H400V400H310Z', '#FAD27A') + circle(356, 66, 30, '#FFF3CF'),
    },
    photographer.body + photographer.limbs + camera + photographer.fingers,
  );
}

/** A workshop on saving, seen from among the women of the committee. */
export function roleTraining(): string {
  const coin = (x: number, y: number) =>
    line(`M${x - 12} ${y}H${x + 12}`, colors.gold, 11) + line(`M${x - 12} ${y - 2}H${x + 10}`, colors.sun, 5);
  const column = (x: number, many: number) => Array.from({ length: many }, (_, i) => coin(x, 172 - i * 14)).join('');
  const sheet =
    box(30, 34, 190, 166, '#04120C', 'opacity=".35"') +
    box(22, 26, 190, 166, colors.paper) +
    box(22, 26, 190, 14, colors.lapacho) +
    column(54, 2) +
    column(100, 4) +
    column(146, 7) +
    line('M36 182H174', colors.tierraNight, 5);
  const teacher = figure({
    at: [326, 214],
    scale: 0.5,
    flip: true,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'heart',
      mood: 'chuckles',
      gaze: [0, 0.6],
      hair: HAIR.brown,
      glasses: '#4A150B',
      brows: 'short',
      nose: 'long',
      frames: 'winged',
    },
    hair: parted('turned', HAIR.brown, 'swept', 'bun'),
    chin: [4, -58],
    turn: 5,
    body: { shoulder: 170, waist: 144, foot: 400, color: colors.sun },
    clothes: shape('M-62 -26L-88 16L-36 62L0 30L36 62L86 16L62 -26L0 34Z', '#D9911F') + line('M0 34V400', '#D9911F', 5),
    arms: [
      { side: 'right', to: [164, 102], aim: 206, hand: 'point', sleeve: 'rolled', dim: true },
      {
        side: 'left',
        to: [318, 316],
        aim: 200,
        hand: 'sheet',
        sleeve: 'rolled',
        holds: shape('M240 270L322 256L340 350L256 364Z', colors.forest),
      },
    ],
  });
  const listener = (
    x: number,
    y: number,
    skin: string,
    hair: string,
    cut: 'bun' | 'braid' | 'bob',
    cloth: string,
    turn: number,
  ) =>
    figure({
      at: [x, y],
      scale: 0.44,
      skin,
      head: '',
      hair: back(skin, hair, cut, colors.sun),
      chin: [0, -44],
      turn,
      neck: 'none',
      body: { shoulder: 168, waist: 160, foot: 300, color: cloth },
    }).body;
  return patch(
    {
      name: 'alcancia',
      cloth: '#2F6B50',
      thread: colors.rose,
      ground: box(0, 0, 400, 400, '#2F6B50') + circle(330, 110, 150, '#3C7D60'),
    },
    sheet +
      teacher.body +
      teacher.arms +
      listener(76, 352, SKINS[4], HAIR.grey, 'bun', '#A3265A', 6) +
      listener(210, 378, SKINS[4], HAIR.black, 'braid', colors.orange, -3) +
      listener(346, 376, SKINS[5], HAIR.black, 'bob', '#5F8FA0', -6),
  );
}

/** A new product is held to the light before it has a price. */
export function roleFranchises(): string {
  const jar = group(
    'translate(290 150) rotate(8)',
    box(-44, -70, 88, 130, '#F3C873', 'rx="16"') +
      box(-36, -38, 72, 92, '#D9911F', 'rx="12"') +
      box(16, -70, 28, 130, '#000', 'opacity=".13" rx="12"') +
      box(-40, -92, 80, 28, colors.tierra, 'rx="6"') +
      box(-28, -22, 56, 42, colors.paper) +
      line('M-14 -8H14M-14 6H6', colors.tierra, 5) +
      line('M-32 -56V-46', '#fff', 8, 'opacity=".8"'),
  );
  const tester = figure({
    at: [146, 262],
    scale: 0.58,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'square',
      mood: 'calm',
      gaze: [0.9, -0.2],
      hair: HAIR.greying,
      glasses: '#14201C',
      moustache: true,
      brows: 'bushy',
      nose: 'broad',
    },
    hair: cropped('turned', HAIR.greying),
    chin: [6, -60],
    turn: -3,
    body: { shoulder: 188, waist: 170, foot: 260, color: colors.monte },
    clothes: shape('M-64 -26L-92 22L-34 74L0 40L34 74L92 22L62 -26L0 36Z', '#1F5A40') + line('M0 36V400', '#0B241C', 5),
    arms: [
      { side: 'right', to: [292, 204], aim: -64, hand: 'grip', sleeve: 'rolled', dim: true, holds: jar },
      {
        side: 'left',
        to: [236, 330],
        aim: -20,
        hand: 'pinch',
        sleeve: 'rolled',
        holds: group(
          'translate(238 326) rotate(-14)',
          shape('M-6 0L18 -22H86V30H18Z', colors.sun) +
            circle(14, 4, 6, colors.tierraNight) +
            line('M36 -6H72M36 12H60', colors.tierraDeep, 6),
        ),
      },
    ],
  });
  return patch(
    {
      name: 'frascos',
      cloth: '#EFA3B5',
      thread: colors.tierraDeep,
      ground: circle(296, 140, 150, '#F6BFCB') + circle(296, 140, 92, '#FBDDE2'),
    },
    tester.body + tester.arms,
  );
}

/** The figures of a report are gone through with a pencil. */
export function roleImpact(): string {
  const report =
    shape('M40 396L84 300H330L378 396Z', '#12382C', 'opacity=".3"') +
    shape('M34 400L78 294H322L370 400Z', colors.paper) +
    line('M100 318H184M94 334H168', '#C7AE88', 6) +
    oval(140, 372, 42, 20, colors.rose) +
    shape('M140 372V352C168 352 184 362 182 374C180 382 172 386 164 388Z', colors.lapacho) +
    shape('M238 394L242 362H262L266 394ZM284 394L280 336H300L308 394Z', colors.gold);
  const analyst = figure({
    at: [204, 246],
    scale: 0.58,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'middle',
      build: 'broad',
      mood: 'smiles',
      gaze: [0.3, 0.9],
      hair: HAIR.greying,
      glasses: '#A8371C',
      earrings: colors.sun,
      nose: 'broad',
      frames: 'round',
      brows: 'straight',
    },
    hair: combed('front', HAIR.greying, 'bun'),
    chin: [6, -52],
    turn: 7,
    body: { shoulder: 180, waist: 170, foot: 200, color: '#5E3A7A' },
    clothes: stitch('M-80 -6C-54 76 54 76 80 -6', colors.rose, 9, '15 12'),
    arms: [
      { side: 'left', to: [178, 364], aim: 14, hand: 'flat', sleeve: 'cuffed', near: 0.5 },
      {
        side: 'right',
        to: [288, 350],
        aim: 200,
        hand: 'pinch',
        sleeve: 'rolled',
        dim: true,
        near: 0.56,
        elbow: 'other',
        holds: line('M312 294L270 372', colors.forest, 11) + line('M270 372L266 379', colors.straw, 8),
      },
    ],
  });
  return patch(
    {
      name: 'informe',
      cloth: '#7FB3A6',
      thread: colors.monte,
      ground: box(60, -10, 70, 250, '#93C2B4') + box(150, -10, 70, 250, '#93C2B4'),
    },
    analyst.body + box(0, 286, 400, 120, colors.wood) + box(0, 286, 400, 9, '#A4623A') + report + analyst.arms,
  );
}
