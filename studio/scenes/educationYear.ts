import { canvas } from './canvas.ts';
import { jar, seedling } from './goods.ts';
import { PAINT, PLY, PLY_DARK, print } from './heroKioskBooth.ts';
import { pencil } from './heroKioskLedger.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 240;
const HEIGHT = 180;
/** The line on which things stand. */
const FOOT = 164;

/** What each step of a school's company comes to, cut out and glued into its notebook; 240 x 180. */
export function educationYear(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ idea: wares(), savings: tin(), jobs: tools(), sales: kiosk(), sharing: heaps() }).map(
      ([name, drawn]) => [name, canvas({ width: WIDTH, height: HEIGHT, name, grain: 0 }, drawn)],
    ),
  );
}

function shadow(x: number, half: number): string {
  return oval(x, FOOT, half, 8, colors.tierraDeep, 'opacity=".18"');
}

/** What a class knows how to make. */
function wares(): string {
  return (
    shadow(120, 104) +
    jar(50, FOOT, colors.lapacho, 0.86) +
    seedling(124, FOOT, colors.clay, 106) +
    jar(194, FOOT, colors.orange, 0.86)
  );
}

/** So many coins on each other, their foot at x y. */
function pile(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const at: [number, number] = [x + ((i * 5) % 3) - 1, y - 8 - i * 13];
    return (
      oval(...at, 32, 11, '#A9701A') +
      oval(at[0], at[1] - 4, 32, 11, colors.gold) +
      oval(at[0], at[1] - 4, 20, 6, colors.straw)
    );
  }).join('');
}

function coin(x: number, y: number): string {
  return circle(x, y, 17, colors.gold) + circle(x, y, 11, colors.straw);
}

/** A jar of savings, and the next coins. */
function tin(): string {
  return (
    shadow(120, 76) +
    pile(120, FOOT - 4, 4) +
    shape(`M72 70H168V${FOOT - 8}Q168 ${FOOT} 160 ${FOOT}H80Q72 ${FOOT} 72 ${FOOT - 8}Z`, PAINT, 'opacity=".28"') +
    box(66, 60, 108, 12, PAINT) +
    box(98, 60, 44, 5, colors.tierraNight) +
    line(`M88 88V${FOOT - 24}`, colors.paper, 8, 'opacity=".7"') +
    coin(120, 30) +
    coin(196, 44)
  );
}

/** Who cooks, who sells, who keeps the books. */
function tools(): string {
  return (
    box(14, 22, 212, 16, colors.wood) +
    box(14, 33, 212, 5, colors.woodDark) +
    line('M62 40V52M128 40V58M190 40V56', colors.tierraNight, 6) +
    shape('M44 54H80L84 92Q104 96 102 108V160H22V108Q20 96 40 92Z', colors.lapacho) +
    shape('M70 54H80L84 92Q104 96 102 108V160H78Z', '#000', 'opacity=".12"') +
    stitch('M34 148H90', colors.cream, 4, '9 7') +
    box(44, 108, 36, 24, '#B8386F') +
    line('M128 58V124', colors.straw, 9) +
    shape('M104 122H152Q152 160 128 160T104 122Z', '#B4BDB5') +
    shape('M136 122H152Q152 156 132 160Q142 144 136 122Z', '#8B968E') +
    box(172, 60, 46, 72, colors.tierra) +
    box(178, 66, 40, 60, colors.paper) +
    stitch('M186 82H210M186 96H210M186 110H204', colors.tierraNight, 4, '9 6') +
    pencil([196, 138])
  );
}

/** The kiosk of the opening (heroKiosk.ts), with its hatch up. */
function kiosk(): string {
  const hand = (x: number, y: number, color: string) => group(`translate(${x} ${y}) scale(.42)`, print(0, 0, 0, color));
  return (
    shadow(120, 96) +
    box(42, 36, 156, FOOT - 36, PAINT) +
    box(58, 48, 124, 54, '#1B4650') +
    jar(88, 102, colors.lapacho, 0.44) +
    jar(120, 102, colors.orange, 0.44) +
    jar(152, 102, colors.leaf, 0.44) +
    box(34, 100, 172, 12, PLY) +
    box(34, 107, 172, 5, PLY_DARK) +
    hand(80, 136, colors.cream) +
    hand(122, 138, colors.sun) +
    hand(162, 136, colors.lapacho) +
    shape('M42 40H198L218 10H22Z', PLY) +
    box(20, 4, 200, 9, PLY_DARK)
  );
}

/** The same for each. */
function heaps(): string {
  return shadow(120, 110) + pile(48, FOOT, 5) + pile(120, FOOT, 5) + pile(192, FOOT, 5) + coin(120, 64);
}
