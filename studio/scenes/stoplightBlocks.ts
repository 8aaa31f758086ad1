// What stands beside the Stoplight's first two texts, 1200 x 900. The middle 675 hold the subject.
import { canvas } from './canvas.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".16"';

/** An iron pot on its brazier, at the height of the eye; plates for everybody beside it. */
export function blockPot(): string {
  const kitchen =
    box(0, 0, WIDTH, HEIGHT, colors.tierraDeep) +
    shape('M0 0H1200V90L0 250Z', '#8E3018') +
    line('M0 330H380M470 330H1200M0 470H150M240 470H1200', '#8E3018', 5, 'opacity=".8"') +
    box(0, 712, WIDTH, 188, colors.clay) +
    box(0, 712, WIDTH, 12, '#E99368');
  const pot =
    oval(616, 780, 270, 30, '#3A0F06', 'opacity=".4"') +
    shape('M436 640H764L724 776H476Z', '#5E6B64') +
    shape('M640 640H764L724 776H624Z', '#46524C') +
    shape('M496 664H704L694 728H506Z', '#2A1209') +
    shape('M506 728Q520 676 548 712Q560 662 590 708Q612 668 634 710Q662 672 694 728Z', colors.orange) +
    shape('M530 728Q548 702 566 726Q590 694 612 726Q640 700 662 728Z', colors.sun) +
    box(424, 622, 352, 24, '#7C8A82', 'rx="6"') +
    shape('M398 420H802C816 540 760 622 700 624H500C440 622 384 540 398 420Z', '#2F2320') +
    shape('M690 420H802C816 540 760 622 700 624H634C690 590 706 510 690 420Z', '#1B1210') +
    shape('M426 446C424 516 446 566 476 594C456 548 450 500 452 446Z', '#6B5850') +
    line('M398 450C346 446 346 512 400 508M802 450C854 446 854 512 800 508', '#2F2320', 18) +
    box(384, 400, 432, 34, '#46362F', 'rx="17"') +
    oval(600, 400, 196, 26, colors.gold) +
    oval(600, 396, 168, 17, colors.orange) +
    circle(536, 394, 15, colors.straw) +
    circle(640, 398, 18, colors.straw) +
    oval(586, 400, 17, 8, colors.leaf) +
    oval(690, 394, 14, 7, colors.leaf);
  const spoon =
    line('M706 396L836 196', colors.straw, 18) +
    line('M712 398L842 198', '#B98E40', 5) +
    oval(700, 398, 26, 10, '#B98E40');
  const steam = stitch(
    'M530 344C500 300 566 276 530 226S556 160 530 118M612 336C584 296 640 268 610 220S634 160 612 124',
    '#F0C9A6',
    8,
    '24 20',
    'opacity=".55"',
  );
  return canvas({ ...SIZE, name: 'olla', grain: 0.42 }, kitchen + steam + plates() + spoon + pot + manioc());
}

/** A pile of enamelled plates, one a person. */
function plates(): string {
  const plate = (y: number, rim: string) =>
    shape(`M-138 ${y - 12}Q-120 ${y + 14} -64 ${y + 16}H64Q120 ${y + 14} 138 ${y - 12}Z`, colors.paper) +
    shape(`M40 ${y + 16}H64Q120 ${y + 14} 138 ${y - 12}H70Z`, '#E6D3AE') +
    line(`M-138 ${y - 12}H138`, rim, 7);
  const rims = [colors.forest, colors.tierra, colors.forest, colors.lapacho, colors.forest];
  return group(
    'translate(1010 740)',
    oval(8, 24, 170, 18, '#3A0F06', 'opacity=".3"') + rims.map((rim, i) => plate(-i * 26, rim)).join(''),
  );
}

/** Peeled manioc on a board. */
function manioc(): string {
  const root = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M-96 -8C-60 -34 40 -32 96 -4C60 24 -50 28 -96 -8Z', '#FFF8E2') +
        shape('M-96 -8C-50 28 60 24 96 -4C40 8 -40 10 -96 -8Z', '#E6D3AE') +
        oval(92, -4, 9, 14, '#EBD9A6'),
    );
  return (
    oval(220, 838, 236, 22, '#3A0F06', 'opacity=".3"') +
    shape('M0 800H420L446 836H-20Z', colors.wood) +
    shape('M-20 836H446V848H-20Z', colors.woodDark) +
    root(160, 800, -4) +
    root(290, 792, 9) +
    root(222, 766, -2)
  );
}

/** Two hoops on a wall: the same lace, the second greener than the first. */
export function blockAgain(): string {
  const wall =
    box(0, 0, WIDTH, HEIGHT, colors.mist) +
    shape('M0 0H1200V300L0 640Z', '#DDEEE2') +
    box(0, 806, WIDTH, 94, colors.forest) +
    stitch('M0 806H1200', colors.paper, 5, '20 14');
  const hoop = (x: number, y: number, radius: number, shares: readonly [number, number, number]) =>
    line(`M${x - 16} ${y - radius - 40}L${x} ${y - radius - 82}L${x + 16} ${y - radius - 40}`, '#6B8076', 4) +
    circle(x, y - radius - 84, 9, colors.tierraNight) +
    circle(x + 16, y + 22, radius + 14, '#12382C', 'opacity=".2"') +
    circle(x, y, radius + 14, '#D9A964') +
    circle(x, y, radius + 4, '#B07A36') +
    circle(x, y, radius - 6, colors.paper) +
    box(x - 22, y - radius - 40, 44, 34, '#C9D0C8', 'rx="4"') +
    line(`M${x - 34} ${y - radius - 23}H${x + 40}`, '#6B8076', 8) +
    lace(
      'vuelta',
      {
        family: 'sun',
        rim: 'scallop',
        thread: '#B9986A',
        weight: 0.95,
        detail: 1.4,
        arcs: [
          { color: stoplight.red, share: shares[0] },
          { color: stoplight.yellow, share: shares[1] },
          { color: stoplight.green, share: shares[2] },
        ],
      },
      x,
      y,
      radius - 26,
    );
  const spools = spool(300, stoplight.red) + spool(396, stoplight.yellow) + spool(492, stoplight.green);
  return canvas(
    { ...SIZE, name: 'vuelta', grain: 0.38 },
    wall + hoop(410, 336, 142, [5, 5, 2]) + hoop(764, 548, 172, [1, 2, 9]) + spools,
  );
}

/** A spool of thread on the ledge. */
function spool(x: number, color: string): string {
  return group(
    `translate(${x} 806)`,
    box(-30, -96, 60, 84, color) +
      box(12, -96, 18, 84, '#000', SHADE) +
      line('M-30 -78L30 -70M-30 -58L30 -50M-30 -38L30 -30', '#000', 3, 'opacity=".18"') +
      box(-40, -108, 80, 14, '#D9A964') +
      box(-40, -14, 80, 14, '#D9A964') +
      box(16, -108, 24, 14, '#B07A36') +
      box(16, -14, 24, 14, '#B07A36'),
  );
}
