// A day at a farm school in five pictures, 800 x 1000, that lie side by side as one landscape: sky, hills, earth and the line of
// light go on from each into the next. The middle 480 hold what each is about, so that a tall crop keeps it.
import { milkingShed, school } from './buildings.ts';
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { palm, palmDefs } from './plants.ts';
import { box, lace, line, shape, stitch, whole } from '../../server/lace/primitives.ts';
import { gardening, milking } from './schoolsDayFields.ts';
import { flying, pressing, serving } from './schoolsDayWork.ts';

const WIDTH = 800;
const HEIGHT = 1000;
/** Heights of the land where two pictures meet. */
const HORIZON = 640;
const FIELD = 706;
const EARTH = 826;

/** The sky of each picture at its left edge; the last one is where the day ends. */
const SKIES = ['#14333D', '#F5B3C1', '#CFE4D6', '#F9DC9A', '#E07B3C', '#12382C'] as const;
/** Between each sky and the next. */
const BETWEEN = ['#8C5A6E', '#E8D3CC', '#E4E2BB', '#F2AE63', '#6E3A2A'] as const;

/** Where the line of light stands over the day, `x` from its beginning; highest in the middle of the third picture. */
const light = (x: number): number => 190 + 450 * ((x - 2.5 * WIDTH) / (2 * WIDTH)) ** 2;

/** Light comes in from the right, as the day does. */
function sky(part: number): string {
  const foot = HORIZON + 40;
  const sweep = (from: number, to: number, color: string) =>
    shape(`M${from} ${foot}C${from + 110} 420 ${to - 90} 210 ${to} 0H${WIDTH}V${foot}Z`, color);
  return (
    box(0, 0, WIDTH, foot, SKIES[part] ?? '') +
    sweep(190, 560, BETWEEN[part] ?? '') +
    sweep(470, WIDTH, SKIES[part + 1] ?? '')
  );
}

/** A line of land whose ends lie at `y`, so that it goes on in the next picture. */
function land(color: string, y: number, [first, second]: readonly [number, number]): string {
  return shape(
    `M0 ${HEIGHT}V${y}C130 ${y} 140 ${y + first} 270 ${y + first}S400 ${y + second} 540 ${y + second}S670 ${y} ${WIDTH} ${y}V${HEIGHT}Z`,
    color,
  );
}

/** The piece of the line of light that crosses a picture; its stitches are counted, so that they meet those of the next. */
function thread(part: number): string {
  const [from, to] = [part * WIDTH, (part + 1) * WIDTH];
  const slope = light(from + 1) - light(from);
  const control = whole(light(from) + (slope * WIDTH) / 2);
  const color = part === 0 || part === 4 ? colors.sun : colors.gold;
  return stitch(
    `M0 ${whole(light(from))}Q${WIDTH / 2} ${control} ${WIDTH} ${whole(light(to))}`,
    color,
    9,
    '.6 .4',
    'pathLength="20"',
  );
}

/** The sun of a picture, a knot on the line. */
function sun(part: number, radius: number, ground: string, seam: string): string {
  return lace(
    `jornada${part}`,
    { family: 'sun', rim: 'fan', ground, thread: seam, weight: 1.1, detail: 0.8 },
    WIDTH / 2,
    light((part + 0.5) * WIDTH),
    radius,
  );
}

interface Hour {
  name: string;
  /** What stands in the sky before the land covers it, and on the far side of the field. */
  sun: string;
  far: string;
  hills: readonly [number, number];
  /** Night lies over the land up to this x, or from it on. */
  dark?: string;
  things: string;
  defs?: string;
}

const STARS = 'M110 90h.1M250 190h.1M60 300h.1M330 70h.1M190 420h.1M420 260h.1';
const LATE_STARS = 'M640 90h.1M740 210h.1M560 190h.1M700 400h.1M610 330h.1M770 60h.1';
const NIGHT = 'opacity=".55"';

const HOURS: readonly Hour[] = [
  {
    name: 'milk',
    sun: line(STARS, colors.cream, 8, 'opacity=".85"') + sun(0, 104, '#F6B93B', '#FBE2A6'),
    far: milkingShed(620, 712, 0.76),
    hills: [-22, 12],
    dark: `M0 ${HORIZON}C130 ${HORIZON} 140 ${HORIZON - 22} 270 ${HORIZON - 22}C380 720 350 860 430 ${HEIGHT}H0Z`,
    things: milking(),
  },
  {
    name: 'garden',
    sun: sun(1, 82, '#F6B93B', '#FBE2A6'),
    far: palm(690, 716, 210, 0.9, colors.monte, 8) + palm(742, 722, 140, 0.7, colors.monte, -6),
    hills: [14, -18],
    things: gardening(),
    defs: palmDefs(colors.monte, colors.forest),
  },
  {
    name: 'cheese',
    sun: sun(2, 96, '#FBE2A6', '#F6B93B'),
    far: '',
    hills: [-12, 16],
    things: pressing(),
  },
  {
    name: 'class',
    sun: sun(3, 82, '#F6B93B', '#FFF1CC'),
    far: school(400, 724, 0.82),
    hills: [10, -10],
    things: flying(),
  },
  {
    name: 'hotel',
    sun: line(LATE_STARS, colors.cream, 8, 'opacity=".85"') + sun(4, 104, colors.sun, colors.tierra),
    far: palm(96, 716, 190, 0.8, colors.tierraNight, 6),
    hills: [16, -14],
    dark: `M540 ${HORIZON - 14}C680 ${HORIZON - 14} 670 ${HORIZON} ${WIDTH} ${HORIZON}V${HEIGHT}H370C450 860 430 720 540 ${HORIZON - 14}Z`,
    things: serving(),
    defs: palmDefs(colors.tierraNight, colors.tierraDeep),
  },
];

/** The five pictures by their names, in the order of the day. */
export function schoolsDay(): Record<string, string> {
  return Object.fromEntries(
    HOURS.map(({ name, sun: knot, far, hills, dark, things, defs }, part) => {
      const furrows = stitch(
        `M0 762C200 ${762 + hills[0]} 600 ${762 + hills[1]} ${WIDTH} 762M0 800C200 ${800 + hills[0]} 600 ${800 + hills[1]} ${WIDTH} 800`,
        '#7DB36A',
        5,
        '.62 .38',
        'pathLength="30" opacity=".7"',
      );
      const ground =
        land('#2C6A45', HORIZON, hills) +
        far +
        land(colors.forest, FIELD, [hills[1], hills[0]]) +
        furrows +
        (dark ? shape(dark, colors.night, NIGHT) : '') +
        land(colors.tierra, EARTH, [8, -6]);
      return [
        name,
        canvas(
          { width: WIDTH, height: HEIGHT, name: `jornada-${name}`, grain: 0, ...(defs && { defs }) },
          sky(part) + thread(part) + knot + ground + things,
        ),
      ];
    }),
  );
}
