// The reader's own hands on a table, seen from above, 1200 x 1000: the sheet of a loan with its lines answered, the last one being written.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR } from './portraits/hair.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
const SHADOW = '#3A1608';
const INK = '#2F5C8A';

export function ratesSheet(): string {
  return canvas({ width: WIDTH, height: HEIGHT, name: 'hoja', grain: 0.36 }, table() + sheet() + hands());
}

function table(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, colors.forest) +
    box(0, 0, WIDTH, 84, '#2A6B4D') +
    stitch(`M0 60H${WIDTH}`, colors.cream, 7, '20 14') +
    group(
      'translate(1040 330)',
      oval(18, 26, 104, 104, '#12382C', 'opacity=".5"') +
        oval(0, 0, 100, 100, colors.woodDark) +
        oval(0, 0, 78, 78, '#B9C2C4') +
        oval(0, 0, 66, 66, '#6E7F35') +
        line('M18 -12L92 -96', '#D9DED8', 15),
    )
  );
}

/** Its lines, each with an answer in ink and a tick; the last is half written. */
function sheet(): string {
  const row = (y: number, asked: number) =>
    line(`M262 ${y}h${asked}`, '#B9A27A', 17) + stitch(`M560 ${y + 16}h250`, colors.tierra, 7, '20 15');
  const tick = (y: number) => line(`M842 ${y - 2}l24 26l44 -58`, colors.forest, 14);
  const written = (y: number, d: string) => line(`M574 ${y}${d}`, INK, 9);
  return group(
    'rotate(-4 560 500)',
    shape('M200 150H972V1060H200Z', SHADOW, 'opacity=".35"') +
      box(180, 126, 772, 920, colors.paper) +
      box(180, 126, 772, 96, colors.tierra) +
      line('M236 174h250', colors.cream, 18) +
      row(320, 216) +
      row(442, 250) +
      row(564, 190) +
      row(686, 236) +
      tick(314) +
      tick(436) +
      tick(558) +
      written(312, 'c10 -44 40 -40 34 -4s-22 16 -6 6l44 -34c-6 44 22 42 34 6s28 -20 22 8s30 20 46 -16') +
      written(436, 'c28 -50 44 -26 22 2s22 10 44 -24c-8 40 12 42 34 4c8 -24 26 -12 18 8s32 14 58 -12') +
      written(556, 'c14 -40 34 -36 30 -4s20 18 40 -20c-4 36 20 40 36 2') +
      written(678, 'c14 -44 38 -36 28 -2s18 12 36 -20c-6 30 12 28 24 8'),
  );
}

/** Drawn as those of somebody who sits at the far side, then turned round. */
function hands(): string {
  const pencil = line('M318 132L496 312', colors.sun, 24) + line('M500 316L516 332', colors.tierraNight, 12);
  const { arms } = figure({
    at: [600, -560],
    scale: 1.6,
    skin: SKINS[4],
    head: '',
    hair: cropped('front', HAIR.black),
    body: { shoulder: 190, waist: 170, foot: 300, color: colors.sun },
    arms: [
      { side: 'left', to: [512, 306], aim: 66, hand: 'pinch', holds: pencil },
      { side: 'right', to: [880, 250], aim: 108, hand: 'flat', dim: true },
    ],
  });
  return group('rotate(180 600 500)', arms);
}
