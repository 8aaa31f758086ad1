import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const SIZE = { width: 1200, height: 900 };
const TIN = '#C9D0C8';
const TIN_LIT = '#E9EEE6';
const TIN_DARK = '#8E9A92';
const SHADE = 'opacity=".18"';

/** A robot that pupils make of what was at hand: a tin, bottle tops, clothes pegs, wire. One arm still lies on the table. */
export function educationRobot(): string {
  const room =
    box(0, 0, SIZE.width, SIZE.height, colors.tierraDeep) +
    shape('M0 0H1200L0 520Z', '#8E2E19') +
    box(0, 690, SIZE.width, 210, colors.straw) +
    box(0, 690, SIZE.width, 14, '#F6DE9C') +
    line('M0 770H460M560 770H1200M0 846H240M330 846H1200', '#C9A24E', 3, 'opacity=".7"');
  return canvas({ ...SIZE, name: 'robot', grain: 0.44 }, room + tools() + battery() + robot() + looseArm() + caps());
}

function robot(): string {
  const body =
    box(440, 366, 320, 314, TIN) +
    box(440, 366, 44, 314, TIN_LIT) +
    box(672, 366, 88, 314, TIN_DARK) +
    oval(600, 366, 160, 26, TIN_LIT) +
    oval(600, 680, 160, 20, TIN_DARK) +
    shape('M440 430Q600 456 760 430V620Q600 646 440 620Z', colors.tierra) +
    shape('M672 441Q720 437 760 430V620Q720 628 672 633Z', '#000', SHADE) +
    stitch('M446 448Q600 474 754 448M446 604Q600 630 754 604', colors.cream, 5, '14 11');
  const dial =
    circle(566, 534, 54, colors.paper) +
    stitch('M566 490A44 44 0 1 1 565.9 490', colors.forest, 5, '10 8') +
    line('M566 534L592 506', colors.tierra, 8) +
    circle(566, 534, 9, colors.tierraNight) +
    circle(652, 506, 15, colors.sun) +
    circle(652, 552, 15, colors.rose);
  const wheel = (x: number) =>
    circle(x + 8, 706, 62, '#7A5A18', 'opacity=".3"') +
    circle(x, 696, 62, colors.monte) +
    circle(x, 696, 44, colors.leaf) +
    line(
      `M${x} 660V732M${x - 36} 696H${x + 36}M${x - 26} 670L${x + 26} 722M${x + 26} 670L${x - 26} 722`,
      colors.monte,
      6,
    ) +
    circle(x, 696, 13, colors.cream);
  return (
    oval(620, 764, 260, 20, '#7A5A18', 'opacity=".4"') +
    // Its left arm, on the right: wire to a clothes peg.
    line('M752 468C840 446 828 552 884 500S930 400 906 344', TIN_DARK, 13) +
    line('M752 464C836 444 826 546 880 496S926 400 902 344', TIN_LIT, 5) +
    peg(902, 344, 12) +
    // The other shoulder still waits for its arm.
    circle(440, 470, 26, TIN_DARK) +
    circle(440, 470, 13, colors.tierraNight) +
    line('M436 474C400 500 410 540 376 552M442 478C420 520 432 556 410 590', colors.lapacho, 6) +
    wheel(498) +
    wheel(702) +
    body +
    dial +
    head()
  );
}

/** A smaller tin with eyes of bottle tops. */
function head(): string {
  const teeth = (x: number, y: number, color: string) => {
    let cap = '';
    for (let turn = 0; turn < 360; turn += 30)
      cap += box(-6, -46, 12, 10, color, `transform="translate(${x} ${y}) rotate(${turn})"`);
    return (
      cap + circle(x, y, 40, color) + circle(x, y, 28, colors.paper) + circle(x + 5, y + 3, 13, colors.tierraNight)
    );
  };
  return (
    box(560, 318, 80, 52, TIN_DARK) +
    line('M560 334H640M560 352H640', '#6B7670', 5) +
    box(462, 162, 276, 164, TIN) +
    box(462, 162, 36, 164, TIN_LIT) +
    box(664, 162, 74, 164, TIN_DARK) +
    box(450, 150, 300, 20, TIN_LIT) +
    box(672, 150, 78, 20, '#B4BDB5') +
    box(450, 316, 300, 18, TIN_DARK) +
    teeth(540, 232, colors.sun) +
    teeth(656, 232, colors.sun) +
    line('M554 294Q598 314 644 292', colors.tierraNight, 8) +
    line('M520 150C516 110 486 112 482 74', TIN_LIT, 7) +
    line('M680 150C684 104 716 116 722 66', TIN_LIT, 7) +
    circle(482, 66, 19, colors.lapacho) +
    circle(722, 58, 19, colors.sprout)
  );
}

/** A clothes peg, its mouth at the top. */
function peg(x: number, y: number, turn: number): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    shape('M-26 -122L-12 26H-2V-96Q-8 -112 -26 -122Z', '#D9A964') +
      shape('M30 -122L14 26H2V-96Q8 -112 30 -122Z', '#B07A36') +
      line('M-16 -30H18', '#E9EEE6', 9),
  );
}

/** The arm to be mounted next. */
function looseArm(): string {
  return (
    line('M232 822C290 800 306 848 356 824', '#7A5A18', 13, 'opacity=".35" transform="translate(6 10)"') +
    line('M232 818C290 796 306 844 356 820', TIN_DARK, 13) +
    line('M232 815C290 793 306 841 356 817', TIN_LIT, 5) +
    group('translate(232 818) rotate(-98)', peg(0, 0, 0))
  );
}

/** Screwdriver and pliers' place: a screwdriver alone, its tip to the robot. */
function tools(): string {
  return group(
    'translate(862 812) rotate(-8)',
    shape('M0 6H300V26H0Z', '#7A5A18', 'opacity=".35"') +
      box(0, -7, 164, 14, '#A9B5AC') +
      shape('M-18 -10L0 -7V7L-18 10Z', '#8E9A92') +
      shape('M164 -22H286Q306 -22 306 0Q306 22 286 22H164Q150 0 164 -22Z', colors.forest) +
      shape('M160 8H304Q300 22 286 22H164Q160 16 160 8Z', '#000', SHADE) +
      line('M190 -8H276', colors.sprout, 5),
  );
}

function battery(): string {
  return group(
    'translate(990 690)',
    oval(14, 2, 70, 12, '#7A5A18', 'opacity=".4"') +
      box(-52, -124, 104, 124, colors.monte) +
      box(-52, -124, 104, 36, colors.sun) +
      box(22, -124, 30, 124, '#000', SHADE) +
      box(-32, -142, 22, 20, TIN_LIT) +
      box(10, -142, 22, 20, TIN_DARK) +
      line('M-21 -142C-30 -210 -90 -150 -128 -196M21 -142C40 -220 110 -170 96 -250', colors.lapacho, 6) +
      line('M-14 -48H14M0 -62V-34', colors.cream, 7),
  );
}

/** Bottle tops left over. */
function caps(): string {
  const cap = (x: number, y: number, color: string) =>
    oval(x + 6, y + 9, 36, 13, '#7A5A18', 'opacity=".35"') +
    shape(`M${x - 36} ${y - 12}V${y}A36 13 0 0 0 ${x + 36} ${y}V${y - 12}Z`, color) +
    shape(`M${x + 12} ${y + 10}Q${x + 34} ${y + 6} ${x + 36} ${y}V${y - 12}H${x + 12}Z`, '#000', SHADE) +
    oval(x, y - 12, 36, 13, color) +
    oval(x, y - 12, 25, 8, '#fff', 'opacity=".35"');
  return cap(196, 742, colors.lapacho) + cap(282, 758, colors.sun) + cap(560, 846, colors.clay);
}
