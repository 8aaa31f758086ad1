import { cow } from '../scenes/animals.ts';
import { house, milkingShed, school, waterTower } from '../scenes/buildings.ts';
import { cabbage, cheese } from '../scenes/goods.ts';
import { bush, furrows, hill } from '../scenes/land.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { man, woman } from '../scenes/people.ts';
import { lapachoDefs, lapacho, palm, palmDefs, undergrowth } from '../scenes/plants.ts';
import { box, circle, group, lace, line, oval, shape, stitch, whole } from '../../server/lace/primitives.ts';
import { between, during, frame, WIDE } from './film.ts';
import type { Film } from './film.ts';

const { width: WIDTH, height: HEIGHT } = WIDE;
/** How long the way is, and how much of it the hills behind go along. */
const LENGTH = 4200;
const FAR = 0.4;
/** The same of the plants in front. */
const NEAR = 1.25;

/** One walk through the school of Cerrito: garden, barn and cows, cheese, hotel, and the reserve at its end. */
export function cerrito(): Film {
  const distance = hills();
  const near = fields() + buildings() + people();
  const front = foreground();
  const defs = palmDefs(colors.monte, colors.forest) + lapachoDefs();
  return {
    name: 'recorrido-por-cerrito',
    seconds: 16,
    ...WIDE,
    poster: 0.4,
    draw: (t) => {
      // Nearly even, so that everything is seen equally long.
      const walked = between(t, during(t, 0, 1), 0.5) * (LENGTH - WIDTH);
      return frame(
        WIDE,
        defs,
        box(0, 0, WIDTH, HEIGHT, colors.mist) +
          sun(t) +
          shift(-walked * FAR, distance) +
          shift(-walked, near) +
          shift(-walked * NEAR, front),
      );
    },
  };
}

/** `inner` moved along, by whole px: so an encoder finds each picture again in the one before, at half the weight. */
function shift(x: number, inner: string): string {
  return group(`translate(${whole(x)} 0)`, inner);
}

/** Goes its own way over the sky, slower than everything else. */
function sun(t: number): string {
  const x = whole(between(380, 900, t));
  return (
    circle(x, 250, 176, colors.sun) +
    lace(
      'cerrito',
      { family: 'wheel', rim: 'scallop', thread: colors.paper, colors: [colors.gold], detail: 1 },
      x,
      250,
      168,
    )
  );
}

function hills(): string {
  const land = { width: WIDTH + (LENGTH - WIDTH) * FAR, height: HEIGHT };
  return (
    hill('#9CC4A4', { ...land, y: 400, swing: 20, points: 9, seed: 'c1' }) +
    bush('#5F8F6E', { width: land.width, y: 448, size: 78, depth: 70, seed: 'c2' }) +
    hill('#3E7D4F', { ...land, y: 470, swing: 12, points: 12, seed: 'c3' })
  );
}

function fields(): string {
  const land = { width: LENGTH * 1.1, height: HEIGHT };
  let garden = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++)
      garden += cabbage(150 + i * 112 - row * 40 + row * i * 8, 574 + row * 62, 0.9 + row * 0.3);
  return (
    hill('#2C6A45', { ...land, y: 520, swing: 5, points: 16, seed: 'c4' }) +
    furrows('#7DB36A', { from: -420, to: 1060, top: 536, bottom: 720, vanish: 330, count: 15, width: 5 }) +
    garden +
    shape(`M0 690C800 660 1500 700 2300 672S3700 690 ${LENGTH} 668V760H0Z`, colors.road) +
    stitch(`M0 704C800 676 1500 714 2300 688S3700 704 ${LENGTH} 684`, '#F6B36B', 4, '22 16', 'opacity=".65"')
  );
}

function buildings(): string {
  return (
    palm(60, 540, 260, 1.1, colors.monte, 12) +
    palm(118, 546, 170, 0.86, colors.monte, -8) +
    waterTower(1330, 556, 1.3) +
    milkingShed(1530, 566, 0.9) +
    school(1000, 560, 1.16) +
    factory(1880, 566) +
    house(3010, 560, 1.2, { roof: colors.tierra, lit: true }) +
    house(2720, 572, 1.62, { roof: colors.tierraDeep, lit: true }) +
    palm(2440, 560, 230, 1.05, colors.monte, -10) +
    lapacho(3236, 586, 0.86, { seed: 'hotel', falling: 14, fullness: 0.8 }) +
    palm(3500, 548, 300, 1.3, colors.monte, 14) +
    palm(3590, 556, 210, 1, colors.monte, -10) +
    palm(3740, 550, 340, 1.4, colors.monte, -16) +
    palm(3826, 560, 180, 0.9, colors.monte, 8) +
    lapacho(3984, 580, 0.8, { seed: 'reserva', falling: 10, fullness: 0.7 }) +
    palm(4130, 552, 280, 1.2, colors.monte, 10)
  );
}

/** The cheese factory: one long white hall with a stitched eave. */
function factory(x: number, foot: number): string {
  let windows = '';
  for (let i = 0; i < 5; i++) windows += box(x - 210 + i * 70, foot - 108, 42, 40, colors.forest);
  return (
    box(x - 250, foot - 136, 500, 136, colors.cream) +
    windows +
    box(x + 156, foot - 96, 58, 96, colors.tierra) +
    shape(`M${x - 276} ${foot - 130}L${x - 230} ${foot - 200}H${x + 230}L${x + 276} ${foot - 130}Z`, colors.tierra) +
    stitch(`M${x - 252} ${foot - 142}H${x + 252}`, colors.cream, 4, '14 11') +
    box(x - 262, foot - 6, 524, 10, colors.clay)
  );
}

function people(): string {
  const shade = (x: number, y: number, half: number) => oval(x, y, half, half * 0.14, '#174631');
  const table =
    box(1650, 600, 18, 76, colors.woodDark) +
    box(1888, 600, 18, 76, colors.woodDark) +
    box(1622, 588, 312, 18, colors.wood) +
    cheese(1700, 588, 120, { cut: true }) +
    cheese(1846, 588, 110, { top: colors.cream, rind: colors.straw }) +
    cheese(1846, 551, 96, { rind: colors.clay });
  return (
    shade(560, 640, 46) +
    woman(560, 640, 196, {
      top: colors.lapacho,
      skirt: colors.monte,
      hem: colors.rose,
      skin: skins[0],
      arms: ['down', 'out'],
      hair: 'braid',
    }) +
    shade(740, 652, 44) +
    man(740, 652, 204, { skin: skins[1], shirt: colors.cream, arms: ['point', 'down'] }) +
    shade(1396, 640, 74) +
    cow(1396, 640, 1.7) +
    shade(1180, 668, 80) +
    cow(1180, 668, 1.9, { flip: true, grazing: true, spots: colors.wood }) +
    shade(1990, 676, 46) +
    man(1990, 676, 214, { shirt: colors.orange, skin: skins[3], arms: ['hold', 'hold'] }) +
    cheese(1990, 572, 74) +
    shade(1600, 672, 46) +
    woman(1600, 672, 206, { top: colors.paper, skirt: colors.tierra, skin: skins[2], arms: ['down', 'out'] }) +
    table +
    shade(2500, 664, 44) +
    man(2500, 664, 200, {
      shirt: colors.paper,
      trousers: colors.tierraNight,
      skin: skins[1],
      bareheaded: true,
      arms: ['down', 'point'],
    }) +
    shade(2930, 668, 44) +
    woman(2930, 668, 196, {
      top: colors.sun,
      skirt: colors.forest,
      hem: colors.sun,
      skin: skins[2],
      arms: ['out', 'down'],
    }) +
    shade(3380, 672, 40) +
    woman(3380, 672, 190, {
      top: colors.rose,
      skirt: colors.tierraDeep,
      back: true,
      hair: 'braid',
      arms: ['down', 'raise'],
    })
  );
}

function foreground(): string {
  const end = (LENGTH - WIDTH) * NEAR + WIDTH;
  const plants = (from: number, to: number, count: number, seed: string) =>
    undergrowth([colors.night, '#17402F'], { from, to, y: 742, size: 2, count, seed });
  const fence = (from: number, to: number) => {
    let posts = `M${from} 668H${to}M${from} 694H${to}`;
    for (let x = from; x <= to; x += 74) posts += `M${x} 646V730`;
    return line(posts, colors.woodDark, 7);
  };
  return plants(-40, 200, 3, 'p1') + fence(1440, 1884) + plants(2240, 2420, 2, 'p2') + plants(3960, end + 40, 9, 'p3');
}
