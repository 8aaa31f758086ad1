import { colors } from '../../server/lace/palette.ts';
import { box, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { mango } from './plants.ts';
import { frame, shadow } from './sustainFrame.ts';

/** In the break, under a mango: one serves the tereré, one takes it, one laughs. */
export function workplace(): string {
  const yard =
    box(0, 0, 1200, 790, '#F6C9CE') +
    shape('M0 0H660L380 790H0Z', '#F9D6D8') +
    shape('M0 560C240 520 520 560 780 540S1100 540 1200 530V790H0Z', '#8DBB7A') +
    shape('M0 664C300 640 700 668 1200 648V790H0Z', colors.leaf);
  const bench = box(630, 596, 470, 18, colors.wood) + line('M668 614V752M1076 614V752', colors.woodDark, 18);
  const jug = group(
    'translate(508 428) rotate(34) scale(.52)',
    shape('M-64 -96H64L54 92H-54Z', '#BFE0DC') +
      shape('M-60 -30H60L54 92H-54Z', '#86C2BE') +
      shape('M26 -96H64L54 92H24Z', '#1F5A5A', 'opacity=".16"') +
      line('M-62 -60C-120 -60 -114 50 -58 46', '#BFE0DC', 16) +
      shape(
        'M-16 -90C-50 -120 -40 -160 -6 -170C8 -140 4 -110 -16 -90ZM-2 -92C10 -130 40 -146 66 -132C62 -104 34 -86 -2 -92Z',
        colors.sprout,
      ),
  );
  const water = line('M554 410C590 408 606 424 610 462', '#CFE9E6', 8);
  const guampa = group(
    'translate(612 500) scale(.56)',
    line('M12 -30L56 -104', '#D8DDD3', 11) +
      shape('M-49 -30H49C45 18 35 62 25 98H-23C-35 62 -45 18 -49 -30Z', '#6B3418') +
      oval(0, -30, 49, 10, '#4F7A3A') +
      line('M-49 -24Q0 -4 49 -24', '#D8DDD3', 9),
  );
  return frame(
    { name: 'descanso', theme: 'foundation', wall: ['#F6C9CE', '#F6C9CE'], light: [0, 0] },
    yard +
      mango(1136, 752, 2.3) +
      shadow(392, 762, 190) +
      shadow(880, 762, 490) +
      bench +
      person({
        at: [1006, 760],
        height: 590,
        build: 'man',
        view: 'turned',
        facing: 'left',
        stance: 'sit',
        skin: SKINS[4],
        look: { cut: 'short', age: 'grown', mood: 'laughs', beard: 'full', eyes: [0.6, 0] },
        top: { kind: 'shirt', color: '#EEF1E2' },
        bottom: { kind: 'trousers', color: '#2F4A6B' },
        near: { to: [918, 566], hand: 'rest' },
        far: { sleeveAlone: true },
      }) +
      person({
        at: [730, 760],
        height: 570,
        build: 'woman',
        girth: 1.15,
        view: 'turned',
        facing: 'left',
        stance: 'sit',
        skin: SKINS[3],
        look: {
          cut: 'bun',
          age: 'old',
          mood: 'smiles',
          hair: HAIRS.grey,
          glasses: true,
          eyes: [0.6, 0.2],
          earrings: colors.tierra,
        },
        top: { kind: 'tee', color: colors.sun },
        bottom: { kind: 'skirt', color: colors.tierraDeep },
        near: { to: [622, 506], hand: 'grip', aim: 180, holds: guampa },
        far: { sleeveAlone: true },
      }) +
      water +
      person({
        at: [392, 760],
        height: 580,
        build: 'woman',
        view: 'turned',
        skin: SKINS[5],
        look: { cut: 'low', age: 'young', mood: 'laughs', eyes: [0.7, 0.3] },
        top: { kind: 'vest', color: '#EEF1E2', trim: colors.forest },
        bottom: { kind: 'trousers', color: colors.tierraNight },
        near: { to: [486, 424], hand: 'grip', aim: 20, holds: jug },
        far: { to: [532, 462], hand: 'flat', behind: true },
      }) +
      stitch('M40 774H300', colors.sprout, 6, '18 14'),
  );
}
