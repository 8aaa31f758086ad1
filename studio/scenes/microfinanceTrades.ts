// What stands for the loans to work with, 1200 x 900. An awning lies over the upper 170, a counter over what is below 800; the middle 840 hold the subject.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".16"';

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
