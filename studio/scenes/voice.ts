import { randomFrom } from '../../server/lace/random.ts';
import { colors } from '../../server/lace/palette.ts';
import { stitch, whole } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 160;
const STEP = 18;
/** Words of a sentence: where each is loudest, and how far it is heard. */
const WORDS = [
  [90, 60],
  [250, 90],
  [430, 50],
  [600, 110],
  [800, 70],
  [980, 100],
  [1130, 60],
] as const;

/** A spoken sentence in running stitch: the sound of a voice as it is drawn by recorders, on any ground. */
export function voice(): string {
  const random = randomFrom('voz');
  let d = '';
  for (let x = STEP / 2; x < WIDTH; x += STEP) {
    const loud = Math.max(...WORDS.map(([at, reach]) => Math.exp(-(((x - at) / reach) ** 2))));
    const half = whole(6 + loud * (0.45 + random() * 0.55) * (HEIGHT / 2 - 12));
    d += `M${x} ${HEIGHT / 2 - half}V${HEIGHT / 2 + half}`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${stitch(d, colors.tierraDeep, 5, '12 9')}</svg>`;
}
