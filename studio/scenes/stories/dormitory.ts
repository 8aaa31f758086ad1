import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';
import { CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

/** Two pupils on their beds at night, one reads to the other; the moon in the window, books on the stool. */
export function dormitory(): string {
  const room =
    box(0, 0, WIDTH, HEIGHT, '#1B3350') +
    shape('M560 520H1040L1320 1000H180Z', '#2E4E73', 'opacity=".55"') +
    box(0, 800, WIDTH, 200, '#12243B') +
    shape('M470 800H1130L1240 1000H330Z', '#34567C', 'opacity=".6"');
  return frame('dormitorio', room + windowWithMoon() + bed(60, false) + bed(1540, true) + stool() + pupils());
}

function pupils(): string {
  const book =
    shape('M612 622L694 580L700 664L622 706Z', colors.orange) +
    shape('M606 616L688 574L694 658L616 700Z', colors.paper) +
    shape('M606 616L560 586L566 668L616 700Z', '#F1E2C4') +
    shape('M560 586L556 592L562 676L616 708L622 706L616 700L566 668Z', colors.orange);
  return (
    oval(470, 930, 150, 14, CAST_COLOR, 'opacity=".45"') +
    person({
      at: [380, 926],
      height: 900,
      heads: 6.8,
      build: 'woman',
      view: 'side',
      stance: 'sit',
      skin: SKINS[3],
      look: { cut: 'pixie', mood: 'talks', age: 'young', nose: 'broad', earrings: colors.sun },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'trousers', color: '#5F8FA8' },
      nod: 6,
      near: { to: [612, 664], hand: 'sheet', aim: -10, holds: book },
      far: { to: [650, 690], hand: 'open', aim: -20 },
    }) +
    oval(1140, 930, 150, 14, CAST_COLOR, 'opacity=".45"') +
    person({
      at: [1226, 926],
      height: 900,
      heads: 6.8,
      build: 'woman',
      view: 'side',
      facing: 'left',
      stance: 'sit',
      skin: SKINS[5],
      look: { cut: 'plaits', mood: 'laughs', age: 'young', nose: 'snub', glasses: true, tie: colors.orange },
      top: { kind: 'tee', color: '#A3265A' },
      bottom: { kind: 'trousers', color: '#3F8A92' },
      near: { to: [1076, 690], hand: 'rest', aim: 176 },
      far: { to: [1050, 700], hand: 'rest', aim: 176 },
    })
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

/** A bed along the wall, its head outside; mirrored on the right. */
function bed(x: number, flip: boolean): string {
  const hues = flip ? [colors.lapacho, colors.paper, colors.orange] : [colors.sun, colors.lapacho, colors.rose];
  let patches = '';
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 4; column++)
      patches += box(170 + column * 104, 644 + row * 66, 104, 66, hues[(row + column) % 3] ?? '');
  const inner =
    oval(320, 908, 330, 26, CAST_COLOR, 'opacity=".45"') +
    box(-20, 480, 34, 420, colors.woodDark) +
    box(0, 760, 620, 74, colors.wood) +
    box(0, 816, 620, 18, colors.woodDark) +
    box(586, 620, 34, 284, colors.wood) +
    box(606, 620, 14, 284, colors.woodDark) +
    shape('M10 640Q10 610 40 610H560Q586 610 586 650V764H10Z', colors.paper) +
    shape('M20 616C30 560 150 556 172 612C180 640 160 662 130 660H40C16 656 14 636 20 616Z', '#fff') +
    shape('M120 574Q160 580 172 612C180 640 160 662 130 660C150 630 146 600 120 574Z', '#1B3350', SHADE) +
    `<clipPath id="${flip ? 'q2' : 'q1'}"><path d="M170 606H552Q590 612 590 660V842H170Z"/></clipPath>` +
    `<g clip-path="url(#${flip ? 'q2' : 'q1'})">${box(170, 600, 430, 44, hues[2] ?? '')}${patches}${stitch('M170 710H600M170 776H600M274 606V842M378 606V842M482 606V842', colors.cream, 4, '12 9')}</g>` +
    shape(flip ? 'M170 606H274V842H170Z' : 'M482 606H552Q590 612 590 660V842H482Z', '#12243B', 'opacity=".15"');
  return group(`translate(${x} 0)${flip ? ' scale(-1 1)' : ''}`, inner);
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
