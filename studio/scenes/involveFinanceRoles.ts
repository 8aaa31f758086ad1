// The roles of an internship in microfinance, each as somebody at it.
import { rolePicture } from './involveRole.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';
import { back } from './portraits/profile.ts';
import { parted } from './portraits/partings.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

/** A workshop on saving, seen from among the women of the committee. */
export function roleTraining(): string {
  const coin = (x: number, y: number) =>
    line(`M${x - 12} ${y}H${x + 12}`, colors.gold, 11) + line(`M${x - 12} ${y - 2}H${x + 10}`, colors.sun, 5);
  const column = (x: number, many: number) => Array.from({ length: many }, (_, i) => coin(x, 172 - i * 14)).join('');
  const sheet =
    box(30, -6, 190, 206, '#04120C', 'opacity=".35"') +
    box(22, -14, 190, 206, colors.paper) +
    box(22, -14, 190, 14, colors.lapacho) +
    column(54, 2) +
    column(100, 4) +
    column(146, 9) +
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
  return rolePicture(
    { name: 'alcancia', at: [-110, -24], scale: 1.1, wall: '#2F6B50' },
    circle(330, 110, 160, '#3C7D60') +
      group('translate(22 0)', sheet) +
      teacher.body +
      teacher.arms +
      listener(76, 372, SKINS[4], HAIR.grey, 'bun', '#A3265A', 6) +
      listener(210, 404, SKINS[4], HAIR.black, 'braid', colors.orange, -3) +
      listener(346, 398, SKINS[5], HAIR.black, 'bob', '#5F8FA0', -6),
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
  const kept = (x: number, cloth: string, lid: string) =>
    box(x, 234, 46, 66, cloth, 'rx="8"') +
    box(x + 30, 234, 16, 66, '#000', 'opacity=".13" rx="8"') +
    box(x + 2, 222, 42, 15, lid, 'rx="3"') +
    box(x + 8, 256, 28, 22, colors.paper);
  return rolePicture(
    { name: 'frascos', at: [-80, 0], wall: '#EFA3B5' },
    circle(296, 140, 170, '#F6BFCB') +
      circle(296, 140, 104, '#FBDDE2') +
      kept(372, '#F3C873', colors.tierra) +
      kept(426, colors.paper, colors.forest) +
      kept(480, '#F3C873', colors.tierra) +
      box(350, 300, 170, 14, '#7A3D22') +
      line('M376 314V400M492 314V400', '#5E2F18', 9) +
      tester.body +
      tester.arms,
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
    at: [164, 246],
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
      { side: 'left', to: [138, 364], aim: 14, hand: 'flat', sleeve: 'cuffed', near: 0.5 },
      {
        side: 'right',
        to: [248, 350],
        aim: 200,
        hand: 'pinch',
        sleeve: 'rolled',
        dim: true,
        near: 0.56,
        elbow: 'other',
        holds: line('M272 294L230 372', colors.forest, 11) + line('M230 372L226 379', colors.straw, 8),
      },
    ],
  });
  const family = (x: number, y: number, turn: number, cloths: readonly [string, string], field: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      box(-52, -44, 112, 98, '#12382C', 'opacity=".22"') +
        box(-58, -50, 112, 98, colors.paper) +
        box(-49, -41, 94, 70, '#8CC5CC') +
        shape('M-49 8C-18 -8 16 2 45 -6V29H-49Z', field) +
        circle(-16, -12, 10, '#824A2D') +
        shape('M-34 29C-34 7 -27 -1 -16 -1S2 7 2 29Z', cloths[0]) +
        circle(18, -4, 8, '#AE6D47') +
        shape('M4 29C4 12 10 6 18 6S33 12 33 29Z', cloths[1]) +
        line('M-2 -50h.1', colors.tierra, 12),
    );
  return rolePicture(
    { name: 'informe', at: [-100, 0], wall: '#7FB3A6' },
    box(-80, -10, 70, 250, '#93C2B4') +
      box(10, -10, 46, 250, '#93C2B4') +
      box(276, 24, 194, 222, '#6A9E91') +
      family(330, 84, -5, [colors.lapacho, colors.sun], colors.leaf) +
      family(416, 128, 4, [colors.tierra, colors.cream], '#C9502B') +
      family(342, 190, 3, [colors.sun, '#2F7F8C'], '#4C8350') +
      analyst.body +
      box(-100, 286, 600, 120, colors.wood) +
      box(-100, 286, 600, 9, '#A4623A') +
      group('translate(-40 0)', report) +
      shape('M384 372L400 308H476L484 372Z', '#26302C') +
      shape('M402 326L406 314H468L470 326Z', '#B4DADC') +
      line('M408 342h.1M432 342h.1M456 342h.1M406 358h.1M432 358h.1M458 358h.1', colors.cream, 10) +
      analyst.arms,
  );
}
