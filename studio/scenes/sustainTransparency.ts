import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { combed, HAIR } from './portraits/hair.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { back } from './portraits/profile.ts';
import { frame } from './sustainFrame.ts';

/** Over an old woman's shoulder: she has found a column in the annual report, and her question is written down. */
export function transparency(): string {
  const tablet =
    shape(
      'M430 742L520 556Q526 542 542 542H860Q876 542 884 556L980 742Q984 760 966 760H446Q424 760 430 742Z',
      '#14201C',
    ) +
    shape('M462 734L542 566H860L948 734Z', colors.paper) +
    shape('M534 582L542 566H860L868 582Z', colors.forest) +
    shape('M500 734L516 700H560V734ZM592 734L596 660H642V734ZM766 734L760 600H812L822 734Z', colors.gold) +
    shape('M678 734V612H726L728 734Z', colors.tierra) +
    line('M556 608H630M550 630H610', '#C7AE88', 9);
  const room =
    box(0, 0, 1200, 790, '#B9D4DE') +
    box(620, 0, 26, 560, '#F6EEDD') +
    box(0, 250, 1200, 22, '#F6EEDD') +
    shape('M0 430C160 380 340 420 470 396S900 420 1200 380V600H0Z', '#6E9E5B') +
    shape('M0 500C220 450 480 500 700 476S1060 500 1200 470V600H0Z', '#4C8350');
  const table = box(0, 576, 1200, 214, '#C98250') + box(0, 576, 1200, 14, '#E0A06C');
  const writer = figure({
    at: [900, 338],
    scale: 0.84,
    flip: true,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'round',
      mood: 'smiles',
      gaze: [0.7, 0.9],
      hair: HAIR.brown,
      earsCovered: false,
    },
    hair: combed('turned', HAIR.brown, 'tail', colors.sun),
    chin: [10, -66],
    turn: 10,
    body: { shoulder: 172, waist: 140, foot: 420, color: '#2F6B50' },
    clothes: shape('M-62 -26L-88 16L-36 62L0 30L36 62L86 16L62 -26L0 34Z', '#24573F') + line('M0 34V400', '#24573F', 5),
    arms: [
      {
        side: 'left',
        to: [1034, 640],
        aim: 196,
        hand: 'pinch',
        sleeve: 'rolled',
        dim: true,
        near: 0.9,
        holds: line('M1074 566L1014 672', colors.lapacho, 12),
      },
      { side: 'right', to: [934, 662], aim: 24, hand: 'flat', sleeve: 'rolled', near: 0.8 },
    ],
  });
  const notebook =
    shape('M884 690L930 624H1148L1176 690Z', '#2A0D05', 'opacity=".25"') +
    shape('M876 680L922 614H1140L1168 680Z', colors.cream) +
    shape('M876 680L922 614H952L910 680Z', colors.lapacho) +
    line('M976 640H1010M968 658H1000', '#8A6FA8', 7);
  const reader = figure({
    at: [256, 566],
    scale: 1.1,
    skin: SKINS[4],
    head: '',
    hair: back(SKINS[4], HAIR.grey, 'bun'),
    chin: [24, -50],
    turn: 8,
    neck: 'none',
    body: { shoulder: 200, waist: 200, foot: 300, color: '#A3265A' },
    clothes:
      shape('M-64 -20C-40 20 40 20 64 -20L44 -40H-44Z', '#7E1B45') +
      stitch('M-150 60C-80 110 80 110 150 60M-166 96C-80 150 80 150 166 96', '#F3A6BF', 8, '16 12'),
    arms: [{ side: 'right', to: [792, 622], aim: -12, hand: 'point', sleeve: 'short', near: 0.72 }],
  });
  // The temple of her glasses.
  const glasses = line('M392 372L422 366', colors.tierraNight, 8) + circle(428, 424, 11, colors.sun);
  return frame(
    { name: 'memoria', theme: 'foundation', wall: ['#B9D4DE', '#B9D4DE'], light: [0, 0] },
    room +
      writer.body +
      table +
      oval(720, 764, 330, 20, '#2A0D05', 'opacity=".25"') +
      tablet +
      notebook +
      writer.arms +
      reader.arms +
      reader.body +
      glasses,
  );
}
