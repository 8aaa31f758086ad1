import { randomFrom } from '../../server/lace/random.ts';
import type { Random } from '../../server/lace/random.ts';
import { colors } from '../../server/lace/palette.ts';
import { line, place, reuse, shape, stamp, stampDefs, stitch, tenth, whole } from '../../server/lace/primitives.ts';

/** `<defs>` of karanda'y, the fan palm: `#fan` is one leaf, `palm` a crown to stamp with its middle at 0 0. */
export function palmDefs(dark: string, light: string): string {
  const random = randomFrom('pm');
  const leaf = fanLeaf(random);
  let stems = '';
  // One shape of all leaves of a colour: a browser pays for each shape that it places, and a picture has many palms.
  const leaves = { dark: '', light: '' };
  const put = (bearing: number, distance: number, size: number, tone: 'dark' | 'light') => {
    const angle = (bearing * Math.PI) / 180;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    stems += `M0 0L${tenth(sin * (distance + 10))} ${tenth(-cos * (distance + 10))}`;
    const corners = leaf.map(([x, y]) => {
      const [across, up] = [x * size, y * size - distance];
      return `${whole(across * cos - up * sin)} ${whole(across * sin + up * cos)}`;
    });
    leaves[tone] += `M${corners.join('L')}Z`;
  };
  for (let i = 0; i < 7; i++) put(-150 + i * 50 + (random() - 0.5) * 12, 34 + random() * 6, 0.9, 'dark');
  for (let i = 0; i < 6; i++)
    put(-125 + i * 50 + (random() - 0.5) * 12, 20 + random() * 6, 0.8, i % 2 ? 'light' : 'dark');
  put(-14, 4, 0.7, 'light');
  const heart = `<path d="${stems}" stroke="${dark}" stroke-width="3"/>`;
  const crown = shape(`M-17 0a17 17 0 1 1 34 0a17 17 0 1 1 -34 0${leaves.dark}`, dark) + shape(leaves.light, light);
  return `<path id="fan" d="M${leaf.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z"/>${stampDefs('palm', heart + crown)}`;
}

/** Corners of a spiked fan that opens upward from 0 0. */
function fanLeaf(random: Random): [x: number, y: number][] {
  const spikes = 9;
  const spread = 1;
  const corners: [number, number][] = [[0, 0]];
  for (let i = 0; i <= spikes * 2; i++) {
    const angle = -spread + (spread * i) / spikes;
    const radius = i % 2 ? 19 : 36 * (0.9 + random() * 0.14);
    corners.push([Math.sin(angle) * radius, -Math.cos(angle) * radius]);
  }
  return corners;
}

/** A palm with its foot at x y, `height` up to the crown; `lean` moves the crown sideways. Needs `palmDefs`. */
export function palm(x: number, y: number, height: number, size: number, trunk: string, lean = 0): string {
  const foot = 6.5 * size;
  const topX = x + lean;
  const topY = whole(y - height);
  const waistY = whole(y - height / 2);
  const bend = x + lean * 0.2;
  const d = `M${tenth(x - foot)} ${y}Q${tenth(bend - foot * 0.4)} ${waistY} ${tenth(topX - foot * 0.55)} ${topY}L${tenth(topX + foot * 0.55)} ${topY}Q${tenth(bend + foot * 0.9)} ${waistY} ${tenth(x + foot)} ${y}Z`;
  return shape(d, trunk) + stamp('palm', `translate(${whole(topX)} ${topY}) scale(${size})`);
}

interface UndergrowthOptions {
  from: number;
  to: number;
  y: number;
  size: number;
  count: number;
  seed: string;
}

/** Young palms that fan out of the ground in the foreground. Needs `palmDefs`. */
export function undergrowth(
  [first, second]: readonly [string, string],
  { from, to, y, size, count, seed }: UndergrowthOptions,
): string {
  const random = randomFrom(seed);
  let body = '';
  for (let i = 0; i < count; i++) {
    const x = whole(from + ((to - from) * (i + 0.2 + random() * 0.6)) / count);
    const scale = tenth(size * (0.7 + random() * 0.6));
    const color = i % 3 === 1 ? second : first;
    for (const bearing of [-78, 74, -38, 34, 0]) {
      const foot = whole(y + random() * 30);
      const turn = whole(bearing + (random() - 0.5) * 16);
      body += reuse(
        'fan',
        `translate(${x} ${foot}) rotate(${turn}) translate(0 ${whole(-scale * 12)}) scale(${scale})`,
        color,
      );
    }
  }
  return body;
}

/** `<defs>` of the blossom of the lapacho, `#bl`: seven petals around 0 0, radius about 13. */
export function blossomDefs(): string {
  const petals = 7;
  const point = (radius: number, index: number) => {
    const angle = (index / petals) * Math.PI * 2;
    return `${tenth(Math.sin(angle) * radius)} ${tenth(-Math.cos(angle) * radius)}`;
  };
  let d = `M${point(8.6, 0)}`;
  for (let i = 1; i <= petals; i++) d += `Q${point(15, i - 0.5)} ${point(8.6, i)}`;
  return `<path id="bl" d="${d}Z"/>`;
}

/** The colours of a crown, from its depth to its lit top. */
const CROWN = ['#B8386C', colors.lapacho, '#F08FB2', colors.blush] as const;
const FALLEN = CROWN.length;

/**
 * `<defs>` of lapachos: the blossom as the mark that stands at every corner of a line and is as large as the line is wide,
 * `#bl0` to `#bl3` in the colours of a crown, `#bl4` lying on the ground. A browser paints a line of hundreds of them as one
 * element; each on its own would be two.
 */
export function lapachoDefs(): string {
  const mark = (id: number, turns: string, form: string) =>
    `<marker id="bl${id}" markerUnits="strokeWidth" orient="${turns}" overflow="visible">${form}</marker>`;
  const crown = CROWN.map((color, id) => mark(id, 'auto', `<use href="#bl" fill="${color}"/>`)).join('');
  return blossomDefs() + crown + mark(FALLEN, '0', `<use href="#bl" transform="scale(1 .6)" fill="${CROWN[1]}"/>`);
}

/** How many sizes blossoms of one colour have. */
const SIZES = 3;

/** Blossoms at these places, of sizes from `least` to `most`. Needs `lapachoDefs`. */
function scatter(mark: number, places: readonly string[], least: number, most: number): string {
  const end = `url(#bl${mark})`;
  let drawn = '';
  for (let i = 0; i < SIZES; i++) {
    const corners = places.filter((_, at) => at % SIZES === i);
    if (corners.length === 0) continue;
    const size = tenth(least + ((most - least) * (i + 0.5)) / SIZES);
    drawn += `<path d="M${corners.join('L')}" fill="none" stroke-width="${size}" marker-start="${end}" marker-mid="${end}" marker-end="${end}"/>`;
  }
  return drawn;
}

/** One large blossom with its eye. Needs `blossomDefs`. */
export function blossom(x: number, y: number, size: number, color: string, eye: string): string {
  return `${reuse('bl', `translate(${x} ${y}) scale(${size})`, color)}<circle cx="${x}" cy="${y}" r="${tenth(size * 3)}" fill="${eye}"/>`;
}

interface LapachoOptions {
  seed: string;
  /** Blossoms in the air; on the ground there are half as many again. Absent: none. */
  falling?: number;
  /** How full the crown is: 1 for a large tree, less for one seen small. Absent: 1. */
  fullness?: number;
}

const BARK = '#4A231A';

/** A lapacho in flower, foot at x y, about 440 high at scale 1. Needs `lapachoDefs`. */
export function lapacho(x: number, y: number, scale: number, options: LapachoOptions): string {
  const { seed, falling = 0, fullness = 1 } = options;
  const random = randomFrom(seed);
  const branch = (d: string, width: number) => line(d, BARK, width);
  const crown = (color: number, count: number, size: number, lift: number, rx: number, ry: number, vary: number) => {
    const places = Array.from({ length: Math.round(count * fullness) }, () => {
      const angle = random() * Math.PI * 2;
      const reach = Math.sqrt(random());
      const px = Math.cos(angle) * rx * reach;
      return `${whole(px)} ${whole(-306 + lift + Math.sin(angle) * ry * reach + Math.abs(px) * 0.16)}`;
    });
    return scatter(color, places, size * 0.7, size * (0.7 + vary));
  };
  const trunk =
    shape('M-16 0C-9 -60 -12 -110 -10 -160L12 -160C10 -110 10 -60 20 0Q2 -6 -16 0Z', BARK) +
    branch('M0 -150C-14 -200 -60 -220 -96 -262', 15) +
    branch('M2 -150C8 -210 40 -240 84 -282', 14) +
    branch('M1 -158C2 -220 -8 -270 -4 -330', 22) +
    branch('M-50 -222C-100 -230 -130 -236 -160 -226M50 -250C96 -250 126 -244 156 -226', 8);
  const inCrown = branch(
    'M0 -160C2 -210 -8 -240 -6 -290M-2 -172C-30 -214 -84 -226 -112 -262M3 -176C30 -222 84 -240 104 -276',
    7,
  );

  const blossoms =
    crown(0, 44, 3.1, 14, 185, 96, 0.8) +
    inCrown +
    crown(1, 52, 2.5, -6, 180, 92, 0.8) +
    crown(2, 34, 1.8, -34, 150, 70, 0.9) +
    crown(3, 26, 0.75, -44, 150, 70, 0.6);

  const strewn = (count: number, width: number, top: number, height: number) =>
    Array.from({ length: count }, () => `${whole((random() - 0.5) * width)} ${whole(top + random() * height)}`);
  const air = scatter(2, strewn(falling, 380, -190, 190), 0.35, 0.75);
  const ground = scatter(FALLEN, strewn(Math.ceil(falling * 1.6), 420, -8, 34), 0.4, 0.9);

  return place(trunk + blossoms + air + ground, x, y, scale);
}

/** Lobes of the mango's crown: x, y and radius. */
const MANGO_SHADE = [
  [-104, -176, 70],
  [104, -170, 72],
  [0, -178, 96],
  [-54, -262, 76],
  [66, -254, 80],
  [8, -300, 70],
] as const;
const MANGO_LEAVES = [
  [-112, -194, 56],
  [-62, -268, 64],
  [0, -304, 60],
  [56, -262, 58],
  [-20, -216, 74],
  [86, -196, 50],
] as const;
/** Leaves that catch the light, along the left of the upper lobes. */
const MANGO_LIGHT =
  'M-158 -190Q-150 -232 -112 -240M-140 -178Q-132 -212 -104 -218M-116 -262Q-106 -308 -68 -322M-96 -254Q-88 -290 -58 -298M-48 -310Q-36 -350 4 -354M-28 -296Q-18 -326 10 -330M16 -270Q26 -304 58 -308M-84 -206Q-74 -244 -38 -262M54 -196Q60 -226 88 -236';
const MANGOES = [
  [-128, -150],
  [-84, -138],
  [-30, -118],
  [22, -128],
  [72, -120],
  [118, -140],
  [-56, -190],
  [46, -186],
] as const;

/** Colours of a mango: the shaded side of its crown, the crown, its lit leaves, its fruit. */
type MangoColors = readonly [string, string, string, string];
const BY_DAY: MangoColors = ['#123A2B', '#1F5A40', '#3F8A5C', colors.orange];

/** A mango with its fruit: a broad dark crown on a short trunk, about 370 high at scale 1, foot at x y. */
export function mango(x: number, y: number, scale: number, [shade, crown, lit, fruit]: MangoColors = BY_DAY): string {
  const lobes = (places: readonly (readonly [number, number, number])[], color: string) =>
    `<path d="${places.map(([cx, cy, r]) => `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`).join('')}" fill="${color}"/>`;
  const hanging = MANGOES.map(([at, from]) => `M${at} ${from - 34}V${from}`).join('');
  const fruits = MANGOES.map(
    ([at, from]) => `M${at} ${from}c13 0 15 14 8 24c-6 8 -17 6 -19 -3c-2 -10 2 -20 11 -21Z`,
  ).join('');
  const body =
    shape('M-20 0C-12 -50 -16 -80 -22 -130H26C18 -80 14 -50 24 0Q2 -7 -20 0Z', BARK) +
    line('M-6 -110C-20 -150 -50 -160 -70 -190M4 -110C14 -150 50 -160 72 -190', BARK, 14) +
    lobes(MANGO_SHADE, shade) +
    line(hanging, '#2C6A45', 2.5) +
    shape(fruits, fruit) +
    lobes(MANGO_LEAVES, crown) +
    stitch(MANGO_LIGHT, lit, 9, '15 19');
  return place(body, x, y, scale);
}
