import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { collar } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { bald } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';

const SIZE = { width: 1000, height: 640 };
const COUNTER = 560;

/** Who keeps the papers: on the telephone, he has found the one that was asked for and lifts it out of its box. Cut out, for a sun band. */
export function archiveCall(): string {
  const he = keeper();
  return canvas(
    { ...SIZE, name: 'pedido', grain: 0 },
    shape('M60 640A440 600 0 0 1 940 640Z', '#FBD98C') + he.body + cards() + he.arms + counter(),
  );
}

function keeper() {
  const handset = group(
    'translate(338 268) rotate(-12)',
    line('M8 -88C34 -56 34 56 8 92', '#2A2F33', 30) + line('M6 -92L-8 -86M6 94L-8 88', '#2A2F33', 44),
  );
  const sheet = group(
    'translate(700 330) rotate(9)',
    box(-112, -150, 224, 300, colors.paper) +
      box(-112, -150, 224, 20, colors.lapacho) +
      line('M-82 -96H50M-82 -56H82M-82 -16H82M-82 24H40', '#B99F86', 9) +
      circle(52, 92, 34, 'none', `stroke="${colors.tierra}" stroke-width="8" stroke-dasharray="12 8"`),
  );
  return figure({
    at: [470, 400],
    scale: 0.96,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'old',
      build: 'round',
      mood: 'beams',
      gaze: [1.1, 0],
      hair: HAIR.grey,
      eyes: 'round',
      brows: 'bushy',
      nose: 'broad',
      moustache: 'walrus',
      glasses: colors.tierraNight,
    },
    hair: bald('turned', HAIR.grey, SKINS[2]),
    chin: [6, -60],
    turn: 4,
    body: { shoulder: 190, waist: 184, foot: 320, color: colors.cream },
    clothes:
      shape('M-110 10C-150 90 -140 220 -150 320H150C140 220 150 90 110 10L72 -10L0 170L-72 -10Z', colors.forest) +
      stitch('M0 190V320', colors.sun, 6, '13 9') +
      collar(colors.cream, { long: 120 }),
    arms: [
      { side: 'left', to: [342, 276], elbow: [216, 540], aim: -76, hand: 'grip', holds: handset },
      { side: 'right', to: [720, 470], elbow: [690, 640], aim: -80, hand: 'sheet', dim: true, holds: sheet },
    ],
  });
}

/** A box of cards, open. */
function cards(): string {
  const each = [0, 1, 2, 3, 4]
    .map((at) => box(590 + at * 22, COUNTER - 84 - (at % 2) * 12, 150, 100, at % 2 ? colors.cream : '#F3DDB6'))
    .join('');
  return (
    each + box(570, COUNTER - 50, 290, 60, colors.tierra) + stitch(`M590 ${COUNTER - 20}H842`, colors.cream, 6, '14 11')
  );
}

/** Hides elbows; on it the telephone. */
function counter(): string {
  return (
    group(
      `translate(216 ${COUNTER})`,
      shape('M-84 0L-62 -62C-58 -72 -50 -76 -42 -76H42C50 -76 58 -72 62 -62L84 0Z', '#2A2F33') +
        circle(0, -34, 30, colors.cream) +
        circle(0, -34, 12, '#2A2F33'),
    ) +
    line(`M282 ${COUNTER - 30}C400 ${COUNTER - 20} 330 440 352 366`, '#2A2F33', 7) +
    box(40, COUNTER, 920, 80, colors.wood) +
    box(24, COUNTER - 6, 952, 22, '#B9744A')
  );
}
