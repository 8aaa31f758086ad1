// What stands for the loans to work with, 1200 x 900. An awning lies over the upper 170, a counter over what is below 800; the middle 840 hold the subject.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, place, shape, stitch, whole } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".16"';

/** A wheelchair at a sewing table: the place of whoever works there. */
export function tradeWorkshop(): string {
  const room =
    box(0, 0, WIDTH, HEIGHT, colors.blush) +
    shape('M0 0H1200V150L0 480Z', '#FBE6E0') +
    box(0, 770, WIDTH, 130, colors.road) +
    box(0, 770, WIDTH, 10, '#E0714B');
  // What was sewn here: a blouse on its hanger.
  const blouse = group(
    'translate(576 188)',
    line('M0 -6C0 -34 30 -34 26 -12', '#8FA39A', 6) +
      line('M-84 44L0 -4L84 44', colors.wood, 10) +
      shape('M-46 18Q0 58 46 18L84 40L128 132L80 152L72 128V262H-72V128L-80 152L-128 132L-84 40Z', colors.paper) +
      shape('M30 34L46 18L84 40L128 132L80 152L72 128V262H36Z', '#7A2413', 'opacity=".12"') +
      stitch('M-36 30Q0 76 36 30M-120 126L-82 142M82 142L120 126M-66 246H66', colors.lapacho, 6, '11 8') +
      stitch('M0 78V170', colors.tierra, 5, '2 16'),
  );
  return canvas({ ...SIZE, name: 'taller', grain: 0.4 }, room + blouse + sewingTable() + wheelchair());
}

function sewingTable(): string {
  const machine =
    box(690, 494, 300, 28, colors.monte, 'rx="8"') +
    shape('M716 350Q716 330 738 330H944Q972 330 972 358V496H898V420Q898 404 880 404H786V446H716Z', colors.monte) +
    shape('M930 330H944Q972 330 972 358V496H938V360Q938 344 930 330Z', '#000', 'opacity=".28"') +
    stitch('M744 366H920', colors.sun, 5, '14 10') +
    box(738, 446, 24, 20, '#C9D0C8') +
    line('M750 466V500', '#C9D0C8', 6) +
    circle(986, 384, 44, '#0B241C') +
    circle(984, 384, 32, '#2C6A50') +
    circle(984, 384, 9, colors.sun) +
    box(800, 288, 34, 44, colors.lapacho) +
    box(794, 282, 46, 9, '#D9A964') +
    box(794, 326, 46, 9, '#D9A964') +
    line('M800 300Q756 300 750 336', colors.lapacho, 4);
  const cloth =
    shape(
      'M600 520C660 504 740 512 800 508L812 522H640C626 590 640 640 622 690C600 700 576 690 556 698C580 640 572 560 600 520Z',
      colors.lapacho,
    ) +
    shape('M640 522C626 590 640 640 622 690C612 696 604 692 596 694C612 640 604 570 622 522Z', '#000', SHADE) +
    stitch('M572 676C590 620 588 570 612 530C660 514 720 516 776 514', colors.paper, 5, '14 10');
  return (
    oval(850, 776, 250, 12, '#3A0F06', 'opacity=".3"') +
    line('M720 545V772M1006 545V772', colors.woodDark, 20) +
    line('M720 640H1006', colors.woodDark, 12) +
    box(606, 520, 444, 26, colors.wood) +
    box(606, 538, 444, 10, colors.woodDark) +
    machine +
    cloth
  );
}

function wheelchair(): string {
  let spokes = '';
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + 0.2;
    spokes += `M372 628L${whole(372 + Math.cos(angle) * 134)} ${whole(628 + Math.sin(angle) * 134)}`;
  }
  const steel = '#5E7268';
  return (
    oval(420, 778, 240, 14, '#3A0F06', 'opacity=".35"') +
    line('M300 350L316 560H520L556 706H622', steel, 15) +
    line('M300 350H248', steel, 15) +
    line('M252 350H284', colors.tierraNight, 24) +
    line('M326 448H486V544', steel, 13) +
    box(322, 432, 172, 22, colors.tierraNight, 'rx="11"') +
    shape('M288 356H326L342 560H306Z', colors.tierra) +
    shape('M296 532H520Q536 532 536 548V566H304Z', colors.tierra) +
    shape('M440 532H520Q536 532 536 548V566H420Z', '#000', SHADE) +
    line('M560 714H640', colors.tierraNight, 16) +
    circle(540, 736, 36, colors.tierraNight) +
    circle(540, 736, 24, '#C9D0C8') +
    circle(540, 736, 7, colors.tierraNight) +
    circle(372, 628, 143, 'none', `stroke="${colors.tierraNight}" stroke-width="16"`) +
    circle(372, 628, 120, 'none', `stroke="#C9D0C8" stroke-width="8"`) +
    line(spokes, '#8FA39A', 4) +
    circle(372, 628, 20, colors.tierraNight) +
    circle(372, 628, 9, colors.sun)
  );
}

/** A sales case, open on its stand: glasses and earrings in the lid, perfume and eggs in the tray. */
export function tradeCase(): string {
  const street =
    box(0, 0, WIDTH, HEIGHT, colors.rose) +
    shape('M0 0H1200V220L0 540Z', colors.dawn) +
    box(0, 786, WIDTH, 114, colors.lapacho) +
    stitch('M0 806H1200', colors.cream, 5, '20 14');
  const stand =
    oval(600, 800, 330, 16, '#4A150B', 'opacity=".35"') + line('M360 690L820 796M840 690L380 796', colors.woodDark, 20);
  const lid =
    box(268, 214, 664, 300, colors.woodDark, 'rx="26"') +
    box(296, 240, 608, 262, colors.cream, 'rx="12"') +
    glasses(410, 312, colors.monte, '#5E8F86') +
    glasses(622, 312, colors.lapacho, '#B8386C') +
    [774, 852].map((x, i) => earrings(x, 284 + i * 14, i)).join('');
  const tray =
    shape('M248 520H952L916 704H284Z', colors.wood) +
    shape('M760 520H952L916 704H748Z', '#000', SHADE) +
    stitch('M276 556H926M292 674H908', colors.sun, 6, '18 13') +
    box(560, 584, 80, 52, colors.sun, 'rx="8"') +
    box(582, 600, 36, 12, colors.tierraNight, 'rx="6"') +
    box(236, 500, 728, 28, colors.woodDark, 'rx="8"');
  const bottles = [
    [330, colors.lapacho, 0.84],
    [416, colors.forest, 0.96],
    [502, colors.orange, 0.8],
    [586, '#7DB4BE', 0.92],
  ] as const;
  return canvas(
    { ...SIZE, name: 'valija', grain: 0.42 },
    street + stand + lid + bottles.map(([x, color, size]) => perfume(x, color, size)).join('') + eggs() + tray,
  );
}

function glasses(x: number, y: number, frame: string, lens: string): string {
  return (
    circle(x - 52, y, 40, lens) +
    circle(x + 52, y, 40, lens) +
    shape(
      `M${x - 80} ${y - 20}L${x - 40} ${y - 36}L${x - 70} ${y + 26}ZM${x + 24} ${y - 20}L${x + 64} ${y - 36}L${x + 34} ${y + 26}Z`,
      '#fff',
      'opacity=".28"',
    ) +
    circle(x - 52, y, 40, 'none', `stroke="${frame}" stroke-width="11"`) +
    circle(x + 52, y, 40, 'none', `stroke="${frame}" stroke-width="11"`) +
    line(`M${x - 14} ${y - 8}Q${x} ${y - 20} ${x + 14} ${y - 8}`, frame, 10)
  );
}

function earrings(x: number, y: number, index: number): string {
  const color = [colors.sun, colors.tierra, colors.lapacho, colors.forest][index % 4] ?? colors.sun;
  const drop = (at: number) =>
    circle(at, y, 7, colors.gold) +
    line(`M${at} ${y + 4}V${y + 34}`, colors.gold, 4) +
    (index % 2
      ? circle(at, y + 52, 18, color)
      : shape(`M${at} ${y + 30}L${at + 18} ${y + 66}L${at} ${y + 92}L${at - 18} ${y + 66}Z`, color));
  return drop(x - 20) + drop(x + 24);
}

/** A bottle whose foot stands in the tray. */
function perfume(x: number, color: string, size: number): string {
  return place(
    box(-32, -112, 64, 132, color, 'rx="10"') +
      box(8, -112, 24, 132, '#000', 'opacity=".16" rx="10"') +
      box(-20, -72, 40, 40, colors.paper) +
      box(-13, -128, 26, 18, '#D8DDD3') +
      box(-20, -162, 40, 36, colors.gold, 'rx="6"'),
    x,
    512,
    size,
  );
}

function eggs(): string {
  const egg = (x: number, y: number, color: string) =>
    oval(x, y, 34, 42, color) + oval(x - 10, y - 14, 8, 13, '#fff', 'opacity=".5"');
  return (
    egg(726, 448, '#E8C9A4') +
    egg(800, 446, colors.paper) +
    egg(872, 450, '#E8C9A4') +
    egg(690, 478, colors.paper) +
    egg(762, 480, '#F3DCC0') +
    egg(836, 480, '#E8C9A4') +
    egg(900, 482, colors.paper)
  );
}
