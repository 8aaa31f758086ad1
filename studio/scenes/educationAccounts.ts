import { canvas } from './canvas.ts';
import { uniform } from './closeUps.ts';
import { jar } from './goods.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { waves } from './portraits/cuts.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
/** The far edge of the table. The words lie over what is below 790. */
const EDGE = 520;
const INK = '#3B5F8A';
const SHADOW = '#3A1608';
const SHIRT = '#FFFAF0';

/** Two pupils close the day's accounts: he counts the cash, she writes it down. */
export function educationAccounts(): string {
  const [writes, counts] = [writer(), counter()];
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'cuentas', grain: 0.42 },
    room() + writes.body + counts.body + table() + book() + cash() + counts.arms + writes.arms,
  );
}

function room(): string {
  const goods = [colors.tierra, colors.gold, colors.leaf, colors.lapacho]
    .map((color, i) => jar(520 + i * 66, 178, color, 0.62))
    .join('');
  return (
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    shape('M0 0H1200V150L0 430Z', '#FBD58A') +
    goods +
    box(470, 176, 300, 16, colors.wood) +
    line('M500 192V222M740 192V222', colors.woodDark, 12)
  );
}

function table(): string {
  return (
    shape(`M-20 ${EDGE}H1220V${HEIGHT}H-20Z`, colors.clay) +
    box(-20, EDGE, 1240, 18, '#DD7A50') +
    line('M-20 650H300M340 650H1220M-20 790H880M920 790H1220', '#A9482A', 5, 'opacity=".55"')
  );
}

/** Turned to her who writes: what it was, what came in, what is left. */
function book(): string {
  const row = (y: number, i: number) =>
    line(
      `M${322 - i * 6} ${y}h${96 + ((i * 31) % 50)}M${518 - i * 2} ${y}h${38 + ((i * 13) % 22)}M${622 + i * 2} ${y}h${34 + ((i * 17) % 20)}`,
      INK,
      8,
    );
  return (
    shape('M262 614H772L826 862H212Z', SHADOW, 'opacity=".28"') +
    shape('M268 600H762L818 848H212Z', colors.forest) +
    shape('M282 608H514L512 836H230Z', colors.paper) +
    shape('M514 608H748L800 836H512Z', '#F8EDD5') +
    shape('M514 608H536L540 836H512Z', '#000', 'opacity=".1"') +
    line('M300 628H440M548 628H600M640 628H696', colors.tierra, 9) +
    [664, 702, 744].map(row).join('')
  );
}

/** A cash tin, coins in piles, and the calculator. */
function cash(): string {
  const coin = (x: number, y: number, pile: number) => {
    let drawn = oval(x + 6, y + 12, 38, 23, SHADOW, 'opacity=".28"');
    for (let i = pile; i > 0; i--) drawn += oval(x, y + 7 + i * 7 - pile * 7, 36, 22, i % 2 ? '#B9791A' : '#CF8D22');
    return drawn + oval(x, y - pile * 7, 36, 22, '#F9C95C') + oval(x, y - pile * 7, 24, 14, colors.gold);
  };
  let keys = '';
  for (let y = 0; y < 3; y++) for (let x = 0; x < 3; x++) keys += `M${-30 + x * 30} ${4 + y * 24}h.1`;
  const calculator = group(
    'translate(1078 664) skewX(8)',
    box(-56, -60, 132, 148, SHADOW, 'opacity=".28" rx="10"') +
      box(-64, -72, 128, 148, '#14352B', 'rx="10"') +
      box(-48, -58, 96, 34, colors.mist) +
      line(keys, colors.cream, 15) +
      line('M30 52h.1', colors.sun, 15),
  );
  const tin =
    oval(120, 716, 112, 48, SHADOW, 'opacity=".28"') +
    shape('M8 620V690C8 734 212 734 212 690V620Z', '#6B8076') +
    shape('M150 640V722C190 716 212 706 212 690V620Z', '#000', 'opacity=".14"') +
    oval(110, 620, 102, 38, '#D8DDD3') +
    oval(110, 622, 88, 30, '#46362F') +
    [circle(76, 622, 18, '#C9D0C8'), circle(120, 632, 18, '#AEB8B0'), circle(146, 616, 17, '#C9D0C8')].join('') +
    stitch('M10 672C60 706 160 706 210 672', colors.sun, 5, '16 12');
  return tin + calculator + coin(846, 668, 3) + coin(930, 716, 1) + coin(862, 752, 0);
}

function writer() {
  return figure({
    at: [340, 344],
    scale: 0.74,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'tall',
      mood: 'smirks',
      gaze: [0.5, 1],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'soaring',
      nose: 'snub',
      signs: ['freckles'],
      glasses: colors.tierra,
      earsCovered: true,
      frames: 'round',
    },
    hair: waves('turned', HAIR.brown),
    chin: [14, -58],
    turn: 10,
    body: { shoulder: 168, waist: 160, foot: 300, color: SHIRT },
    clothes: uniform(colors.monte, SHIRT),
    arms: [
      { side: 'left', to: [300, 742], aim: 30, hand: 'flat', near: 0.9 },
      {
        side: 'right',
        to: [566, 700],
        aim: 20,
        hand: 'pinch',
        dim: true,
        holds: line('M590 718L528 592', colors.gold, 13) + line('M590 718L583 704', '#21120E', 9),
      },
    ],
  });
}

function counter() {
  return figure({
    at: [862, 336],
    scale: 0.76,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'boxed',
      mood: 'talks',
      gaze: [0.6, 0.6],
      hair: HAIR.black,
      eyes: 'narrow',
      brows: 'bushy',
      nose: 'broad',
      signs: ['mole'],
      earsOut: true,
      blush: false,
      lips: 'full',
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -60],
    turn: 6,
    body: { shoulder: 182, waist: 168, foot: 320, color: SHIRT },
    clothes: uniform(colors.monte, SHIRT),
    arms: [
      { side: 'right', to: [822, 640], aim: 110, hand: 'pinch' },
      { side: 'left', to: [1036, 660], aim: 80, hand: 'point', dim: true, near: 0.9 },
    ],
  });
}
