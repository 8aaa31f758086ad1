import { canvas } from './canvas.ts';
import { jar } from './goods.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { person } from './people/person.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };

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
