// Around the house and over the fence: what the Stoplight looks after.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { round, thread } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, straight } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';
import { frame } from './sustainFrame.ts';

/** A woman sweeps her yard; beside the clay jar a child drinks. */
export function surroundings(): string {
  const jar =
    shape(
      'M-70 -392H70L58 -340C150 -316 190 -250 190 -170C190 -70 120 0 0 0S-190 -70 -190 -170C-190 -250 -150 -316 -58 -340Z',
      colors.clay,
    ) +
    shape(
      'M30 -392H70L58 -340C150 -316 190 -250 190 -170C190 -70 120 0 0 0C110 -60 130 -260 34 -340Z',
      '#000',
      'opacity=".18"',
    ) +
    oval(0, -392, 76, 19, '#B4502C') +
    oval(0, -392, 56, 11, '#2F7F8C') +
    stitch('M-172 -220C-90 -188 90 -188 172 -220', colors.cream, 8, '22 15') +
    line('M-150 -170L-110 -130L-70 -170L-30 -130L10 -170L50 -130L90 -170', colors.cream, 9);
  const broom =
    line('M330 300L618 640', colors.wood, 20) +
    shape('M590 626L640 590L780 700L700 790H640Z', colors.straw) +
    line('M630 640L680 780M650 622L740 750M612 640L640 780', '#B98E40', 7) +
    line('M588 632L644 588', colors.lapacho, 22);
  const sweeper = figure({
    at: [330, 350],
    scale: 0.86,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'round',
      mood: 'smiles',
      gaze: [0.8, 0.6],
      hair: HAIR.black,
      earrings: colors.sun,
    },
    hair: combed('turned', HAIR.black, 'bun'),
    chin: [14, -58],
    turn: 8,
    neck: { lean: 8, deep: 70 },
    body: { shoulder: 186, waist: 180, foot: 560, color: '#A3265A' },
    clothes: thread(colors.cream),
    arms: [
      { side: 'right', to: [424, 412], aim: 140, hand: 'grip', sleeve: 'short', dim: true, thumb: 'other', near: 0.8 },
      { side: 'left', to: [500, 502], aim: -20, hand: 'grip', sleeve: 'short', near: 1.05 },
    ],
  });
  const glass = shape('M858 420H930L918 520H870Z', '#E2F1EE') + shape('M862 452H926L918 520H870Z', '#5FA8B4');
  const child = figure({
    at: [1010, 520],
    scale: 0.66,
    flip: true,
    skin: SKINS[4],
    head: { view: 'turned', age: 'young', build: 'round', mood: 'calm', gaze: [0.7, 0.2], hair: HAIR.black },
    hair: cropped('turned', HAIR.black),
    chin: [6, -50],
    turn: -4,
    headScale: 1.34,
    neck: { wide: 78 },
    body: { shoulder: 138, waist: 126, foot: 420, color: colors.sun },
    clothes: round(colors.gold),
    arms: [
      { side: 'right', to: [888, 490], aim: 220, hand: 'grip', sleeve: 'short', near: 0.9 },
      { side: 'left', to: [960, 640], aim: 190, hand: 'flat', sleeve: 'short', dim: true },
    ],
  });
  const yard =
    box(0, 0, 1200, 790, '#8AC4C9') +
    shape('M0 -10H620V120H0Z', '#7A2413') +
    stitch('M0 136H620', '#4A150B', 8, '34 24') +
    box(0, 150, 560, 460, '#F3E0BA') +
    box(40, 230, 170, 380, '#12453F') +
    shape('M620 420C760 380 900 420 1200 390V600H560V430Z', '#5F8F4E') +
    circle(1060, 200, 120, '#4C8350') +
    circle(1150, 260, 110, '#3F7D45') +
    circle(960, 270, 90, '#3F7D45') +
    line('M1050 430C1056 360 1046 320 1054 260', colors.woodDark, 30) +
    box(0, 590, 1200, 200, '#D9A964') +
    box(0, 590, 1200, 12, '#E9C48A') +
    line('M560 700C640 690 700 700 760 720M540 740C620 736 690 744 730 760', '#C08E48', 9);
  return frame(
    { name: 'cantaro', theme: 'stoplight', wall: ['#8AC4C9', '#8AC4C9'], light: [0, 0] },
    yard +
      place(jar, 800, 752, 0.72) +
      child.body +
      child.limbs +
      glass +
      child.fingers +
      sweeper.body +
      sweeper.limbs +
      broom +
      sweeper.fingers,
  );
}

/** Over the fence at Pilar one neighbour hands the other a seedling in a tin; ten pennants hang for the finalists. */
export function contest(): string {
  const flags = [
    '#A3265A',
    colors.sun,
    colors.forest,
    colors.cream,
    '#2F7F8C',
    colors.lapacho,
    colors.cream,
    colors.gold,
    colors.forest,
    colors.tierra,
  ]
    .map((color, i) => {
      const x = 96 + i * 112;
      const y = Math.round(36 + Math.sin((i / 9) * Math.PI) * 44);
      return shape(`M${x - 38} ${y}H${x + 38}L${x} ${y + 86}Z`, color);
    })
    .join('');
  const tin =
    line(
      'M600 470C596 430 604 410 600 370M602 440C576 426 556 410 548 384M600 430C626 420 646 402 654 378',
      colors.forest,
      11,
    ) +
    shape(
      'M600 380C562 346 566 300 602 270C638 300 638 346 600 380ZM552 400C506 404 478 380 470 338C516 334 546 360 552 400ZM648 390C646 346 676 320 722 322C722 366 690 394 648 390Z',
      '#79B56C',
    ) +
    box(538, 462, 124, 132, colors.sun) +
    box(538, 494, 124, 66, colors.tierra) +
    box(628, 462, 34, 132, '#000', 'opacity=".15"') +
    oval(600, 462, 62, 14, '#4A2412');
  const giver = figure({
    at: [270, 380],
    scale: 0.86,
    skin: SKINS[4],
    head: { age: 'old', mood: 'laughs', hair: HAIR.grey, gaze: 0.2, earring: colors.sun },
    hair: profileHair(HAIR.grey, 'braid', colors.lapacho),
    chin: [16, -60],
    turn: 2,
    neck: { lean: 10, deep: 60 },
    body: { shoulder: 182, waist: 176, foot: 480, color: colors.lapacho },
    clothes: thread(colors.cream),
    arms: [
      { side: 'right', to: [580, 586], aim: -6, hand: 'sheet', sleeve: 'short', dim: true, near: 1.05 },
      { side: 'left', to: [536, 540], aim: -10, hand: 'flat', sleeve: 'short' },
    ],
  });
  const taker = figure({
    at: [944, 350],
    scale: 0.84,
    flip: true,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'round',
      mood: 'smiles',
      gaze: [0.7, 0.6],
      hair: HAIR.brown,
      earsCovered: true,
      glasses: '#4A150B',
    },
    hair: straight('turned', HAIR.brown),
    chin: [8, -58],
    turn: 6,
    body: { shoulder: 174, waist: 156, foot: 480, color: '#2F7F8C' },
    clothes: round('#256874'),
    arms: [
      { side: 'left', to: [676, 600], aim: 186, hand: 'sheet', sleeve: 'rolled', dim: true, near: 1.1 },
      { side: 'right', to: [668, 536], aim: 190, hand: 'flat', sleeve: 'rolled' },
    ],
  });
  let fence = '';
  for (let i = 0; i < 11; i++)
    fence += shape(
      `M${i * 116 - 10} 800V650L${i * 116 + 34} 612L${i * 116 + 78} 650V800Z`,
      i % 2 ? '#F6EEDD' : '#EFE3CB',
    );
  return frame(
    { name: 'pilar', theme: 'stoplight', wall: ['#F7B790', '#F7B790'], light: [0, 0] },
    box(0, 0, 1200, 790, '#F7B790') +
      shape('M0 420C240 390 420 420 640 404S1000 390 1200 410V520H0Z', '#3F7D45') +
      box(0, 470, 1200, 330, '#3F8D97') +
      stitch('M380 520H560M700 548H820M40 560H180M1080 530H1180', '#8AC4C9', 8, '46 26') +
      line('M-20 10Q600 110 1220 10', colors.tierraNight, 5) +
      flags +
      giver.body +
      taker.body +
      box(0, 690, 1200, 26, '#D9C7A4') +
      fence +
      giver.limbs +
      taker.limbs +
      tin +
      giver.fingers +
      taker.fingers,
  );
}
