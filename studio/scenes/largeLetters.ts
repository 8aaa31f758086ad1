import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { near } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { combed, HAIR } from './portraits/hair.ts';

const WIDTH = 860;
const HEIGHT = 800;

/** A grandmother reads one huge letter on the tablet that she holds with both hands. Cut out, for the mint of its band. */
export function largeLetters(): string {
  const tablet = group(
    'translate(18 196) rotate(4)',
    box(-94, -128, 188, 256, '#14201C', 'rx="22"') +
      box(-78, -108, 156, 216, colors.paper, 'rx="6"') +
      line('M-48 74L0 -72L48 74M-30 24H30', colors.tierraDeep, 25),
  );
  const reader = near(420, 414, 0.92, {
    face: {
      view: 'turned',
      age: 'old',
      build: 'round',
      mood: 'smiles',
      gaze: [0.3, 1],
      skin: SKINS[5],
      hair: HAIR.grey,
      glasses: colors.tierraDeep,
      earrings: colors.gold,
    },
    hair: combed('turned', HAIR.grey, 'bun'),
    head: { at: [18, -62], turn: 12 },
    neck: { lean: 10, deep: 66, wide: 92 },
    body: { shoulder: 188, waist: 180, foot: 480, color: colors.lapacho },
    clothes: stitch('M-78 0C-56 80 56 80 78 0', colors.paper, 9, '15 12'),
    arms: [
      { shoulder: [-154, 92], elbow: [-236, 262], to: [-62, 218], hand: 'sheet', aim: -14, sleeve: 'short' },
      {
        shoulder: [154, 92],
        elbow: [250, 268],
        to: [96, 232],
        hand: 'sheet',
        aim: 196,
        mirrored: true,
        sleeve: 'short',
        dim: true,
      },
    ],
    held: tablet,
  });
  return canvas(
    { width: WIDTH, height: HEIGHT, grain: 0, name: 'letra' },
    circle(430, 440, 360, colors.sun) + reader + stitch('M200 563L261 592M648 564L592 595', colors.paper, 6, '10 8'),
  );
}
