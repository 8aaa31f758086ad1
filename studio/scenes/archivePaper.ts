// The archive's papers, 800 x 600: paper, cloth and thread on a table, lit from the left above.
import { at, lyingVolume, pencil, room, sheet, still, writing } from './archiveParts.ts';
import { colors } from '../../server/lace/palette.ts';
import { reaching } from './people/reaching.ts';
import { SKINS } from './people/skins.ts';
import { box, circle, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const INK = '#D8C8A8';
const SHADE = 'opacity=".15"';
const CAST = 'opacity=".24"';

/** Sheets sewn along their fold from above, by hand. */
export function archiveSheets(): string {
  const cloth =
    box(0, 0, 800, 600, colors.dawn) +
    shape('M0 0H800V120L0 470Z', '#F9C6CF') +
    stitch('M-10 556H810', colors.lapacho, 6, '22 15');
  const boxes = [0, 1, 2, 3]
    .map(
      (row) =>
        `<rect x="46" y="${92 + row * 62}" width="34" height="34" fill="none" stroke="${colors.forest}" stroke-width="6"/>` +
        writing(106, 110 + row * 62, [[150, 118, 164, 90][row] ?? 100], 0, INK),
    )
    .join('');
  const ticks = line('M52 108l10 11l18 -26M52 232l10 11l18 -26', colors.tierra, 7);
  const left = at(196, 92, -7, sheet(300, 408, '#F3E6CC'));
  const middle = at(206, 84, -2, sheet(306, 412, '#FBF1DC'));
  const top = at(
    214,
    78,
    4,
    sheet(312, 416) + writing(46, 46, [196], 0, colors.tierraDeep) + boxes + ticks + box(0, 0, 26, 416, '#E9DABB'),
  );
  const sewn = at(214, 78, 4, stitch('M13 20V398', colors.tierra, 9, '30 20'));
  const thread = line('M196 500C150 560 300 590 420 556C540 522 560 470 640 452', colors.tierra, 7);
  const needle =
    line('M640 462L740 210', '#2A0D05', 9, CAST) +
    line('M628 458L728 200', '#E8E4DA', 10) +
    line('M632 448L700 272', colors.paper, 4) +
    line('M634 442l5 -13', colors.tierraDeep, 5);
  const hand = reaching({
    from: [1080, 640],
    to: [676, 330],
    pose: 'pinch',
    size: 176,
    skin: SKINS[5],
    sleeve: colors.forest,
    trim: colors.sun,
    left: true,
  });
  return still('hojas', cloth + left + middle + top + sewn + thread + needle + hand);
}

/** Yearbooks in a pile, their cord being untied. */
export function archiveYearbooks(): string {
  const ground = room(colors.mist, '#DDEEE2', '#7C9C8A', '#94B3A1', 468);
  const pile =
    shape('M150 478H690L730 500H190Z', '#12281F', CAST) +
    lyingVolume(150, 384, 500, 96, colors.monte, colors.sun) +
    lyingVolume(176, 296, 456, 88, colors.tierra, colors.straw) +
    lyingVolume(160, 216, 470, 80, colors.gold, colors.tierraDeep) +
    lyingVolume(196, 146, 408, 70, colors.lapacho, colors.paper);
  const cord =
    line('M528 146V480', '#F4E3BE', 11) +
    line('M536 146V480', '#C9A766', 4) +
    line(
      'M528 142C470 60 420 86 452 124C478 150 520 146 528 142C590 66 640 86 608 126C584 150 540 146 528 142',
      '#F4E3BE',
      10,
    ) +
    line('M528 142C520 172 496 190 488 214M528 142C540 176 566 186 570 216', '#F4E3BE', 10) +
    circle(528, 143, 13, '#E2C88F');
  const hand = reaching({
    from: [1010, 250],
    to: [624, 96],
    pose: 'pinch',
    size: 164,
    skin: SKINS[6],
    sleeve: colors.tierra,
    trim: colors.sun,
    left: true,
  });
  return still('memorias', ground + pile + cord + hand);
}

/** A ribboned folder from above, and the hand that has put its seal on. */
export function archiveGovernance(): string {
  const desk =
    box(0, 0, 800, 600, colors.monte) +
    shape('M0 0H800V90L0 430Z', '#1B4A3A') +
    stitch('M40 40H760V560H40Z', '#2F6B50', 4, '16 12');
  const folder = at(
    120,
    84,
    -4,
    box(16, 20, 430, 452, '#000', 'opacity=".35"') +
      shape('M0 22H168L192 0H430V452H0Z', '#D9B566') +
      box(22, 34, 392, 396, colors.paper) +
      shape('M0 46H430V452H0Z', colors.straw) +
      shape('M330 46H430V452H330Z', '#000', 'opacity=".07"') +
      box(0, 226, 430, 40, colors.lapacho) +
      box(0, 254, 430, 12, '#000', SHADE) +
      stitch('M0 246H430', colors.blush, 4, '14 10'),
  );
  const seal =
    circle(322, 326, 84, colors.paper) +
    lace(
      'gobierno',
      {
        family: 'wheel',
        rim: 'scallop',
        thread: colors.tierraDeep,
        weight: 1.5,
        detail: 2,
        solid: true,
        colors: [colors.tierra],
      },
      322,
      326,
      78,
      -12,
    );
  const stamp = at(
    612,
    360,
    14,
    oval(34, 132, 122, 50, '#000', 'opacity=".35"') +
      shape('M-96 86H96V120Q96 150 0 150Q-96 150 -96 120Z', colors.woodDark) +
      box(-96, 70, 192, 34, colors.wood, 'rx="12"') +
      shape('M-34 72C-20 30 -26 0 -30 -30H30C26 0 20 30 34 72Z', '#A4623A') +
      shape('M6 72C12 30 12 0 8 -30H30C26 0 20 30 34 72Z', '#000', SHADE) +
      circle(0, -74, 58, '#B9733F') +
      shape('M14 -131A58 58 0 0 1 14 -18Q40 -74 14 -131Z', '#000', SHADE) +
      oval(-22, -96, 14, 20, '#D59A63'),
  );
  const hand = reaching({
    from: [880, 560],
    to: [640, 300],
    pose: 'grip',
    size: 170,
    skin: SKINS[4],
    sleeve: colors.cream,
    trim: colors.tierra,
    left: true,
  });
  return still('gobierno', desk + folder + seal + stamp + hand);
}

/** An open manual from above: one hand holds its page, the other writes the next step. */
export function archiveManuals(): string {
  const desk = box(0, 0, 800, 600, colors.forest) + shape('M0 0H800V110L0 450Z', '#286B4D');
  const step = (x: number, y: number, number: number, color: string) =>
    circle(x, y, 25, color) +
    line(
      number === 1
        ? 'M-2 -11V11'
        : number === 2
          ? 'M-8 -7Q0 -16 7 -7Q8 0 -8 11H9'
          : 'M-7 -11H8L-1 -1Q11 2 6 9Q1 14 -8 9',
      colors.paper,
      6,
      `transform="translate(${x} ${y})"`,
    );
  const pages =
    shape(
      'M92 132Q250 92 400 140Q560 92 716 132V500Q560 464 400 510Q250 464 92 500Z',
      '#0B241C',
      'opacity=".4" transform="translate(12 18)"',
    ) +
    shape('M78 126Q250 86 400 134Q560 86 722 126V504Q560 468 400 514Q250 468 78 504Z', colors.tierra) +
    shape('M96 114Q258 78 400 124V500Q258 456 96 490Z', colors.paper) +
    shape('M400 124Q548 78 704 114V490Q548 456 400 500Z', '#F6EAD2') +
    shape('M352 110Q380 114 400 124V500Q380 488 352 480Z', '#000', 'opacity=".08"');
  // A bed of the kitchen garden, row by row.
  const bed = [180, 226, 272]
    .map(
      (y) =>
        stitch(`M460 ${y + 12}H642`, colors.woodDark, 4, '12 9') +
        [480, 520, 560, 600]
          .map((x) => oval(x, y, 14, 9, colors.forest) + oval(x + 14, y - 9, 11, 8, colors.sprout))
          .join(''),
    )
    .join('');
  const drawn =
    step(156, 180, 1, colors.tierra) +
    step(156, 286, 2, colors.tierra) +
    step(156, 392, 3, colors.tierra) +
    writing(204, 166, [130, 96], 28, INK) +
    writing(204, 272, [118, 140], 28, INK) +
    writing(204, 378, [136, 84], 28, INK) +
    box(448, 152, 206, 148, '#C98A5B') +
    bed +
    writing(448, 336, [206, 180, 200], 28, INK);
  const writingHand = reaching({
    from: [860, 640],
    to: [560, 404],
    pose: 'pinch',
    size: 168,
    skin: SKINS[4],
    sleeve: colors.sun,
    trim: colors.tierra,
    left: true,
  });
  const holding = reaching({
    from: [-40, 660],
    to: [206, 452],
    pose: 'flat',
    size: 160,
    skin: SKINS[4],
    sleeve: colors.sun,
    trim: colors.tierra,
  });
  return still(
    'manuales',
    desk + pages + drawn + at(520, 438, -38, pencil(230, colors.lapacho, '#B63A6B')) + holding + writingHand,
  );
}
