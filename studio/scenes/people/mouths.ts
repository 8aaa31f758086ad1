// Mouths of faces.ts.
import { colors } from '../../../server/lace/palette.ts';
import { AGES, hundredth as n, LAYOUTS } from './faceLayouts.ts';
import type { FaceLook, FaceView } from './faceLayouts.ts';
import { LIPS } from './features.ts';
import { fill, isDark, mixed, shaded, stroke } from './marks.ts';
import type { Mark } from './marks.ts';

const MOUTH = '#5B1A17';

export function mouth(view: FaceView, skin: string, { age = 'grown', mood = 'laughs', nose, lips }: FaceLook): Mark[] {
  const [x, left, right] = LAYOUTS[view].mouth;
  // Under a nose that ends low.
  const y = -20.5 * AGES[age].low + (nose === 'long' || nose === 'hooked' ? 1.8 : 0);
  const { wide, thick } = lips ? LIPS[lips] : { wide: 1, thick: 1 };
  const open = mood === 'laughs' || mood === 'beams' || mood === 'talks' || mood === 'wonders';
  const small = (age === 'baby' ? 0.62 : age === 'child' ? 0.86 : 1) * wide;
  const lip = mixed(skin, isDark(skin) ? '#B4484A' : '#A5343A', 0.5);
  const dark = shaded(skin, 0.5);
  const at = (share: number, dy: number) =>
    `${n(x + (share < 0 ? left : right) * share * small)} ${n(y + (open ? dy : dy * thick))}`;
  const bend = mood === 'busy' ? -0.4 : 1;
  switch (mood) {
    case 'laughs':
      return [
        fill(
          `M${at(-1.08, -3.5)}C${at(-0.5, -1)} ${at(0.5, -1)} ${at(1.08, -3.5)}C${at(1, 9.5)} ${at(-1, 9.5)} ${at(-1.08, -3.5)}Z`,
          MOUTH,
        ),
        fill(
          `M${at(-1, -3)}C${at(-0.5, -0.8)} ${at(0.5, -0.8)} ${at(1, -3)}C${at(0.86, 4.6)} ${at(-0.86, 4.6)} ${at(-1, -3)}Z`,
          colors.smile,
        ),
      ];
    case 'beams':
      return [
        fill(
          `M${at(-1.2, -4)}C${at(-0.6, 0.4)} ${at(0.6, 0.4)} ${at(1.2, -4)}C${at(1, 7.6)} ${at(-1, 7.6)} ${at(-1.2, -4)}Z`,
          colors.smile,
        ),
        stroke(
          `M${at(-1.22, -4.2)}C${at(-0.6, 0.2)} ${at(0.6, 0.2)} ${at(1.22, -4.2)}C${at(1, 7.8)} ${at(-1, 7.8)} ${at(-1.22, -4.2)}`,
          lip,
          2.2,
        ),
      ];
    case 'smirks':
      return [
        fill(
          `M${at(-0.8, -0.4)}C${at(-0.4, -2.8)} ${at(-0.2, -2.8)} ${at(0.1, -2)}C${at(0.3, -3.2)} ${at(0.7, -3)} ${at(1, -4.4)}C${at(0.7, 5.6)} ${at(-0.4, 6.6)} ${at(-0.8, -0.4)}Z`,
          lip,
        ),
        stroke(`M${at(-0.9, -0.8)}C${at(-0.4, 2.4)} ${at(0.5, 2)} ${at(1.12, -5.2)}`, dark, 1.9),
      ];
    case 'talks':
      return [
        fill(
          `M${at(-0.72, -1)}C${at(-0.4, -4)} ${at(0.4, -4)} ${at(0.72, -1)}C${at(0.6, 7)} ${at(-0.6, 7)} ${at(-0.72, -1)}Z`,
          MOUTH,
        ),
        fill(
          `M${at(-0.5, -1.6)}C${at(-0.3, -2.8)} ${at(0.3, -2.8)} ${at(0.5, -1.6)}C${at(0.3, 0.8)} ${at(-0.3, 0.8)} ${at(-0.5, -1.6)}Z`,
          colors.smile,
        ),
      ];
    case 'wonders':
      return [
        fill(
          `M${at(-0.46, 0)}C${at(-0.46, -5)} ${at(0.46, -5)} ${at(0.46, 0)}C${at(0.46, 6)} ${at(-0.46, 6)} ${at(-0.46, 0)}Z`,
          MOUTH,
        ),
      ];
    case 'grins':
      return [
        fill(
          `M${at(-1, -3)}C${at(-0.4, -2.6)} ${at(-0.2, -2.6)} ${at(0, -1.4)}C${at(0.2, -2.6)} ${at(0.4, -2.6)} ${at(1, -3)}C${at(0.6, 7)} ${at(-0.6, 7)} ${at(-1, -3)}Z`,
          lip,
        ),
        stroke(`M${at(-1.3, -5.4)}C${at(-0.6, 3)} ${at(0.6, 3)} ${at(1.3, -5.4)}`, dark, 1.9),
      ];
    case 'smiles':
      return [
        fill(
          `M${at(-0.9, -1.4)}C${at(-0.4, -2.8)} ${at(-0.2, -3)} ${at(0, -1.9)}C${at(0.2, -3)} ${at(0.4, -2.8)} ${at(0.9, -1.4)}C${at(0.5, 6.4)} ${at(-0.5, 6.4)} ${at(-0.9, -1.4)}Z`,
          lip,
        ),
        stroke(`M${at(-1.06, -2.6)}C${at(-0.5, 2.4)} ${at(0.5, 2.4)} ${at(1.06, -2.6)}`, dark, 1.9),
      ];
    default:
      return [
        fill(
          `M${at(-0.74, 0)}C${at(-0.4, -3.2)} ${at(-0.2, -3.2)} ${at(0, -2)}C${at(0.2, -3.2)} ${at(0.4, -3.2)} ${at(0.74, 0)}C${at(0.4, 5)} ${at(-0.4, 5)} ${at(-0.74, 0)}Z`,
          lip,
        ),
        stroke(`M${at(-0.8, -0.4)}C${at(-0.3, bend)} ${at(0.3, bend)} ${at(0.8, -0.4)}`, dark, 1.7),
      ];
  }
}
