import { box, circle, group, line, oval, shape } from '../../../server/lace/primitives.ts';
import { CAST, CAST_COLOR } from './frame.ts';

/** The outline of its glass, for what a scene draws as `glass`. */
export const LANTERN_GLASS = 'M-52 -98C-92 -150 -78 -230 -46 -286H46C78 -230 92 -150 52 -98Z';

/** The storm lantern of the mother of nairobi.ts; `place` is a transform, `glass` lies between its foot and its cap. */
export function lantern(place: string, glass: string): string {
  return group(
    place,
    oval(18, 0, 104, 14, CAST_COLOR, CAST) +
      // Two tubes carry the cap; what it hangs by turns on them.
      line('M-116 -216C-116 -470 116 -470 116 -216', '#98A9AC', 7) +
      line('M-80 -60C-136 -140 -136 -300 -30 -346M80 -60C136 -140 136 -300 30 -346', '#7A8F94', 12) +
      circle(-116, -216, 11, '#5E7074') +
      circle(116, -216, 11, '#5E7074') +
      shape('M-70 0L-84 -74H84L70 0Z', '#2C6B75') +
      shape('M30 0L40 -74H84L70 0Z', '#000', 'opacity=".25"') +
      box(-52, -98, 104, 26, '#4A929B') +
      glass +
      shape('M-50 -286L-30 -336H30L50 -286Z', '#2C6B75') +
      shape('M14 -286V-336H30L50 -286Z', '#000', 'opacity=".25"') +
      box(-26, -360, 52, 26, '#4A929B'),
  );
}
