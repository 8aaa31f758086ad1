// The first two steps of a school company's year, 600 x 400 each.
import { neckline } from './closeUps.ts';
import { behind, coin, SHIRT } from './educationYearParts.ts';
import type { Point } from './people/geometry.ts';
import { SKINS } from './people/skins.ts';
import { arm } from './portraits/bust.ts';
import { figure } from './portraits/figure.ts';
import { combed, HAIR, straight, type Worn } from './portraits/hair.ts';
import { back } from './portraits/profile.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 600;
const HEIGHT = 400;
const CHALK = '#EEE7D2';

/** From the last row: the teacher's board, and the five in front of it. */
export function idea(): string {
  const board =
    box(0, 0, WIDTH, HEIGHT, '#F0C27C') +
    box(34, 10, 548, 262, colors.woodDark, 'rx="4"') +
    box(46, 22, 524, 238, '#245443');
  const chalked =
    group(
      'translate(300 150)',
      line('M-32 44V-24C-32 -36 32 -36 32 -24V44ZM-28 -50H28V-38H-28ZM-18 -4H18V24H-18Z', CHALK, 5),
    ) +
    group(
      'translate(404 160)',
      line(
        'M-26 0H26L18 36H-18ZM0 0V-40M0 -20C-26 -20 -30 -40 -28 -48C-8 -46 0 -36 0 -20M0 -28C20 -30 26 -46 26 -56C8 -54 0 -44 0 -28',
        CHALK,
        5,
      ),
    ) +
    group('translate(506 150)', line('M0 -34A34 34 0 1 1 -.1 -34ZM0 -12A12 12 0 1 1 -.1 -12Z', CHALK, 5)) +
    line(
      'M300 216C270 222 262 190 262 150C262 104 276 84 304 84C334 84 342 110 342 150C342 196 330 214 290 216',
      colors.sun,
      5,
    );
  const teacher = figure({
    at: [136, 216],
    scale: 0.44,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'square',
      mood: 'talks',
      gaze: [0.2, 0.7],
      hair: HAIR.greying,
      eyes: 'round',
      brows: 'arched',
      nose: 'hooked',
      earrings: colors.lapacho,
    },
    hair: combed('turned', HAIR.greying, 'bun'),
    chin: [8, -60],
    turn: 2,
    body: { shoulder: 176, waist: 170, foot: 460, color: colors.lapacho },
    clothes: neckline(colors.cream),
    arms: [
      { side: 'left', to: [96, 400], elbow: [84, 330], aim: 80, hand: 'relaxed' },
      {
        side: 'right',
        to: [260, 176],
        elbow: [226, 258],
        aim: -36,
        hand: 'pinch',
        dim: true,
        holds: line('M258 178L268 170', '#FFFAF0', 8),
      },
    ],
  });
  const row = 366;
  const handles = line('M214 378V392M292 378V392', '#2A1F2E', 13) + line('M214 388V410M292 388V410', '#98A39B', 8);
  const asks = behind(
    [470, row - 6],
    0.4,
    SKINS[0],
    {
      behind: '',
      front:
        straight('front', HAIR.black).behind +
        line('M-30 -236C-54 -190 -56 -80 -50 0M30 -236C54 -190 56 -80 50 0', '#4A362E', 4),
    },
    {
      arms: [{ side: 'right', to: [548, 232], elbow: [556, 318], aim: -96, hand: 'open' }],
    },
  );
  return (
    board +
    chalked +
    teacher.body +
    teacher.arms +
    asks.arms +
    asks.body +
    behind([62, row], 0.4, SKINS[3], curly(SKINS[3])).body +
    behind([158, row + 12], 0.37, SKINS[2], back(SKINS[2], HAIR.black, 'bob')).body +
    behind([253, row + 8], 0.38, SKINS[5], back(SKINS[5], HAIR.black, 'cropped')).body +
    handles +
    behind([358, row - 2], 0.38, SKINS[6], back(SKINS[6], HAIR.brown, 'tail', colors.lapacho)).body
  );
}

/** His ringlets from behind. */
function curly(skin: string): Worn {
  const { behind: nape, front } = back(skin, HAIR.black, 'cropped');
  const rings = [
    [-92, -150, 34],
    [-84, -204, 36],
    [-48, -246, 38],
    [0, -262, 40],
    [48, -246, 38],
    [84, -204, 36],
    [92, -150, 34],
    [-66, -104, 32],
    [66, -104, 32],
    [-24, -92, 34],
    [24, -92, 34],
  ] as const;
  return {
    behind: nape,
    front:
      front +
      rings.map(([x, y, r]) => circle(x, y, r, HAIR.black)).join('') +
      line(
        'M-70 -190C-60 -214 -36 -206 -40 -184M10 -220C22 -240 46 -226 38 -206M-20 -140C-8 -160 18 -150 10 -128M50 -160C62 -178 84 -166 74 -146',
        '#4A362E',
        5,
      ),
  };
}

/** From above: five hands, five coins, one jar. */
export function savings(): string {
  const reach = (shoulder: Point, elbow: Point, to: Point, aim: number, skin: string, mirrored = false) => {
    const { under, over } = arm({
      shoulder,
      elbow,
      to,
      aim,
      hand: 'pinch',
      mirrored,
      skin,
      cloth: SHIRT,
      sleeve: 'short',
    });
    const along = [Math.cos((aim * Math.PI) / 180) * 12, Math.sin((aim * Math.PI) / 180) * 12] as const;
    return (
      `<g opacity=".22" transform="translate(10 14)">${under.replaceAll(/fill="#[0-9a-fA-F]+"/g, 'fill="#3A1608"')}</g>` +
      under +
      coin(to[0] + along[0], to[1] + along[1], 24) +
      over
    );
  };
  const cloth =
    box(0, 0, WIDTH, HEIGHT, '#2F7F86') +
    line('M0 74H600M0 326H600M96 0V400M504 0V400', '#3E9299', 26) +
    stitch('M0 74H600M0 326H600M96 0V400M504 0V400', colors.cream, 3, '14 10');
  // The bottom of the jar lies deeper, and a little towards us.
  const glass =
    circle(314, 214, 106, '#0F3F45', 'opacity=".4"') +
    circle(300, 200, 104, '#D5ECE6') +
    circle(300, 200, 92, '#4F8F8C') +
    circle(302, 206, 76, '#6FAEA8') +
    [
      [270, 184],
      [302, 172],
      [334, 188],
      [276, 216],
      [312, 206],
      [342, 220],
      [298, 240],
      [258, 206],
      [324, 244],
    ]
      .map(([x = 0, y = 0]) => coin(x, y, 20))
      .join('') +
    line('M216 178A88 88 0 0 1 262 120', '#FFFFFF', 9, 'opacity=".75"');
  const page = group(
    'translate(120 196) rotate(-7)',
    box(-74, -58, 148, 124, '#0F3F45', 'opacity=".35"') +
      box(-80, -66, 148, 124, colors.paper) +
      stitch('M-80 -58H68', colors.lapacho, 5, '3 9') +
      line('M-60 -26H-8M-60 0H-16M-60 26H-4', '#3B5F8A', 6) +
      line('M24 -26H50M28 0H50M20 26H50', colors.lapacho, 6),
  );
  return (
    cloth +
    page +
    glass +
    group(
      'scale(.6)',
      reach([40, 800], [150, 640], [330, 466], -44, SKINS[3]) +
        reach([-40, -20], [140, 90], [338, 218], 30, SKINS[0]) +
        reach([640, -130], [620, 20], [540, 160], 108, SKINS[2], true) +
        reach([1060, 20], [900, 110], [672, 244], 150, SKINS[6]) +
        reach([1080, 760], [920, 620], [686, 468], 212, SKINS[5]),
    )
  );
}
