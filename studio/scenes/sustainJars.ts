import { colors } from '../../server/lace/palette.ts';
import { box, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { jar } from './goods.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { frame, shadow } from './sustainFrame.ts';

/** At the school's stall a neighbour brings an empty jar back; a student takes it, her classmate ties a cloth on a full one. */
export function jars(): string {
  const empty = group(
    'translate(430 428)',
    box(-30, -60, 60, 84, '#DCEBE6', 'rx="9"') +
      box(-30, -72, 60, 16, '#B9CFC8', 'rx="4"') +
      line('M-18 -42V8', '#fff', 7, 'opacity=".8"'),
  );
  const yard =
    box(0, 0, 1200, 790, '#F8D48A') +
    shape('M0 0H600L340 790H0Z', '#FBDFA4') +
    box(0, 640, 1200, 150, '#B9657A') +
    box(0, 640, 1200, 12, '#CC8092');
  const awning =
    Array.from({ length: 8 }, (_, i) =>
      shape(
        `M${480 + i * 92} 70H${572 + i * 92}V140C${572 + i * 92} 172 ${480 + i * 92} 172 ${480 + i * 92} 140Z`,
        i % 2 ? colors.cream : '#A3265A',
      ),
    ).join('') +
    box(480, 46, 736, 26, '#7E1B45') +
    line('M520 160V760M1170 160V760', colors.woodDark, 18);
  const table =
    box(480, 524, 720, 24, colors.wood) +
    box(500, 548, 700, 210, '#2F7F8C') +
    stitch('M524 574H1180M524 732H1180', colors.cream, 7, '24 17') +
    jar(560, 524, '#C8402A', 1.05) +
    jar(644, 524, '#7A3B8A', 1.05) +
    jar(1130, 524, colors.orange, 1.05) +
    jar(930, 524, '#C8402A', 1.05);
  return frame(
    { name: 'frascos', theme: 'education', wall: ['#F8D48A', '#F8D48A'], light: [0, 0] },
    yard +
      shadow(250, 762, 190) +
      shadow(850, 764, 720) +
      awning +
      person({
        at: [720, 760],
        height: 550,
        heads: 6.9,
        half: true,
        build: 'woman',
        view: 'turned',
        facing: 'left',
        skin: SKINS[4],
        look: { cut: 'bun', age: 'young', mood: 'laughs', eyes: [0.6, 0.1], tie: colors.lapacho },
        top: { kind: 'uniform', color: colors.paper, trim: colors.monte },
        bottom: { kind: 'skirt', color: colors.monte },
        apron: { color: colors.lapacho, trim: colors.cream },
        near: { to: [500, 416], hand: 'open' },
      }) +
      person({
        at: [1010, 760],
        height: 560,
        heads: 6.9,
        half: true,
        build: 'man',
        view: 'turned',
        facing: 'left',
        skin: SKINS[5],
        look: { cut: 'short', age: 'young', mood: 'busy', eyes: [0.5, 0.7] },
        top: { kind: 'uniform', color: colors.paper, trim: colors.monte },
        bottom: { kind: 'trousers', color: colors.monte },
        near: { to: [962, 436], hand: 'pinch', aim: 150 },
        far: { to: [900, 436], hand: 'pinch', behind: false },
      }) +
      table +
      person({
        at: [256, 762],
        height: 580,
        build: 'man',
        view: 'turned',
        skin: SKINS[3],
        look: { cut: 'short', age: 'old', mood: 'smiles', hair: HAIRS.white, glasses: true, eyes: [0.7, 0.2] },
        top: { kind: 'poi', color: colors.cream, trim: colors.forest },
        bottom: { kind: 'trousers', color: '#5A4A3A' },
        near: { to: [424, 428], hand: 'grip', aim: 0, holds: empty },
      }),
  );
}
