import { drawLine } from '../../server/lettering/outlines.ts';
import { canvas } from './canvas.ts';
import { school } from './buildings.ts';
import { crate, jar } from './goods.ts';
import { bush, hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { near, uniform, wheel } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { waves } from './portraits/cuts.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { box, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 1000;
const SHIRT = '#FFFAF0';

/** The words, which the alternative text of content/education.json begins with. */
export const BANNER_WORDS = {
  es: ['¿Tu escuela', 'se anima?'],
  en: ['Will your', 'school join?'],
} as const;

/** Market day in a school's yard. */
export function educationBanner(language: keyof typeof BANNER_WORDS): string {
  const size = { width: WIDTH, height: HEIGHT };
  const land =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    hill('#F3A94A', { ...size, y: 440, swing: 40, points: 6, seed: 'feria1' }) +
    bush(colors.forest, { width: WIDTH, y: 580, size: 96, depth: 110, seed: 'feria2' }) +
    school(1230, 668, 1.1) +
    hill(colors.road, { ...size, y: 664, swing: 10, points: 4, seed: 'feria3' }) +
    stitch('M-20 940C420 910 1100 966 1620 926', '#F3B08A', 5, '26 18', 'opacity=".7"');
  return canvas(
    { ...size, name: 'feria', grain: 0.4 },
    land +
      bunting() +
      board(language) +
      writer() +
      seller() +
      crate(300, 956, colors.gold, colors.orange, 'feria') +
      jars(),
  );
}

function board(language: keyof typeof BANNER_WORDS): string {
  const words = BANNER_WORDS[language].map((text, i) => group(`translate(120 ${246 + i * 142})`, drawLine(text, 124)));
  return group(
    'translate(0 44) scale(1.1)',
    oval(456, 772, 420, 22, '#7A2413', 'opacity=".5"') +
      line('M150 500L98 772M762 500L814 772', colors.woodDark, 26) +
      box(66, 92, 780, 424, colors.woodDark) +
      box(58, 84, 780, 424, colors.wood) +
      box(82, 108, 732, 376, colors.night) +
      shape('M82 108H814V122H96V484H82Z', '#000', 'opacity=".3"') +
      `<g fill="${colors.cream}">${words.join('')}</g>` +
      stitch('M120 450H640', colors.sun, 6, '20 14'),
  );
}

/** What a class has cooked, before the board. */
function jars(): string {
  return jar(470, 956, colors.lapacho, 1.3) + jar(566, 956, colors.leaf, 1.3) + jar(662, 956, colors.clay, 1.3);
}

/** Paper flags from the board to the stall. */
function bunting(): string {
  const flags = [colors.lapacho, colors.cream, colors.leaf, colors.tierra, colors.cream];
  const at = (t: number) => {
    const y = (1 - t) * (1 - t) * 30 + 2 * t * (1 - t) * 150 + t * t * 10;
    return [Math.round(-20 + t * 1660), Math.round(y)] as const;
  };
  const shapes = Array.from({ length: 22 }, (_, i) => {
    const [x, y] = at((i + 0.5) / 22);
    return shape(`M${x - 24} ${y - 2}h48l-24 54Z`, flags[i % flags.length] ?? '');
  });
  return line('M-20 30Q810 150 1640 10', colors.tierraDeep, 4) + shapes.join('');
}

/** A pupil underlines the question with her chalk. */
function writer(): string {
  return near(1066, 486, 0.94, {
    face: {
      skin: SKINS[2],
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'talks',
      gaze: [0.9, 0.3],
      hair: HAIR.black,
      brows: 'thin',
      nose: 'broad',
      earsCovered: true,
    },
    hair: waves('turned', HAIR.black),
    head: { at: [-18, -50], flip: true, turn: -3, scale: 1.22 },
    neck: { wide: 82, lean: -8, deep: 60 },
    body: { shoulder: 164, waist: 168, color: SHIRT },
    clothes:
      uniform(colors.tierra) +
      shape('M-172 400H172C180 460 192 540 196 640H-196C-192 540 -180 460 -172 400Z', colors.monte),
    arms: [
      {
        shoulder: [-132, 88],
        elbow: [-230, 250],
        to: [-362, 54],
        hand: 'pinch',
        aim: 196,
        mirrored: true,
        sleeve: 'short',
        over: line('M-348 44L-384 76', '#FFFAF0', 16),
      },
    ],
  });
}

/** A pupil in his wheelchair, who offers from a tray what his class has made. */
function seller(): string {
  const tray =
    shape('M-270 530C-276 400 -240 350 -170 336H160V530Z', colors.monte) +
    shape('M-270 530C-276 420 -250 390 -190 384H160V530Z', '#0C2A20') +
    shape('M-280 276H90L70 340H-260Z', colors.wood) +
    box(-288, 262, 386, 24, '#A4623A', 'rx="8"') +
    group('translate(-112 274) scale(1.25)', chipa() + notebooks());
  return (
    line('M1546 620H1610M1548 620L1540 880', '#2A1712', 20) +
    box(1504, 670, 46, 230, '#2F6F70', 'rx="12"') +
    near(1406, 556, 0.86, {
      face: {
        skin: SKINS[5],
        view: 'turned',
        age: 'young',
        build: 'broad',
        mood: 'beams',
        gaze: [0.8, -0.2],
        hair: HAIR.black,
        eyes: 'narrow',
        brows: 'bushy',
        nose: 'snub',
        signs: ['dimples'],
        earsOut: true,
      },
      hair: cropped('turned', HAIR.black),
      head: { at: [-14, -50], flip: true, turn: -4, scale: 1.22 },
      neck: { wide: 84, lean: -6, deep: 60 },
      body: { shoulder: 168, waist: 160, color: SHIRT, foot: 360 },
      clothes: uniform(colors.tierra),
      held: tray,
      arms: [
        { shoulder: [-138, 88], elbow: [-236, 190], to: [-216, 20], hand: 'open', aim: -108, sleeve: 'short' },
        {
          shoulder: [138, 88],
          elbow: [190, 280],
          to: [60, 300],
          hand: 'sheet',
          aim: 186,
          mirrored: true,
          sleeve: 'short',
          dim: true,
        },
      ],
    }) +
    wheel(1488, 858, 136)
  );
}

/** Rings of chipa. */
function chipa(): string {
  const ring = (x: number, y: number, color: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="25" ry="15" fill="none" stroke="${color}" stroke-width="15"/>`;
  return ring(-96, -18, '#C47F24') + ring(-36, -18, '#D9962F') + ring(-66, -42, '#E2A23E');
}

/** Notebooks that pupils have sewn. */
function notebooks(): string {
  const book = (x: number, tall: number, color: string) =>
    box(x, -tall, 34, tall, color) +
    box(x + 24, -tall, 10, tall, '#000', 'opacity=".16"') +
    stitch(`M${x + 10} ${-tall + 10}V-8`, colors.cream, 3, '8 7');
  return group(
    'translate(40 -6)',
    book(-14, 70, colors.lapacho) + book(22, 80, colors.forest) + book(58, 66, colors.gold),
  );
}
