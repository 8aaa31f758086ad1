import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { bib, round } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { HAIR, cropped } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';
import { frame, SHADE } from './sustainFrame.ts';

/** In the kitchen with its new stove: she stirs in clear air, and the boy brings the two logs that are enough. */
export function chimney(): string {
  let bricks = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 7; i++) bricks += `M${640 + i * 96 + (row % 2) * 48} ${640 + row * 52}v52`;
  const stove =
    box(620, 596, 600, 200, '#B0482C') +
    line(`${bricks}M620 640H1200M620 692H1200M620 744H1200`, '#8E3220', 6) +
    box(600, 566, 620, 40, '#D98A5C') +
    box(600, 566, 620, 10, '#E9A97E') +
    shape('M800 790V690C800 650 960 650 960 690V790Z', '#3A120A') +
    shape(
      'M836 790C826 752 856 740 860 706C890 730 886 748 898 742C910 736 908 720 906 712C934 740 930 770 924 790Z',
      colors.sun,
    ) +
    shape('M862 790C858 768 876 760 880 744C898 762 900 776 896 790Z', '#E58A2B');
  const flue =
    box(1068, -10, 84, 580, '#8FA39A') +
    box(1124, -10, 28, 580, '#000', SHADE) +
    line('M1062 180H1158M1062 400H1158', '#5E6B64', 18);
  const pot =
    shape('M700 430H920V530C920 570 890 580 810 580S700 570 700 530Z', '#3E4F49') +
    shape('M860 430H920V530C920 570 890 578 850 580C862 540 866 480 860 430Z', '#000', SHADE) +
    oval(810, 430, 110, 22, '#27322E') +
    oval(810, 434, 96, 15, '#E9A24A') +
    line('M696 470C660 470 660 520 700 520M924 470C960 470 960 520 920 520', '#27322E', 14);
  const steam = line('M780 400C760 370 800 350 780 320M850 396C830 366 870 346 850 310', '#FBEFD2', 11, 'opacity=".8"');
  const spoon = line('M660 322L790 446', colors.wood, 18);
  const cook = figure({
    at: [420, 356],
    scale: 0.88,
    skin: SKINS[5],
    head: { age: 'grown', mood: 'smiles', hair: HAIR.black, gaze: 0.8, earring: colors.tierra },
    hair: profileHair(HAIR.black, 'bun'),
    chin: [18, -60],
    turn: 9,
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 178, waist: 164, foot: 520, color: '#2F7F8C' },
    clothes: round('#256874') + bib(colors.sun, colors.tierra),
    arms: [
      { side: 'right', to: [690, 356], aim: -24, hand: 'grip', sleeve: 'short', dim: true, near: 0.8 },
      { side: 'left', to: [672, 506], aim: -8, hand: 'grip', sleeve: 'short' },
    ],
  });
  const log = (x: number, y: number) =>
    group(
      `translate(${x} ${y}) rotate(-14)`,
      box(-110, -30, 200, 60, '#6B3418', 'rx="26"') +
        circle(88, 0, 30, '#E0B67E') +
        circle(88, 0, 15, 'none', 'stroke="#A8703C" stroke-width="6"'),
    );
  const boy = figure({
    at: [128, 520],
    scale: 0.66,
    skin: SKINS[4],
    head: { view: 'turned', age: 'young', build: 'round', mood: 'laughs', gaze: [0.7, -0.6], hair: HAIR.black },
    hair: cropped('turned', HAIR.black),
    chin: [6, -50],
    turn: -6,
    headScale: 1.34,
    neck: { wide: 78 },
    body: { shoulder: 140, waist: 128, foot: 440, color: colors.lapacho },
    clothes: round('#A3265A'),
    arms: [
      { side: 'left', to: [150, 706], aim: 4, hand: 'flat', sleeve: 'short' },
      { side: 'right', to: [176, 742], aim: 176, hand: 'flat', sleeve: 'short', dim: true, near: 0.9 },
    ],
  });
  return frame(
    { name: 'chimenea', theme: 'microfinance', wall: ['#F6E3C4', '#F6E3C4'], light: [0, 0] },
    box(0, 0, 1200, 790, '#F6E3C4') +
      box(0, 0, 1200, 70, '#7A2413') +
      box(640, 130, 330, 250, '#8CC5CC') +
      shape('M640 300C740 260 860 300 970 270V380H640Z', '#5F8F4E') +
      line('M640 130H970V380H640ZM805 130V380', colors.wood, 20) +
      box(0, 690, 640, 110, '#C9683F') +
      flue +
      cook.body +
      stove +
      pot +
      steam +
      cook.limbs +
      spoon +
      cook.fingers +
      boy.body +
      log(170, 676) +
      log(190, 730) +
      boy.arms,
  );
}
