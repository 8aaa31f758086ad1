import { colors } from '../../server/lace/palette.ts';
import { box, group, lace, line, shape } from '../../server/lace/primitives.ts';
import { house } from './buildings.ts';
import { collar, near } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { capped } from './portraits/cuts.ts';
import { combed, cropped, HAIR, withHat } from './portraits/hair.ts';
import { frame, hem } from './sustainFrame.ts';

/** In a clearing two technicians set up a panel: one screws down its foot, the other steadies it towards the sun. */
export function solar(): string {
  let grid = '';
  for (let i = 1; i < 5; i++) grid += `M${i * 92} 0V250`;
  grid += 'M0 125H460';
  const panel = group(
    'matrix(.86 -.3 -.16 .95 452 440)',
    box(-14, -14, 488, 278, '#C9D4CE') +
      box(0, 0, 460, 250, '#1F4E6B') +
      shape('M0 0H250L110 250H0Z', '#2C6786') +
      line(grid, '#C9D4CE', 6),
  );
  const stand =
    line('M478 640L452 756M806 520L838 756', '#5E6B64', 22) + line('M452 756H520M800 756H872', '#48544E', 16);
  const land =
    shape('M0 470C200 430 420 460 640 442S1040 430 1200 458V790H0Z', '#7FA968') +
    shape('M0 600C260 570 520 596 800 582S1100 588 1200 578V790H0Z', colors.leaf) +
    house(1066, 540, 1.15) +
    hem('M40 762C340 736 700 762 1160 736', colors.sprout);
  const spanner = line('M170 196L330 268', '#8FA39A', 24) + line('M330 268l44 -10M330 268l24 38', '#8FA39A', 18);
  return frame(
    { name: 'paneles', theme: 'foundation', wall: ['#FBE0BC', '#FBE0BC'], light: [0, 0] },
    lace(
      'yvytymi',
      { family: 'sun', rim: 'fan', thread: '#E99A2B', colors: [colors.sun], solid: true, weight: 1.1, detail: 1 },
      300,
      200,
      150,
    ) +
      land +
      stand +
      panel +
      near(220, 470, 0.86, {
        face: {
          skin: SKINS[4],
          view: 'turned',
          age: 'young',
          build: 'tall',
          mood: 'smirks',
          gaze: [0.8, 0.8],
          hair: HAIR.black,
          eyes: 'round',
          signs: ['mole'],
          brows: 'short',
          nose: 'button',
        },
        hair: capped(combed('turned', HAIR.black, 'tail', colors.sun), colors.tierra, 'turned'),
        head: { at: [10, -58], turn: 9 },
        body: { shoulder: 176, waist: 164, color: colors.orange, foot: 380 },
        clothes: collar(colors.orange),
        held: spanner,
        arms: [
          { shoulder: [-146, 92], elbow: [-176, 284], to: [60, 300], hand: 'rest', aim: 10, sleeve: 'rolled' },
          {
            shoulder: [146, 92],
            elbow: [150, 296],
            to: [196, 208],
            hand: 'grip',
            aim: 330,
            sleeve: 'rolled',
            dim: true,
          },
        ],
      }) +
      near(1030, 420, 0.88, {
        face: {
          skin: SKINS[5],
          view: 'turned',
          age: 'middle',
          build: 'long',
          mood: 'beams',
          gaze: [0.7, 0.4],
          hair: HAIR.black,
          eyes: 'almond',
          nose: 'long',
        },
        hair: withHat(cropped('turned', HAIR.black), '#A3265A'),
        head: { at: [-8, -58], turn: -4, flip: true },
        body: { shoulder: 182, waist: 168, color: '#A3265A', foot: 430 },
        clothes: collar('#A3265A'),
        arms: [
          { shoulder: [-150, 92], elbow: [-226, 266], to: [-236, 66], hand: 'flat', aim: 250, sleeve: 'short' },
          {
            shoulder: [150, 92],
            elbow: [216, 270],
            to: [140, 430],
            hand: 'relaxed',
            aim: 110,
            sleeve: 'short',
            dim: true,
          },
        ],
      }),
  );
}
