import { colors } from '../../server/lace/palette.ts';
import { box, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { crate } from './goods.ts';
import { bib, near, vest } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { bob, kerchief } from './portraits/cuts.ts';
import { HAIR } from './portraits/hair.ts';
import { frame } from './sustainFrame.ts';

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
    box(0, 712, 470, 24, colors.wood) +
    group('translate(110 714) scale(1.12)', crate(0, 0, colors.orange, colors.sun, 'naranjas')) +
    group('translate(330 714) scale(1.06)', crate(0, 0, '#C8402A', '#E0714B', 'tomates'));
  const sheet = group(
    'translate(250 180) rotate(6)',
    box(-110, -124, 220, 262, colors.paper) +
      line('M-82 -86H14M-82 -44H-8M-82 -2H20M-82 40H-14', '#C7AE88', 11) +
      line('M50 -86H82M50 -44H82M50 -2H82M50 40H82', '#8A6FA8', 12) +
      stitch('M-82 90H82', colors.tierra, 9, '18 12'),
  );
  return frame(
    { name: 'alcancia', theme: 'microfinance', wall: ['#CFC0DF', '#CFC0DF'], light: [0, 0] },
    street +
      awning +
      near(940, 420, 0.88, {
        face: {
          skin: SKINS[6],
          view: 'turned',
          age: 'grown',
          build: 'long',
          mood: 'talks',
          gaze: [0.7, 0.6],
          hair: HAIR.black,
          eyes: 'upturned',
          brows: 'thin',
          earsCovered: true,
          nose: 'slim',
          lips: 'full',
        },
        hair: bob(HAIR.black),
        head: { at: [-8, -58], turn: -5, flip: true },
        body: { shoulder: 170, waist: 158, color: '#EEF1E2', foot: 430 },
        clothes: vest(colors.forest, '#EEF1E2'),
        arms: [
          {
            shoulder: [140, 92],
            elbow: [206, 270],
            to: [130, 420],
            hand: 'relaxed',
            aim: 110,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      near(400, 426, 0.88, {
        face: {
          skin: SKINS[4],
          view: 'turned',
          age: 'middle',
          build: 'round',
          mood: 'smirks',
          gaze: [0.6, 0.9],
          hair: HAIR.black,
          eyes: 'round',
          nose: 'broad',
          earrings: colors.sun,
        },
        hair: kerchief('turned', colors.paper, HAIR.black, colors.lapacho),
        head: { at: [6, -58], turn: 6 },
        body: { shoulder: 186, waist: 182, color: '#C24A78', foot: 420 },
        clothes: bib(colors.sun, colors.tierra),
        held: sheet,
        arms: [
          {
            shoulder: [150, 92],
            elbow: [232, 292],
            to: [300, 300],
            hand: 'flat',
            aim: 330,
            sleeve: 'short',
            dim: true,
          },
          {
            shoulder: [-150, 92],
            elbow: [-150, 292],
            to: [190, 178],
            hand: 'point',
            aim: 345,
            sleeve: 'short',
            over: '',
          },
        ],
      }) +
      stall,
  );
}
