import { cow } from './animals.ts';
import { fence, school, waterTower } from './buildings.ts';
import { canvas } from './canvas.ts';
import { bush, furrows, hill } from './land.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { person } from './people/person.ts';
import { palm, palmDefs } from './plants.ts';
import { box, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
const SIZE = { width: WIDTH, height: HEIGHT };

/** First light at the farm school: a student brings a cow to be milked. Whatever crops it keeps 700 x 640 in the middle. */
export function schoolsBanner(): string {
  const background =
    box(0, 0, WIDTH, HEIGHT, '#F9DC9A') +
    shape('M0 640C420 300 800 150 1200 90V0H0Z', '#F5C6A8') +
    shape('M0 420C380 190 760 60 1000 0H0Z', colors.dawn) +
    lace(
      'madrugada',
      { family: 'sun', rim: 'fan', ground: colors.sun, thread: '#FBE2A6', weight: 0.9 },
      560,
      520,
      190,
    ) +
    hill('#E39A4E', { ...SIZE, y: 556, swing: 22, points: 4, seed: 'madruga1' }) +
    bush('#8A5A1E', { width: WIDTH, y: 610, size: 70, depth: 60, seed: 'madruga2' }) +
    hill('#3E7D4F', { ...SIZE, y: 628, swing: 8, points: 5, seed: 'madruga3' });
  const farm =
    waterTower(1130, 668, 1.15) +
    school(226, 672, 0.8, { lit: true }) +
    palm(980, 676, 230, 1, colors.monte, 10) +
    palm(1030, 684, 140, 0.7, colors.monte, -6);
  const ground =
    hill('#2C6A45', { ...SIZE, y: 690, swing: 8, seed: 'madruga4' }) +
    furrows('#6FA85F', { from: -500, to: 1700, top: 704, bottom: 800, vanish: 600, count: 22, width: 5 }) +
    hill(colors.road, { ...SIZE, y: 800, swing: 6, points: 4, seed: 'madruga5' }) +
    stitch('M-20 906C320 892 820 920 1220 898', '#F3B08A', 6, '26 18', 'opacity=".75"') +
    stitch('M-20 966C320 956 820 978 1220 960', '#8E2C15', 5, '20 16', 'opacity=".6"');
  return canvas(
    { ...SIZE, name: 'madrugada', grain: 0.4, defs: palmDefs(colors.monte, colors.forest) },
    background + farm + ground + fence(POSTS, 74, 74) + walkers(),
  );
}

const POSTS = [
  [-10, 812],
  [150, 810],
  [310, 812],
  [470, 810],
  [630, 812],
  [790, 810],
  [950, 812],
  [1110, 810],
  [1270, 812],
] as const;

function walkers(): string {
  const shade = '#7A2413';
  return group(
    'translate(42 60) scale(.93)',
    oval(438, 862, 210, 15, shade, 'opacity=".6"') +
      oval(872, 864, 104, 12, shade, 'opacity=".6"') +
      cow(416, 860, 3.7) +
      line('M656 610L697 630', colors.tierra, 8) +
      line('M684 625Q724 676 786 640', colors.straw, 6) +
      person({
        at: [866, 860],
        height: 452,
        heads: 6.9,
        build: 'woman',
        view: 'side',
        stance: 'walk',
        skin: skins[1],
        look: { cut: 'braid', hat: 'piri', tie: colors.lapacho },
        top: { kind: 'tee', color: colors.paper },
        bottom: { kind: 'trousers', color: colors.monte },
        near: { to: [790, 634], hand: 'grip' },
        far: { to: [930, 648] },
      }),
  );
}
