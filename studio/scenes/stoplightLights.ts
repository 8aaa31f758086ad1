// The three circles of the Stoplight, each on its own: a colour, its weave, and an eye left free for the word.
import type { Family } from '../../server/lace/nanduti.ts';
import { stoplight } from '../../server/lace/palette.ts';
import { circle, lace, stitch } from '../../server/lace/primitives.ts';

const LIGHTS = {
  red: { ground: stoplight.red, family: 'spider', thread: '#F3B8A4' },
  yellow: { ground: stoplight.yellow, family: 'ant', thread: '#8A4B10' },
  green: { ground: stoplight.green, family: 'sun', thread: '#BFE0BD' },
} as const satisfies Record<keyof typeof stoplight, { ground: string; family: Family; thread: string }>;

const RADIUS = 200;
/** Of the eye, in which web/screens/stoplight sets the word. */
const EYE = 82;

export function light(color: keyof typeof LIGHTS): string {
  const { ground, family, thread } = LIGHTS[color];
  const ring = `M${-EYE} 0A${EYE} ${EYE} 0 1 1 ${EYE} 0A${EYE} ${EYE} 0 1 1 ${-EYE} 0`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400" width="400" height="400">` +
    circle(0, 0, RADIUS, ground) +
    lace(
      `luz-${color}`,
      { family, rim: 'scallop', thread, weight: 0.8, detail: 1.4, hollow: true },
      0,
      0,
      RADIUS * 0.96,
    ) +
    circle(0, 0, EYE, ground) +
    stitch(ring, thread, 2.4, '9 7') +
    '</svg>'
  );
}
