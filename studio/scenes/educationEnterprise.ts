// What pupils make and what they reckon with, 1200 x 900; the middle 900 hold the subjects.
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };
const CARD = '#D2A46C';
const CARD_LIT = '#E3BD8B';
const CARD_DARK = '#A97840';
const SHADE = 'opacity=".16"';

/** A school table: the model of a stall, cut from cardboard, among the first goods; the sketch it was made from is on the wall. */
export function educationEnterprise(): string {
  const room =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    shape('M0 0H1200L0 620Z', '#FAC95F') +
    box(0, 676, WIDTH, 224, colors.wood) +
    box(0, 676, WIDTH, 14, '#A4623A') +
    line('M0 764H380M470 764H1200M0 846H800M880 846H1200', colors.woodDark, 3, 'opacity=".5"');
  return canvas({ ...SIZE, name: 'empresa', grain: 0.4 }, room + sketch() + pencils() + model() + soaps() + herbs());
}

/** On squared paper, held by two tapes. */
function sketch(): string {
  let squares = '';
  for (let at = 26; at < 260; at += 26) squares += `M${at} 0V208M0 ${at < 208 ? at : 0}H260`;
  return group(
    'translate(150 112) rotate(-4)',
    box(10, 12, 260, 208, '#7A4A0C', 'opacity=".22"') +
      box(0, 0, 260, 208, colors.paper) +
      line(squares, '#E4D3B0', 1.6) +
      line('M56 92H204M66 92V172M194 92V172M66 132H194M56 92L74 52H186L204 92', colors.tierra, 5) +
      line('M92 52L84 92M116 52L113 92M144 52L147 92M168 52L176 92', colors.tierra, 4) +
      line('M66 188H194M66 182V194M194 182V194', colors.forest, 3) +
      box(-22, -12, 62, 24, '#FCE3A6', 'opacity=".85" transform="rotate(-14)"') +
      box(222, -16, 62, 24, '#FCE3A6', 'opacity=".85" transform="rotate(12 250 0)"'),
  );
}

/** The stall on its board: posts, a counter of cardboard, an awning of cut paper. */
function model(): string {
  const stripes = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const [a, b] = [354 + i * 70, 354 + (i + 1) * 70];
      const [c, d] = [400 + i * 57, 400 + (i + 1) * 57];
      const color = i % 2 ? colors.paper : colors.lapacho;
      return shape(`M${c} 232H${d}L${b} 356Q${b} 388 ${(a + b) / 2} 388Q${a} 388 ${a} 356Z`, color);
    })
    .join('');
  const corrugated = stitch('M318 716H896', CARD_DARK, 9, '5 7');
  return (
    shape('M330 736H930L960 758H300Z', '#2A0D05', 'opacity=".28"') +
    shape('M372 664H848L912 704H300Z', CARD_LIT) +
    box(300, 704, 612, 24, CARD) +
    corrugated +
    box(410, 350, 390, 320, CARD_DARK) +
    shape('M410 350H800V420H410Z', '#2A0D05', 'opacity=".2"') +
    box(430, 452, 350, 12, CARD) +
    paperGoods() +
    box(392, 330, 26, 346, CARD_LIT) +
    box(792, 330, 26, 346, CARD) +
    shape('M374 522H836L846 552H364Z', CARD_LIT) +
    box(382, 552, 446, 126, CARD) +
    shape('M744 552H828V678H744Z', '#000', 'opacity=".1"') +
    stitch('M382 568H828', CARD_DARK, 4, '3 9') +
    sign() +
    stripes +
    shape('M742 232H799L844 356Q844 388 809 388Q774 388 774 356Z', '#000', 'opacity=".12"') +
    box(392, 218, 416, 20, CARD_LIT) +
    line('M600 218V150', CARD_DARK, 8) +
    shape('M604 150H700L676 178L700 206H604Z', colors.forest)
  );
}

/** Goods folded from paper, on the counter and on the shelf behind it. */
function paperGoods(): string {
  const cube = (x: number, y: number, size: number, color: string) =>
    box(x, y - size, size, size, color) + box(x + size * 0.66, y - size, size * 0.34, size, '#000', SHADE);
  return (
    cube(452, 452, 44, colors.tierra) +
    cube(508, 452, 34, colors.straw) +
    cube(664, 452, 48, colors.leaf) +
    cube(722, 452, 34, colors.rose) +
    cube(470, 524, 40, colors.straw) +
    cube(516, 524, 30, colors.clay) +
    shape('M636 524L660 470L684 524Z', colors.forest) +
    shape('M660 470L684 524H664Z', '#000', SHADE) +
    cube(708, 524, 46, colors.lapacho)
  );
}

/** The price that the group agreed on. */
function sign(): string {
  const price = 'Gs. 5.000';
  const size = 46;
  return group(
    'translate(605 616) rotate(-2)',
    box(-142, -36, 288, 80, '#7A4A0C', 'opacity=".3"') +
      box(-146, -42, 288, 80, colors.paper) +
      group(
        `translate(${Math.round((-widthOf(price) * size) / 2000)} 14)`,
        `<g fill="${colors.tierraDeep}">${drawLine(price, size)}</g>`,
      ),
  );
}

/** Bars of soap, each in its band. */
function soaps(): string {
  const bar = (x: number, y: number, color: string, band: string) =>
    box(x, y - 54, 168, 54, color, 'rx="10"') +
    shape(`M${x + 118} ${y - 54}h40q10 0 10 10v34q0 10 -10 10h-40Z`, '#000', 'opacity=".12"') +
    box(x + 48, y - 56, 66, 58, band) +
    stitch(`M${x + 58} ${y - 27}h46`, colors.paper, 4, '9 7');
  return (
    oval(176, 806, 172, 18, '#2A0D05', 'opacity=".3"') +
    bar(34, 804, '#CFE4D6', colors.forest) +
    bar(212, 808, '#F6E5B4', colors.tierra) +
    bar(112, 750, colors.rose, colors.tierraDeep)
  );
}

/** Herbs for tereré, dried in the school's garden and sold by the bag. */
function herbs(): string {
  const leaf = (x: number, y: number, turn: number, color: string) =>
    group(`translate(${x} ${y}) rotate(${turn})`, shape('M0 0C-22 -16 -24 -52 0 -78C24 -52 22 -16 0 0Z', color));
  return group(
    'translate(1052 812)',
    oval(14, 2, 106, 17, '#2A0D05', 'opacity=".3"') +
      line('M-30 -190Q-40 -240 -52 -262M6 -190Q6 -250 14 -290M36 -190Q50 -236 66 -250', colors.forest, 6) +
      leaf(-52, -256, -24, colors.leaf) +
      leaf(-38, -226, -66, colors.forest) +
      leaf(-30, -212, 40, colors.sprout) +
      leaf(14, -284, 6, colors.sprout) +
      leaf(8, -240, 54, colors.forest) +
      leaf(64, -246, 34, colors.leaf) +
      leaf(50, -224, -20, colors.forest) +
      shape(
        'M-84 0L-78 -196L-60 -210L-42 -196L-24 -210L-6 -196L12 -210L30 -196L48 -210L66 -196L80 -208L88 0Z',
        colors.cream,
      ) +
      shape('M44 0L40 -202L48 -210L66 -196L80 -208L88 0Z', '#000', 'opacity=".12"') +
      box(-58, -134, 116, 84, colors.tierra) +
      stitch('M-48 -122H48M-48 -62H48', colors.cream, 3, '8 7') +
      group('translate(0 -72) scale(.5)', leaf(-5, 0, -38, colors.cream) + leaf(5, 0, 38, colors.cream)),
  );
}

/** A tin of pencils behind. */
function pencils(): string {
  const pencil = (x: number, tall: number, turn: number, color: string) =>
    group(
      `translate(${x} -60) rotate(${turn})`,
      box(-9, -tall, 18, tall, color) +
        box(3, -tall, 6, tall, '#000', SHADE) +
        shape(`M-9 ${-tall}L0 ${-tall - 30}L9 ${-tall}Z`, colors.straw) +
        shape(`M-3.5 ${-tall - 18}L0 ${-tall - 30}L3.5 ${-tall - 18}Z`, colors.tierraNight),
    );
  return group(
    'translate(946 676)',
    pencil(-30, 160, -9, colors.forest) +
      pencil(-4, 186, -1, colors.tierra) +
      pencil(24, 152, 8, colors.lapacho) +
      pencil(40, 170, 15, colors.cream) +
      box(-62, -132, 124, 132, '#4C8A63') +
      box(26, -132, 36, 132, '#000', SHADE) +
      box(-66, -140, 132, 14, '#3B7152') +
      stitch('M-52 -66H52', colors.cream, 5, '12 9'),
  );
}
