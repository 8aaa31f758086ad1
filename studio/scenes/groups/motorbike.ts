import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';

const STEEL = '#39423E';

interface Motorbike {
  /** What lies behind the rider: wheels, the crate with its papers. */
  behind: string;
  /** Seat, engine, tank: the rider's leg lies over them. */
  frame: string;
  /** In front of the rider's hands. */
  lamp: string;
}

/** A motorbike from the side, bound for the right: wheels at 290 880 and 742 880, the grips at 640 566, the seat at 380 740. */
export function motorbike(): Motorbike {
  const wheel = (x: number) =>
    circle(x, 880, 118, '#26302C') +
    circle(x, 880, 82, '#C9B79A') +
    line(
      `M${x - 80} 880H${x + 80}M${x - 57} 823L${x + 57} 937M${x - 57} 937L${x + 57} 823M${x} 800V960`,
      '#8F8471',
      5,
    ) +
    circle(x, 880, 24, STEEL);
  return {
    behind:
      wheel(290) +
      wheel(742) +
      line('M742 880L640 600M290 880L470 850', STEEL, 22) +
      box(176, 610, 132, 116, colors.wood, 'rx="6"') +
      stitch('M190 640H294M190 674H294M190 706H294', colors.straw, 5, '14 9') +
      shape('M212 610L222 560H286L280 610Z', colors.paper) +
      line('M200 728H380', STEEL, 16),
    frame:
      shape('M250 752C300 728 400 730 470 736L468 774C400 782 320 784 268 792Z', colors.tierraNight) +
      shape('M452 738C480 672 590 664 636 692L604 772C560 800 490 800 456 778Z', colors.tierra) +
      shape(
        'M560 676C600 672 622 682 636 692L604 772C590 782 574 788 556 792C580 752 580 710 560 676Z',
        colors.tierraDeep,
      ) +
      shape('M430 796H588L570 906H452Z', '#5A655F') +
      line('M446 826H574M448 852H572M452 878H570', '#8A948D', 6) +
      line('M470 906C420 930 360 920 240 930', '#B9BDB4', 20) +
      shape('M628 812C660 750 790 742 862 822C800 782 700 790 640 848Z', colors.tierra) +
      shape('M186 820C220 740 320 740 372 790L352 808C310 776 240 784 206 834Z', colors.tierra) +
      line('M450 902H560', STEEL, 14),
    lamp:
      circle(676, 646, 40, '#F6E7C3', `stroke="${STEEL}" stroke-width="10"`) +
      line('M640 606L606 584L650 560', STEEL, 16),
  };
}

/** On a head that looks right, its chin at 0 0 and 100 high. */
export function helmet(transform: string): string {
  return group(
    transform,
    shape('M-38 -26C-54 -96 -22 -124 8 -124C40 -124 54 -98 50 -72L2 -66C-8 -60 -12 -44 -16 -22Z', colors.sun) +
      shape('M2 -66L50 -72L62 -66C60 -60 56 -58 50 -58L4 -56Z', colors.gold) +
      line('M-16 -26C-10 -12 0 -4 14 2', '#4A3A2E', 6),
  );
}
