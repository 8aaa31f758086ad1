import { drawLine } from '../../server/lettering/outlines.ts';
import { canvas } from './canvas.ts';
import { school } from './buildings.ts';
import { crate, jar } from './goods.ts';
import { bush, hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { uniform } from './closeUps.ts';
import { baker, SEAT, speaker, TROUSERS } from './educationPupils.ts';
import { chair } from './portraits/chair.ts';
import { box, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 1000;

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
    'translate(-6 60) scale(1.02)',
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
  const she = speaker(
    {
      at: [1010, 450],
      scale: 0.84,
      flip: true,
      turn: -3,
      clothes:
        uniform(colors.tierra) +
        shape('M-172 400H172C180 460 192 540 196 700H-196C-192 540 -180 460 -172 400Z', colors.monte),
      arms: [
        { side: 'left', to: [1140, 900], aim: 100, hand: 'relaxed' },
        {
          side: 'right',
          to: [706, 496],
          elbow: [814, 656],
          aim: 196,
          hand: 'pinch',
          dim: true,
          holds: line('M714 488L682 516', '#FFFAF0', 14),
        },
      ],
    },
    { mood: 'talks', gaze: [0.9, 0.3] },
  );
  return she.body + she.arms;
}

/** A pupil in his wheelchair offers what his class has made: the tray lies on his lap. */
function seller(): string {
  const place = { at: [1358, 470] as const, scale: 0.72, flip: true };
  const { behind, lap, before, ring, rim } = chair({ ...place, trousers: TROUSERS, cloth: SEAT });
  const tray = group(
    'translate(1198 752)',
    box(-128, 0, 256, 26, colors.wood, 'rx="8"') +
      box(-140, -12, 280, 22, '#A4623A', 'rx="8"') +
      group('translate(0 -10) scale(1.2)', chipa() + notebooks()),
  );
  const he = baker(
    {
      ...place,
      turn: -4,
      arms: [
        { side: 'right', to: [1142, 556], elbow: [1192, 690], aim: -112, hand: 'open', dim: true },
        { side: 'left', to: rim, elbow: [1480, 664], aim: 150, hand: 'grip' },
      ],
    },
    { mood: 'beams', gaze: [0.8, -0.2] },
  );
  return behind + he.body + lap + tray + before + he.limbs + ring + he.fingers;
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
