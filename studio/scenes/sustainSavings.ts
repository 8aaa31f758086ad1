import { colors } from '../../server/lace/palette.ts';
import { box, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { crate } from './goods.ts';
import { person } from './people/person.ts';
import { SKINS } from './people/skins.ts';
import { frame, shadow } from './sustainFrame.ts';

const SHEET = [640, 424] as const;

/** Beside her crates a seller goes through what the loan costs, line by line, with the adviser. */
export function savings(): string {
  const street =
    box(0, 0, 1200, 790, '#CFC0DF') +
    shape('M0 0H560L300 790H0Z', '#DDD1E8') +
    box(0, 636, 1200, 154, '#7A5A9A') +
    box(0, 636, 1200, 12, '#8F72AC');
  const awning =
    line('M70 760V120M400 760V120', '#5E3A7A', 18) +
    Array.from({ length: 6 }, (_, i) =>
      shape(
        `M${20 + i * 74} 96H${94 + i * 74}V176C${94 + i * 74} 206 ${20 + i * 74} 206 ${20 + i * 74} 176Z`,
        i % 2 ? colors.cream : colors.lapacho,
      ),
    ).join('') +
    box(20, 80, 444, 22, '#A3265A');
  const stall =
    box(52, 520, 368, 26, colors.wood) +
    line('M84 546V752M388 546V752', colors.woodDark, 20) +
    crate(152, 520, colors.orange, colors.sun, 'naranjas') +
    group('translate(320 520) scale(.8)', crate(0, 0, '#C8402A', '#E0714B', 'tomates')) +
    box(96, 672, 280, 18, colors.wood) +
    group('translate(236 672) scale(.9)', crate(0, 0, colors.sprout, colors.leaf, 'limones'));
  const sheet = group(
    `translate(${SHEET[0]} ${SHEET[1]}) rotate(6)`,
    box(-74, -84, 148, 176, colors.paper) +
      line('M-54 -58H10M-54 -30H-4M-54 -2H14M-54 26H-8', '#C7AE88', 7) +
      line('M34 -58H54M34 -30H54M34 -2H54M34 26H54', '#8A6FA8', 8) +
      stitch('M-54 58H54', colors.tierra, 6, '14 9'),
  );
  return frame(
    { name: 'alcancia', theme: 'microfinance', wall: ['#CFC0DF', '#CFC0DF'], light: [0, 0] },
    street +
      shadow(236, 760, 400) +
      shadow(540, 766, 200) +
      shadow(884, 766, 190) +
      stall +
      awning +
      person({
        at: [876, 762],
        height: 590,
        build: 'woman',
        view: 'turned',
        facing: 'left',
        skin: SKINS[6],
        look: { cut: 'bob', age: 'grown', mood: 'talks', eyes: [0.6, 0.5] },
        top: { kind: 'vest', color: '#EEF1E2', trim: colors.forest },
        bottom: { kind: 'trousers', color: colors.tierraNight },
        near: { to: [724, 452], hand: 'open' },
        far: { to: [780, 640], hand: 'relaxed' },
      }) +
      person({
        at: [520, 764],
        height: 580,
        build: 'woman',
        girth: 1.2,
        view: 'turned',
        skin: SKINS[4],
        look: {
          cut: 'low',
          hat: 'kerchief',
          tie: colors.paper,
          age: 'middle',
          mood: 'smiles',
          shape: 'round',
          eyes: [0.6, 0.6],
          earrings: colors.sun,
        },
        top: { kind: 'tee', color: '#C24A78' },
        bottom: { kind: 'skirt', color: colors.monte },
        apron: { color: colors.sun, trim: colors.tierra },
        far: { to: [592, 516], hand: 'sheet', aim: 20, behind: false, holds: sheet },
        near: { to: [640, 420], hand: 'point' },
      }),
  );
}
