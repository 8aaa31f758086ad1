import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { bib } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';
import { frame, SHADE } from './sustainFrame.ts';

/** At the school's stall a pupil ties a cap on a jar that held something else before; another counts the sale. */
export function jars(): string {
  const jar = (x: number, y: number, jam: string, cloth?: string) =>
    box(x - 74, y - 200, 148, 200, '#F3E3DA', 'rx="22"') +
    box(x - 64, y - 160, 128, 150, jam, 'rx="16"') +
    box(x - 46, y - 122, 92, 62, colors.paper) +
    shape(
      `M${x} ${y - 70}C${x - 24} ${y - 90} ${x - 14} ${y - 108} ${x} ${y - 98}C${x + 14} ${y - 108} ${x + 24} ${y - 90} ${x} ${y - 70}Z`,
      jam,
    ) +
    box(x + 40, y - 200, 34, 200, '#000', 'opacity=".12" rx="16"') +
    (cloth
      ? shape(
          `M${x - 90} ${y - 190}C${x - 74} ${y - 210} ${x - 78} ${y - 232} ${x - 62} ${y - 244}H${x + 62}C${x + 78} ${y - 232} ${x + 74} ${y - 210} ${x + 90} ${y - 190}C${x + 50} ${y - 202} ${x + 30} ${y - 184} ${x} ${y - 194}C${x - 30} ${y - 184} ${x - 50} ${y - 202} ${x - 90} ${y - 190}Z`,
          cloth,
        ) + line(`M${x - 68} ${y - 216}H${x + 68}`, colors.tierraNight, 8)
      : '');
  const till =
    box(820, 616, 250, 130, colors.tierraDeep) +
    box(1000, 616, 70, 130, '#000', SHADE) +
    box(808, 588, 274, 40, colors.tierra) +
    box(896, 600, 96, 13, colors.tierraNight, 'rx="6"') +
    circle(945, 690, 24, colors.sun);
  const white = '#FFFAF0';
  const maker = figure({
    at: [318, 356],
    scale: 0.84,
    skin: SKINS[4],
    head: { view: 'turned', age: 'young', build: 'round', mood: 'smiles', gaze: [0.5, 0.9], hair: HAIR.black },
    hair: combed('turned', HAIR.black, 'bun'),
    chin: [14, -56],
    turn: 13,
    headScale: 1.2,
    neck: { wide: 86, lean: 10 },
    body: { shoulder: 164, waist: 144, foot: 480, color: white },
    clothes: bib(colors.lapacho, colors.cream),
    arms: [
      { side: 'left', to: [408, 536], aim: -16, hand: 'pinch', sleeve: 'short', near: 0.95 },
      { side: 'right', to: [530, 524], aim: 66, hand: 'pinch', sleeve: 'short', dim: true, near: 0.6 },
    ],
  });
  const seller = figure({
    at: [892, 320],
    scale: 0.82,
    flip: true,
    skin: SKINS[5],
    head: { view: 'turned', age: 'young', build: 'long', mood: 'laughs', gaze: [-0.3, 0.1], hair: HAIR.brown },
    hair: cropped('turned', HAIR.brown),
    chin: [4, -60],
    turn: -5,
    headScale: 1.2,
    body: { shoulder: 168, waist: 146, foot: 480, color: white },
    clothes:
      shape('M-58 -22L-74 12L-30 46L0 14L30 46L74 12L58 -22L0 22Z', '#E5DCC8') +
      shape('M-14 20L14 20L26 190L0 216L-24 190Z', colors.monte),
    arms: [
      {
        side: 'right',
        to: [900, 596],
        aim: 80,
        hand: 'pinch',
        sleeve: 'short',
        near: 0.95,
        thumb: 'other',
        holds: shape('M880 520H940V600H880Z', '#5F9A78') + circle(910, 556, 14, '#CFE4D6'),
      },
      { side: 'left', to: [1060, 590], aim: 170, hand: 'flat', sleeve: 'short', dim: true, near: 0.9 },
    ],
  });
  const awning =
    box(0, 0, 1200, 790, '#F7C468') +
    box(0, 380, 1200, 200, '#EBAE4A') +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) =>
        shape(
          `M${i * 160 - 20} -10H${i * 160 + 140}V56C${i * 160 + 140} 104 ${i * 160 - 20} 104 ${i * 160 - 20} 56Z`,
          i % 2 ? colors.cream : '#A3265A',
        ),
      )
      .join('') +
    box(0, -10, 1200, 30, '#7E1B45') +
    line('M620 96V580', '#8E5A2C', 22);
  const counter =
    box(0, 576, 1200, 214, '#5B7F77') +
    box(0, 576, 1200, 14, '#7FA39A') +
    stitch('M20 766H1180', '#8FB8AC', 7, '20 16');
  return frame(
    { name: 'frascos', theme: 'education', wall: ['#F7C468', '#F7C468'], light: [0, 0] },
    awning +
      maker.body +
      seller.body +
      counter +
      oval(470, 742, 90, 12, '#2A0D05', 'opacity=".25"') +
      jar(140, 730, '#E07B1F', colors.monte) +
      jar(650, 740, '#6A2C5A', colors.sun) +
      jar(470, 738, '#B8322E', colors.cream) +
      till +
      seller.arms +
      maker.arms,
  );
}
