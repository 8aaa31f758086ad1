import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { canvas } from './canvas.ts';
import { school } from './buildings.ts';
import { crate } from './goods.ts';
import { bush, hill } from './land.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { person } from './people/person.ts';
import { mango } from './plants.ts';
import { box, group, line, oval, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 700;

/** The words, which the alternative text of content/education.json begins with. */
export const BANNER_WORDS = {
  es: { ask: ['¿Tu escuela', 'se anima?'], act: 'Escribinos por WhatsApp' },
  en: { ask: ['Is your', 'school in?'], act: 'Write to us on WhatsApp' },
} as const;

/** Market day in a school's yard. A phone crops it to the left 930, which hold the board with the words. */
export function educationBanner(language: keyof typeof BANNER_WORDS): string {
  const size = { width: WIDTH, height: HEIGHT };
  const land =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    hill('#F3A94A', { ...size, y: 330, swing: 40, points: 6, seed: 'feria1' }) +
    bush(colors.forest, { width: WIDTH, y: 450, size: 76, depth: 110, seed: 'feria2' }) +
    school(1300, 520, 0.9) +
    hill(colors.road, { ...size, y: 520, swing: 10, points: 4, seed: 'feria3' }) +
    stitch('M-20 664C420 640 1100 686 1620 650', '#F3B08A', 5, '26 18', 'opacity=".7"');
  return canvas(
    { ...size, name: 'feria', grain: 0.4 },
    land +
      mango(1010, 540, 0.9) +
      bunting() +
      stall() +
      board(language) +
      crate(800, 662, colors.orange, colors.gold, 'feria'),
  );
}

function board(language: keyof typeof BANNER_WORDS): string {
  const { ask, act } = BANNER_WORDS[language];
  const big = 122;
  const small = 54;
  const words = ask.map((text, i) => group(`translate(124 ${222 + i * 126})`, drawLine(text, big))).join('');
  const wide = tenth((widthOf(act) * small) / 1000);
  return (
    oval(456, 640, 400, 20, '#7A2413', 'opacity=".5"') +
    line('M150 500L118 640M762 500L794 640', colors.woodDark, 26) +
    box(66, 92, 780, 424, colors.woodDark) +
    box(58, 84, 780, 424, colors.wood) +
    box(82, 108, 732, 376, colors.night) +
    shape('M82 108H814V122H96V484H82Z', '#000', 'opacity=".3"') +
    `<g fill="${colors.cream}">${words}</g>` +
    `<g fill="${colors.sun}">${group('translate(126 438)', drawLine(act, small))}</g>` +
    stitch(`M128 460H${126 + wide}`, colors.sun, 5, '16 12')
  );
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

/** Two pupils behind their table, one calling the next customer. */
function stall(): string {
  const uniform = { kind: 'uniform', color: colors.paper, trim: colors.tierra } as const;
  const people =
    person({
      at: [1190, 906],
      height: 600,
      heads: 6.7,
      build: 'woman',
      view: 'front',
      half: true,
      skin: skins[1],
      look: { cut: 'curls' },
      top: uniform,
      bottom: { kind: 'skirt', color: colors.monte },
      near: { to: [1058, 330], hand: 'wave' },
      far: { to: [1262, 572], hand: 'flat', aim: 174, near: 0.88 },
    }) +
    person({
      at: [1436, 906],
      height: 580,
      heads: 6.7,
      build: 'man',
      view: 'turned',
      facing: 'left',
      half: true,
      skin: skins[2],
      look: { cut: 'fringe' },
      top: uniform,
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: [1400, 566], hand: 'flat', aim: 176, near: 0.86 },
      far: { to: [1322, 520], hand: 'open' },
    });
  const table =
    box(1020, 580, 580, 26, colors.wood) +
    box(1020, 600, 580, 6, colors.woodDark) +
    box(1040, 606, 560, 94, colors.lapacho) +
    stitch('M1040 626H1600M1040 642H1600', colors.cream, 4, '14 11');
  return people + table + chipa() + notebooks();
}

/** Rings of chipa in a basket. */
function chipa(): string {
  const ring = (x: number, y: number, color: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="25" ry="15" fill="none" stroke="${color}" stroke-width="15"/>`;
  return group(
    'translate(1120 580)',
    ring(-46, -48, '#C47F24') +
      ring(0, -44, '#B9741F') +
      ring(44, -50, '#D9962F') +
      ring(-22, -62, '#D9962F') +
      ring(20, -68, '#E2A23E') +
      shape('M-80 -42H80L62 0H-62Z', colors.straw) +
      shape('M34 -42H80L62 0H26Z', '#000', 'opacity=".14"') +
      stitch('M-74 -30H74M-68 -14H66', '#B98E40', 4, '12 8') +
      box(-84, -48, 168, 12, '#DDBA68'),
  );
}

/** Notebooks that pupils have sewn. */
function notebooks(): string {
  const book = (x: number, tall: number, color: string) =>
    box(x, -tall, 34, tall, color) +
    box(x + 24, -tall, 10, tall, '#000', 'opacity=".16"') +
    stitch(`M${x + 10} ${-tall + 10}V-8`, colors.cream, 3, '8 7');
  return group(
    'translate(1500 580)',
    book(-14, 78, colors.tierra) + book(22, 88, colors.forest) + book(58, 74, colors.gold),
  );
}
