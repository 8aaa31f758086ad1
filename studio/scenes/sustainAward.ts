import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch, whole } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { collar, round, thread } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';
import { frame } from './sustainFrame.ts';

/** The team with its prize: a plaque with seventeen leaves around a lace. */
export function award(): string {
  const leaves = Array.from({ length: 17 }, (_, i) => {
    const angle = (i / 17) * 360;
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return group(
      `translate(${whole(558 + x * 104)} ${whole(520 + y * 104)}) rotate(${whole(angle + 130)})`,
      shape('M0 22C-19 6 -17 -24 0 -40C17 -24 19 6 0 22Z', i % 2 ? '#3F7D45' : '#6FA85F'),
    );
  }).join('');
  const plaque =
    box(404, 364, 316, 316, '#2A0D05', 'opacity=".3" rx="14"') +
    box(396, 356, 316, 316, colors.wood, 'rx="14"') +
    box(414, 374, 280, 280, colors.paper) +
    leaves +
    lace(
      'personas',
      {
        family: 'guava',
        rim: 'scallop',
        thread: colors.tierra,
        colors: [colors.gold],
        solid: true,
        weight: 1.2,
        detail: 1,
      },
      558,
      520,
      66,
    );
  const holder = figure({
    at: [556, 326],
    scale: 0.82,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'round',
      mood: 'laughs',
      gaze: [0.2, 0],
      hair: HAIR.black,
      earrings: colors.sun,
    },
    hair: combed('turned', HAIR.black, 'tail', colors.lapacho),
    chin: [2, -60],
    turn: -3,
    body: { shoulder: 176, waist: 156, foot: 600, color: '#DB4F83' },
    clothes: thread(colors.cream),
    arms: [
      { side: 'left', to: [438, 560], aim: -14, hand: 'sheet', sleeve: 'short', near: 0.9 },
      { side: 'right', to: [678, 560], aim: 194, hand: 'sheet', sleeve: 'short', dim: true, near: 0.9 },
    ],
  });
  const clapping = figure({
    at: [960, 372],
    scale: 0.84,
    flip: true,
    skin: SKINS[5],
    head: { age: 'old', mood: 'laughs', hair: HAIR.grey, gaze: 0.3, glasses: '#4A150B' },
    hair: profileHair(HAIR.grey, 'cropped'),
    chin: [16, -60],
    turn: 3,
    neck: { lean: 12, deep: 60, wide: 98 },
    body: { shoulder: 188, waist: 174, foot: 560, color: '#E9DFC6' },
    clothes: collar('#CFC09A') + stitch('M-40 90V400M40 90V400', '#C9B28C', 6, '9 8'),
    arms: [
      { side: 'left', to: [852, 520], aim: 214, hand: 'flat', sleeve: 'long', dim: true, near: 0.95 },
      { side: 'right', to: [826, 512], aim: 250, hand: 'relaxed', sleeve: 'long', near: 0.95 },
    ],
  });
  const looking = figure({
    at: [196, 392],
    scale: 0.8,
    skin: SKINS[3],
    head: { view: 'turned', age: 'young', build: 'long', mood: 'smiles', gaze: [0.8, 0.5], hair: HAIR.black },
    hair: cropped('turned', HAIR.black),
    chin: [10, -60],
    turn: 7,
    body: { shoulder: 186, waist: 160, foot: 560, color: '#2F7F8C' },
    clothes: round('#256874'),
    arms: [{ side: 'left', to: [300, 660], aim: -30, hand: 'relaxed', sleeve: 'short', near: 0.95 }],
  });
  let bulbs = '';
  for (let i = 0; i < 9; i++) bulbs += `M${40 + i * 140} ${whole(70 + Math.sin((i / 8) * Math.PI) * 46)}h.1`;
  const evening =
    box(0, 0, 1200, 790, '#14484B') +
    circle(560, 330, 470, '#1B5A5B') +
    circle(560, 330, 320, '#24706D') +
    line('M-20 56Q600 170 1220 56', '#0C2522', 5) +
    line(bulbs, colors.sun, 30) +
    shape('M0 620C300 590 800 600 1200 620V790H0Z', '#8E3220');
  return frame(
    { name: 'premio', theme: 'stoplight', wall: ['#14484B', '#14484B'], light: [0, 0] },
    evening +
      looking.body +
      holder.body +
      clapping.body +
      looking.arms +
      holder.limbs +
      plaque +
      holder.fingers +
      clapping.arms,
  );
}
