// The covers of the four programmes, 1600 x 900 (the Stoplight's has more sky for its title).
import { randomFrom } from '../lace/random.ts';
import type { Family } from '../nanduti.ts';
import { canvas } from './canvas.ts';
import { colors, skins, stoplight } from './palette.ts';
import { blossom, blossomDefs } from './plants.ts';
import { box, circle, group, lace, line, oval, place, reuse, shape, stitch, tenth, whole } from './primitives.ts';

const WIDTH = 1600;
const HEIGHT = 900;

/** Three circles that grow from red to green; each has its weave: spider, ant, sun. */
export function coverStoplight(): string {
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
    lace(seed, { family, rim: 'scallop', thread, weight: 0.75, detail: 1.7, solid: true }, x, y, radius * 0.95, turn);
  // They climb within the middle 800, so that a tall crop shows all three; what lies beside them is cloth. The ground is not the
  // page's: on cream the cloth's lace would end in mid-air.
  const cloth =
    lace('paño', { family: 'sun', rim: 'fan', thread: '#E4F1E3', weight: 0.6 }, 1150, 760, 640) +
    stitch('M-20 830C200 850 300 790 420 700', colors.lapacho, 7, '26 18') +
    stitch('M1180 60C1300 -20 1440 -70 1620 -90', colors.lapacho, 7, '26 18');
  return canvas(
    { width: WIDTH, height: HEIGHT - top, top, name: 'cstop', grain: 0.4 },
    box(0, top, WIDTH, HEIGHT - top, colors.mist) +
      cloth +
      disc(540, 672, 134, stoplight.red, 'rojo', 'spider', '#FBE3D4', 4) +
      disc(700, 446, 180, stoplight.yellow, 'amarillo', 'ant', colors.tierraDeep, 8) +
      disc(944, 158, 246, stoplight.green, 'verde', 'sun', '#F3F3DC', 0),
  );
}

/** A committee from above: twelve women around one lace, joined by one thread. */
export function coverMicrofinance(): string {
  const x = WIDTH / 2;
  const y = HEIGHT / 2;
  const women = 12;
  const falling = 26;
  const random = randomFrom('comité');
  const around = (radius: number, index: number) => {
    const angle = (index / women) * Math.PI * 2;
    return `${whole(x + Math.sin(angle) * radius)} ${whole(y - Math.cos(angle) * radius)}`;
  };
  // Small enough that a tall crop shows all of them.
  const ground =
    box(0, 0, WIDTH, HEIGHT, colors.tierra) +
    circle(x, y, 344, '#B9452A') +
    lace('comite', { family: 'spider', rim: 'scallop', thread: '#F0C9A6', weight: 0.5 }, x, y, 560) +
    circle(x, y, 158, colors.road) +
    lace('centro', { family: 'sun', rim: 'fan', thread: colors.cream, colors: [colors.sun, colors.rose] }, x, y, 153);
  let thread = '';
  let circleOfWomen = '';
  for (let i = 0; i < women; i++) {
    thread += (i ? 'L' : 'M') + around(187, i);
    circleOfWomen += group(`translate(${around(258, i)}) rotate(${i * 30}) scale(0.89)`, womanFromAbove(i));
  }
  let petals = '';
  for (let i = 0; i < falling; i++) {
    const angle = random() * Math.PI * 2;
    const distance = 440 + random() * 560;
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
    `${ground}${line(`${thread}Z`, colors.cream, 4)}${circleOfWomen}${petals}${mats()}`,
  );
}

/** What they brought, on mats beside the circle: chipa in a basket, tereré. Wide crops show them. */
function mats(): string {
  const mat = (color: string, hem: string) =>
    shape('M-148 -112L156 -104L148 116L-152 108Z', '#3A0F06', 'opacity=".28" transform="translate(12 14)"') +
    shape('M-148 -112L156 -104L148 116L-152 108Z', color) +
    stitch('M-132 -96L140 -89L133 101L-136 94Z', hem, 4, '13 10');
  const ring = (x: number, y: number) =>
    circle(x + 3, y + 4, 30, '#8A5A1C', 'opacity=".5"') +
    circle(x, y, 30, colors.sun) +
    circle(x, y, 20, 'none', `stroke="${colors.gold}" stroke-width="3"`) +
    circle(x, y, 10, colors.straw);
  const basket =
    circle(8, 10, 92, '#3A0F06', 'opacity=".25"') +
    circle(0, 0, 92, colors.gold) +
    circle(0, 0, 84, 'none', `stroke="${colors.straw}" stroke-width="12" stroke-dasharray="15 6"`) +
    circle(0, 0, 74, colors.straw) +
    [ring(-32, -22), ring(32, -26), ring(0, 30), ring(-2, -6)].join('');
  const guampa =
    circle(8, 10, 58, '#3A0F06', 'opacity=".25"') +
    circle(0, 0, 58, colors.wood) +
    circle(0, 0, 48, '#E8DFC9') +
    circle(0, 0, 41, colors.leaf) +
    stitch('M-22 -16a30 30 0 0 1 38 -8M-26 8a30 30 0 0 0 40 16', colors.sprout, 6, '2 11') +
    line('M8 -6L64 -76', '#D8DDD3', 8) +
    line('M8 -6L64 -76', '#9AA39A', 2);
  const jug =
    circle(7, 9, 72, '#3A0F06', 'opacity=".25"') +
    shape('M50 -34C112 -44 112 44 50 34Z', colors.forest) +
    shape('M54 -18C86 -22 86 22 54 18Z', colors.rose) +
    circle(0, 0, 72, colors.forest) +
    circle(0, 0, 60, '#BFDDE0') +
    shape('M-30 -24l28 -10l10 26l-28 10ZM4 14l26 -6l6 24l-26 6Z', '#EAF6F5');
  return (
    group('translate(206 236) rotate(-9)', mat(colors.cream, colors.lapacho) + basket) +
    group(
      'translate(1390 660) rotate(7)',
      mat(colors.rose, colors.tierra) + place(guampa, -70, 10, 0.9) + place(jug, 66, 4, 0.86),
    )
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
