import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch, whole } from '../../server/lace/primitives.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { frame, shadow } from './sustainFrame.ts';

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
  const held = group('translate(600 452) scale(.62) translate(-554 -514)', plaque);
  let bulbs = '';
  for (let i = 0; i < 9; i++) bulbs += `M${40 + i * 140} ${whole(70 + Math.sin((i / 8) * Math.PI) * 46)}h.1`;
  const evening =
    box(0, 0, 1200, 790, '#14484B') +
    circle(560, 330, 470, '#1B5A5B') +
    circle(560, 330, 320, '#24706D') +
    line('M-20 56Q600 170 1220 56', '#0C2522', 5) +
    line(bulbs, colors.sun, 30);
  const stage =
    box(0, 676, 1200, 114, '#8E3220') + box(0, 676, 1200, 12, '#B4492E') + stitch('M0 742H1200', '#6B2415', 8, '30 22');
  return frame(
    { name: 'premio', theme: 'stoplight', wall: ['#14484B', '#14484B'], light: [0, 0] },
    evening +
      stage +
      shadow(272, 764, 190) +
      shadow(600, 766, 200) +
      shadow(930, 764, 190) +
      person({
        at: [272, 760],
        height: 560,
        build: 'man',
        view: 'turned',
        skin: SKINS[3],
        look: { cut: 'short', age: 'young', mood: 'laughs', eyes: [0.7, 0.2], beard: 'full' },
        top: { kind: 'shirt', color: '#2F7F8C' },
        bottom: { kind: 'trousers', color: colors.night },
        near: { to: [392, 452], hand: 'flat', aim: 300 },
        far: { to: [402, 448], hand: 'flat', aim: 296, behind: false },
      }) +
      person({
        at: [600, 762],
        height: 570,
        build: 'woman',
        view: 'front',
        skin: SKINS[3],
        look: { cut: 'tail', age: 'grown', mood: 'laughs', tie: colors.sun, earrings: colors.sun },
        top: { kind: 'tee', color: colors.lapacho },
        bottom: { kind: 'skirt', color: '#3C1F4E' },
        near: { to: [512, 470], hand: 'sheet', aim: 20, holds: held },
        far: { to: [690, 470], hand: 'sheet', aim: 160 },
      }) +
      person({
        at: [934, 760],
        height: 560,
        build: 'man',
        view: 'turned',
        facing: 'left',
        skin: SKINS[5],
        look: { cut: 'short', age: 'old', mood: 'laughs', hair: HAIRS.white, glasses: true, eyes: [0.7, 0.1] },
        top: { kind: 'poi', color: '#F4ECD6', trim: colors.tierra },
        bottom: { kind: 'trousers', color: '#5A4A3A' },
        near: { to: [812, 452], hand: 'flat', aim: 240 },
        far: { to: [802, 448], hand: 'flat', aim: 244, behind: false },
      }),
  );
}
