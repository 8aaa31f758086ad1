import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { SKINS } from '../people/skins.ts';
import { plaits } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { cropped, HAIR } from '../portraits/hair.ts';
import { CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

/** Two pupils on their beds at night, one reads to the other; the moon in the window, books on the stool. */
export function dormitory(): string {
  const room =
    box(0, 0, WIDTH, HEIGHT, '#1B3350') +
    shape('M560 520H1040L1320 1000H180Z', '#2E4E73', 'opacity=".55"') +
    box(0, 800, WIDTH, 200, '#12243B') +
    shape('M470 800H1130L1240 1000H330Z', '#34567C', 'opacity=".6"');
  const [reads, listens] = [reader(), listener()];
  return frame(
    'dormitorio',
    room +
      windowWithMoon() +
      stool() +
      reads.body +
      listens.body +
      quilt(0, 706, [colors.sun, colors.lapacho, colors.rose]) +
      quilt(904, 706, [colors.lapacho, colors.paper, colors.orange]) +
      listens.arms +
      reads.arms,
  );
}

function reader() {
  const book =
    shape('M612 622L694 580L700 664L622 706Z', colors.orange) +
    shape('M606 616L688 574L694 658L616 700Z', colors.paper) +
    shape('M606 616L560 586L566 668L616 700Z', '#F1E2C4') +
    shape('M560 586L556 592L562 676L616 708L622 706L616 700L566 668Z', colors.orange);
  return figure({
    at: [420, 590],
    scale: 0.88,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'round',
      mood: 'talks',
      gaze: [0.9, 1.2],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'straight',
      nose: 'broad',
      earrings: colors.sun,
    },
    hair: cropped('turned', HAIR.black),
    chin: [12, -56],
    turn: 11,
    body: { shoulder: 172, waist: 166, foot: 320, color: colors.sun },
    clothes: stitch('M-78 -8C-54 60 54 60 78 -8', colors.tierra, 8, '14 11'),
    arms: [
      {
        side: 'right',
        to: [664, 786],
        elbow: [620, 860],
        aim: -14,
        hand: 'sheet',
        dim: true,
        holds: group('translate(-230 -124) scale(1.38)', book),
      },
      { side: 'left', to: [552, 800], elbow: [330, 850], aim: -4, hand: 'sheet' },
    ],
  });
}

function listener() {
  return figure({
    at: [1178, 600],
    scale: 0.88,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'full',
      mood: 'laughs',
      gaze: [1, 0.2],
      hair: HAIR.brown,
      eyes: 'almond',
      brows: 'soaring',
      nose: 'snub',
      glasses: colors.tierraDeep,
      frames: 'winged',
    },
    hair: plaits('turned', HAIR.brown, colors.orange),
    chin: [8, -56],
    turn: 5,
    body: { shoulder: 172, waist: 166, foot: 320, color: '#A3265A' },
    clothes: stitch('M-78 -8C-54 60 54 60 78 -8', colors.cream, 8, '14 11'),
    arms: [
      { side: 'right', to: [1076, 872], elbow: [1010, 830], aim: 10, hand: 'flat' },
      { side: 'left', to: [1190, 884], elbow: [1340, 840], aim: 176, hand: 'flat', dim: true },
    ],
  });
}

/** Over the knees of who sits in bed. */
function quilt(x: number, width: number, hues: readonly string[]): string {
  const side = width / 6;
  let patches = '';
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 6; column++)
      patches += box(x + column * side, 850 + row * side, side + 1, side + 1, hues[(row + column) % 3] ?? '');
  return (
    box(x, 826, width, 174, colors.paper) +
    patches +
    stitch(`M${x} ${850 + side}H${x + width}`, colors.cream, 4, '12 9') +
    stitch(`M${x} 838H${x + width}`, colors.tierra, 6, '14 11')
  );
}

function windowWithMoon(): string {
  return (
    box(556, 116, 488, 430, '#0E1D31') +
    box(582, 142, 436, 378, '#3F6C94') +
    `<clipPath id="panes"><path d="M582 142H1018V520H582Z"/></clipPath><g clip-path="url(#panes)">` +
    lace('luna', { family: 'wheel', rim: 'fan', ground: '#F6EBC8', thread: '#D9C48E', weight: 0.8 }, 896, 258, 76) +
    line('M640 200h.1M704 288h.1M750 250h.1M660 420h.1M970 400h.1', '#F6EBC8', 9) +
    shape('M582 470C660 430 740 460 820 446S980 420 1018 440V520H582Z', '#1D3F4A') +
    '</g>' +
    line('M800 142V520M582 330H1018', colors.wood, 18) +
    line('M568 130H1032V532H568Z', colors.wood, 26) +
    box(528, 536, 544, 30, '#A4623A')
  );
}

function stool(): string {
  return (
    oval(810, 916, 120, 14, CAST_COLOR, 'opacity=".45"') +
    line('M738 782L716 912M862 782L884 912M800 782V906', colors.woodDark, 16) +
    box(704, 756, 192, 28, colors.wood) +
    box(704, 756, 192, 8, '#C07F52') +
    box(732, 716, 136, 40, '#A3265A') +
    box(740, 722, 128, 28, colors.paper) +
    box(726, 712, 136, 10, '#A3265A') +
    box(748, 672, 112, 40, colors.forest) +
    box(748, 678, 106, 28, '#F1E2C4') +
    circle(800, 636, 34, colors.orange) +
    shape('M812 605A34 34 0 0 1 812 667A60 60 0 0 0 812 605Z', '#000', SHADE) +
    line('M798 604q2 -14 14 -18', colors.forest, 7)
  );
}
