import { colors, skins, stoplight } from '../../server/lace/palette.ts';
import { man, woman } from '../scenes/people.ts';
import { box, circle, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { during, frame, thread, weaving, WIDE } from './film.ts';
import type { Film, Point } from './film.ts';

const { width: WIDTH, height: HEIGHT } = WIDE;
const SUN: Point = [640, 184];
const SUN_RADIUS = 160;

/** Those who came: where each stands, how tall, and how she or he is dressed. Women and men by turns, seen from behind. */
const GUESTS = [
  { x: 150, y: 672, height: 214, cloth: colors.rose, below: colors.monte, skin: skins[2] },
  { x: 300, y: 694, height: 228, cloth: colors.cream, below: colors.tierraNight, skin: skins[0] },
  { x: 462, y: 676, height: 210, cloth: colors.lapacho, below: colors.tierraDeep, skin: skins[3] },
  { x: 640, y: 704, height: 236, cloth: colors.cream, below: colors.monte, skin: skins[2] },
  { x: 816, y: 678, height: 212, cloth: colors.sun, below: colors.forest, skin: skins[1] },
  { x: 982, y: 696, height: 230, cloth: colors.mist, below: colors.tierraNight, skin: skins[2] },
  { x: 1132, y: 674, height: 214, cloth: colors.orange, below: colors.monte, skin: skins[0] },
] as const;

/** Before Table Mountain guests throw their threads to the sun, and of the threads a green one is woven. */
export function greenlight(): Film {
  const sun = weaving(
    'greenlight',
    {
      family: 'sun',
      rim: 'scallop',
      thread: colors.paper,
      colors: [colors.sprout, '#B9DB9C'],
      ground: stoplight.green,
      weight: 1,
      detail: 1.2,
    },
    ...SUN,
    SUN_RADIUS,
  );
  const still = landscape();
  return {
    name: 'conferencia-greenlight',
    seconds: 12,
    ...WIDE,
    poster: 1,
    draw: (t) =>
      frame(
        WIDE,
        '',
        sky() +
          circle(...SUN, SUN_RADIUS, '#FBE3A8') +
          sun(during(t, 0.42, 0.94)) +
          still +
          waves(t) +
          ground() +
          guests(t),
      ),
  };
}

function sky(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, colors.dawn) +
    shape(`M0 250C300 190 800 270 ${WIDTH} 170V${HEIGHT}H0Z`, '#F8C9BC') +
    shape(`M0 340C340 300 860 370 ${WIDTH} 290V${HEIGHT}H0Z`, '#FBDCC0')
  );
}

/** Devil's Peak, the table, Lion's Head; the town on its foot. */
function landscape(): string {
  const town = Array.from({ length: 46 }, (_, i) => {
    const height = 10 + ((i * 37) % 23);
    return box(
      120 + i * 23,
      478 - height,
      17,
      height + 8,
      i % 3 ? '#F6D9C4' : colors.cream,
      i % 4 === 1 ? 'opacity=".75"' : '',
    );
  }).join('');
  const mountain =
    shape(
      'M0 470L70 430L150 372L204 330L250 368L300 392L330 372L352 366L930 360L960 372L990 410L1040 424L1092 380L1122 360L1150 386L1200 428L1280 452V500H0Z',
      '#A9483C',
    ) +
    shape(
      'M352 366L930 360L960 372L990 410L940 436L900 394L860 446L800 400L742 450L690 404L620 454L560 406L500 444L450 400L392 438L330 372Z',
      '#C4604A',
    );
  return mountain + shape('M0 482C260 450 420 462 640 458S1080 450 1280 478V510H0Z', colors.tierraDeep) + town;
}

/** The bay: three seams that draw along. */
function waves(t: number): string {
  const seam = (y: number, color: string, way: number) =>
    line(
      `M-60 ${y}H${WIDTH + 60}`,
      color,
      4,
      `stroke-dasharray="34 26" stroke-dashoffset="${Math.round(way * t * 120)}"`,
    );
  return (
    box(0, 486, WIDTH, 120, '#1F5A40') + seam(510, '#5F9F7E', 1) + seam(536, '#3E7D5F', -1.5) + seam(562, '#5F9F7E', 2)
  );
}

function ground(): string {
  return (
    shape(`M0 600C320 566 960 566 ${WIDTH} 600V${HEIGHT}H0Z`, colors.tierra) +
    stitch(`M-10 622C320 588 960 588 ${WIDTH + 10} 622`, '#F6B36B', 4, '18 14', 'opacity=".7"')
  );
}

function guests(t: number): string {
  let threads = '';
  let people = '';
  GUESTS.forEach(({ x, y, height, cloth, below, skin }, index) => {
    // From the middle outwards, left and right by turns.
    const turn = index === 3 ? 0 : Math.abs(index - 3) * 2 - (index < 3 ? 1 : 0);
    const start = 0.06 + turn * 0.055;
    const thrown = t > start;
    const hand: Point = [x + height * 0.17, y - height];
    const share = during(t, start, start + 0.14);
    if (share > 0) {
      const end = aim(index);
      // It hangs a little, as threads do.
      const bend: Point = [(hand[0] + end[0]) / 2, (hand[1] + end[1]) / 2 + 34];
      threads += line(thread(hand, bend, end, share), colors.tierraNight, 3.2);
    }
    const arms = ['down', thrown ? 'raise' : 'down'] as const;
    people +=
      oval(x, y, height * 0.24, height * 0.035, colors.tierraDeep, 'opacity=".6"') +
      (index % 2
        ? man(x, y, height, { shirt: cloth, trousers: below, skin, back: true, bareheaded: true, arms })
        : woman(x, y, height, {
            top: cloth,
            skirt: below,
            hem: colors.cream,
            skin,
            back: true,
            hair: index % 4 ? 'bun' : 'braid',
            arms,
          }));
  });
  return threads + people;
}

/** The point of the sun's lower edge that a guest's thread is tied to. */
function aim(index: number): Point {
  const angle = ((index - 3) / 3) * 1.25;
  return [SUN[0] + Math.sin(angle) * SUN_RADIUS, SUN[1] + Math.cos(angle) * SUN_RADIUS];
}
