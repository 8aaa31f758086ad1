import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const TIN = '#C9D0C8';
const TIN_LIT = '#E9EEE6';
const TIN_DARK = '#8E9A92';
const SHADE = 'opacity=".18"';

/** A robot that pupils make of what was at hand: a tin, bottle tops, a clothes peg, wire. It takes 440 to 910 across, 40 to 780 down. */
export function robot(): string {
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
