import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, oval, place, shape } from '../../server/lace/primitives.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { profileCap, profileHair } from './portraits/profile.ts';
import { frame, SHADE } from './sustainFrame.ts';

const VEST = '#E58A2B';

/** At the container of three parts: who collects lifts out the cardboard, who works in the house lets a bottle in. */
export function recycling(): string {
  const cardboard =
    shape('M392 420L640 388L676 560L420 600Z', '#B98648') +
    shape('M404 436L648 402L676 560L420 600Z', '#D3A162') +
    shape('M404 436L648 402L653 424L408 460Z', '#E3B97E') +
    line('M470 432L496 588M584 416L612 570', colors.tierra, 9) +
    line('M520 470L548 466M524 492L572 485', '#A8763C', 7);
  const bottle = place(
    shape('M-36 84V-34C-36 -66 -14 -76 -14 -104V-128H14V-104C14 -76 36 -66 36 -34V84Q0 96 -36 84Z', '#8CC9BE') +
      shape('M12 88V-128H14V-104C14 -76 36 -66 36 -34V84Q24 90 12 88Z', '#12382C', 'opacity=".18"') +
      box(-18, -148, 36, 26, colors.lapacho) +
      box(-36, -24, 72, 52, colors.paper),
    846,
    446,
    1,
    172,
  );
  const vest =
    shape('M-62 -24C-78 6 -126 16 -142 36C-116 180 -150 330 -184 560H-8L-30 120Z', VEST) +
    shape('M62 -24C78 6 126 16 142 36C120 180 150 330 184 560H20L14 120Z', VEST) +
    shape('M110 22C126 26 138 30 142 36C120 180 150 330 184 560H112C110 330 90 180 110 22Z', '#000', 'opacity=".1"') +
    line('M-136 250L-22 262M30 262L140 250M-146 318L-18 330M32 330L148 318', '#F6ECD4', 20);
  const collector = figure({
    at: [256, 372],
    scale: 0.9,
    skin: SKINS[3],
    head: { age: 'middle', mood: 'smiles', hair: HAIR.greying, gaze: 0.3, earring: colors.sun },
    hair: (() => {
      const { behind, front } = profileHair(HAIR.greying, 'bun');
      return { behind, front: front + profileCap(colors.forest, colors.sun) };
    })(),
    chin: [14, -62],
    turn: 9,
    neck: { lean: 8, deep: 60 },
    body: { shoulder: 182, waist: 176, foot: 560, color: '#3E7F8C' },
    clothes: vest,
    arms: [
      { side: 'right', to: [604, 560], aim: -14, hand: 'sheet', sleeve: 'rolled', dim: true, near: 1.1 },
      { side: 'left', to: [430, 552], aim: -8, hand: 'sheet', sleeve: 'rolled', holds: cardboard },
    ],
  });
  const shirt = '#FFFAF0';
  const worker = figure({
    at: [986, 366],
    scale: 0.88,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'long',
      mood: 'calm',
      gaze: [0.6, 0.9],
      hair: HAIR.black,
      glasses: '#4A150B',
    },
    hair: cropped('turned', HAIR.black),
    chin: [4, -72],
    turn: 9,
    body: { shoulder: 190, waist: 160, foot: 560, color: shirt },
    clothes:
      shape('M-60 -26L-84 14L-34 58L0 20L34 58L80 14L60 -26L0 26Z', '#E5DCC8') +
      line('M0 26V400', '#DCD0B6', 5) +
      line('M-52 10C-40 90 -20 150 14 190M52 10C48 90 40 150 14 190', colors.tierra, 7) +
      box(-22, 188, 72, 96, colors.paper, 'rx="8"') +
      box(-22, 188, 72, 26, colors.tierra) +
      line('M-6 240H34M-6 260H20', '#C7AE88', 7),
    arms: [
      { side: 'right', to: [716, 588], aim: 160, hand: 'rest', near: 0.5, sleeve: 'rolled', dim: true },
      { side: 'left', to: [846, 430], aim: 196, hand: 'grip', sleeve: 'rolled', dim: true, holds: bottle },
    ],
  });
  const mouths = [
    [470, '#1F5A40', '#2F6B50'],
    [712, '#2A6F7C', '#3F8D97'],
    [954, '#B8622A', '#D07A3A'],
  ] as const;
  const bin = mouths
    .map(
      ([x, color, rim]) =>
        box(x, 604, 230, 190, color) +
        box(x + 160, 604, 70, 190, '#000', SHADE) +
        box(x - 4, 574, 238, 40, rim, 'rx="10"') +
        oval(x + 115, 582, 92, 20, '#2A0D05'),
    )
    .join('');
  const signs =
    line('M546 690h76M546 716h76M546 742h48', colors.cream, 10) +
    shape('M811 762V706C811 692 819 688 819 674V660H835V674C835 688 843 692 843 706V762Z', colors.cream) +
    shape('M1042 668H1096L1088 758H1050Z', colors.cream) +
    oval(1069, 668, 27, 8, '#D8C8A8');
  const wall =
    box(0, 0, 1200, 790, '#F6D9A0') +
    box(0, 0, 1200, 96, '#7A2413') +
    box(0, 96, 1200, 64, '#E6BE7C') +
    box(470, 96, 360, 420, '#7DB4BE') +
    shape('M470 330C560 290 640 300 700 320S800 320 830 300V516H470Z', '#5F8F4E') +
    line('M560 400C556 340 572 300 566 250', colors.woodDark, 18) +
    circle(566, 196, 62, colors.lapacho) +
    circle(520, 230, 46, '#C93F74') +
    circle(618, 232, 50, '#E97CA3') +
    line('M470 96V516H830V96', colors.wood, 24) +
    box(452, 510, 396, 26, '#A4623A');
  return frame(
    { name: 'ecopunto', theme: 'foundation', wall: ['#F6D9A0', '#F6D9A0'], light: [0, 0] },
    wall +
      collector.body +
      worker.body +
      box(470, 600, 714, 190, '#2A0D05') +
      worker.arms +
      bin +
      signs +
      collector.arms,
  );
}
