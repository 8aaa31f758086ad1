// How the pages of the other two internship areas open, 1200 x 900, as those of involveLearning.ts.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { uniform, vest } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { collar, round } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, withHat } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';

const SIZE = { width: 1200, height: 900 };

/** A drawing says at once what saving is: a pupil has understood, and points. */
export function teachEducation(): string {
  const card = group(
    'translate(566 380) rotate(-4)',
    box(-168, -200, 336, 400, '#B4731A', 'opacity=".5" transform="translate(10 12)"') +
      box(-168, -200, 336, 400, colors.paper) +
      stitch('M-150 -182H150V182H-150Z', colors.lapacho, 6, '16 12') +
      shape(
        'M-84 -60H84C100 -40 106 -10 106 30C106 110 70 140 0 140S-106 110 -106 30C-106 -10 -100 -40 -84 -60Z',
        '#BFDDE2',
      ) +
      shape('M-102 40C-60 30 60 52 102 40C98 112 66 134 0 134S-98 112 -102 40Z', colors.sun) +
      [-60, -14, 34, 70]
        .map((x, i) => circle(x, 62 + (i % 2) * 34, 21, colors.gold) + circle(x, 62 + (i % 2) * 34, 12, colors.sun))
        .join('') +
      box(-92, -84, 184, 28, '#8FC1C9') +
      circle(6, -128, 25, colors.gold) +
      circle(6, -128, 15, colors.sun) +
      line('M-44 -126L-30 -112M56 -126L42 -112', colors.tierra, 8),
  );
  const intern = figure({
    at: [838, 418],
    scale: 0.92,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'square',
      mood: 'beams',
      gaze: [0.6, 0.3],
      hair: HAIR.black,
      nose: 'broad',
      eyes: 'narrow',
      brows: 'straight',
      beard: 'goatee',
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -58],
    turn: 4,
    body: { shoulder: 190, waist: 168, foot: 540, color: colors.forest },
    clothes: vest('#2F7F8C', colors.cream, 540),
    arms: [
      { side: 'right', to: [664, 930], aim: 98, hand: 'relaxed', elbow: [668, 700], sleeve: 'rolled', dim: true },
      { side: 'left', to: [742, 528], aim: 200, hand: 'sheet', elbow: [968, 672], sleeve: 'rolled' },
    ],
  });
  const pupil = figure({
    at: [296, 530],
    scale: 0.84,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'child',
      build: 'round',
      mood: 'laughs',
      gaze: [0.8, -0.5],
      hair: HAIR.brown,
      eyes: 'round',
      nose: 'snub',
      signs: ['gap'],
    },
    hair: combed('turned', HAIR.brown, 'braid', colors.lapacho),
    chin: [12, -58],
    turn: -4,
    body: { shoulder: 160, waist: 148, foot: 460, color: colors.paper },
    clothes: uniform(colors.monte),
    arms: [
      { side: 'left', to: [196, 930], aim: 84, hand: 'relaxed', sleeve: 'short' },
      { side: 'right', to: [572, 520], aim: -52, hand: 'point', elbow: [480, 704], sleeve: 'short', dim: true },
    ],
  });
  return canvas(
    { ...SIZE, name: 'que-se-entienda', grain: 0 },
    box(0, 0, 1200, 900, colors.sun) +
      circle(566, 400, 380, '#FAC95F') +
      box(0, 850, 1200, 50, colors.tierra) +
      intern.body +
      intern.limbs +
      card +
      intern.fingers +
      pupil.body +
      pupil.arms,
  );
}

/** The morning's milk goes from the pail into the churn. */
export function teachSchools(): string {
  const churn = group(
    'translate(30 64)',
    shape('M506 900V650C506 610 546 596 546 566V536H690V566C690 596 730 610 730 650V900Z', '#C9D0C8') +
      shape('M650 536H690V566C690 596 730 610 730 650V900H676V650C676 610 650 596 650 566Z', '#98A39B') +
      oval(618, 536, 86, 20, '#E4EAE4') +
      oval(618, 536, 68, 13, colors.paper) +
      line('M512 690H724M512 800H724', '#98A39B', 9),
  );
  const pail = group(
    'translate(520 470) rotate(62)',
    shape('M-92 -100H92L68 96H-68Z', '#8FB4BE') +
      shape('M40 -100H92L68 96H30Z', '#6E97A3') +
      line('M-86 -60H86', '#6E97A3', 7) +
      oval(0, -100, 92, 24, '#DCE9EA') +
      oval(16, -98, 66, 15, colors.paper),
  );
  const milk = shape('M604 440C650 470 664 520 664 602H632C634 540 626 500 600 476Z', colors.paper);
  const pupil = figure({
    at: [284, 440],
    scale: 0.9,
    skin: SKINS[4],
    head: { age: 'young', mood: 'busy', hair: HAIR.black, gaze: 0.5, earring: colors.sun, nose: 'snub', chin: 'small' },
    hair: profileHair(HAIR.black, 'braid', colors.lapacho),
    chin: [16, -58],
    turn: 8,
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 168, waist: 150, foot: 520, color: '#2F6B50' },
    clothes: collar('#24573F'),
    arms: [
      { side: 'right', to: [506, 392], aim: -24, hand: 'grip', elbow: [492, 516], sleeve: 'short', dim: true },
      { side: 'left', to: [456, 546], aim: -16, hand: 'open', elbow: [196, 676], sleeve: 'short' },
    ],
  });
  const helper = figure({
    at: [968, 420],
    scale: 0.92,
    flip: true,
    skin: SKINS[7],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'heart',
      mood: 'laughs',
      gaze: [0.6, 0.7],
      hair: '#8A5A33',
      eyes: 'round',
      signs: ['freckles'],
      nose: 'snub',
      brows: 'thin',
    },
    hair: withHat(combed('turned', '#8A5A33', 'tail', colors.tierra), colors.lapacho),
    chin: [10, -58],
    turn: 7,
    headScale: 1.1,
    body: { shoulder: 176, waist: 160, foot: 560, color: colors.sun },
    clothes: round(colors.gold),
    arms: [
      { side: 'right', to: [706, 704], aim: 180, hand: 'flat', elbow: [862, 694], sleeve: 'short', dim: true },
      { side: 'left', to: [1118, 920], aim: 100, hand: 'relaxed', sleeve: 'short' },
    ],
  });
  return canvas(
    { ...SIZE, name: 'aula-tambo', grain: 0 },
    box(0, 0, 1200, 900, colors.dawn) +
      circle(990, 180, 104, '#FBD98A') +
      shape('M0 804C200 760 400 640 620 600S1000 580 1200 600V900H0Z', '#D9799A') +
      shape('M0 804C260 780 520 710 760 684S1060 680 1200 664V900H0Z', '#4C8350') +
      shape('M0 800C260 800 520 780 760 776S1060 776 1200 760V900H0Z', colors.leaf) +
      helper.body +
      pupil.body +
      churn +
      milk +
      pupil.limbs +
      pail +
      pupil.fingers +
      helper.arms,
  );
}
