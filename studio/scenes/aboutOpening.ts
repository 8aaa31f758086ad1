import { nanduti } from '../../server/lace/nanduti.ts';
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { canvas } from './canvas.ts';
import { aoPoi, collar } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { figure, type Figure, type FigureArm } from './portraits/figure.ts';
import { HAIR, headwrap } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
/** The edge of the table that is turned away, and the one that is turned to us. */
const TABLE = { far: 690, near: 812 };
/** Everything is drawn this much higher than it stands: of the table's front only a strip is seen. */
const DOWN = 84;
const WALL = { dark: '#5E1A0D', lit: '#7E2613', bright: '#A13A1B' };

/**
 * An evening of 1985: below a lamp a woman who sells chipa writes her name into the first page of a book, and the line that
 * she writes goes on as a thread, over the table's edge and out of the picture. All that matters keeps to the middle 780.
 */
export function aboutOpening(): string {
  const [lends, borrows] = [lender(), borrower()];
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'primer', grain: 0.42 },
    box(0, 0, WIDTH, HEIGHT, WALL.dark) +
      group(
        `translate(0 ${DOWN})`,
        light() +
          dusk() +
          calendar() +
          lamp() +
          lends.body +
          borrows.body +
          table() +
          book() +
          lends.arms +
          borrows.arms +
          basket(),
      ),
  );
}

/** What the lamp lights of the wall. */
function light(): string {
  return (
    shape(`M498 178L140 ${TABLE.far}H1060L702 178Z`, WALL.lit) +
    shape(`M540 178L340 ${TABLE.far}H860L660 178Z`, WALL.bright)
  );
}

/** A window on the dusk: roofs, a palm, and the moon as a lace. */
function dusk(): string {
  const moon = place(
    nanduti('1985', { family: 'wheel', rim: 'scallop', thread: '#F8DFA0', weight: 1.3, detail: 0.8, fragment: true }),
    878,
    286,
    0.74,
  );
  return group(
    'translate(64 0)',
    box(752, 176, 268, 330, colors.woodDark) +
      box(768, 192, 236, 298, '#1C4A46') +
      moon +
      shape('M768 430L820 404L872 430V418H930V440L968 420L1004 440V490H768Z', colors.night) +
      line('M886 192V490', colors.woodDark, 12) +
      line('M768 348H1004', colors.woodDark, 12) +
      box(736, 500, 300, 22, colors.wood) +
      box(736, 500, 300, 7, '#A4623A'),
  );
}

/** The year, on a sheet at the wall. */
function calendar(): string {
  const size = 74;
  const width = (widthOf('1985') / 1000) * size;
  return group(
    'translate(66 84) rotate(-3) scale(.92)',
    shape('M10 12H178V218H10Z', '#2A0D05', 'opacity=".35"') +
      box(0, 0, 168, 208, colors.paper) +
      box(0, 0, 168, 36, colors.lapacho) +
      circle(84, 0, 7, colors.straw) +
      group(
        `translate(${Math.round(84 - width / 2)} 106)`,
        `<g fill="${colors.tierraDeep}">${drawLine('1985', size)}</g>`,
      ) +
      line('M22 136H146M22 158H146M22 180H104', '#D9C49C', 7, 'stroke-dasharray="11 12.4"'),
  );
}

function lamp(): string {
  return group(
    'translate(70 0)',
    line(`M530 ${-DOWN}V92`, colors.tierraNight, 7) +
      shape('M530 84C476 92 436 130 428 176H632C624 130 584 92 530 84Z', colors.forest) +
      shape('M548 88C592 100 624 134 632 176H570C570 140 562 108 548 88Z', '#000', 'opacity=".2"') +
      box(512, 76, 36, 18, colors.straw) +
      oval(530, 178, 102, 15, '#FBE3A6') +
      oval(530, 184, 40, 20, colors.paper),
  );
}

/** She who lends has opened the book, and shows the line. */
function lender() {
  return figure({
    at: [834, 474],
    scale: 0.88,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'heart',
      mood: 'smiles',
      gaze: [0.8, 0.3],
      hair: HAIR.brown,
      eyes: 'soft',
      brows: 'arched',
      nose: 'slim',
      glasses: colors.tierraNight,
      frames: 'round',
      earrings: colors.lapacho,
    },
    hair: parted('turned', HAIR.brown, 'swept', 'bun'),
    chin: [10, -54],
    turn: 5,
    neck: { wide: 84 },
    body: { shoulder: 180, waist: 170, foot: 320, color: colors.sun },
    clothes: collar(colors.sun, { buttons: colors.tierra }),
    arms: [
      { side: 'right', to: [646, 748], elbow: [764, 700], aim: 168, hand: 'point' },
      { side: 'left', to: [884, 784], elbow: [1012, 724], aim: 176, hand: 'rest', dim: true },
    ],
  });
}

/** She looks up from her name; the other hand lies in her lap. */
function borrower() {
  const inLap: FigureArm = { side: 'right', to: [600, 900], elbow: [586, 700], aim: 150, hand: 'flat', dim: true };
  const writes: FigureArm = {
    side: 'left',
    to: [528, 744],
    elbow: [270, 716],
    aim: 12,
    hand: 'write',
    holds: pen(),
  };
  const she: Figure = {
    at: [392, 484],
    scale: 0.9,
    skin: SKINS[0],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'laughs',
      gaze: [0.9, 0],
      hair: HAIR.black,
      eyes: 'almond',
      brows: 'arched',
      nose: 'broad',
      earrings: colors.sun,
    },
    hair: headwrap('#7FB3B0', '#4F8683'),
    chin: [12, -56],
    turn: 6,
    neck: { wide: 100, deep: 70 },
    body: { shoulder: 196, waist: 184, foot: 320, color: colors.paper },
    clothes: aoPoi(colors.tierra),
  };
  const { body, arms } = figure({ ...she, arms: [writes] });
  return { body: body + figure({ ...she, arms: [inLap] }).arms, arms };
}

function pen(): string {
  return line('M502 640L540 742', colors.lapacho, 11) + line('M536 732L541 746', colors.tierraNight, 8);
}

function table(): string {
  const front = TABLE.near + 26;
  return (
    shape(`M-20 ${TABLE.far}H1220V${TABLE.near}H-20Z`, '#95552F') +
    // The lamp's light lies on it.
    shape(`M140 ${TABLE.far}H1060L1170 ${TABLE.near}H50Z`, '#A9683A') +
    shape(`M340 ${TABLE.far}H860L940 ${TABLE.near}H270Z`, '#C4854A') +
    box(-20, TABLE.near, 1240, 26, colors.wood) +
    box(-20, front, 1240, HEIGHT - front, '#4E2410') +
    shape(`M-20 ${front}H1220V${front + 14}H-20Z`, '#000', 'opacity=".3"')
  );
}

/** The first page: ruled, and one line written. */
function book(): string {
  const rules = [752, 768].map((y) => `M${466 - (y - 704) * 0.3} ${y}Q520 ${y - 9} 580 ${y + 2}`).join('');
  const others = [726, 742, 758, 774].map((y) => `M612 ${y + 3}Q680 ${y - 9} ${736 + (y - 704) * 0.3} ${y}`).join('');
  return (
    shape('M446 712H762L806 812H412Z', '#3A1608', 'opacity=".4"') +
    shape('M434 704H758L790 800Q690 796 598 806Q500 796 402 800Z', colors.monte) +
    shape('M446 700Q520 688 596 704L594 800Q500 784 416 794Z', colors.paper) +
    shape('M596 704Q672 688 746 700L776 794Q692 784 594 800Z', '#EFE0C2') +
    shape('M570 699L596 704L594 800L556 793Z', '#000', 'opacity=".08"') +
    line(rules + others, '#D2BA8C', 3.5) +
    line('M596 706L594 798', '#C9AE7E', 3) +
    stitch(THREAD, colors.lapacho, 7, '17 11')
  );
}

/** From the pen's point back to the line's beginning, over the page and the table's edge, and down. */
const THREAD =
  'M540 738C516 728 486 730 462 736C430 744 404 764 398 812C388 892 470 882 560 884C662 886 700 920 694 1010';

/** What she sells: rings of chipa in a basket, a cloth turned back. */
function basket(): string {
  const ring = (x: number, y: number) =>
    circle(x, y, 30, '#B97A1C') + circle(x - 2, y - 3, 26, '#E2A135') + circle(x - 1, y - 2, 10, '#9C6418');
  return group(
    'translate(262 742)',
    shape('M-96 58H104L128 78H-70Z', '#3A1608', 'opacity=".45"') +
      ring(-52, -30) +
      ring(46, -34) +
      ring(-6, -44) +
      ring(20, -16) +
      ring(-34, -10) +
      shape('M30 -10C52 -44 92 -40 104 -14L132 26L98 16L80 34L60 6Z', colors.paper) +
      shape('M88 -32Q100 -26 104 -14L132 26L112 20Z', '#000', 'opacity=".12"') +
      shape('M-112 -12Q0 26 112 -12L90 64Q0 84 -90 64Z', colors.straw) +
      shape('M52 10Q86 0 112 -12L90 64Q70 72 46 75Z', '#000', 'opacity=".16"') +
      stitch('M-105 8Q0 46 105 8M-99 30Q0 66 99 30M-93 52Q0 84 93 52', '#A8791F', 5, '14 9'),
  );
}
