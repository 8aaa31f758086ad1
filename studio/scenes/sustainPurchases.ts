import { colors } from '../../server/lace/palette.ts';
import { box, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { cabbage, cheese, crate, jar } from './goods.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { frame, shadow } from './sustainFrame.ts';

/** At the fair a pupil of the farm school hands a cheese over; a buyer has come with her basket. */
export function purchases(): string {
  const stall =
    Array.from({ length: 8 }, (_, i) =>
      shape(
        `M${0 + i * 92} 70H${92 + i * 92}V148C${92 + i * 92} 182 ${i * 92} 182 ${i * 92} 148Z`,
        i % 2 ? colors.cream : colors.forest,
      ),
    ).join('') +
    box(0, 48, 736, 26, colors.monte) +
    line('M52 170V760M700 170V760', colors.woodDark, 20);
  const table =
    box(0, 520, 736, 24, colors.wood) +
    box(20, 544, 696, 216, colors.tierra) +
    stitch('M44 570H692V734H44Z', colors.straw, 7, '24 17') +
    jar(90, 520, colors.gold, 0.95) +
    jar(166, 520, colors.gold, 0.95) +
    cheese(300, 516, 130) +
    cheese(300, 472, 130) +
    group('translate(614 522) scale(.62)', crate(0, 0, colors.sprout, colors.leaf, 'feria'));
  const basket = group(
    'translate(930 540)',
    cabbage(-20, -4, 0.6) +
      shape('M-84 -8H84L68 84H-68Z', '#B97A3E') +
      stitch('M-74 16H74M-68 40H68M-64 64H64', colors.straw, 8, '18 12') +
      box(-90, -20, 180, 20, '#D99A4E', 'rx="9"') +
      line('M-66 -14C-60 -110 60 -110 66 -14', '#8E5A2C', 12),
  );
  const handed = cheese(676, 424, 118);
  return frame(
    { name: 'feria', theme: 'foundation', wall: ['#F7E6BE', '#F7E6BE'], ground: ['#D9A566', '#E8BE86'], light: [0, 0] },
    shadow(360, 762, 720) +
      shadow(940, 764, 190) +
      stall +
      person({
        at: [440, 760],
        height: 600,
        half: true,
        build: 'man',
        view: 'turned',
        skin: SKINS[4],
        look: { cut: 'short', hat: 'piri', tie: colors.lapacho, age: 'young', mood: 'laughs', eyes: [0.7, 0.1] },
        top: { kind: 'shirt', color: '#3E7F8C' },
        bottom: { kind: 'trousers', color: colors.monte },
        apron: { color: '#F6ECD4', trim: colors.forest },
        far: { to: [660, 434], hand: 'flat', behind: false },
        near: { to: [640, 426], hand: 'sheet', holds: handed },
      }) +
      table +
      person({
        at: [944, 762],
        height: 570,
        build: 'woman',
        girth: 1.2,
        view: 'turned',
        facing: 'left',
        skin: SKINS[6],
        look: {
          cut: 'bun',
          age: 'old',
          mood: 'smiles',
          hair: HAIRS.white,
          glasses: true,
          eyes: [0.7, 0.3],
          tie: colors.tierra,
          earrings: colors.tierra,
        },
        top: { kind: 'blouse', color: '#7C3F8C', trim: colors.rose },
        bottom: { kind: 'skirt', color: colors.monte },
        near: { to: [916, 458], hand: 'grip', aim: 190, holds: basket },
        far: { to: [746, 410], hand: 'open', behind: false },
      }),
  );
}
