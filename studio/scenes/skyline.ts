import { cow } from './animals.ts';
import { house, school, waterTower } from './buildings.ts';
import { canvas } from './canvas.ts';
import { bush, hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { man, woman } from './people.ts';
import { lapachoDefs, lapacho, mango, palm, palmDefs } from './plants.ts';

const WIDTH = 1600;
const HEIGHT = 260;

/** The land the footer grows out of: no sky, so that any ground may stand behind it. */
export function skyline(): string {
  const { monte } = colors;
  const back =
    bush('#17493A', { width: WIDTH, y: 206, size: 62, depth: 54, seed: 'sk' }) +
    house(1180, 218, 0.55, { wall: '#F3E3C4', lit: true }) +
    waterTower(372, 222, 0.5) +
    school(490, 222, 0.42, { lit: true });
  const palms =
    palm(110, 226, 150, 0.75, monte, 8) +
    palm(168, 228, 100, 0.55, monte, -6) +
    palm(1420, 226, 140, 0.75, monte, -10) +
    palm(1360, 228, 104, 0.55, monte, 6) +
    palm(760, 226, 120, 0.6, monte, -6) +
    palm(1500, 230, 90, 0.5, monte, 6);
  const trees =
    lapacho(930, 226, 0.42, { seed: 'skl', falling: 4, fullness: 0.62 }) +
    lapacho(300, 226, 0.32, { seed: 'skl2', falling: 3, fullness: 0.62 }) +
    mango(1272, 226, 0.26, ['#0F3025', '#1B5140', '#2F7550', colors.orange]);
  const front =
    hill(monte, { width: WIDTH, height: HEIGHT, y: 222, swing: 7, points: 8, seed: 'sk2' }) +
    cow(636, 229, 0.36) +
    cow(690, 231, 0.32, { flip: true, grazing: true, hide: '#C98A5A' }) +
    woman(1070, 234, 52, { back: true, hair: 'braid', arms: ['down', 'out'] }) +
    man(1096, 234, 55, { back: true, trousers: '#4C8A63', arms: ['out', 'down'] });
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'sky', grain: 0, defs: palmDefs(monte, colors.forest) + lapachoDefs() },
    back + palms + trees + front,
  );
}
