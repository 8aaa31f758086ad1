// Behind the counter of an office, 720 x 700, on the page's own ground: she takes a call and greets with an open hand.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { curls } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';

const WIDTH = 720;
const HEIGHT = 700;
const BLOUSE = '#F6E7CB';

export function officeWelcome(): string {
  const she = adviser();
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'bienvenida', grain: 0 },
    she.body + telephone() + she.limbs + handset() + she.fingers,
  );
}

function adviser() {
  return figure({
    at: [392, 434],
    scale: 1.02,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'middle',
      build: 'round',
      mood: 'beams',
      gaze: [0, 0.1],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'straight',
      nose: 'broad',
      signs: ['dimples'],
      earrings: colors.lapacho,
    },
    hair: curls('front', HAIR.brown),
    chin: [0, -56],
    turn: 5,
    body: { shoulder: 186, waist: 176, foot: 300, color: BLOUSE },
    clothes: vest(),
    arms: [
      { side: 'left', to: [146, 362], elbow: [222, 640], aim: 246, hand: 'open' },
      { side: 'right', to: [528, 340], elbow: [630, 580], aim: 262, hand: 'grip', dim: true },
    ],
  });
}

/** Her vest of the house, over an open collar. */
function vest(): string {
  return (
    shape('M-112 6C-150 90 -140 220 -150 320H150C140 220 150 90 112 6L70 -6L0 130L-70 -6Z', colors.forest) +
    stitch('M-82 4L0 158L82 4M0 160V320', colors.sun, 5, '13 9') +
    shape('M-74 -34C-78 0 -66 40 -40 76L0 36C-30 18 -58 -4 -74 -34Z', '#FFF6E4') +
    shape('M74 -34C78 0 66 40 40 76L0 36C30 18 58 -4 74 -34Z', '#EAD7B4') +
    group(
      'translate(84 150)',
      circle(0, 0, 25, colors.cream) + circle(0, 0, 17, colors.tierra) + circle(0, 0, 7, colors.sun),
    )
  );
}

/** On the counter; under the fingers its other half, and the cord between the two. */
function telephone(): string {
  return (
    shape('M556 700L572 646C574 638 580 634 588 634H684C692 634 698 638 700 646L716 700Z', colors.tierra) +
    line('M602 658h.1M636 658h.1M670 658h.1M598 682h.1M636 682h.1M674 682h.1', colors.cream, 13)
  );
}

function handset(): string {
  return (
    line('M494 432C488 506 520 520 516 566C512 612 540 662 566 668', '#2A2F33', 8) +
    group(
      'translate(518 340) rotate(8)',
      line('M10 -96C40 -60 40 60 10 100', '#2A2F33', 32) + line('M6 -100L-8 -92M6 102L-8 96', '#2A2F33', 46),
    )
  );
}
