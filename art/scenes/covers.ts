// The covers of the four programmes, 1600 x 900 (the Stoplight's has more sky for its title).
import { randomFrom } from '../lace/random.ts';
import type { Family } from '../nanduti.ts';
import { canvas } from './canvas.ts';
import { colors, skins, stoplight } from './palette.ts';
import { blossom, blossomDefs } from './plants.ts';
import { box, circle, group, lace, line, oval, reuse, shape, stitch, tenth, whole } from './primitives.ts';

const WIDTH = 1600;
const HEIGHT = 900;

/** Three circles that grow from red to green; each has its weave: spider, ant, sun. `solid` fills their figures. */
export function coverStoplight({ solid = false } = {}): string {
  const top = -170;
  const disc = (
    x: number,
    y: number,
    radius: number,
    color: string,
    seed: string,
    family: Family,
    thread: string,
    turn: number,
  ) =>
    circle(x, y, radius, color) +
    lace(seed, { family, rim: 'scallop', thread, weight: 0.75, detail: 1.7, solid }, x, y, radius * 0.95, turn);
  return canvas(
    { width: WIDTH, height: HEIGHT - top, top, name: 'cstop', grain: 0.4 },
    box(0, top, WIDTH, HEIGHT - top, colors.cream) +
      disc(300, 780, 262, stoplight.red, 'rojo', 'spider', '#FBE3D4', 4) +
      disc(890, 590, 338, stoplight.yellow, 'amarillo', 'ant', colors.tierraDeep, 8) +
      disc(1440, 330, 430, stoplight.green, 'verde', 'sun', '#F3F3DC', 0),
  );
}

/** A committee from above: twelve women around one lace, joined by one thread. `falling` is the number of blossoms. */
export function coverMicrofinance({ falling = 26 } = {}): string {
  const x = 940;
  const y = 450;
  const women = 12;
  const random = randomFrom('comité');
  const around = (radius: number, index: number) => {
    const angle = (index / women) * Math.PI * 2;
    return `${whole(x + Math.sin(angle) * radius)} ${whole(y - Math.cos(angle) * radius)}`;
  };
  const ground =
    box(0, 0, WIDTH, HEIGHT, colors.tierra) +
    circle(x, y, 420, '#B9452A') +
    lace('comite', { family: 'spider', rim: 'scallop', thread: '#F0C9A6', weight: 0.5 }, x, y, 600) +
    circle(x, y, 196, colors.road) +
    lace('centro', { family: 'sun', rim: 'fan', thread: colors.cream, colors: [colors.sun, colors.rose] }, x, y, 190);
  let thread = '';
  let circleOfWomen = '';
  for (let i = 0; i < women; i++) {
    thread += (i ? 'L' : 'M') + around(232, i);
    circleOfWomen += group(`translate(${around(318, i)}) rotate(${i * 30}) scale(1.1)`, womanFromAbove(i));
  }
  let petals = '';
  for (let i = 0; i < falling; i++) {
    const angle = random() * Math.PI * 2;
    const distance = 470 + random() * 560;
    const px = whole(x + Math.cos(angle) * distance);
    const py = whole(y + Math.sin(angle) * distance * 0.6);
    petals += reuse(
      'bl',
      `translate(${px} ${py}) rotate(${whole(random() * 90)}) scale(${tenth(0.8 + random() * 1.2)})`,
      random() < 0.5 ? colors.lapacho : colors.rose,
    );
  }
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'cmicro', grain: 0.42, defs: blossomDefs() },
    `${ground}${line(`${thread}Z`, colors.cream, 4)}${circleOfWomen}${petals}`,
  );
}

/** Skirt, shoulders, hair: she looks towards +y. Some wear a blossom, some hold a paper. */
function womanFromAbove(index: number): string {
  const skirt = [colors.lapacho, colors.monte, colors.sun, colors.cream][index % 4] ?? colors.cream;
  const top = [colors.rose, colors.paper, colors.lapacho, colors.tierraDeep][index % 4] ?? colors.cream;
  const skin = skins[index % 4] ?? skins[0];
  const light = skirt === colors.cream || skirt === colors.sun;
  const paper = box(-20, 40, 40, 28, colors.paper, 'rx="3"') + line('M-12 50H12M-12 58H6', colors.tierra, 2.4);
  return (
    oval(8, -14, 62, 74, '#3A0F06', 'opacity=".28"') +
    shape('M-40 0C-66 34 -60 92 -34 104Q0 116 34 104C60 92 66 34 40 0Z', skirt) +
    line('M-18 20Q-26 70 -20 100M0 22V106M18 20Q26 70 20 100', '#000', 2, 'opacity=".16"') +
    stitch('M-44 88Q0 110 44 88', light ? colors.tierra : colors.cream, 4, '9 8') +
    line('M-40 -8Q-46 34 -14 52M40 -8Q46 34 14 52', skin, 17) +
    line('M-42 -14Q-50 8 -42 20M42 -14Q50 8 42 20', top, 24) +
    oval(0, -14, 52, 30, top) +
    oval(0, -12, 27, 29, colors.hair) +
    circle(0, -30, 14, '#1B0D09') +
    line('M0 12V-24', '#4A2E22', 2, 'opacity=".7"') +
    (index % 3 === 0 ? blossom(20, 2, 1.1, colors.rose, colors.sun) : '') +
    (index % 4 === 1 ? paper : '')
  );
}

/** The needle rises from the frame, and its thread becomes a plant. */
export function coverEntrepreneur(): string {
  const ticks = [-240, -120, 0, 120, 240];
  const lashing = [-1, 1]
    .map((side) => ticks.map((at) => `M${at} ${side * 268}V${side * 296}M${side * 268} ${at}H${side * 296}`).join(''))
    .join('');
  const frame = group(
    'translate(420 470) rotate(-6)',
    box(-300, -300, 600, 600, colors.woodDark, 'rx="10"') +
      box(-268, -268, 536, 536, colors.lapacho) +
      stitch('M-244 -244H244V244H-244Z', colors.cream, 6, '16 12') +
      lace(
        'eec',
        { family: 'guava', rim: 'scallop', thread: colors.cream, colors: [colors.sun, colors.cream, colors.rose] },
        0,
        0,
        232,
      ) +
      line(lashing, colors.straw, 5),
  );
  const leaf = (x: number, y: number, turn: number, scale: number, color: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      shape('M0 0C-46 -20 -54 -86 0 -140C54 -86 46 -20 0 0Z', color) + stitch('M0 -8V-118', colors.cream, 4, '10 8'),
    );
  const plant =
    line('M640 470C760 520 760 700 900 700S1010 560 1090 520S1240 470 1270 330', colors.tierraDeep, 9) +
    group(
      'translate(1270 330) rotate(14)',
      shape('M-7 20Q-10 -190 0 -250Q10 -190 7 20Q0 30 -7 20Z', colors.tierraDeep) + oval(0, -6, 2.6, 15, colors.sun),
    ) +
    leaf(900, 700, 160, 1, colors.forest) +
    leaf(890, 700, 20, 0.9, colors.monte) +
    leaf(1010, 590, 118, 1, colors.monte) +
    leaf(1000, 612, -60, 0.9, colors.forest) +
    leaf(1120, 506, -24, 0.9, colors.monte) +
    leaf(1130, 500, 120, 1, colors.forest) +
    leaf(1222, 444, 84, 1.05, colors.monte) +
    leaf(1226, 450, -70, 0.95, colors.forest) +
    blossom(900, 700, 4, colors.lapacho, colors.cream) +
    blossom(1090, 520, 4.6, colors.rose, colors.cream) +
    blossom(1244, 440, 3.6, colors.lapacho, colors.cream) +
    blossom(770, 600, 3, colors.rose, colors.cream);
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'cee', grain: 0.4, defs: blossomDefs() },
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
      lace('ee', { family: 'guava', rim: 'scallop', thread: '#FBD98A', weight: 0.8 }, 420, 470, 520) +
      frame +
      plant,
  );
}
