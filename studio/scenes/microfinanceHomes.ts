// What stands for the loans of a household and a community, 1200 x 900. An awning lies over the upper 170, a counter over what is below 800; the middle 840 hold the subject.
import { waterTower } from './buildings.ts';
import { canvas } from './canvas.ts';
import { bush, hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".16"';

/** A satchel full of books, a calculator and a pencil before it. */
export function homeSatchel(): string {
  const room =
    box(0, 0, WIDTH, HEIGHT, colors.forest) +
    shape('M0 0H1200V180L0 520Z', '#27694C') +
    box(0, 740, WIDTH, 160, colors.straw) +
    box(0, 740, WIDTH, 12, '#F6DFA6');
  const book = (x: number, top: number, wide: number, color: string, band: string) =>
    box(x, top, wide, 300, color) +
    box(x + wide * 0.72, top, wide * 0.28, 300, '#000', SHADE) +
    box(x, top + 26, wide, 14, band);
  const books =
    book(396, 238, 66, colors.lapacho, colors.sun) +
    book(466, 206, 54, colors.paper, colors.tierra) +
    book(524, 262, 74, colors.sun, colors.tierraDeep) +
    group('translate(606 236) rotate(7)', book(0, 0, 60, '#7DB4BE', colors.paper)) +
    group(
      'translate(716 196) rotate(12)',
      box(0, 0, 40, 320, '#F0D08A') + line('M0 30h16M0 60h24M0 90h16M0 120h24M0 150h16', colors.tierraNight, 4),
    );
  const bag =
    oval(570, 762, 320, 22, '#5E2F12', 'opacity=".4"') +
    line('M470 410C470 330 640 330 640 410', colors.tierraNight, 20) +
    books +
    shape('M330 428Q330 396 362 396H748Q780 396 780 428V716Q780 762 734 762H376Q330 762 330 716Z', colors.clay) +
    shape('M690 396H748Q780 396 780 428V716Q780 762 734 762H670Q706 740 706 700Z', '#000', SHADE) +
    box(376, 612, 358, 126, '#B9552F', 'rx="16"') +
    stitch('M392 628H718V722H392Z', colors.straw, 4, '13 9') +
    shape('M322 420Q322 388 354 388H756Q788 388 788 420V520Q788 582 726 582H384Q322 582 322 520Z', colors.tierra) +
    shape('M706 388H756Q788 388 788 420V520Q788 582 726 582H676Q716 560 716 510Z', '#000', SHADE) +
    stitch('M342 410V516Q342 562 388 562H722Q768 562 768 516V410', colors.sun, 5, '16 11') +
    [438, 632]
      .map(
        (x) =>
          box(x, 530, 40, 112, colors.tierraNight, 'rx="8"') +
          box(x - 8, 592, 56, 40, colors.gold, 'rx="6"') +
          box(x + 6, 604, 28, 16, colors.tierraNight),
      )
      .join('');
  let keys = '';
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++)
      keys += box(-74 + column * 39, -122 + row * 34, 30, 24, column === 3 ? colors.sun : '#F1E4C8', 'rx="5"');
  const calculator = group(
    'translate(852 778) rotate(6)',
    box(-86, -238, 192, 252, '#3A1206', 'opacity=".3" rx="16"') +
      box(-98, -250, 192, 256, colors.monte, 'rx="16"') +
      box(-78, -230, 152, 74, '#BFD9C4', 'rx="8"') +
      line('M22 -210V-178M46 -210H60V-194H46V-178H60M4 -178h.1', colors.monte, 7) +
      keys,
  );
  const pencil = group(
    'translate(250 806) rotate(-8)',
    box(-40, 10, 250, 12, '#5E2F12', 'opacity=".35"') +
      box(0, -18, 190, 34, colors.sun) +
      box(0, 2, 190, 14, colors.gold) +
      shape('M0 -18V16L-54 -1Z', '#F6E3C0') +
      shape('M-36 -7V5L-54 -1Z', colors.tierraNight) +
      box(190, -18, 16, 34, '#D8DDD3') +
      box(206, -18, 26, 34, colors.lapacho, 'rx="8"'),
  );
  return canvas({ ...SIZE, name: 'mochila', grain: 0.42 }, room + bag + calculator + pencil);
}

/** A tap with its meter fills a bucket; the tower that feeds it stands on the hill. */
export function homeWater(): string {
  const land =
    box(0, 0, WIDTH, HEIGHT, '#F9DFA0') +
    circle(940, 330, 132, '#FBEBC2') +
    hill('#9CC08A', { ...SIZE, y: 560, swing: 50, points: 3, seed: 'agua1' }) +
    bush(colors.leaf, { width: WIDTH, y: 640, size: 84, depth: 90, seed: 'agua2' }) +
    hill(colors.forest, { ...SIZE, y: 700, swing: 12, points: 4, seed: 'agua3' });
  const pipe = '#6B8076';
  const tap =
    oval(730, 800, 230, 18, colors.monte, 'opacity=".6"') +
    line('M610 800V400Q610 356 654 356H760Q800 356 800 396V420', pipe, 40) +
    line('M622 790V410', '#4E5F58', 10, 'opacity=".6"') +
    box(586, 700, 48, 26, '#8FA39A') +
    box(764, 408, 72, 30, '#8FA39A', 'rx="6"') +
    line('M700 352V306', pipe, 20) +
    line('M648 300H752', colors.tierra, 24) +
    circle(610, 560, 92, colors.tierraNight) +
    circle(610, 560, 78, colors.paper) +
    box(566, 522, 88, 34, colors.monte, 'rx="5"') +
    line('M580 532V546M598 532V546M616 532V546M634 532V546', colors.cream, 6) +
    circle(610, 594, 24, 'none', `stroke="${colors.tierra}" stroke-width="5"`) +
    line('M610 594L624 582', colors.tierra, 5) +
    shape('M778 438H822L828 640H772Z', '#7DB4BE') +
    shape('M786 438H800L798 640H780Z', '#BFE0E4');
  const bucket =
    line('M692 628C692 540 908 540 908 628', colors.tierraNight, 8) +
    oval(800, 628, 116, 26, '#5E1C0D') +
    oval(800, 634, 96, 17, '#7DB4BE') +
    oval(800, 634, 40, 8, '#DDF1F1') +
    shape('M684 628Q800 676 916 628L886 792Q800 816 714 792Z', colors.lapacho) +
    shape('M850 651Q890 643 916 628L886 792Q860 800 834 803Z', '#000', SHADE) +
    stitch('M694 690Q800 730 906 690', colors.cream, 6, '16 12');
  return canvas(
    { ...SIZE, name: 'agua', grain: 0.4 },
    land + waterTower(340, 650, 1.9, { tank: colors.paper }) + tap + bucket,
  );
}

/** An open refrigerator with what a household keeps in it. */
export function homeFridge(): string {
  const kitchen =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    shape('M0 0H1200V240L0 560Z', '#F9CB5C') +
    box(0, 790, WIDTH, 110, colors.tierra);
  const mint = '#BFDDD2';
  const jug = (x: number, y: number, color: string) =>
    group(
      `translate(${x} ${y})`,
      line('M30 -84C66 -84 66 -30 30 -30', '#9DB9B4', 9) +
        shape('M-36 -104H36L30 0H-30Z', '#EAF6F5') +
        shape('M-33 -66H33L30 0H-30Z', color) +
        shape('M12 -104H36L30 0H12Z', '#000', 'opacity=".1"'),
    );
  const inside =
    box(380, 352, 306, 414, '#EAF3EE') +
    box(380, 352, 306, 18, '#000', 'opacity=".1"') +
    jug(440, 494, colors.orange) +
    jug(536, 494, colors.rose) +
    circle(632, 456, 38, '#B7352A') +
    circle(622, 444, 8, '#fff', 'opacity=".4"') +
    box(380, 494, 306, 12, '#9DB9B4') +
    oval(456, 582, 68, 44, '#4F8F5A') +
    line('M400 570Q456 548 512 570M396 588Q456 610 516 588', '#B9DB9C', 5) +
    box(544, 556, 118, 70, '#D9A964') +
    box(544, 556, 118, 22, colors.lapacho) +
    box(380, 626, 306, 12, '#9DB9B4') +
    box(396, 668, 274, 98, '#D3E6DE') +
    circle(450, 690, 32, colors.leaf) +
    circle(512, 686, 36, colors.sprout) +
    circle(582, 690, 33, colors.clay) +
    circle(634, 694, 30, colors.orange) +
    box(396, 700, 274, 66, '#CFE4DC', 'opacity=".85"') +
    stitch('M412 732H654', '#8FB0A6', 5, '16 11');
  const body =
    oval(620, 800, 360, 18, '#4A150B', 'opacity=".4"') +
    box(376, 768, 40, 30, colors.tierraNight) +
    box(650, 768, 40, 30, colors.tierraNight) +
    box(350, 196, 366, 584, mint, 'rx="34"') +
    box(350, 196, 366, 136, '#D6EBE3', 'rx="34"') +
    box(350, 326, 366, 12, '#8FB0A6') +
    box(372, 250, 16, 62, '#6B8076', 'rx="8"') +
    inside;
  // It opens to the right, towards the viewer.
  const door =
    shape('M700 340L912 300Q926 298 926 314V808Q926 826 910 822L700 774Z', '#A9CDBF') +
    shape('M724 372L894 342V786L724 744Z', '#EAF3EE') +
    shape('M724 492L894 478V494L724 506ZM724 628L894 632V650L724 642Z', '#9DB9B4') +
    [
      [744, 494, colors.forest],
      [794, 490, colors.tierra],
      [846, 486, colors.gold],
    ]
      .map(([x, y, color]) => bottle(Number(x), Number(y), String(color)))
      .join('') +
    [752, 800, 850].map((x, i) => oval(x, 614 - (i % 2) * 2, 22, 27, i % 2 ? colors.paper : '#E8C9A4')).join('') +
    shape('M724 606L894 606V632L724 628Z', '#C9DDD5');
  return canvas({ ...SIZE, name: 'heladera', grain: 0.4 }, kitchen + body + door);
}

function bottle(x: number, y: number, color: string): string {
  return (
    shape(
      `M${x - 18} ${y}V${y - 58}Q${x - 18} ${y - 74} ${x - 8} ${y - 80}V${y - 104}H${x + 8}V${y - 80}Q${x + 18} ${y - 74} ${x + 18} ${y - 58}V${y}Z`,
      color,
    ) +
    box(x - 10, y - 112, 20, 14, colors.cream) +
    box(x - 18, y - 46, 36, 24, colors.paper)
  );
}
