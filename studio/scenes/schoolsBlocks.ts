// What stands beside the schools' second text, 1200 x 900. The middle 675 hold the subject.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".16"';

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
