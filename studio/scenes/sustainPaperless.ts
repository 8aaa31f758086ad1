import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { hen } from './animals.ts';
import { collar, near } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { plaits } from './portraits/cuts.ts';
import { cropped, HAIR, withHat } from './portraits/hair.ts';
import { frame } from './sustainFrame.ts';

/** Before the house a farmer answers the survey on a telephone; his daughter points at the next question, a hen beside them. */
export function paperless(): string {
  const phone = group(
    'translate(250 170) rotate(12) scale(1.5)',
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
  return frame(
    { name: 'papel', theme: 'foundation', wall: ['#F2A07B', '#F2A07B'], light: [0, 0] },
    evening +
      near(356, 430, 0.88, {
        face: {
          skin: SKINS[4],
          view: 'turned',
          age: 'middle',
          build: 'lean',
          mood: 'smiles',
          gaze: [0.7, 0.9],
          hair: HAIR.greying,
          eyes: 'hooded',
          nose: 'broad',
          moustache: 'walrus',
        },
        hair: withHat(cropped('turned', HAIR.greying), colors.tierra),
        head: { at: [8, -58], turn: 6 },
        body: { shoulder: 184, waist: 172, color: '#6FA3B8', foot: 420 },
        clothes: collar('#6FA3B8'),
        held: phone,
        arms: [
          {
            shoulder: [150, 92],
            elbow: [232, 296],
            to: [266, 244],
            hand: 'grip',
            aim: 290,
            sleeve: 'short',
            dim: true,
          },
          {
            shoulder: [-150, 92],
            elbow: [-160, 292],
            to: [206, 190],
            hand: 'point',
            aim: 335,
            sleeve: 'short',
            over: '',
          },
        ],
      }) +
      near(860, 520, 0.8, {
        face: {
          skin: SKINS[4],
          view: 'turned',
          age: 'child',
          build: 'heart',
          mood: 'laughs',
          gaze: [0.7, 0.6],
          hair: HAIR.black,
          eyes: 'round',
          nose: 'snub',
        },
        hair: plaits('turned', HAIR.black, colors.sun),
        head: { at: [-6, -52], turn: -4, flip: true },
        neck: { wide: 78, deep: 50 },
        body: { shoulder: 144, waist: 132, color: colors.lapacho, foot: 340 },
        arms: [
          { shoulder: [-114, 86], elbow: [-196, 232], to: [-284, 88], hand: 'point', aim: 190, sleeve: 'short' },
          {
            shoulder: [114, 86],
            elbow: [166, 240],
            to: [116, 350],
            hand: 'relaxed',
            aim: 110,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      hen(1060, 784, 1.3, { pecks: true }),
  );
}
