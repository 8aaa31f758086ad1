import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, oval, place, shape } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { bib, round } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { HAIR, straight } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';
import { frame, SHADE } from './sustainFrame.ts';

const GREEN = '#2E8A5A';

/** A mother paints her door; the girl holds the tin. */
export function verdeate(): string {
  const door =
    box(52, 40, 470, 760, '#3A1D10') +
    box(76, 64, 422, 740, '#C58A58') +
    box(118, 120, 150, 250, '#000', 'opacity=".13"') +
    box(306, 120, 150, 250, '#000', 'opacity=".13"') +
    box(118, 440, 150, 300, '#000', 'opacity=".1"') +
    box(306, 440, 150, 300, '#000', 'opacity=".1"') +
    shape(
      'M76 64H498V300C478 330 462 300 446 322C424 350 410 300 392 306C370 316 372 470 340 462C316 452 330 356 300 350C270 346 280 520 240 516C206 510 222 410 190 404C160 400 168 470 138 462C116 454 122 400 98 402L76 410Z',
      GREEN,
    ) +
    box(118, 120, 150, 250, '#12382C', 'opacity=".16"') +
    box(306, 120, 150, 170, '#12382C', 'opacity=".16"') +
    circle(112, 470, 17, colors.sun);
  const brush = place(
    line('M0 0L150 40', colors.wood, 24) +
      line('M-8 -3L30 8', '#C9D0C8', 54) +
      shape('M-22 -40L-46 34C-80 34 -104 22 -122 4C-104 -20 -70 -44 -22 -40Z', colors.straw) +
      shape('M-76 -34L-92 26C-106 20 -114 12 -122 4C-108 -16 -94 -28 -76 -34Z', GREEN),
    470,
    306,
    0.8,
    6,
  );
  const painter = figure({
    at: [752, 366],
    scale: 0.88,
    flip: true,
    skin: SKINS[5],
    head: { age: 'grown', mood: 'smiles', hair: HAIR.black, gaze: 0, earring: colors.lapacho },
    hair: (() => {
      const { behind, front } = profileHair(HAIR.black, 'braid', colors.sun);
      return {
        behind,
        front:
          front +
          shape('M78 -196C40 -214 -50 -206 -108 -168C-116 -232 -66 -276 4 -272C56 -268 84 -236 78 -196Z', colors.sun) +
          shape('M-104 -172L-150 -150L-140 -190L-164 -210L-106 -196Z', colors.gold),
      };
    })(),
    chin: [18, -62],
    turn: -4,
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 176, waist: 158, foot: 520, color: '#E9825C' },
    clothes: bib('#EFE3CB', colors.forest) + line('M-40 240h.1M30 300h.1M60 210h.1', GREEN, 24),
    arms: [
      { side: 'left', to: [872, 736], aim: 96, hand: 'relaxed', sleeve: 'rolled', dim: true },
      { side: 'right', to: [560, 330], aim: 186, hand: 'grip', sleeve: 'rolled', holds: brush },
    ],
  });
  const tin =
    line('M986 560C990 470 1130 470 1136 560', '#8FA39A', 8) +
    box(980, 560, 160, 170, '#D8DDD3') +
    box(1096, 560, 44, 170, '#000', SHADE) +
    box(980, 606, 160, 66, GREEN) +
    oval(1060, 560, 80, 20, '#B9C4BD') +
    oval(1060, 562, 66, 14, GREEN) +
    shape('M1010 566C1008 600 1014 612 1014 640C1016 656 1032 656 1032 636V572Z', GREEN);
  const girl = figure({
    at: [1034, 486],
    scale: 0.62,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'round',
      mood: 'laughs',
      gaze: [0.6, -0.7],
      hair: HAIR.brown,
      earsCovered: true,
    },
    hair: straight('turned', HAIR.brown),
    chin: [8, -52],
    turn: -8,
    headScale: 1.3,
    neck: { wide: 78, lean: 4 },
    body: { shoulder: 140, waist: 128, foot: 480, color: '#3E7F8C' },
    clothes: round('#F6ECD4'),
    arms: [
      { side: 'left', to: [1130, 640], aim: 140, hand: 'sheet', sleeve: 'short', near: 0.9, dim: true },
      { side: 'right', to: [992, 650], aim: 60, hand: 'sheet', sleeve: 'short', near: 0.9 },
    ],
  });
  return frame(
    { name: 'puerta', theme: 'stoplight', wall: ['#F6E3BC', '#F6E3BC'], light: [0, 0] },
    box(0, 0, 1200, 790, '#F6E3BC') +
      shape('M560 -10H1200V150C1080 190 980 120 860 150S660 120 560 60Z', '#EDD3A0') +
      box(0, 716, 1200, 80, '#C9683F') +
      box(0, 716, 1200, 12, '#DE8A5E') +
      door +
      painter.body +
      girl.body +
      painter.arms +
      girl.limbs +
      tin +
      girl.fingers,
  );
}
