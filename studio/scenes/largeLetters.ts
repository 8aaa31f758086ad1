import { colors } from '../../server/lace/palette.ts';
import { circle, line, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { shaded } from './people/marks.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { combed, HAIR } from './portraits/hair.ts';

const WIDTH = 860;
const HEIGHT = 800;
/** Folds and shade of the near sleeve, or cloth would melt into cloth. */
const FOLD = shaded(colors.lapacho, 0.26);

/** A grandmother reads one huge letter on her telephone. Cut out, for the mint of its band. */
export function largeLetters(): string {
  const phone =
    shape(
      'M536 640L636 440Q644 426 660 428L766 442Q784 444 777 462L694 668Q688 684 674 682L550 664Q528 660 536 640Z',
      '#14201C',
    ) +
    shape('M560 636L654 448L760 462L680 662Z', colors.paper) +
    line('M602 620L680 494L672 632M624 580L678 588', colors.tierraDeep, 20);
  const reader = figure({
    at: [380, 414],
    scale: 0.92,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'old',
      build: 'round',
      mood: 'smiles',
      gaze: [0.6, 0.9],
      hair: HAIR.grey,
      glasses: colors.tierraDeep,
      earrings: colors.gold,
    },
    hair: combed('turned', HAIR.grey, 'bun'),
    chin: [18, -62],
    turn: 12,
    neck: { lean: 10, deep: 66, wide: 92 },
    body: { shoulder: 188, waist: 190, foot: 480, color: colors.lapacho },
    clothes: stitch('M-78 0C-56 80 56 80 78 0', colors.paper, 9, '15 12'),
    arms: [
      {
        side: 'right',
        to: [622, 654],
        aim: -28,
        hand: 'sheet',
        sleeve: 'long',
        dim: true,
        near: 0.95,
        holds: phone,
      },
      { side: 'left', to: [622, 590], aim: -6, hand: 'point', sleeve: 'long', near: 0.98 },
    ],
  });
  return canvas(
    { width: WIDTH, height: HEIGHT, grain: 0, name: 'letra' },
    circle(430, 440, 360, colors.sun) +
      reader.body +
      shape('M222 520L313 604L454 658L452 690C400 684 330 664 296 644C262 622 236 590 222 556Z', FOLD) +
      reader.arms +
      line(
        'M246 468C290 486 380 548 462 598M226 476C232 500 240 520 252 534M300 598C306 584 318 574 330 570',
        FOLD,
        5,
      ) +
      stitch('M458 612L438 652', colors.paper, 6, '10 8'),
  );
}
