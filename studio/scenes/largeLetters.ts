import { colors } from '../../server/lace/palette.ts';
import { box, line, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { combed, HAIR } from './portraits/hair.ts';

const SIZE = { width: 860, height: 800 };

/** A grandmother with a white cane hears what her telephone reads to her. Cut out, for the sun of its field. */
export function largeLetters(): string {
  const phone = box(644, 232, 68, 148, '#14201C', 'rx="14"');
  const cane = line('M250 300L210 820', colors.paper, 17) + line('M214 764L210 820', colors.tierra, 17);
  const sound = line('M620 268C602 292 602 320 620 344M594 244C562 284 562 328 594 368', colors.tierraDeep, 9);
  const she = figure({
    at: [430, 470],
    scale: 1.1,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'old',
      build: 'round',
      mood: 'smiles',
      gaze: [0.4, -0.1],
      hair: HAIR.grey,
      eyes: 'soft',
      brows: 'thin',
      nose: 'broad',
      glasses: colors.tierraDeep,
    },
    hair: combed('turned', HAIR.grey, 'bun'),
    chin: [6, -60],
    turn: 6,
    neck: { lean: 6, deep: 64, wide: 92 },
    body: { shoulder: 188, waist: 186, foot: 340, color: colors.lapacho },
    clothes: stitch('M-78 0C-56 80 56 80 78 0', colors.paper, 9, '15 12'),
    arms: [
      {
        side: 'left',
        to: [240, 590],
        aim: -64,
        hand: 'grip',
        elbow: [184, 770],
        thumb: 'other',
        sleeve: 'cuffed',
        holds: cane,
      },
      {
        side: 'right',
        to: [678, 330],
        aim: -96,
        hand: 'grip',
        elbow: [716, 636],
        sleeve: 'cuffed',
        dim: true,
        holds: phone,
      },
    ],
  });
  return canvas({ ...SIZE, grain: 0, name: 'letra' }, she.body + sound + she.arms);
}
