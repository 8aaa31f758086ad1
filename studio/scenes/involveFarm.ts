import { areaPicture } from './areaFrame.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { collar, round } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR, withHat } from './portraits/hair.ts';
import { ringlets } from './portraits/partings.ts';

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
    head: {
      view: 'turned',
      age: 'young',
      build: 'full',
      mood: 'chuckles',
      gaze: [0.7, 0.5],
      hair: HAIR.black,
      brows: 'short',
      nose: 'button',
      lips: 'full',
    },
    hair: ringlets('turned', HAIR.black, 'swept'),
    chin: [12, -58],
    turn: 6,
    headScale: 1.2,
    neck: { wide: 88, lean: 8 },
    body: { shoulder: 166, waist: 148, foot: 560, color: '#2F6B50' },
    clothes: collar('#24573F'),
    arms: [
      { side: 'left', to: [206, 990], aim: 92, hand: 'relaxed', sleeve: 'short' },
      {
        side: 'right',
        to: [546, 812],
        aim: 30,
        hand: 'grip',
        elbow: [470, 660],
        sleeve: 'short',
        dim: true,
        holds: grass(556, 806, 20),
      },
    ],
  });
  const helper = figure({
    at: [896, 410],
    scale: 0.86,
    flip: true,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'boxed',
      mood: 'smirks',
      gaze: [0.7, 0.7],
      hair: HAIR.brown,
      glasses: '#4A150B',
      brows: 'bushy',
      nose: 'hooked',
      frames: 'square',
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
        to: [672, 792],
        aim: 176,
        hand: 'grip',
        elbow: [818, 652],
        sleeve: 'short',
        dim: true,
        holds: line('M712 676C712 720 696 756 674 790C664 830 676 870 690 910', colors.tierra, 11),
      },
      { side: 'left', to: [1060, 990], aim: 94, hand: 'relaxed', sleeve: 'short' },
    ],
  });
  return areaPicture(
    { name: 'escuelas', top: 40, wall: colors.dawn },
    circle(110, 290, 110, '#FBD98A') +
      shape('M-120 790C140 740 380 560 600 540S980 520 1320 420V900H-120Z', '#D9799A') +
      shape('M-120 790C140 780 420 640 680 620S1060 620 1320 530V900H-120Z', '#4C8350') +
      shape('M-120 780C160 790 520 730 760 716S1060 716 1320 660V900H-120Z', colors.leaf) +
      stitch('M-80 816C240 820 560 770 800 756S1120 742 1310 716', colors.sprout, 8, '30 22') +
      box(1100, 100, 30, 480, colors.woodDark) +
      box(1040, 76, 280, 40, '#7A2413') +
      helper.body +
      cow +
      pupil.body +
      helper.arms +
      pupil.arms,
  );
}
