// What stands for the other three regions, 1200 x 900: the bus that has to come, a shop about to open, balconies of a tall house. The middle 840 hold the subject.
import { canvas } from './canvas.ts';
import { bush, hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

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

/** A shop the day before it opens: its sign half painted, the ladder still there, a light on. */
export function hubShop(): string {
  const front = '#3E2A4F';
  const street =
    box(0, 0, WIDTH, HEIGHT, '#B5563B') +
    brick() +
    shape('M0 0H420L0 560Z', '#fff', 'opacity=".09"') +
    box(0, 770, WIDTH, 130, '#B7AFA6') +
    box(0, 770, WIDTH, 10, '#D6CFC6') +
    line('M0 838H1200M260 770L210 900M620 770V900M980 770L1030 900', '#9A9189', 4);
  const shop =
    box(212, 190, 776, 590, front) +
    box(900, 190, 88, 590, '#000', SHADE) +
    box(190, 170, 820, 30, '#553B6B') +
    // The sign: cream as far as the brush has come.
    box(248, 222, 704, 118, '#553B6B') +
    shape('M262 236H596Q610 262 590 286Q616 306 600 326H262Z', colors.cream) +
    stitch('M280 281H560', colors.tierra, 8, '24 18') +
    box(248, 380, 426, 320, '#2A1B38') +
    box(264, 396, 394, 288, '#F3CF8B') +
    shape('M264 396H470L330 684H264Z', '#F9E0AE') +
    box(264, 560, 394, 14, colors.wood) +
    box(264, 656, 394, 28, colors.wood) +
    line('M462 396V440', '#2A1B38', 5) +
    shape('M426 470Q430 436 462 436Q494 436 498 470Z', colors.forest) +
    oval(462, 471, 34, 9, '#FFF6DC') +
    box(310, 506, 74, 54, '#C98F56') +
    box(310, 506, 74, 15, '#E0AE78') +
    box(338, 506, 18, 54, '#A86F3C') +
    box(534, 590, 96, 66, '#C98F56') +
    box(534, 590, 96, 16, '#E0AE78') +
    box(573, 590, 18, 66, '#A86F3C') +
    box(248, 716, 426, 46, '#553B6B') +
    stitch('M266 739H656', '#8F73A8', 5, '18 14') +
    box(716, 380, 190, 400, '#2A1B38') +
    box(730, 394, 162, 386, colors.forest) +
    box(752, 418, 118, 190, '#F3CF8B') +
    shape('M752 418H820L770 608H752Z', '#F9E0AE') +
    box(752, 634, 118, 110, '#174631') +
    circle(746, 632, 11, colors.sun) +
    line('M746 640V664M739 654V674', colors.sun, 5) +
    box(700, 770, 222, 22, '#D6CFC6') +
    line('M811 442V464', colors.tierraNight, 3) +
    box(780, 462, 62, 42, colors.cream, 'rx="4"') +
    circle(811, 483, 9, colors.tierra);
  const ladder =
    line('M486 800L566 206M596 806L646 206', colors.straw, 17) +
    line('M500 702H606M512 612H614M524 522H622M537 432H630M549 342H638M558 262H644', '#CFA653', 13) +
    line('M596 806L646 206', '#CFA653', 6);
  const pots =
    oval(360, 852, 96, 13, '#4A3A33', 'opacity=".4"') +
    line('M306 770Q360 700 414 770', '#7F8B83', 6) +
    shape('M304 770H416L406 848Q360 862 314 848Z', '#C9D0C8') +
    shape('M384 770H416L406 848Q394 853 380 855Z', '#000', SHADE) +
    oval(360, 770, 56, 14, '#98A39B') +
    oval(360, 771, 44, 10, colors.cream) +
    shape('M318 776Q320 814 330 816Q338 816 338 782Z', colors.cream) +
    group(
      'translate(470 842) rotate(-12)',
      box(-70, -9, 84, 18, colors.wood, 'rx="9"') +
        box(10, -14, 34, 28, '#D8DDD3') +
        shape('M44 -15H92Q84 0 92 15H44Z', colors.cream),
    );
  const lantern =
    line('M1010 300H1066V330', '#2A1B38', 9) +
    shape('M1040 330H1092L1104 400H1028Z', colors.sun) +
    shape('M1040 330H1066L1060 400H1028Z', '#FAD98A') +
    box(1034, 316, 64, 16, '#2A1B38') +
    box(1024, 398, 84, 14, '#2A1B38');
  return canvas({ ...SIZE, name: 'vidriera', grain: 0.42 }, street + shop + lantern + ladder + pots);
}

function brick(): string {
  let d = '';
  for (let row = 0; row < 16; row++) {
    const shift = row % 2 ? 0 : 60;
    for (const x of [-20, 100, 1020, 1140]) d += `M${x + shift} ${24 + row * 48}h84`;
  }
  return line(d, '#9A432C', 8, 'opacity=".7"');
}

/** Six balconies of a tall house at dusk, each with what its people keep there. */
export function hubBalconies(): string {
  const house =
    box(0, 0, WIDTH, HEIGHT, '#27405E') +
    circle(92, 150, 52, '#F3E3B5') +
    box(0, 420, 150, 480, '#1B2E47') +
    box(1060, 300, 140, 600, '#1B2E47') +
    line('M40 480h.1M40 560h.1M96 640h.1M40 720h.1M1110 380h.1M1160 460h.1M1110 620h.1M1160 700h.1', colors.sun, 20) +
    box(176, 0, 868, HEIGHT, '#E3B7A0') +
    box(932, 0, 112, HEIGHT, '#000', 'opacity=".12"') +
    box(590, 0, 40, HEIGHT, '#CF9C84');
  const places = [0, 1, 2].flatMap((row) => [0, 1].map((column) => ({ x: 226 + column * 420, y: -40 + row * 316 })));
  const things = [teapot(), laundry(), plants(), lamp(), herbs(), bicycle()];
  const balconies = places.map(({ x, y }, i) => group(`translate(${x} ${y})`, balcony(i, things[i] ?? '')));
  return canvas({ ...SIZE, name: 'balcones', grain: 0.42 }, house + balconies.join(''));
}

/** One balcony, 348 x 286, its floor at 262: the room behind it is lit or not, the things stand between window and railing. */
function balcony(index: number, things: string): string {
  const lit = index !== 1 && index !== 4;
  const rail = ['#2F7F7A', colors.tierra, colors.forest, colors.lapacho, '#2F6390', colors.gold][index] ?? '';
  let bars = '';
  for (let x = 14; x < 340; x += 22) bars += `M${x} 190V258`;
  return (
    box(30, 36, 288, 226, '#4A2C3A') +
    box(42, 48, 264, 214, lit ? '#F8D27E' : '#40506E') +
    shape(lit ? 'M42 48H190L110 262H42Z' : 'M42 48H150L80 262H42Z', '#fff', 'opacity=".2"') +
    box(168, 48, 12, 214, '#4A2C3A') +
    things +
    box(0, 262, 348, 24, '#F4DCCB') +
    box(250, 262, 98, 24, '#000', 'opacity=".12"') +
    line(bars, rail, 7) +
    line('M4 186H344', rail, 12)
  );
}

function teapot(): string {
  return (
    box(96, 206, 120, 12, colors.wood) +
    line('M110 214V262M202 214V262', colors.woodDark, 9) +
    shape('M136 206V164Q136 156 144 156H176Q184 156 184 164V206Z', '#2F7F7A') +
    line('M184 170C206 168 206 196 184 194', '#2F7F7A', 7) +
    box(200, 190, 26, 16, colors.cream)
  );
}

function laundry(): string {
  return (
    line('M40 84H308', colors.cream, 5) +
    shape('M64 84H128V190H64Z', colors.sun) +
    shape('M108 84H128V190H108Z', '#000', SHADE) +
    shape('M146 84H196V150H146Z', colors.rose) +
    shape('M182 84H196V150H182Z', '#000', SHADE) +
    shape('M214 84H288V206H214Z', '#F4F0E4') +
    shape('M264 84H288V206H264Z', '#000', SHADE) +
    stitch('M222 188H280', colors.tierra, 5, '12 9')
  );
}

function plants(): string {
  const leaf = (x: number, y: number, turn: number, color: string) =>
    group(`translate(${x} ${y}) rotate(${turn})`, shape('M0 0C-26 -34 -18 -84 0 -112C18 -84 26 -34 0 0Z', color));
  return (
    [-62, -30, 30, 62].map((turn, i) => leaf(106, 206, turn, i % 2 ? '#2F7A57' : colors.leaf)).join('') +
    leaf(106, 206, 0, colors.sprout) +
    shape('M74 200H138L128 262H84Z', colors.tierra) +
    shape('M118 200H138L128 262H112Z', '#000', SHADE) +
    [-50, 0, 50]
      .map((turn) =>
        group(
          `translate(250 222) rotate(${turn}) scale(.7)`,
          shape('M0 0C-26 -34 -18 -84 0 -112C18 -84 26 -34 0 0Z', colors.forest),
        ),
      )
      .join('') +
    shape('M226 218H274L268 262H232Z', colors.cream)
  );
}

function lamp(): string {
  return (
    line('M250 262V150', colors.tierraNight, 8) +
    circle(250, 120, 44, '#FFF3CF', 'opacity=".5"') +
    shape('M222 146L234 92H266L278 146Z', colors.paper) +
    line('M228 262H272', colors.tierraNight, 10) +
    shape('M70 262V196Q70 186 80 186H150Q160 186 160 196V262Z', '#6A2A4A') +
    box(60, 214, 112, 30, colors.lapacho, 'rx="12"')
  );
}

function herbs(): string {
  const herb = (x: number, color: string) =>
    line(
      `M${x} 206V158M${x} 186L${x - 18} 162M${x} 186L${x + 18} 162M${x} 204L${x - 22} 186M${x} 204L${x + 22} 186`,
      color,
      11,
    );
  return (
    herb(92, colors.sprout) +
    herb(150, '#6FA85F') +
    herb(208, colors.sprout) +
    herb(262, '#6FA85F') +
    box(52, 206, 244, 50, colors.wood) +
    box(236, 206, 60, 50, '#000', SHADE) +
    stitch('M64 230H284', colors.straw, 5, '14 10')
  );
}

function bicycle(): string {
  return (
    circle(116, 178, 42, 'none', `stroke="${colors.tierraNight}" stroke-width="8"`) +
    circle(228, 178, 42, 'none', `stroke="${colors.tierraNight}" stroke-width="8"`) +
    line(
      'M116 178L152 118H206L228 178M152 118L178 178H116M178 178L206 118M206 118L198 98H222M140 106H162',
      '#2F6390',
      9,
    ) +
    circle(178, 178, 9, colors.tierraNight)
  );
}
