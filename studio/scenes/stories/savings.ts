import { colors } from '../../../server/lace/palette.ts';
import { group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { CAST, CAST_COLOR, SHADE } from './frame.ts';

/** The tin of the mother and the girl of nairobi.ts, a slot in its lid; `place` is a transform. */
export function savings(place: string): string {
  return group(
    place,
    oval(20, 0, 110, 15, CAST_COLOR, CAST) +
      shape('M-92 -188V-6Q0 14 92 -6V-188Z', colors.lapacho) +
      shape('M34 -188V7Q66 4 92 -6V-188Z', '#000', SHADE) +
      shape('M-92 -130Q0 -112 92 -130V-64Q0 -46 -92 -64Z', colors.paper) +
      stitch('M-76 -94Q0 -78 76 -94', colors.tierra, 9, '16 12') +
      oval(0, -188, 92, 24, '#F2DCE4') +
      oval(0, -188, 78, 17, '#DDB7C6') +
      line('M-28 -190H28', colors.tierraNight, 9),
  );
}
