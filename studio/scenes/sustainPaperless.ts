import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { hen } from './animals.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { frame, shadow } from './sustainFrame.ts';

/** Before the house a farmer answers the survey on a telephone; his daughter points at the next question, hens at their feet. */
export function paperless(): string {
  const phone = group(
    'translate(604 474) rotate(16) scale(.74)',
    box(-44, -72, 88, 144, '#14201C', 'rx="10"') +
      box(-36, -58, 72, 112, colors.paper) +
      circle(-18, -14, 9, stoplight.red) +
      circle(4, -14, 9, stoplight.yellow) +
      circle(24, -14, 9, stoplight.green) +
      line('M-24 -40H22M-24 20H18M-24 36H6', '#C7AE88', 6),
  );
  const evening =
    box(0, 0, 1200, 790, '#F2A07B') +
    circle(860, 330, 140, '#FBD98A') +
    shape('M0 380C200 340 360 370 520 356S900 380 1200 340V790H0Z', '#C9633F') +
    shape('M0 460C260 410 520 460 760 432S1080 450 1200 430V790H0Z', '#3F7D45') +
    stitch(
      'M470 500C640 480 900 490 1200 474M460 560C700 530 940 540 1200 522M460 620C700 590 960 600 1200 580',
      '#8BC07A',
      9,
      '30 20',
    ) +
    shape('M0 668C300 650 700 676 1200 654V790H0Z', '#B9552F') +
    box(0, 90, 330, 600, '#F6E3C4') +
    shape('M330 690V90H296V690Z', '#DCC49A') +
    box(70, 250, 150, 440, colors.forest) +
    box(86, 266, 118, 424, '#17463A') +
    shape('M0 0H430V96L0 124Z', '#7A2413') +
    stitch('M0 140L420 112', '#4A150B', 7, '30 22');
  const chair =
    line('M380 560V756M520 600V756M384 600L366 400', colors.woodDark, 14) + box(366, 590, 168, 18, colors.wood);
  return frame(
    { name: 'papel', theme: 'foundation', wall: ['#F2A07B', '#F2A07B'], light: [0, 0] },
    evening +
      shadow(500, 762, 280) +
      shadow(790, 762, 170) +
      chair +
      person({
        at: [480, 760],
        height: 600,
        build: 'man',
        view: 'turned',
        stance: 'sit',
        skin: SKINS[4],
        look: {
          cut: 'short',
          hat: 'piri',
          tie: colors.tierra,
          age: 'middle',
          mood: 'smiles',
          hair: HAIRS.grey,
          moustache: true,
          eyes: [0.6, 0.6],
        },
        top: { kind: 'shirt', color: '#6FA3B8' },
        bottom: { kind: 'trousers', color: '#3B4A56' },
        far: { to: [606, 516], hand: 'sheet', behind: false, holds: phone },
        near: { to: [600, 466], hand: 'point' },
      }) +
      person({
        at: [790, 760],
        height: 470,
        heads: 6.4,
        build: 'woman',
        view: 'turned',
        facing: 'left',
        skin: SKINS[4],
        look: { cut: 'plaits', age: 'young', mood: 'laughs', eyes: [0.6, 0.3], tie: colors.sun },
        top: { kind: 'tee', color: colors.lapacho },
        bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
        near: { to: [680, 468], hand: 'point' },
      }) +
      hen(980, 760, 1.15, { pecks: true }) +
      hen(1090, 742, 1, { stride: 0.3 }),
  );
}
