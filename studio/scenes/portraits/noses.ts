// Noses of the faces of face.ts.
import { shaded } from '../people/marks.ts';
import { line, shape } from '../../../server/lace/primitives.ts';
import type { FaceView } from './face.ts';
import type { Features, Nose } from './features.ts';

/** Side away from the light, and the line around tip and wings; of `straight`, see below. */
const NOSES: Record<Exclude<Nose, 'straight'>, Record<FaceView, readonly [shade: string, line: string]>> = {
  broad: {
    front: [
      'M8 -110C10 -98 18 -92 26 -80C30 -68 18 -61 2 -63C12 -76 8 -92 8 -110Z',
      'M-25 -80C-30 -69 -20 -62 -12 -67C-6 -61 6 -61 12 -67C20 -62 30 -69 25 -80',
    ],
    turned: [
      'M30 -112C33 -100 44 -94 51 -84C57 -72 46 -61 32 -64C42 -76 30 -96 30 -112Z',
      'M31 -108C34 -100 44 -96 51 -84C57 -73 48 -64 37 -67C30 -61 20 -61 14 -67C5 -62 -8 -68 -3 -82',
    ],
  },
  hooked: {
    front: [
      'M7 -124C14 -112 13 -96 17 -80C19 -64 8 -55 0 -55C9 -72 4 -98 7 -124Z',
      'M-16 -74C-19 -65 -11 -63 -7 -66C-5 -54 5 -54 7 -66C11 -63 19 -65 16 -74M-9 -118C-12 -112 -12 -106 -10 -100',
    ],
    turned: [
      'M28 -126C42 -120 45 -110 47 -98C52 -88 56 -76 51 -65C46 -56 40 -60 37 -66C43 -82 30 -104 28 -126Z',
      'M29 -124C41 -120 45 -110 47 -98C51 -88 57 -75 51 -65C47 -57 39 -60 36 -67C29 -62 20 -64 15 -67C9 -65 2 -70 6 -79',
    ],
  },
  snub: {
    front: [
      'M6 -108C8 -98 11 -94 16 -88C18 -80 12 -75 2 -76C8 -84 6 -96 6 -108Z',
      'M-15 -84C-17 -77 -11 -73 -7 -77C-4 -72 4 -72 7 -77C11 -73 17 -77 15 -84',
    ],
    turned: [
      'M29 -106C32 -96 45 -98 46 -88C46 -79 36 -74 26 -76C35 -84 29 -94 29 -106Z',
      'M30 -104C33 -97 46 -98 46 -88C46 -80 37 -75 30 -78C25 -72 17 -74 14 -78C8 -74 3 -79 6 -86',
    ],
  },
  long: {
    front: [
      'M6 -122C9 -100 12 -86 17 -72C19 -62 12 -57 2 -58C10 -70 6 -98 6 -122Z',
      'M-15 -70C-17 -62 -11 -59 -7 -62C-4 -56 4 -56 7 -62C11 -59 17 -62 15 -70',
    ],
    turned: [
      'M29 -124C32 -106 46 -88 48 -72C47 -61 36 -57 26 -59C37 -70 29 -100 29 -124Z',
      'M30 -122C34 -106 46 -88 48 -72C47 -62 38 -58 30 -61C24 -57 17 -58 14 -61C8 -59 3 -63 6 -70',
    ],
  },
};

export function nose({ view, skin, age, nose: kind = 'straight' }: Features): string {
  const dark = shaded(skin, 0.34);
  if (kind !== 'straight') {
    const [shade, around] = NOSES[kind][view];
    return shape(shade, shaded(skin, view === 'front' ? 0.12 : 0.16)) + line(around, dark, 3.2);
  }
  const wide = age === 'old' ? 1.08 : 1;
  const w = (value: number) => Math.round(value * wide);
  if (view === 'front')
    return (
      shape(
        `M6 -116C9 -100 ${w(12)} -90 ${w(19)} -80C${w(22)} -72 ${w(14)} -66 2 -67C10 -76 6 -96 6 -116Z`,
        shaded(skin, 0.12),
      ) +
      line(
        `M${w(-17)} -76C${w(-18)} -70 ${w(-12)} -67 -8 -69C-4 -65 4 -65 8 -69C${w(12)} -67 ${w(18)} -70 ${w(17)} -76`,
        dark,
        3.2,
      )
    );
  return (
    shape(`M30 -118C33 -104 46 -92 46 -80C45 -70 36 -66 26 -67C36 -76 30 -96 30 -118Z`, shaded(skin, 0.16)) +
    line(`M31 -116C35 -102 46 -92 46 -80C45 -72 38 -67 30 -69C24 -65 17 -66 14 -69C8 -67 3 -71 6 -78`, dark, 3.2)
  );
}
