// Two of the four areas of internships, 16:9: every window shows all of them (areaFrame.ts).
import { areaPicture } from './areaFrame.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { bib, collar, round, thread } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';
import { parted } from './portraits/partings.ts';

/** The Stoplight: at a wall of answers one points, the other writes to those who sent them. */
export function areaStoplight(): string {
  const hues = [stoplight.red, stoplight.yellow, stoplight.green] as const;
  /** How the answers of five families turned, from left to right. */
  const answers = [
    [0, 1, 2, 1, 2],
    [1, 1, 1, 2, 2],
    [0, 0, 1, 1, 2],
    [1, 1, 2, 2, 2],
  ] as const;
  const board =
    box(330, 64, 420, 356, '#12382C', 'opacity=".2"') +
    box(318, 52, 420, 356, colors.cream) +
    box(318, 52, 420, 16, colors.lapacho) +
    answers.map((row, y) => row.map((one, x) => circle(384 + x * 72, 124 + y * 74, 25, hues[one])).join('')).join('');
  const clock = (x: number, y: number, rim: string, hands: string) =>
    circle(x, y, 62, rim) + circle(x, y, 50, colors.paper) + line(hands, colors.tierraNight, 8);
  const laptop = group(
    'translate(16 -20)',
    shape('M330 856L286 640Q284 626 298 626H560Q574 626 576 640L604 856Z', '#C9D0C8') +
      shape('M520 626H560Q574 626 576 640L604 856H560Z', '#000', 'opacity=".12"') +
      circle(444, 742, 26, colors.tierra),
  );
  const presenter = figure({
    at: [826, 392],
    scale: 0.86,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'diamond',
      mood: 'smiles',
      gaze: [0.4, 0.5],
      hair: HAIR.black,
      glasses: '#F6B93B',
      brows: 'straight',
      nose: 'slim',
      lips: 'full',
      eyes: 'upturned',
    },
    hair: parted('turned', HAIR.black, 'fringe', 'bun'),
    chin: [8, -60],
    turn: 3,
    body: { shoulder: 180, waist: 164, foot: 620, color: colors.lapacho },
    clothes: thread(colors.cream),
    arms: [
      {
        side: 'left',
        to: [844, 716],
        aim: 196,
        hand: 'sheet',
        sleeve: 'rolled',
        dim: true,
        holds: shape('M702 628L848 606L870 760L724 784Z', colors.forest),
      },
      { side: 'right', to: [456, 192], aim: 220, hand: 'point', sleeve: 'rolled' },
    ],
  });
  const hair = profileHair(HAIR.brown, 'cropped');
  const writer = figure({
    at: [366, 550],
    scale: 0.84,
    skin: SKINS[5],
    head: { age: 'young', mood: 'smiles', hair: HAIR.brown, gaze: -0.6, nose: 'hooked', chin: 'strong', brow: 'bushy' },
    hair: {
      behind: hair.behind,
      front: hair.front + line('M-40 -126C-70 -230 -20 -276 10 -276', colors.tierraNight, 16),
    },
    chin: [18, -62],
    turn: -8,
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 184, waist: 160, foot: 420, color: '#2F7F8C' },
    clothes: collar('#256874'),
    arms: [
      { side: 'left', to: [424, 786], aim: 4, hand: 'flat', sleeve: 'rolled', dim: true },
      { side: 'right', to: [436, 812], aim: 150, hand: 'flat', sleeve: 'rolled', near: 0.7 },
    ],
  });
  // The cup over the ear, its cushion towards the head, and the microphone on its arm.
  const headset = group(
    'translate(44 14)',
    shape(
      'M276 372C280 356 296 350 312 354C326 358 334 376 332 400C330 426 318 440 302 438C286 436 276 422 274 402Z',
      '#2B1A1F',
    ) +
      shape(
        'M296 362C310 358 322 372 321 398C320 420 310 430 299 428C290 426 286 414 286 396C286 378 288 366 296 362Z',
        '#4B2F37',
      ) +
      line('M308 428C330 466 366 470 402 456', '#2B1A1F', 8) +
      line('M396 458L412 452', colors.tierraNight, 17),
  );
  return areaPicture(
    { name: 'semaforo', top: 56, wall: colors.mist },
    board +
      clock(1110, 160, colors.sun, 'M1110 160V126M1110 160L1132 176') +
      clock(1150, 330, colors.tierra, 'M1150 330V296M1150 330L1122 322') +
      clock(80, 190, colors.lapacho, 'M80 190V156M80 190L100 210') +
      presenter.body +
      presenter.arms +
      writer.body +
      writer.arms +
      headset +
      box(-120, 832, 1440, 60, colors.wood) +
      box(-120, 832, 1440, 12, '#A4623A') +
      laptop,
  );
}

/** Education and communications: a pupil paints a mural, and it is filmed. */
export function areaEducation(): string {
  const mural = lace(
    'mural',
    {
      family: 'guava',
      rim: 'lozenge',
      thread: colors.tierraDeep,
      colors: [colors.lapacho, colors.forest, colors.tierra],
      weight: 1.3,
      detail: 1,
    },
    272,
    376,
    258,
  );
  const brush = group(
    'translate(352 500) rotate(-38) scale(.9)',
    line('M0 8V86', colors.wood, 20) +
      box(-36, -16, 72, 30, '#8C9A94') +
      box(-36, -58, 72, 44, '#E9D8B4') +
      shape('M-36 -52H36V-92C24 -100 12 -84 0 -92C-12 -100 -24 -84 -36 -92Z', colors.forest),
  );
  const tin =
    line('M646 842C646 780 770 780 770 842', '#8C9A94', 8) +
    box(640, 832, 136, 80, colors.paper) +
    shape('M640 832H776V852C760 880 746 846 730 862C712 884 700 852 680 866C664 876 652 850 640 858Z', colors.lapacho);
  const painter = figure({
    at: [664, 600],
    scale: 0.8,
    flip: true,
    skin: SKINS[4],
    head: {
      age: 'young',
      mood: 'smiles',
      hair: HAIR.black,
      gaze: 0,
      earring: colors.sun,
      nose: 'snub',
      chin: 'small',
      brow: 'thin',
    },
    hair: profileHair(HAIR.black, 'braid', colors.sun),
    chin: [16, -60],
    turn: -8,
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 160, waist: 142, foot: 420, color: colors.paper },
    clothes: bib('#2F7F8C', colors.cream) + line('M-40 190h.1M40 240h.1M0 300h.1', colors.lapacho, 26),
    arms: [
      { side: 'left', to: [708, 792], aim: 178, hand: 'grip', sleeve: 'short', dim: true, holds: tin },
      { side: 'right', to: [386, 552], aim: 226, hand: 'grip', elbow: [478, 716], sleeve: 'short', holds: brush },
    ],
  });
  const phone = group(
    'translate(838 462) rotate(-6)',
    box(-34, -74, 70, 148, '#14201C', 'rx="12"') + box(-26, -64, 22, 128, '#3E4F49', 'rx="6"'),
  );
  const filmer = figure({
    at: [984, 466],
    scale: 0.88,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'tall',
      mood: 'grins',
      gaze: [0.8, 0.2],
      hair: HAIR.black,
      brows: 'low',
      nose: 'broad',
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -60],
    turn: 4,
    body: { shoulder: 188, waist: 160, foot: 520, color: colors.tierra },
    clothes: round(colors.tierraDeep),
    arms: [
      { side: 'right', to: [842, 500], aim: 262, hand: 'grip', elbow: [816, 690], sleeve: 'short', dim: true },
      { side: 'left', to: [1136, 1000], aim: 94, hand: 'relaxed', sleeve: 'short' },
    ],
  });
  return areaPicture(
    { name: 'educacion', top: 82, wall: colors.sun },
    mural +
      box(-120, 820, 1440, 80, colors.tierra) +
      filmer.body +
      filmer.limbs +
      phone +
      filmer.fingers +
      painter.body +
      painter.arms,
  );
}
