// Who works outdoors on a school's day: as schoolsDayWork.ts.
import { cow } from './animals.ts';
import { cabbage, milkCan } from './goods.ts';
import { SKINS } from './people/skins.ts';
import { JEANS, student, under } from './schoolsDayWork.ts';
import { colors } from '../../server/lace/palette.ts';
import { group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const overall = (color: string) => ({ kind: 'overall', color, trim: JEANS }) as const;

/** A pail of milk, its handle's middle at x y. */
function pail(x: number, y: number): string {
  return group(
    `translate(${x} ${y + 146}) scale(.7)`,
    line('M-74 -148C-60 -238 60 -238 74 -148', '#7F8B83', 8) +
      shape('M-78 -150H78L58 0H-58Z', '#B4BDB5') +
      shape('M22 -150H78L58 0H16Z', '#8E9991') +
      shape('M-66 -136H-44L-38 -14H-50Z', '#E3E8E0') +
      line('M-72 -112Q0 -96 72 -112M-62 -34Q0 -20 62 -34', '#7F8B83', 5) +
      oval(0, -150, 78, 20, '#DCE2DA') +
      oval(0, -147, 66, 14, colors.paper),
  );
}

/** She carries the milk to the can; the cow looks after her. */
export function milking(): string {
  return (
    under(590, 882, 150) +
    cow(590, 884, 3.1, { flip: true }) +
    under(250, 940, 110) +
    student({
      at: [246, 934],
      build: 'woman',
      view: 'turned',
      stance: 'walk',
      stride: 0.02,
      lean: 4,
      skin: SKINS[4],
      look: {
        cut: 'braid',
        tie: colors.sun,
        age: 'young',
        mood: 'smiles',
        jaw: 'broad',
        nose: 'broad',
        brows: 'straight',
        eyes: [0.8, 0.1],
      },
      top: overall(colors.paper),
      bottom: { kind: 'trousers', color: JEANS },
      shoes: colors.night,
      far: { to: [322, 690], hand: 'grip', aim: 80, holds: pail(322, 690) },
      near: { to: [204, 712], hand: 'grip', aim: 90, holds: pail(204, 712) },
    }) +
    under(566, 956, 84) +
    milkCan(550, 956, 1.16)
  );
}

/** She sets the seedlings on her knees, he waters behind her. */
export function gardening(): string {
  const row = (y: number, left: number, right: number, size: number, count: number) => {
    let plants = '';
    for (let i = 0; i < count; i++)
      plants += cabbage(Math.round(left + ((right - left) * (i + 0.5)) / count), y - 14, size);
    return (
      shape(
        `M${left - 12} ${y + 26}Q${left + 6} ${y - 18} ${left + 46} ${y - 16}H${right - 46}Q${right - 6} ${y - 18} ${right + 12} ${y + 26}Z`,
        '#5A2216',
      ) +
      stitch(`M${left + 10} ${y + 12}H${right - 10}`, '#8A3A22', 4, '12 10') +
      plants
    );
  };
  const can = group(
    'translate(310 752)',
    line('M-34 -86C30 -130 46 -30 20 -14', '#2F5F78', 11) +
      line('M-40 -24L-92 6', '#3F7690', 15) +
      shape('M-112 -2L-88 -14L-82 22L-104 26Z', '#2F5F78') +
      shape('M-50 -92H40L34 4H-54Z', '#5F9AB4') +
      shape('M12 -92H40L34 4H8Z', '#3F7690') +
      oval(-6, -92, 45, 11, '#2F5F78'),
  );
  return (
    row(836, 150, 640, 0.86, 6) +
    under(390, 868, 92) +
    student({
      at: [390, 864],
      height: 456,
      build: 'man',
      view: 'side',
      facing: 'left',
      stance: 'walk',
      stride: 0.48,
      lean: 8,
      nod: 6,
      skin: SKINS[2],
      look: { cut: 'curls', age: 'young', mood: 'calm', eyes: [0.6, 0.8] },
      top: overall(colors.sun),
      bottom: { kind: 'trousers', color: JEANS },
      shoes: colors.night,
      near: { to: [330, 676], hand: 'grip', aim: 150, holds: can },
      far: { to: [296, 662], hand: 'grip', aim: 150 },
    }) +
    stitch('M206 756C190 780 184 800 182 828M218 766C206 790 202 806 202 832', colors.mist, 5, '9 9') +
    under(560, 954, 130) +
    student({
      at: [566, 950],
      build: 'woman',
      view: 'side',
      facing: 'left',
      stance: 'kneel',
      lean: 34,
      nod: -6,
      skin: SKINS[5],
      look: {
        cut: 'tail',
        hat: 'cap',
        tie: colors.tierra,
        age: 'young',
        mood: 'smiles',
        nose: 'snub',
        eyes: [0.6, 0.7],
      },
      top: { kind: 'tee', color: colors.paper },
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: [368, 892], hand: 'flat', aim: 140 },
      far: { to: [352, 884], hand: 'flat', aim: 110 },
    }) +
    row(950, 150, 430, 1.2, 3)
  );
}
