import { colors } from '../../server/lace/palette.ts';
import { box, group, lace, line, shape } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { collar } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, HAIR } from './portraits/hair.ts';
import { profileCap, profileHair } from './portraits/profile.ts';
import { frame, hem } from './sustainFrame.ts';

/** Two set up a panel: she tightens its frame, he holds it towards the sun. */
export function solar(): string {
  let grid = '';
  for (let i = 1; i < 6; i++) grid += `M${i * 100} 0V330`;
  grid += 'M0 110H600M0 220H600';
  const panel = group(
    'matrix(.92 -.12 -.3 .92 400 420)',
    box(-16, -16, 632, 362, '#C9D4CE') +
      box(0, 0, 600, 330, '#1F4E6B') +
      shape('M0 0H330L150 330H0Z', '#2C6786') +
      line(grid, '#C9D4CE', 6),
  );
  const land =
    shape('M0 520C200 480 420 510 640 492S1040 480 1200 508V790H0Z', '#6E9E5B') +
    shape('M0 620C260 584 520 614 800 598S1100 604 1200 594V790H0Z', colors.leaf) +
    hem('M40 756C340 726 700 752 1160 722', colors.sprout);
  const cap = profileHair(HAIR.black, 'braid', colors.lapacho);
  const fitter = figure({
    at: [252, 366],
    scale: 0.84,
    skin: SKINS[4],
    head: { age: 'grown', mood: 'calm', hair: HAIR.black, gaze: 0.9, earring: colors.sun },
    hair: { behind: cap.behind, front: cap.front + profileCap(colors.tierra, colors.sun) },
    chin: [18, -60],
    turn: 13,
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 176, waist: 156, foot: 560, color: '#E58A2B' },
    clothes: collar('#C46F16'),
    arms: [
      { side: 'right', to: [566, 498], aim: 4, hand: 'flat', sleeve: 'rolled', dim: true },
      {
        side: 'left',
        to: [414, 640],
        aim: -10,
        hand: 'grip',
        sleeve: 'rolled',
        holds: line('M356 690L424 628', '#5E6B64', 20) + line('M424 628L448 606', '#8FA39A', 26),
      },
    ],
  });
  const holder = figure({
    at: [946, 292],
    scale: 0.76,
    flip: true,
    skin: SKINS[5],
    head: { view: 'turned', age: 'middle', build: 'square', mood: 'smiles', gaze: [0.7, 0.6], hair: HAIR.black },
    hair: combed('turned', HAIR.black),
    chin: [8, -58],
    turn: 4,
    body: { shoulder: 186, waist: 166, foot: 700, color: '#A3265A' },
    clothes: collar('#7E1B45'),
    arms: [
      { side: 'right', to: [820, 372], aim: 150, hand: 'sheet', sleeve: 'rolled', near: 0.8 },
      { side: 'left', to: [932, 520], aim: 200, hand: 'sheet', sleeve: 'rolled', dim: true, near: 0.9 },
    ],
  });
  return frame(
    { name: 'paneles', theme: 'foundation', wall: ['#FBE0BC', '#FBE0BC'], light: [0, 0] },
    lace(
      'yvytymi',
      { family: 'sun', rim: 'fan', thread: '#E99A2B', colors: [colors.sun], solid: true, weight: 1.1, detail: 1 },
      560,
      176,
      150,
    ) +
      land +
      holder.body +
      line('M560 700V790M800 640V790', '#5E6B64', 24) +
      holder.limbs +
      panel +
      holder.fingers +
      fitter.body +
      fitter.arms,
  );
}
