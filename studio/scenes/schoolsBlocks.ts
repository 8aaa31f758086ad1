// What stands beside the schools' first two texts, 1200 x 900. The middle 675 hold the subject.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".16"';

/** The hen house: a hen on her straw, a basket of eggs, and on the wall the count of the week. */
export function blockLearn(): string {
  let boards = '';
  for (let y = 130; y < 640; y += 128) boards += `M0 ${y}H1200`;
  const wall =
    box(0, 0, WIDTH, HEIGHT, '#9C4A2C') +
    shape('M0 0H1200V60L0 360Z', '#B55E38') +
    line(boards, '#7A2F1A', 5, 'opacity=".7"') +
    box(0, 676, WIDTH, 224, colors.gold) +
    box(0, 676, WIDTH, 14, colors.straw);
  let straws = '';
  for (let i = 0; i < 44; i++) {
    const x = (i * 137) % 1200;
    const y = 716 + ((i * 71) % 170);
    straws += `M${x} ${y}l${30 + ((i * 13) % 30)} ${((i * 29) % 26) - 13}`;
  }
  return canvas(
    { ...SIZE, name: 'gallinero', grain: 0.42 },
    wall + tally() + line(straws, '#F3D48A', 5, 'opacity=".75"') + hen() + basket(),
  );
}

/** A slate: five strokes for each day that a nest was full, crossed at the fifth. */
function tally(): string {
  const strokes = (x: number, y: number, count: number) => {
    let d = '';
    for (let i = 0; i < Math.min(count, 4); i++) d += `M${x + i * 24} ${y}l-4 52`;
    return count > 4 ? `${d}M${x - 16} ${y + 44}L${x + 88} ${y + 8}` : d;
  };
  const rows = [
    [136, 5, 5, 3],
    [232, 5, 5, 5],
    [328, 5, 4, 0],
  ] as const;
  const d = rows
    .map(([y, ...counts]) => counts.map((count, i) => (count ? strokes(770 + i * 126, y, count) : '')).join(''))
    .join('');
  return (
    box(722, 104, 424, 320, '#5A2A12', 'opacity=".5" transform="translate(12 14)"') +
    box(722, 104, 424, 320, colors.wood) +
    box(722, 104, 424, 12, '#A4623A') +
    box(742, 124, 384, 280, colors.monte) +
    line(d, colors.cream, 8)
  );
}

function hen(): string {
  let ends = '';
  for (let i = 0; i < 15; i++) {
    const x = 150 + i * 39;
    ends += `M${x} ${746 + ((i * 17) % 44)}l${(i - 7) * 9} ${-24 - ((i * 11) % 22)}M${x + 12} ${800 + ((i * 13) % 26)}l${(i - 7) * 7} ${16 + ((i * 7) % 14)}`;
  }
  const nest =
    oval(424, 822, 330, 30, '#7A4A12', 'opacity=".5"') +
    line(ends, '#F0CF7C', 7) +
    shape('M132 742Q160 690 240 694H610Q690 690 716 742C712 812 580 838 424 838S136 812 132 742Z', '#B5802A') +
    shape('M132 742Q160 690 240 694H610Q690 690 716 742Q560 786 424 784T132 742Z', '#8A5A1C') +
    line(
      'M148 776C236 800 300 806 396 806M220 820C320 834 420 830 500 826M440 802C540 806 630 786 700 766M160 758C230 778 300 788 380 790M520 826C590 820 640 806 684 788M420 784C520 788 620 770 704 748',
      '#F0CF7C',
      8,
    ) +
    line(
      'M300 816C380 826 440 822 520 812M560 796C610 790 650 780 690 766M180 800C220 812 262 818 300 822',
      '#D9A441',
      8,
    );
  const body =
    shape(
      'M196 480C170 400 186 330 214 300C236 340 262 360 286 372C270 330 276 290 300 262C322 320 350 360 392 384C430 404 470 392 500 352C520 322 524 280 548 250C580 214 640 220 656 262C668 296 654 330 650 366C656 470 640 560 590 640C560 690 480 716 400 716C300 716 220 660 204 580C196 544 202 512 196 480Z',
      '#FBEFD2',
    ) +
    shape(
      'M590 640C560 690 480 716 400 716C316 716 244 676 216 612C300 664 420 664 500 616C570 574 612 490 650 366C656 470 640 560 590 640Z',
      '#DDBF7C',
    ) +
    shape('M300 470C350 430 440 440 500 500C470 580 390 612 320 580C290 560 280 510 300 470Z', '#EBD3A0') +
    line('M330 500C380 490 430 506 462 534M326 540C364 536 396 548 420 566', '#B98E40', 7) +
    stitch('M552 420C570 470 560 530 530 580', '#C79A4C', 7, '15 12');
  const face =
    shape(
      'M560 244C552 214 570 190 588 208C592 178 620 174 622 204C642 184 662 204 650 236C632 226 590 226 560 244Z',
      colors.tierra,
    ) +
    shape('M654 276L706 296L652 312Z', colors.sun) +
    shape('M654 294L706 296L652 312Z', colors.gold) +
    shape('M636 312C656 312 664 336 656 358C646 374 628 366 628 344Z', colors.tierra) +
    circle(622, 272, 10, colors.tierraNight) +
    circle(619, 269, 3, colors.paper);
  return nest + group('translate(0 64)', body + face);
}

/** Eggs of hens and of quails, on their way to be sold. */
function basket(): string {
  const egg = (x: number, y: number, color: string, turn = 0) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M0 -46C26 -46 36 -12 36 8C36 32 20 44 0 44S-36 32 -36 8C-36 -12 -26 -46 0 -46Z', color) +
        shape('M10 -43C28 -34 36 -8 36 8C36 32 20 44 0 44C22 30 24 -14 10 -43Z', '#000', 'opacity=".1"'),
    );
  const small = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      oval(0, 0, 19, 25, '#EFE4CB') + line('M-6 -12h.1M6 -6h.1M-8 4h.1M4 10h.1M10 2h.1', '#6B4A3C', 7),
    );
  return group(
    'translate(900 0)',
    oval(10, 836, 190, 26, '#8A5A1C', 'opacity=".6"') +
      line('M-150 690C-150 470 150 470 150 690', '#8E5A2C', 16) +
      egg(-92, 668, '#E9B98A', -14) +
      egg(-22, 650, '#FBEFD2', 6) +
      egg(50, 656, '#D99A68', -6) +
      egg(112, 676, '#FBEFD2', 18) +
      egg(-58, 690, '#FBEFD2', 10) +
      egg(14, 692, '#E9B98A', -4) +
      egg(78, 700, '#FBEFD2', 8) +
      shape('M-170 696H170L132 832Q0 850 -132 832Z', '#B97A3E') +
      shape('M50 696H170L132 832Q90 840 50 842Z', '#000', SHADE) +
      stitch('M-158 730H158M-148 766H148M-138 802H138', colors.straw, 9, '22 14') +
      box(-178, 684, 356, 24, '#D99A4E', 'rx="10"') +
      small(-226, 796, 20) +
      small(-188, 808, 74) +
      small(-250, 816, -60),
  );
}

/** What a student leaves with: two diplomas, a business plan, the hat of the field beside the bell of the hotel. */
export function blockPlan(): string {
  const room =
    box(0, 0, WIDTH, HEIGHT, colors.rose) +
    shape('M0 0H1200V210L0 520Z', '#F7BFD0') +
    box(0, 668, WIDTH, 232, colors.tierraDeep) +
    box(0, 668, WIDTH, 14, colors.tierra) +
    stitch('M0 726H1200', '#B9452A', 5, '22 15');
  let bars = '';
  [44, 76, 70, 118, 164].forEach((tall, i) => {
    bars += `M${462 + i * 56} 508v${-tall}h34v${tall}Z`;
  });
  const plan =
    shape('M372 172L806 150L838 690L396 706Z', '#4A150B', 'opacity=".22" transform="translate(18 8)"') +
    shape('M360 160H800V700H360Z', colors.forest) +
    shape('M360 160H392V700H360Z', colors.monte) +
    box(404, 130, 372, 548, colors.paper) +
    line('M440 186H690', colors.tierraDeep, 16) +
    line('M440 232H736M440 264H660', '#D8C8A8', 9) +
    line('M436 316V512H742', colors.monte, 7) +
    shape(bars, colors.gold) +
    stitch('M442 452L510 428L572 420L634 370L722 318', colors.lapacho, 8, '18 12') +
    line('M440 566H736M440 602H736M440 638H600', '#D8C8A8', 9) +
    box(546, 108, 88, 44, '#9AA8A0', 'rx="8"') +
    box(560, 96, 60, 26, '#6B8076', 'rx="8"');
  return canvas({ ...SIZE, name: 'plan', grain: 0.4 }, room + plan + hat() + bell() + diplomas());
}

/** A roll with its ribbon, `long` from end to end. */
function roll(x: number, y: number, turn: number, ribbon: string): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    oval(10, 44, 190, 14, '#3A0F06', 'opacity=".4"') +
      shape('M-180 -40H180V40H-180Z', colors.paper) +
      shape('M-180 6H180V40H-180Z', '#E6D3AE') +
      oval(180, 0, 17, 40, '#F2E4C6') +
      line('M180 -26C190 -18 190 16 180 24C174 14 174 -8 180 -12', '#C9A46A', 4) +
      oval(-180, 0, 17, 40, '#F2E4C6') +
      box(-34, -42, 44, 84, ribbon) +
      box(-34, 6, 44, 36, '#000', SHADE) +
      shape('M-14 26L-56 92L-26 86L-10 112L4 44Z', ribbon) +
      shape('M-8 30L40 88L10 90L2 116L-20 44Z', ribbon) +
      circle(-12, 24, 24, ribbon) +
      stitch('M-28 24a16 16 0 1 1 32 0a16 16 0 1 1 -32 0', colors.cream, 4, '7 6'),
  );
}

function diplomas(): string {
  return roll(424, 776, -6, colors.forest) + roll(722, 774, 8, colors.lapacho);
}

/** The palm hat, from the side. */
function hat(): string {
  return group(
    'translate(214 668)',
    oval(6, 4, 190, 16, '#3A0F06', 'opacity=".4"') +
      shape('M-190 -8C-110 -40 110 -40 190 -8C110 14 -110 14 -190 -8Z', colors.straw) +
      shape('M20 -34C90 -32 150 -24 190 -8C130 8 60 11 20 12Z', '#000', 'opacity=".1"') +
      shape(
        'M-98 -22C-100 -110 -76 -148 -34 -142C-14 -132 14 -132 34 -142C76 -148 100 -110 98 -22C50 0 -50 0 -98 -22Z',
        '#F1D893',
      ) +
      shape('M34 -142C76 -148 100 -110 98 -22C80 -14 60 -9 38 -8C52 -60 50 -110 34 -142Z', '#C79A4C') +
      shape('M-99 -58C-50 -36 50 -36 99 -58L98 -22C50 0 -50 0 -98 -22Z', colors.tierra) +
      stitch('M-176 -6C-100 8 100 8 176 -6', '#B98E40', 4, '10 8'),
  );
}

/** The bell of the reception. */
function bell(): string {
  return group(
    'translate(980 668)',
    oval(8, 6, 144, 14, '#3A0F06', 'opacity=".4"') +
      shape('M-128 0H128V-26Q128 -36 116 -36H-116Q-128 -36 -128 -26Z', colors.tierraNight) +
      shape('M-108 -36C-108 -122 -62 -160 0 -160S108 -122 108 -36Z', colors.sun) +
      shape('M30 -157C78 -144 108 -106 108 -36H52C62 -90 54 -132 30 -157Z', colors.gold) +
      shape('M-84 -52C-80 -102 -60 -128 -34 -138C-54 -112 -60 -84 -60 -52Z', '#FBE2A6') +
      box(-10, -190, 20, 32, colors.tierraNight) +
      oval(0, -194, 30, 13, colors.tierraNight),
  );
}
