import { colors } from '../../server/lace/palette.ts';
import { box, line, shape, stitch } from '../../server/lace/primitives.ts';
import { near, neckline, vest } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { combed, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { frame } from './sustainFrame.ts';

/** The annual report, hung up in the gallery: an old woman points at a column, and her question is written down. */
export function transparency(): string {
  const gallery =
    box(0, 0, 1200, 790, '#EFD9B0') +
    shape('M0 0H620L330 790H0Z', '#F6E6C6') +
    box(0, 650, 1200, 140, '#B9552F') +
    box(0, 650, 1200, 12, '#D4764C') +
    line('M0 722H1200', '#A04524', 6) +
    box(0, 0, 1200, 46, colors.tierraDeep) +
    stitch('M0 60H1200', colors.tierra, 8, '34 22');
  const column = (x: number, high: number, color: string) => box(x, 452 - high, 62, high, color);
  const board =
    line('M452 540L420 748M812 540L844 748', colors.woodDark, 20) +
    box(392, 128, 480, 424, colors.wood) +
    box(414, 150, 436, 380, colors.paper) +
    box(414, 150, 436, 62, colors.forest) +
    stitch('M444 182H640', colors.mist, 9, '26 14') +
    line('M446 454H818', colors.tierraNight, 6) +
    column(470, 96, '#2F7F8C') +
    column(564, 134, '#2F7F8C') +
    column(658, 112, '#2F7F8C') +
    column(752, 190, colors.lapacho) +
    stitch('M470 488H530M564 488H624M658 488H718M752 488H812', '#C7AE88', 7, '14 8');
  const notebook =
    shape('M-20 170L150 140L180 270L6 300Z', colors.monte) +
    shape('M-8 166L142 142L168 258L16 284Z', colors.paper) +
    stitch('M16 190L120 172M24 222L130 204', '#8A6FA8', 8, '16 10');
  return frame(
    { name: 'memoria', theme: 'foundation', wall: ['#EFD9B0', '#EFD9B0'], light: [0, 0] },
    gallery +
      board +
      near(1010, 440, 0.88, {
        face: {
          skin: SKINS[4],
          view: 'turned',
          age: 'old',
          build: 'round',
          mood: 'talks',
          gaze: [0.7, -0.1],
          hair: HAIR.grey,
          eyes: 'round',
          glasses: '#4A150B',
          earrings: colors.sun,
        },
        hair: combed('turned', HAIR.grey, 'bun', colors.lapacho),
        head: { at: [-8, -58], turn: -2, flip: true },
        body: { shoulder: 180, waist: 178, color: '#A3265A', foot: 410 },
        clothes: neckline(colors.rose),
        arms: [
          { shoulder: [-148, 92], elbow: [-210, 218], to: [-254, -74], hand: 'point', aim: 208, sleeve: 'short' },
          {
            shoulder: [148, 92],
            elbow: [206, 270],
            to: [150, 420],
            hand: 'relaxed',
            aim: 110,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      near(232, 420, 0.88, {
        face: {
          skin: SKINS[6],
          view: 'turned',
          age: 'young',
          build: 'heart',
          mood: 'smiles',
          gaze: [0.8, -0.1],
          hair: HAIR.brown,
          eyes: 'almond',
          signs: ['freckles'],
          brows: 'low',
          nose: 'slim',
          lips: 'small',
        },
        hair: parted('turned', HAIR.brown, 'curtain', 'tail', colors.sun),
        head: { at: [6, -58], turn: -3 },
        body: { shoulder: 170, waist: 158, color: '#EEF1E2', foot: 430 },
        clothes: vest(colors.forest, '#EEF1E2'),
        held: notebook + line('M62 226L128 116', colors.lapacho, 13),
        arms: [
          { shoulder: [-140, 92], elbow: [-190, 286], to: [26, 300], hand: 'flat', aim: 350, sleeve: 'short' },
          {
            shoulder: [140, 92],
            elbow: [238, 264],
            to: [84, 190],
            hand: 'write',
            aim: 200,
            mirrored: true,
            sleeve: 'short',
            dim: true,
          },
        ],
      }),
  );
}
