import { colors } from '../../server/lace/palette.ts';
import { box, line, shape, stitch } from '../../server/lace/primitives.ts';
import { jar } from './goods.ts';
import { aoPoi, bib, near, uniform } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { bald } from './portraits/cuts.ts';
import { HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { frame } from './sustainFrame.ts';

/** At the school's stall a neighbour brings an empty jar back; a student takes it. */
export function jars(): string {
  const empty =
    box(214, 28, 116, 172, '#DCEBE6', 'rx="16"') +
    box(222, 6, 100, 30, '#B9CFC8', 'rx="7"') +
    line('M238 60V160', '#fff', 12, 'opacity=".8"');
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
    box(470, 646, 740, 26, colors.wood) +
    box(490, 672, 720, 120, '#2F7F8C') +
    stitch('M514 698H1200', colors.cream, 7, '24 17') +
    jar(560, 646, '#C8402A', 1.5) +
    jar(680, 646, '#7A3B8A', 1.5) +
    jar(1130, 646, colors.orange, 1.5);
  return frame(
    { name: 'frascos', theme: 'education', wall: ['#F8D48A', '#F8D48A'], light: [0, 0] },
    yard +
      awning +
      near(900, 424, 0.86, {
        face: {
          skin: SKINS[4],
          view: 'turned',
          age: 'young',
          build: 'square',
          mood: 'laughs',
          gaze: [0.7, 0.2],
          hair: HAIR.black,
          eyes: 'almond',
          signs: ['dimples'],
          brows: 'thin',
          nose: 'broad',
          lips: 'full',
        },
        hair: parted('turned', HAIR.black, 'curtain', 'bun'),
        head: { at: [-8, -58], turn: -4, flip: true },
        body: { shoulder: 168, waist: 154, color: '#FFFAF0', foot: 430 },
        clothes: uniform(colors.monte) + bib(colors.lapacho, colors.cream, { top: 130 }),
        arms: [{ shoulder: [-140, 92], elbow: [-216, 226], to: [-322, 96], hand: 'open', aim: 196, sleeve: 'short' }],
      }) +
      table +
      near(230, 420, 0.88, {
        face: {
          skin: SKINS[3],
          view: 'turned',
          age: 'old',
          build: 'lean',
          mood: 'smiles',
          gaze: [0.8, 0.2],
          hair: HAIR.grey,
          eyes: 'hooded',
          nose: 'hooked',
          moustache: 'thin',
          glasses: '#2A1209',
        },
        hair: bald('turned', HAIR.grey, SKINS[3]),
        head: { at: [6, -58], turn: 3 },
        body: { shoulder: 176, waist: 172, color: '#F4ECD6', foot: 430 },
        clothes: aoPoi(colors.forest),
        held: empty,
        arms: [
          { shoulder: [-146, 92], elbow: [-206, 270], to: [-150, 420], hand: 'relaxed', aim: 80, sleeve: 'short' },
          {
            shoulder: [146, 92],
            elbow: [196, 286],
            to: [276, 128],
            hand: 'grip',
            aim: 320,
            sleeve: 'short',
            dim: true,
          },
        ],
      }),
  );
}
