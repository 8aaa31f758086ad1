// What stands beside the schools' three texts, 1200 x 900. The middle 675 hold the subject.
import { canvas } from './canvas.ts';
import { jar } from './goods.ts';
import { colors, skins } from './palette.ts';
import { person } from './people/person.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from './primitives.ts';

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
      small(-236, 830, 20) +
      small(-196, 842, 74) +
      small(-262, 852, -60),
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

/** The school's stall beside the road: a student hands over honey; the milestone says where it is. */
export function blockPays(): string {
  const land =
    box(0, 0, WIDTH, HEIGHT, colors.mist) +
    lace('puesto', { family: 'wheel', rim: 'scallop', thread: '#B7D6C4', weight: 0.8 }, 600, 330, 420) +
    shape('M0 610C240 580 500 596 700 588S1040 602 1200 586V900H0Z', '#6FA85F') +
    shape('M0 720C300 706 800 712 1200 716V900H0Z', '#4F8F5A') +
    shape('M0 806C300 796 800 798 1200 802V900H0Z', '#5B5450') +
    stitch('M-10 858H1210', colors.paper, 11, '70 46') +
    line('M0 812C300 802 800 804 1200 808', colors.paper, 6);
  return canvas(
    { ...SIZE, name: 'puesto', grain: 0.4, defs: `<clipPath id="counter"><path d="M0 0H${WIDTH}V700H0Z"/></clipPath>` },
    land + milestone() + stall(),
  );
}

function milestone(): string {
  return group(
    'translate(1000 770)',
    oval(10, 2, 70, 11, colors.monte, 'opacity=".5"') +
      box(-12, -250, 24, 250, '#9AA8A0') +
      box(2, -250, 10, 250, '#6B8076') +
      box(-84, -300, 168, 128, colors.forest, 'rx="10"') +
      `<rect x="-75" y="-291" width="150" height="110" rx="6" fill="none" stroke="${colors.paper}" stroke-width="6"/>` +
      kilometre(),
  );
}

/** "46,5" in strokes, as on a road sign. */
function kilometre(): string {
  return line(
    'M-34 -262L-56 -226H-28M-38 -244V-210M4 -258C-18 -250 -20 -212 -2 -211C14 -212 14 -236 -2 -236C-10 -236 -16 -230 -16 -222M22 -212l-4 12M58 -260H38L36 -238C60 -246 62 -210 44 -210C38 -210 34 -214 32 -218',
    colors.paper,
    8,
  );
}

function stall(): string {
  let awning = '';
  for (let i = 0; i < 9; i++) {
    const x = 190 + i * 78;
    awning += shape(`M${x + 12} 176H${x + 78}L${x + 78} 300a39 34 0 0 1 -78 0Z`, i % 2 ? colors.paper : colors.lapacho);
  }
  const frame =
    box(214, 290, 22, 430, colors.wood) +
    box(858, 290, 22, 430, colors.woodDark) +
    box(236, 300, 622, 250, '#0C2A20', 'opacity=".28"') +
    box(236, 404, 622, 14, colors.wood);
  const shelf = [300, 372, 720, 792]
    .map((x, i) => jar(x, 404, [colors.sun, colors.orange, colors.sun, '#C98A4E'][i] ?? '', 0.74))
    .join('');
  const seller = person({
    at: [540, 1010],
    height: 640,
    heads: 6.9,
    build: 'man',
    view: 'front',
    skin: skins[3],
    look: { cut: 'short', tie: colors.forest },
    top: { kind: 'shirt', color: colors.cream, trim: colors.forest },
    bottom: { kind: 'trousers', color: colors.monte },
    apron: { color: colors.forest, trim: colors.cream },
    half: true,
    near: { to: [452, 592], hand: 'flat', aim: 150 },
    far: { to: [632, 560], hand: 'grip', elbow: 'other', holds: jar(632, 600, colors.sun, 1) },
  });
  const counter =
    box(196, 600, 704, 26, '#A4623A') +
    box(196, 614, 704, 12, colors.woodDark) +
    box(212, 626, 672, 160, colors.wood) +
    shape('M560 626H884V786H560Z', '#000', 'opacity=".1"') +
    stitch('M232 652H866M232 760H866', colors.straw, 5, '18 13') +
    oval(548, 788, 360, 13, colors.monte, 'opacity=".5"');
  return (
    frame +
    shelf +
    `<g clip-path="url(#counter)">${seller}</g>` +
    counter +
    lettuce(300, 600) +
    lettuce(372, 604) +
    tomatoes() +
    awning
  );
}

function lettuce(x: number, y: number): string {
  return group(
    `translate(${x} ${y})`,
    shape('M-46 0C-66 -20 -58 -60 -34 -58C-30 -82 30 -82 34 -58C58 -60 66 -20 46 0Z', '#4F8F5A') +
      shape('M-30 0C-44 -18 -36 -46 -18 -42C-12 -60 14 -60 20 -42C38 -46 44 -18 30 0Z', '#8BC07A') +
      shape('M-14 0C-22 -14 -14 -30 0 -32C14 -30 22 -14 14 0Z', '#B9DB9C'),
  );
}

function tomatoes(): string {
  let fruit = '';
  for (let i = 0; i < 5; i++) fruit += circle(726 + i * 32, 556 - (i % 2) * 4, 20, i % 2 ? '#E0573A' : colors.road);
  for (let i = 0; i < 4; i++) fruit += circle(742 + i * 32, 530, 19, i % 2 ? colors.road : '#E0573A');
  return (
    fruit +
    box(700, 556, 180, 46, colors.straw) +
    box(700, 576, 180, 6, '#B98E40') +
    box(700, 552, 12, 50, '#CFA653') +
    box(868, 552, 12, 50, '#B98E40')
  );
}
