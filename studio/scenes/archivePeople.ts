// Who made the archive's papers, 800 x 600.
import { at, still, writing } from './archiveParts.ts';
import { SKINS } from './people/skins.ts';
import { collar, round } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, withHat } from './portraits/hair.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, shape, stitch } from '../../server/lace/primitives.ts';

/** A researcher lifts a card out of the drawer: points joined by a thread. */
export function archiveResearch(): string {
  const card = at(
    392,
    150,
    5,
    box(8, 8, 236, 230, '#4A150B', 'opacity=".2"') +
      box(0, 0, 236, 230, colors.paper) +
      writing(22, 28, [110], 0, colors.tierraDeep) +
      line('M30 54V176H212', colors.woodDark, 5) +
      stitch('M44 156L84 130L122 142L164 96L204 74', colors.lapacho, 6, '15 10') +
      line('M44 156h.1M84 130h.1M122 142h.1M164 96h.1M204 74h.1', colors.forest, 20),
  );
  const researcher = figure({
    at: [250, 284],
    scale: 0.72,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'long',
      mood: 'calm',
      gaze: [0.9, 0.3],
      hair: HAIR.greying,
      glasses: '#A8371C',
      earrings: colors.sun,
      brows: 'straight',
      nose: 'hooked',
      frames: 'winged',
    },
    hair: combed('turned', HAIR.greying, 'bun'),
    chin: [8, -58],
    turn: 5,
    body: { shoulder: 176, waist: 160, foot: 400, color: colors.monte },
    clothes: collar('#1F5A40'),
    arms: [
      { side: 'left', to: [414, 344], aim: -16, hand: 'sheet', sleeve: 'rolled' },
      { side: 'right', to: [560, 458], aim: 8, hand: 'rest', sleeve: 'rolled', dim: true },
    ],
  });
  const tab = (x: number, y: number, color: string) =>
    shape(`M${x} 440L${x + 12} ${y}H${x + 74}L${x + 86} 440Z`, color);
  const drawer =
    tab(120, 400, colors.sun) +
    tab(300, 408, colors.blush) +
    tab(660, 398, colors.mist) +
    box(70, 428, 700, 60, '#F7ECD3') +
    box(70, 428, 700, 6, '#fff', 'opacity=".5"') +
    box(30, 468, 760, 140, colors.wood) +
    box(30, 468, 760, 14, '#A4623A') +
    box(310, 506, 200, 58, colors.gold, 'rx="8"') +
    box(324, 517, 172, 36, colors.paper) +
    stitch('M346 535H474', colors.tierraDeep, 6, '16 11');
  return still(
    'investigaciones',
    box(0, 0, 800, 600, '#E58A62') +
      [0, 1, 2, 3]
        .map(
          (i) =>
            box(470 + i * 92, 30, 80, 130, ['#D4683F', '#C9502B', '#D4683F', '#B8472A'][i] ?? '') +
            box(490 + i * 92, 60, 40, 24, '#F3D9C0'),
        )
        .join('') +
      box(440, 160, 400, 12, '#A8371C') +
      researcher.body +
      researcher.limbs +
      card +
      researcher.fingers +
      drawer,
  );
}

/** An intern comes back from the field, her boots in one hand, the notebook in the other. */
export function archiveInternships(): string {
  const boot = (x: number, y: number, turn: number, color: string, dark: string) =>
    at(
      x,
      y,
      turn,
      shape('M-34 0Q0 -10 34 0L32 112Q76 130 92 164V190H-30Q-42 156 -32 112Z', color) +
        shape('M10 -6Q24 -4 34 0L32 112Q76 130 92 164V178H40Q14 140 16 80Z', dark) +
        shape('M-34 186H94V204H-34Z', colors.tierraNight) +
        box(-34, 10, 68, 14, colors.sun),
    );
  const boots = boot(200, 452, 10, '#1F5A40', colors.monte) + boot(136, 448, -6, '#2F7A56', '#1F5A40');
  const notebook = at(
    430,
    330,
    -8,
    box(0, 0, 132, 186, colors.lapacho, 'rx="6"') +
      box(0, 0, 26, 186, '#B63A6B', 'rx="6"') +
      box(48, 34, 66, 44, colors.paper) +
      line('M60 50H100M60 64H86', '#C7AE88', 6),
  );
  const intern = figure({
    at: [340, 290],
    scale: 0.7,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'full',
      mood: 'laughs',
      gaze: [0.5, 0],
      hair: HAIR.brown,
      brows: 'straight',
      nose: 'button',
      eyes: 'soft',
    },
    hair: withHat(combed('turned', HAIR.brown, 'tail', colors.lapacho), colors.forest),
    chin: [6, -58],
    turn: -4,
    headScale: 1.08,
    body: { shoulder: 170, waist: 148, foot: 480, color: '#3E7F8C' },
    clothes: round('#F6ECD4'),
    arms: [
      { side: 'left', to: [168, 462], aim: 104, hand: 'grip', sleeve: 'rolled' },
      { side: 'right', to: [508, 508], aim: -84, elbow: [448, 620], hand: 'sheet', sleeve: 'rolled', dim: true },
    ],
  });
  const pupil = figure({
    at: [648, 330],
    scale: 0.62,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'boxed',
      mood: 'smiles',
      gaze: [0.8, -0.1],
      hair: HAIR.black,
      brows: 'bushy',
      nose: 'broad',
      eyes: 'narrow',
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -58],
    turn: -2,
    headScale: 1.2,
    body: { shoulder: 164, waist: 144, foot: 460, color: colors.sun },
    clothes: collar(colors.gold),
    arms: [
      {
        side: 'left',
        to: [734, 520],
        aim: 110,
        hand: 'grip',
        sleeve: 'short',
        dim: true,
        holds: line('M734 300L742 600', colors.wood, 18),
      },
    ],
  });
  return still(
    'pasantias',
    box(0, 0, 800, 600, '#F7D7A0') +
      circle(700, 120, 70, '#FBE9C0') +
      shape('M0 300C140 260 300 310 460 284S700 270 800 286V600H0Z', '#8BC07A') +
      shape('M0 390C200 350 420 400 800 360V600H0Z', colors.leaf) +
      shape('M420 370C520 420 560 520 540 600H280C320 520 380 430 400 372Z', colors.road) +
      pupil.body +
      pupil.arms +
      intern.body +
      boots +
      intern.limbs +
      notebook +
      intern.fingers,
  );
}
