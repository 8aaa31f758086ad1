import { colors } from '../../server/lace/palette.ts';
import { box, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { cabbage, crate, jar } from './goods.ts';
import { bib, near, neckline } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { combed, cropped, HAIR, withHat } from './portraits/hair.ts';
import { frame } from './sustainFrame.ts';

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
    box(0, 660, 760, 26, colors.wood) +
    box(0, 686, 736, 110, colors.tierra) +
    stitch('M0 712H720V790', colors.straw, 7, '24 17') +
    jar(70, 660, colors.gold, 1.25) +
    jar(166, 660, colors.gold, 1.25) +
    group('translate(520 662) scale(.7)', crate(0, 0, colors.sprout, colors.leaf, 'feria'));
  const basket =
    cabbage(-190, 306, 0.9) +
    shape('M-320 300H-60L-84 460H-296Z', '#B97A3E') +
    stitch('M-306 336H-74M-300 374H-80M-294 412H-86', colors.straw, 10, '22 14') +
    box(-328, 284, 276, 28, '#D99A4E', 'rx="12"') +
    line('M-292 290C-284 130 -98 130 -90 290', '#8E5A2C', 16);
  const handed =
    shape('M186 30V126C186 166 446 166 446 126V30Z', '#DFA23A') +
    shape('M366 30V154C420 150 446 142 446 126V30Z', '#000', 'opacity=".12"') +
    oval(316, 30, 130, 30, '#FBE7A8') +
    stitch('M192 92C240 122 392 122 440 92', colors.tierra, 7, '16 12');
  return frame(
    { name: 'feria', theme: 'foundation', wall: ['#EDC98C', '#EDC98C'], ground: ['#D9A566', '#E8BE86'], light: [0, 0] },
    stall +
      near(330, 424, 0.86, {
        face: {
          skin: SKINS[4],
          view: 'turned',
          age: 'young',
          build: 'lean',
          mood: 'laughs',
          gaze: [0.8, 0.1],
          hair: HAIR.black,
          eyes: 'almond',
          brows: 'bushy',
          nose: 'hooked',
        },
        hair: withHat(cropped('turned', HAIR.black), colors.lapacho),
        head: { at: [6, -58], turn: 4 },
        body: { shoulder: 178, waist: 162, color: '#3E7F8C', foot: 460 },
        clothes: bib('#F6ECD4', colors.forest),
        held: handed,
        arms: [
          { shoulder: [-146, 92], elbow: [-170, 290], to: [226, 152], hand: 'flat', aim: 350, sleeve: 'short' },
          {
            shoulder: [146, 92],
            elbow: [222, 270],
            to: [384, 152],
            hand: 'flat',
            aim: 350,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      table +
      near(940, 446, 0.86, {
        face: {
          skin: SKINS[6],
          view: 'turned',
          age: 'old',
          build: 'broad',
          mood: 'beams',
          gaze: [0.7, 0.4],
          hair: HAIR.grey,
          eyes: 'narrow',
          glasses: '#7A2413',
          earrings: colors.tierra,
        },
        hair: combed('turned', HAIR.grey, 'bun', colors.tierra),
        head: { at: [-8, -58], turn: -4, flip: true },
        body: { shoulder: 184, waist: 182, color: '#7C3F8C', foot: 400 },
        clothes: neckline(colors.rose),
        held: basket,
        arms: [
          { shoulder: [-150, 92], elbow: [-228, 212], to: [-292, 56], hand: 'open', aim: 200, sleeve: 'short' },
          {
            shoulder: [150, 92],
            elbow: [212, 292],
            to: [-190, 178],
            hand: 'grip',
            aim: 190,
            sleeve: 'short',
            dim: true,
          },
        ],
      }),
  );
}
