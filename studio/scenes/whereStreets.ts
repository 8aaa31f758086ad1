// What stands for a region, 1200 x 900: the bus that has to come. The middle 840 hold the subject.
import { canvas } from './canvas.ts';
import { bush, hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".16"';

/** A bus comes to its stop on a wide road in the first light. */
export function hubBus(): string {
  const morning =
    box(0, 0, WIDTH, HEIGHT, '#C9DDEB') +
    shape('M0 0H1200V150L0 430Z', '#DCE9F1') +
    circle(250, 470, 96, '#FBE9C4') +
    hill('#9FBFD3', { ...SIZE, y: 500, swing: 34, points: 4, seed: 'parada1' }) +
    bush('#5F8F86', { width: WIDTH, y: 596, size: 92, depth: 90, seed: 'parada2' }) +
    box(0, 640, WIDTH, 60, '#8BB39A') +
    box(0, 690, WIDTH, 210, '#4B5560') +
    box(0, 690, WIDTH, 22, '#B9C2C4') +
    stitch('M-20 838H1220', '#F4E9D2', 9, '64 46');
  const pane = (x: number, wide: number) =>
    box(x, 380, wide, 122, '#2C4A5A', 'rx="10"') +
    shape(
      `M${x + 8} 492V396Q${x + 8} 388 ${x + 16} 388H${x + wide * 0.5}L${x + wide * 0.24} 494H${x + 10}Z`,
      '#6E93A6',
    );
  const wheel = (x: number) =>
    circle(x, 752, 66, '#20262C') +
    circle(x, 752, 36, '#C9D0C8') +
    circle(x, 752, 13, '#4B5560') +
    line(`M${x} 726h.1M${x} 778h.1M${x - 26} 752h.1M${x + 26} 752h.1`, '#4B5560', 8);
  const bus =
    oval(470, 822, 470, 22, '#20262C', 'opacity=".5"') +
    shape('M-20 322H820Q872 322 884 372L910 560V748Q910 772 886 772H-20Z', colors.tierra) +
    shape('M-20 322H820Q846 322 862 342H-20Z', '#C65A36') +
    box(-20, 606, 930, 44, colors.cream) +
    stitch('M-10 628H896', colors.tierra, 6, '22 16') +
    shape('M-20 650H910V748Q910 772 886 772H-20Z', colors.tierraDeep) +
    [-40, 108, 256, 404].map((x) => pane(x, 132)).join('') +
    // The door, open to whoever waits; inside it is warm.
    box(566, 372, 150, 392, '#5B1A0D', 'rx="12"') +
    box(576, 382, 130, 372, colors.sun) +
    shape('M576 754V382H620L640 754Z', '#FAD98A') +
    box(576, 690, 130, 22, '#B5751A') +
    box(576, 728, 130, 26, '#8A5412') +
    line('M686 420V640', colors.tierraDeep, 9) +
    shape('M742 380H812Q830 380 834 398L860 544H742Z', '#2C4A5A') +
    shape('M752 534V398Q752 390 760 390H790L770 536Z', '#6E93A6') +
    circle(884, 690, 24, '#FCE9B4') +
    box(892, 732, 34, 22, '#20262C', 'rx="6"') +
    box(720, 334, 126, 32, '#20262C', 'rx="8"') +
    stitch('M736 350H830', colors.sun, 8, '12 9') +
    wheel(196) +
    wheel(788);
  const stop =
    oval(1024, 706, 76, 10, '#20262C', 'opacity=".35"') +
    box(1018, 208, 14, 494, '#5B6770') +
    circle(1025, 214, 78, colors.forest) +
    circle(1025, 214, 63, 'none', `stroke="${colors.cream}" stroke-width="5" stroke-dasharray="13 10"`) +
    box(988, 178, 74, 62, colors.cream, 'rx="10"') +
    box(997, 188, 24, 22, colors.forest) +
    box(1029, 188, 24, 22, colors.forest) +
    circle(1004, 244, 9, colors.cream) +
    circle(1046, 244, 9, colors.cream) +
    box(982, 340, 86, 132, colors.paper, 'rx="5"') +
    stitch('M996 366H1054M996 394H1054M996 422H1036M996 450H1054', '#5B6770', 5, '14 8') +
    oval(1120, 722, 66, 9, '#20262C', 'opacity=".4"') +
    shape('M1066 620Q1066 604 1082 604H1158Q1174 604 1174 620V722H1066Z', colors.sun) +
    shape('M1142 604H1158Q1174 604 1174 620V722H1138Z', '#000', SHADE) +
    line('M1096 604V584Q1096 572 1108 572H1132Q1144 572 1144 584V604', colors.tierraDeep, 9) +
    stitch('M1066 660H1174', colors.tierraDeep, 5, '14 10');
  return canvas({ ...SIZE, name: 'parada', grain: 0.42 }, morning + stop + bus);
}
