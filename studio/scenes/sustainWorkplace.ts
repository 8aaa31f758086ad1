import { colors } from '../../server/lace/palette.ts';
import { box, group, line, oval, shape } from '../../server/lace/primitives.ts';
import { collar, near, vest } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { mango } from './plants.ts';
import { curls } from './portraits/cuts.ts';
import { combed, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { frame } from './sustainFrame.ts';

/** In the break, under a mango: one serves the tereré, one takes it, one laughs. */
export function workplace(): string {
  const yard =
    box(0, 0, 1200, 790, '#F6C9CE') +
    shape('M0 0H660L380 790H0Z', '#F9D6D8') +
    shape('M0 560C240 520 520 560 780 540S1100 540 1200 530V790H0Z', '#8DBB7A') +
    shape('M0 664C300 640 700 668 1200 648V790H0Z', colors.leaf);
  const jug = group(
    'translate(272 106) rotate(38) scale(.96)',
    shape('M-64 -96H64L54 92H-54Z', '#BFE0DC') +
      shape('M-60 -30H60L54 92H-54Z', '#86C2BE') +
      shape('M26 -96H64L54 92H24Z', '#1F5A5A', 'opacity=".16"') +
      line('M-62 -60C-120 -60 -114 50 -58 46', '#BFE0DC', 16) +
      shape(
        'M-16 -90C-50 -120 -40 -160 -6 -170C8 -140 4 -110 -16 -90ZM-2 -92C10 -130 40 -146 66 -132C62 -104 34 -86 -2 -92Z',
        colors.sprout,
      ),
  );
  const water = line('M474 520C502 524 508 548 508 584', '#CFE9E6', 11);
  const guampa = group(
    'translate(-126 258) scale(1.1)',
    line('M12 -30L56 -104', '#D8DDD3', 11) +
      shape('M-49 -30H49C45 18 35 62 25 98H-23C-35 62 -45 18 -49 -30Z', '#6B3418') +
      oval(0, -30, 49, 10, '#4F7A3A') +
      line('M-49 -24Q0 -4 49 -24', '#D8DDD3', 9),
  );
  return frame(
    { name: 'descanso', theme: 'foundation', wall: ['#F6C9CE', '#F6C9CE'], light: [0, 0] },
    yard +
      mango(1110, 790, 2.9) +
      near(1010, 440, 0.84, {
        face: {
          skin: SKINS[4],
          view: 'turned',
          age: 'grown',
          build: 'broad',
          mood: 'laughs',
          gaze: [0.7, 0.2],
          hair: HAIR.black,
          beard: 'goatee',
          nose: 'broad',
        },
        hair: curls('turned', HAIR.black, 'close'),
        head: { at: [-6, -58], turn: -6, flip: true },
        body: { shoulder: 184, waist: 172, color: '#EEF1E2', foot: 430 },
        clothes: collar('#EEF1E2'),
        arms: [
          { shoulder: [-150, 92], elbow: [-226, 268], to: [-60, 380], hand: 'rest', aim: 20, sleeve: 'short' },
          {
            shoulder: [150, 92],
            elbow: [216, 270],
            to: [140, 430],
            hand: 'relaxed',
            aim: 110,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      near(646, 460, 0.84, {
        face: {
          skin: SKINS[3],
          view: 'turned',
          age: 'old',
          build: 'round',
          mood: 'smiles',
          gaze: [0.7, 0.5],
          hair: HAIR.grey,
          eyes: 'hooded',
          glasses: '#2A1209',
          earrings: colors.tierra,
        },
        hair: combed('turned', HAIR.grey, 'bun'),
        head: { at: [-6, -58], turn: -4, flip: true },
        body: { shoulder: 176, waist: 174, color: colors.sun, foot: 420 },
        held: guampa,
        arms: [
          { shoulder: [-146, 92], elbow: [-226, 262], to: [-128, 306], hand: 'grip', aim: 300, sleeve: 'short' },
          { shoulder: [146, 92], elbow: [206, 278], to: [60, 360], hand: 'rest', aim: 170, sleeve: 'short', dim: true },
        ],
      }) +
      near(204, 420, 0.84, {
        face: {
          skin: SKINS[6],
          view: 'turned',
          age: 'young',
          build: 'full',
          mood: 'ponders',
          gaze: [0.7, 0.8],
          hair: HAIR.brown,
          eyes: 'almond',
          brows: 'thin',
          signs: ['freckles'],
          nose: 'button',
        },
        hair: parted('turned', HAIR.brown, 'fringe', 'tail', colors.lapacho),
        head: { at: [6, -58], turn: 6 },
        body: { shoulder: 170, waist: 158, color: '#EEF1E2', foot: 450 },
        clothes: vest(colors.forest, '#EEF1E2'),
        held: jug,
        arms: [
          { shoulder: [-142, 92], elbow: [-196, 268], to: [-130, 430], hand: 'relaxed', aim: 80, sleeve: 'short' },
          { shoulder: [142, 92], elbow: [206, 262], to: [196, 76], hand: 'grip', aim: 300, sleeve: 'short', dim: true },
        ],
      }) +
      water,
  );
}
