import { colors } from '../../server/lace/palette.ts';
import { box, group, lace, line, shape } from '../../server/lace/primitives.ts';
import { house } from './buildings.ts';
import { person } from './people/person.ts';
import { SKINS } from './people/skins.ts';
import { frame, hem, shadow } from './sustainFrame.ts';

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
  const spanner = line('M328 648L424 690', '#8FA39A', 13) + line('M424 690l26 -6M424 690l14 22', '#8FA39A', 11);
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
      shadow(270, 766, 300) +
      shadow(1000, 766, 200) +
      stand +
      person({
        at: [268, 764],
        height: 580,
        build: 'woman',
        view: 'side',
        stance: 'kneel',
        lean: 14,
        skin: SKINS[4],
        look: { cut: 'braid', hat: 'cap', mood: 'busy', tie: colors.tierra, eyes: [0.6, 0.5] },
        top: { kind: 'shirt', color: colors.orange },
        bottom: { kind: 'trousers', color: '#2F4A6B' },
        near: { to: [356, 660], hand: 'grip', aim: 60, holds: spanner },
        far: { to: [440, 690], hand: 'grip' },
      }) +
      panel +
      person({
        at: [1000, 764],
        height: 590,
        build: 'man',
        view: 'turned',
        facing: 'left',
        skin: SKINS[5],
        look: { cut: 'short', age: 'middle', mood: 'smiles', hat: 'piri', tie: '#A3265A', eyes: [0.7, 0.4] },
        top: { kind: 'shirt', color: '#A3265A' },
        bottom: { kind: 'trousers', color: '#5A4A3A' },
        near: { to: [840, 420], hand: 'flat' },
        far: { to: [812, 366], hand: 'sheet', behind: true },
      }),
  );
}
