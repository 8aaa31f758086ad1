// What stands around the archive's papers, 800 x 600: paper, cloth and thread on a table, lit from the left above.
import { at, pencil, room, still, writing } from './archiveParts.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const INK = '#D8C8A8';
const SHADE = 'opacity=".15"';
const CAST = 'opacity=".24"';

/** Lace half woven on its cloth, and a glass that looks at the knots. */
export function archiveRatings(): string {
  const cloth = box(0, 0, 800, 600, colors.sun) + shape('M0 0H800V60L0 400Z', '#F9CB66');
  const woven = { family: 'guava', rim: 'fan', thread: colors.tierraDeep, weight: 1, detail: 1.6 } as const;
  const large = lace('calificaciones', { ...woven, colors: [colors.tierra, colors.lapacho] }, 330, 300, 262, 8);
  const glass =
    line('M600 432L736 566', '#2A0D05', 48, 'opacity=".22"') +
    line('M590 420L724 552', colors.woodDark, 44) +
    line('M586 416L716 544', colors.wood, 26) +
    line('M562 392L596 426', '#C9C3B4', 26) +
    circle(484, 320, 152, '#2A0D05', 'opacity=".2"') +
    circle(472, 306, 146, colors.paper) +
    `<clipPath id="lens"><circle cx="472" cy="306" r="132"/></clipPath><g clip-path="url(#lens)">` +
    lace('calificaciones', { ...woven, weight: 0.8, colors: [colors.forest, colors.lapacho] }, 250, 300, 520, 8) +
    '</g>' +
    `<circle cx="472" cy="306" r="139" fill="none" stroke="${colors.monte}" stroke-width="20"/>` +
    line('M372 262A110 110 0 0 1 436 206', colors.paper, 11, 'opacity=".85"');
  return still('calificaciones', cloth + large + glass);
}

/** A drawer of paper cards, one half pulled out: points joined by a thread. */
export function archiveResearch(): string {
  const cabinet =
    box(0, 0, 800, 600, colors.clay) +
    shape('M0 0H800V70L0 390Z', '#E07C52') +
    shape('M104 536H704L752 566H152Z', '#4A150B', CAST);
  const tabs = [
    [168, 250, colors.sun],
    [270, 236, colors.blush],
    [452, 244, colors.mist],
    [556, 232, colors.sun],
  ] as const;
  const row = (y: number, color: string) => box(158, y, 484, 210, color) + box(158, y, 484, 6, '#fff', 'opacity=".5"');
  const cards =
    row(262, '#E3D2AC') +
    tabs.map(([x, y, color]) => shape(`M${x} 268L${x + 12} ${y}H${x + 74}L${x + 86} 268Z`, color)).join('') +
    row(284, '#EEE0C2');
  const card = at(
    232,
    62,
    -5,
    box(10, 10, 330, 300, '#4A150B', 'opacity=".2"') +
      box(0, 0, 330, 300, colors.paper) +
      writing(30, 38, [150], 0, colors.tierraDeep) +
      line('M40 74V214H296', colors.woodDark, 6) +
      stitch('M62 190L118 158L170 172L226 112L280 86', colors.lapacho, 7, '18 12') +
      [
        [62, 190],
        [118, 158],
        [170, 172],
        [226, 112],
        [280, 86],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 12, colors.forest))
        .join(''),
  );
  const front =
    row(316, '#F7ECD3') +
    shape('M112 300H158V520H112Z', colors.woodDark) +
    shape('M642 300H688V520H642Z', '#54260F') +
    box(96, 352, 608, 186, colors.wood) +
    box(96, 352, 608, 16, '#A4623A') +
    box(96, 512, 608, 26, '#000', SHADE) +
    box(286, 398, 228, 66, colors.gold, 'rx="8"') +
    box(302, 410, 196, 42, colors.paper) +
    stitch('M328 431H472', colors.tierraDeep, 6, '16 11') +
    line('M352 486Q400 520 448 486', '#4A230E', 18) +
    line('M352 482Q400 514 448 482', '#E2B04A', 12);
  return still('investigaciones', cabinet + cards + card + front);
}

/** Three books that stand against each other, a ribbon out of one. */
export function archiveBooks(): string {
  const ground = room('#B9C9E0', '#CBD8EA', colors.woodDark, colors.wood, 492);
  const upright = (x: number, width: number, height: number, color: string, band: string) =>
    box(x, 492 - height, width, height, color, 'rx="7"') +
    box(x + width * 0.74, 492 - height, width * 0.26, height, '#000', 'opacity=".15" rx="7"') +
    box(x, 532 - height, width, 13, band) +
    box(x, 556 - height, width, 6, band) +
    box(x, 438, width, 13, band);
  const books =
    shape('M214 492H640L690 520H250Z', '#2A0D05', 'opacity=".35"') +
    upright(206, 104, 372, colors.tierra, colors.sun) +
    box(232, 236, 52, 118, colors.cream, 'rx="4"') +
    stitch('M258 254V336', colors.tierraDeep, 6, '15 11') +
    upright(312, 84, 318, colors.forest, colors.straw) +
    lace(
      'libros',
      {
        family: 'wheel',
        rim: 'picot',
        thread: colors.straw,
        weight: 2,
        detail: 1.2,
        solid: true,
        colors: [colors.straw],
      },
      354,
      330,
      30,
    );
  const leaning = at(
    596,
    492,
    -17,
    box(-112, -344, 112, 344, colors.paper, 'rx="4"') +
      box(-118, -350, 92, 356, colors.lapacho, 'rx="7"') +
      box(-56, -350, 30, 356, '#000', 'opacity=".15" rx="7"') +
      box(-118, -304, 92, 44, '#F9D3CF') +
      stitch('M-106 -282H-38', colors.tierraDeep, 6, '13 9') +
      box(-118, -52, 92, 12, '#F9D3CF') +
      line(Array.from({ length: 3 }, (_, leaf) => `M${-20 + leaf * 7} -338V-6`).join(''), '#D9C7A2', 3) +
      line('M-10 -10C-10 40 20 44 22 84', colors.gold, 14),
  );
  return still('libros', ground + books + leaning);
}

/** Rubber boots in the grass, and beside them a field notebook whose pencil hangs on a thread. */
export function archiveInternships(): string {
  const yard =
    box(0, 0, 800, 600, '#F2D6A2') +
    shape('M0 0H800V80L0 380Z', '#F7E2B8') +
    box(0, 470, 800, 130, colors.road) +
    stitch('M-10 548H810', '#E58A5E', 6, '24 16');
  const boot = (x: number, color: string, dark: string) =>
    at(
      x,
      0,
      0,
      oval(96, 506, 148, 22, '#3A1206', 'opacity=".35"') +
        shape('M0 150Q62 132 124 150L120 352Q196 384 224 446V490H4Q-16 430 2 350Z', color) +
        shape('M78 142Q102 144 124 150L120 352Q196 384 224 446V466H132Q84 400 88 280Z', dark) +
        shape('M-2 484H228V508H84V498H62V512H-2Z', colors.tierraNight) +
        `<ellipse cx="62" cy="150" rx="62" ry="17" fill="${colors.monte}"/>` +
        box(-2, 168, 128, 20, colors.sun) +
        shape('M92 168H126V188H92Z', '#000', SHADE),
    );
  const notebook = at(
    520,
    206,
    9,
    shape('M20 288L196 288L232 300H60Z', '#3A1206', CAST) +
      box(14, 8, 196, 282, '#E9DABB') +
      box(0, 0, 196, 290, colors.lapacho, 'rx="6"') +
      box(0, 0, 40, 290, '#B63A6B', 'rx="6"') +
      stitch('M40 10V280', colors.blush, 5, '14 10') +
      box(72, 56, 98, 66, colors.paper) +
      writing(86, 78, [70, 48], 22, INK),
  );
  const hanging =
    line('M556 212C510 160 640 120 690 196C712 232 706 260 700 292', colors.tierraDeep, 6) +
    at(706, 430, -96, pencil(150, colors.forest, colors.monte));
  const grass = line('M40 476l-14 -54M60 476l6 -66M84 476l22 -48M742 476l-16 -50M764 476l10 -62', colors.leaf, 10);
  return still(
    'pasantias',
    yard + grass + boot(34, colors.leaf, '#4B7A3E') + boot(246, '#6FA05C', colors.leaf) + notebook + hanging,
  );
}
