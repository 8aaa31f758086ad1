import { colors } from '../../server/lace/palette.ts';
import { box, line, shape, stitch } from '../../server/lace/primitives.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { frame, shadow } from './sustainFrame.ts';

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
    shape('M-46 -6L34 -22L46 24L-34 40Z', colors.monte) +
    shape('M-40 -10L30 -24L40 18L-30 32Z', colors.paper) +
    stitch('M-26 -2L22 -12M-22 12L26 2', '#8A6FA8', 5, '10 6');
  return frame(
    { name: 'memoria', theme: 'foundation', wall: ['#EFD9B0', '#EFD9B0'], light: [0, 0] },
    gallery +
      shadow(236, 762, 190) +
      shadow(1010, 762, 190) +
      board +
      person({
        at: [1004, 758],
        height: 560,
        build: 'woman',
        girth: 1.2,
        view: 'turned',
        facing: 'left',
        skin: SKINS[4],
        look: {
          cut: 'bun',
          age: 'old',
          mood: 'talks',
          hair: HAIRS.white,
          glasses: true,
          eyes: [0.7, -0.2],
          earrings: colors.sun,
          tie: colors.lapacho,
        },
        top: { kind: 'blouse', color: '#A3265A', trim: colors.rose },
        bottom: { kind: 'skirt', color: '#2F4A6B' },
        near: { to: [808, 336], hand: 'point' },
      }) +
      person({
        at: [236, 758],
        height: 570,
        build: 'woman',
        view: 'turned',
        skin: SKINS[6],
        look: { cut: 'tail', age: 'young', mood: 'smiles', eyes: [0.9, -0.1], tie: colors.sun, hair: HAIRS.brown },
        top: { kind: 'vest', color: '#EEF1E2', trim: colors.forest },
        bottom: { kind: 'trousers', color: colors.tierraNight },
        near: {
          to: [322, 448],
          hand: 'pinch',
          holds: line('M346 424L318 462', colors.lapacho, 9),
        },
        far: {
          to: [330, 470],
          hand: 'sheet',
          behind: false,
          holds: `<g transform="translate(334 462)">${notebook}</g>`,
        },
      }),
  );
}
