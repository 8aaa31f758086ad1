// Three of the four areas of internships, 1200 x 900. The middle 675 hold the subject: a phone sees more, a row of four this alone.
import { canvas } from './canvas.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { bib, collar, round, thread } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, straight, withHat } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';

const SIZE = { width: 1200, height: 900 };

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
    'translate(16 0)',
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
      build: 'round',
      mood: 'smiles',
      gaze: [0.4, 0.5],
      hair: HAIR.black,
      glasses: '#F6B93B',
    },
    hair: combed('turned', HAIR.black, 'bun'),
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
    head: { age: 'young', mood: 'smiles', hair: HAIR.brown, gaze: -0.6 },
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
  return canvas(
    { ...SIZE, name: 'area-semaforo', grain: 0.42 },
    box(0, 0, 1200, 900, colors.mist) +
      board +
      clock(1040, 130, colors.sun, 'M1040 130V96M1040 130L1062 146') +
      clock(1040, 290, colors.tierra, 'M1040 290V256M1040 290L1012 282') +
      clock(150, 170, colors.lapacho, 'M150 170V136M150 170L170 190') +
      presenter.body +
      presenter.arms +
      writer.body +
      writer.arms +
      headset +
      box(0, 850, 1200, 60, colors.wood) +
      box(0, 850, 1200, 12, '#A4623A') +
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
    400,
    330,
    300,
  );
  const brush = group(
    'translate(372 452) rotate(-38)',
    line('M0 8V86', colors.wood, 20) +
      box(-36, -16, 72, 30, '#8C9A94') +
      box(-36, -58, 72, 44, '#E9D8B4') +
      shape('M-36 -52H36V-92C24 -100 12 -84 0 -92C-12 -100 -24 -84 -36 -92Z', colors.forest),
  );
  const tin =
    line('M566 842C566 780 690 780 690 842', '#8C9A94', 8) +
    box(560, 832, 136, 80, colors.paper) +
    shape('M560 832H696V852C680 880 666 846 650 862C632 884 620 852 600 866C584 876 572 850 560 858Z', colors.lapacho);
  const painter = figure({
    at: [572, 600],
    scale: 0.8,
    flip: true,
    skin: SKINS[4],
    head: { age: 'young', mood: 'smiles', hair: HAIR.black, gaze: 0, earring: colors.sun },
    hair: profileHair(HAIR.black, 'braid', colors.sun),
    chin: [16, -60],
    turn: -8,
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 160, waist: 142, foot: 420, color: colors.paper },
    clothes: bib('#2F7F8C', colors.cream) + line('M-40 190h.1M40 240h.1M0 300h.1', colors.lapacho, 26),
    arms: [
      { side: 'left', to: [628, 792], aim: 178, hand: 'grip', sleeve: 'short', dim: true, holds: tin },
      { side: 'right', to: [408, 508], aim: 232, hand: 'grip', sleeve: 'short', holds: brush },
    ],
  });
  const phone = group(
    'translate(744 450) rotate(4)',
    box(-34, -74, 70, 148, '#14201C', 'rx="12"') + box(-26, -64, 22, 128, '#3E4F49', 'rx="6"'),
  );
  const filmer = figure({
    at: [860, 466],
    scale: 0.88,
    flip: true,
    skin: SKINS[3],
    head: { view: 'turned', age: 'young', build: 'long', mood: 'smiles', gaze: [0.8, 0.2], hair: HAIR.black },
    hair: cropped('turned', HAIR.black),
    chin: [8, -60],
    turn: 4,
    body: { shoulder: 188, waist: 160, foot: 520, color: colors.tierra },
    clothes: round(colors.tierraDeep),
    arms: [{ side: 'left', to: [752, 508], aim: 212, hand: 'grip', sleeve: 'short', dim: true }],
  });
  return canvas(
    { ...SIZE, name: 'area-educacion', grain: 0.42 },
    box(0, 0, 1200, 900, colors.sun) +
      mural +
      box(0, 830, 1200, 70, colors.tierra) +
      filmer.body +
      filmer.limbs +
      phone +
      filmer.fingers +
      painter.body +
      painter.arms,
  );
}

/** The farm schools: a pupil shows how a cow is fed, and who came to help learns it. */
export function areaSchools(): string {
  const cow =
    shape('M560 900C540 780 560 640 640 560L820 560C860 700 860 800 840 900Z', '#F6EEDD') +
    shape('M700 560H820C850 660 856 760 848 840C780 800 700 680 700 560Z', '#4A2A1B') +
    shape('M466 456C430 420 384 424 356 446C386 486 430 500 474 488Z', '#C98F7A') +
    shape('M466 444C430 412 378 418 348 444C392 456 436 466 472 480Z', '#4A2A1B') +
    shape(
      'M500 410C474 380 470 340 490 316C500 350 520 372 540 384ZM710 410C736 380 740 340 720 316C710 350 690 372 670 384Z',
      '#E9D8B4',
    ) +
    shape(
      'M480 420C520 376 690 376 730 420C744 500 716 580 706 650C700 720 660 760 605 760S510 720 504 650C494 580 466 500 480 420Z',
      '#F6EEDD',
    ) +
    shape(
      'M480 420C500 400 540 388 576 386C580 450 560 520 520 590C500 530 472 490 480 420ZM640 386C680 390 716 402 730 420C744 496 720 560 708 620C660 560 636 470 640 386Z',
      '#4A2A1B',
    ) +
    shape('M506 652C540 620 670 620 704 652C712 710 670 770 605 770S498 710 506 652Z', '#E3A58F') +
    line('M556 690C548 682 548 670 556 662M654 690C662 682 662 670 654 662', '#8A4A3A', 13) +
    line('M566 736C590 748 620 748 644 736', '#A8634F', 6) +
    line('M500 640C560 606 650 606 706 640L712 676', colors.tierra, 13) +
    circle(536, 520, 17, '#27120C') +
    circle(674, 520, 17, '#27120C') +
    circle(530, 514, 5, '#fff') +
    circle(668, 514, 5, '#fff');
  const grass = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      line(
        'M0 0C-20 -50 -50 -70 -80 -80M0 0C-6 -60 -20 -90 -40 -120M0 0C6 -60 10 -90 6 -130M0 0C20 -50 40 -80 60 -96',
        '#3F7D45',
        13,
      ) + line('M0 0C-12 -50 -34 -80 -60 -100M0 0C10 -50 24 -84 34 -116', colors.sprout, 9),
    );
  const pupil = figure({
    at: [346, 438],
    scale: 0.84,
    skin: SKINS[4],
    head: { view: 'turned', age: 'young', build: 'round', mood: 'laughs', gaze: [0.7, 0.5], hair: HAIR.black },
    hair: { behind: straight('turned', HAIR.black).behind, front: combed('turned', HAIR.black).front },
    chin: [12, -58],
    turn: 6,
    headScale: 1.2,
    neck: { wide: 88, lean: 8 },
    body: { shoulder: 166, waist: 148, foot: 560, color: '#2F6B50' },
    clothes: collar('#24573F'),
    arms: [{ side: 'left', to: [512, 800], aim: -24, hand: 'grip', sleeve: 'short', holds: grass(530, 812, 34) }],
  });
  const helper = figure({
    at: [896, 410],
    scale: 0.86,
    flip: true,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'long',
      mood: 'smiles',
      gaze: [0.7, 0.7],
      hair: HAIR.brown,
      glasses: '#4A150B',
    },
    hair: withHat(cropped('turned', HAIR.brown), colors.forest),
    chin: [10, -58],
    turn: 7,
    headScale: 1.08,
    body: { shoulder: 184, waist: 160, foot: 600, color: colors.sun },
    clothes: round(colors.gold),
    arms: [
      {
        side: 'right',
        to: [756, 742],
        aim: 186,
        hand: 'grip',
        sleeve: 'short',
        holds: line('M700 676C716 700 730 726 752 742C764 790 748 840 766 910', colors.tierra, 11),
      },
      { side: 'left', to: [1060, 990], aim: 94, hand: 'relaxed', sleeve: 'short', dim: true },
    ],
  });
  return canvas(
    { ...SIZE, name: 'area-escuelas', grain: 0.42 },
    box(0, 0, 1200, 900, colors.dawn) +
      circle(170, 300, 110, '#FBD98A') +
      shape('M40 800C240 740 380 560 600 540S980 520 1200 440V900H40Z', '#D9799A') +
      shape('M20 800C240 780 420 640 680 620S1060 620 1200 560V900H20Z', '#4C8350') +
      shape('M0 800C260 800 520 730 760 716S1060 716 1200 680V900H0Z', colors.leaf) +
      stitch('M60 838C340 830 560 770 800 756S1080 752 1190 730', colors.sprout, 8, '30 22') +
      box(1010, 90, 30, 480, colors.woodDark) +
      box(960, 60, 240, 40, '#7A2413') +
      helper.body +
      cow +
      pupil.body +
      helper.arms +
      pupil.arms,
  );
}
