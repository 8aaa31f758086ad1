import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { canvas } from './canvas.ts';
import { bush, hill } from './land.ts';
import { lifeMapFamily } from './lifeMapFamily.ts';
import type { Posture, Work } from './lifeMapFamily.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import type { Point } from './people/geometry.ts';
import { box, circle, group, lace, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
/** Middle of the cloth: whatever crops the picture keeps some 300 around it. */
const X = 586;
const Y = 512;
const SIZE = 0.84;

/** Words of the picture: its name in two lines, and the dimensions as content/stoplight.json has them, shortened to one word. */
const WORDS = {
  es: {
    name: ['Mapa', 'de Vida'],
    dimensions: ['Ingresos', 'Salud', 'Vivienda', 'Educación', 'Participación', 'Motivación'],
  },
  en: {
    name: ['Life', 'Map'],
    dimensions: ['Income', 'Health', 'Housing', 'Education', 'Participation', 'Motivation'],
  },
} as const;

/** The spokes by dimension, clockwise from the top: 1 red, 2 yellow, 3 green. A made-up family's answers. */
const ANSWERS = ['31232', '33213323233', '2331233323332', '3323323133', '2313', '3323233'];

const EYE = 92;
/** Where spokes begin, and where they end by answer. */
const FOOT = 104;
const REACH = [0, 148, 190, 232];
const COLOR = ['', stoplight.red, stoplight.yellow, stoplight.green];
/** Along which the threads of the hands lie, and over how many degrees they bend into it. */
const RIM = 248;
const BEND = 10;
/** Baselines of the words: along the top they stand on a circle, along the foot they hang from a wider one. */
const ABOVE = 262;
const BELOW = 290;
const LETTERS = 35;
const SECTOR = 360 / ANSWERS.length;
/** The first dimension lies over the middle, so that both sides, where the parents' hands work, are free of words. */
const FIRST = -SECTOR / 2;
/** Free on either side of a dimension, degrees. */
const SIDE = 5;

/** How far the family has come. */
export interface MapState {
  /** Of each hand's answers that are not green yet, the share that it has turned, 0 to 1. */
  turned: number;
  /** How far the line has been drawn to the left, 0 to 1: then the next family's cloth hangs where the first hung. */
  drawn: number;
  family: Posture;
}

/** From one cloth on the line to the next, and how deep the line hangs in its middle. */
const NEXT = 1240;
const SAG = 50;

/** A cloth on a line in the open: a family's Life Map, a lace of 50 spokes that reach as far as their colour. */
export function lifeMap(language: keyof typeof WORDS, { turned, drawn, family }: MapState): string {
  const size = { width: WIDTH, height: HEIGHT };
  const land =
    box(0, 0, WIDTH, HEIGHT, colors.dawn) +
    lace('mapa', { family: 'sun', rim: 'fan', ground: colors.sun, thread: '#FBE2A6', detail: 0.45 }, 150, 300, 128) +
    hill('#EFA08E', { ...size, y: 560, swing: 50, points: 5, seed: 'mapa1' }) +
    bush(colors.forest, { width: WIDTH, y: 716, size: 120, depth: 120, seed: 'mapa2' }) +
    hill(colors.leaf, { ...size, y: 760, swing: 16, points: 4, seed: 'mapa3' }) +
    hill(colors.road, { ...size, y: 884, swing: 12, points: 4, seed: 'mapa4' }) +
    stitch('M-20 946C320 918 820 972 1220 938', '#F3B08A', 5, '26 18', 'opacity=".7"') +
    line('M-20 96Q600 196 1220 96', colors.tierraDeep, 5);
  const hung = (x: number, share: number) =>
    group(`translate(${tenth(x)} ${tenth(-SAG * (x / 600) ** 2)})`, cloth() + map(language, share) + pegs());
  const first = drawn < 1 ? hung(-NEXT * drawn, turned) : '';
  const second = drawn > 0 ? hung(NEXT * (1 - drawn), 0) : '';
  const threads = drawn === 0 && turned > 0 && turned < 1;
  const work = threads ? { mother: workAt(RIGHT, 90, turned), father: workAt(LEFT, 270, turned) } : undefined;
  return canvas({ ...size, name: 'mapa', grain: 0.4 }, land + first + second + lifeMapFamily(family, work));
}

/** A sheet with a lapacho hem; the wind lifts its lower right corner, and the light comes from the left. */
function cloth(): string {
  const outline = 'M250 146Q600 186 946 146L960 842Q940 872 898 866L250 878Q238 500 250 146Z';
  return (
    shape('M274 168L970 160L982 872Q968 900 914 896L274 900Z', colors.tierraNight, 'opacity=".2"') +
    shape(outline, colors.cream) +
    shape('M898 866Q914 520 902 152L946 146L960 842Q940 872 898 866Z', '#E6D3AE') +
    stitch('M272 176Q600 212 884 180Q894 520 880 842L272 854Q262 500 272 176Z', colors.lapacho, 5, '18 12')
  );
}

function pegs(): string {
  const peg = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M-11 -34H11V30Q0 38 -11 30Z', colors.wood) +
        shape('M3 -34H11V30Q7 35 3 35Z', colors.woodDark) +
        line('M-11 -6H11', colors.straw, 4),
    );
  return peg(300, 146, 5) + peg(600, 162, 0) + peg(900, 146, -5);
}

/** A spoke of the map: where it lies, and its answer. */
interface Spoke {
  angle: number;
  answer: number;
}

/** All spokes, clockwise from the top. */
const SPOKES: readonly Spoke[] = ANSWERS.flatMap((answers, sector) => {
  const step = (SECTOR - 2 * SIDE) / (answers.length - 1);
  return Array.from(answers, (answer, i) => ({
    angle: (360 + FIRST + SECTOR * sector + SIDE + step * i) % 360,
    answer: Number(answer),
  }));
}).toSorted((one, other) => one.angle - other.angle);

/** The turns from one colour to the next: those of the mother go down the right half, those of the father up the left one. */
const turnsOf = (spokes: readonly Spoke[]) =>
  spokes.flatMap((spoke) => Array.from({ length: 3 - spoke.answer }, (_, i) => ({ spoke, to: spoke.answer + i + 1 })));
const RIGHT = turnsOf(SPOKES.filter(({ angle }) => angle < 180));
const LEFT = turnsOf(SPOKES.filter(({ angle }) => angle >= 180));

const turnAt = (angle: number, radius: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return [tenth(Math.sin(turn) * radius), tenth(-Math.cos(turn) * radius)];
};

/** How far the turn of this number in a list has come when `turned` of the list are done. */
function shareOf(list: typeof RIGHT, index: number, turned: number): number {
  return Math.min(1, Math.max(0, turned * list.length - index));
}

/** The work of the hand at `side`, in degrees: the tip of the spoke that it is darning, and its thread along the rim to there. */
function workAt(list: typeof RIGHT, side: number, turned: number): Work {
  const index = Math.min(list.length - 1, Math.floor(turned * list.length));
  const { spoke, to } = list[index] ?? { spoke: { angle: side }, to: 3 };
  const at = (angle: number, radius: number): Point => {
    const [x, y] = turnAt(angle, radius);
    return [tenth(X + x * SIZE), tenth(Y + y * SIZE)];
  };
  const rim = (angle: number) => at(angle, RIM).join(' ');
  const tip = at(spoke.angle, FOOT + ((REACH[to] ?? 0) - FOOT) * shareOf(list, index, turned));
  const off = spoke.angle - side;
  const first = side + Math.max(-BEND, Math.min(BEND, off));
  const arc = `A${tenth(RIM * SIZE)} ${tenth(RIM * SIZE)} 0 0 ${off > 0 ? 1 : 0} ${rim(spoke.angle)}`;
  return { tip, thread: `Q${rim(side)} ${rim(first)}${arc}L${tip.join(' ')}` };
}

function map(language: keyof typeof WORDS, turned: number): string {
  const { name, dimensions } = WORDS[language];
  const at = (angle: number, radius: number) => turnAt(angle, radius).join(' ');
  const now = new Map(SPOKES.map((spoke) => [spoke, spoke.answer]));
  let growing = '';
  for (const list of [RIGHT, LEFT])
    list.forEach(({ spoke, to }, index) => {
      const share = shareOf(list, index, turned);
      if (share === 1) now.set(spoke, to);
      if (share === 0 || share === 1) return;
      const end = at(spoke.angle, FOOT + ((REACH[to] ?? 0) - FOOT) * share);
      growing += line(`M${at(spoke.angle, FOOT)}L${end}`, COLOR[to] ?? '', 8) + line(`M${end}h.1`, COLOR[to] ?? '', 16);
    });
  const darned = ['', '', '', ''];
  const knots = ['', '', '', ''];
  let warp = '';
  let arches = '';
  SPOKES.forEach((spoke, i) => {
    const answer = now.get(spoke) ?? 0;
    const reach = REACH[answer] ?? 0;
    warp += `M${at(spoke.angle, FOOT)}L${at(spoke.angle, 244)}`;
    darned[answer] += `M${at(spoke.angle, FOOT)}L${at(spoke.angle, reach)}`;
    knots[answer] += `M${at(spoke.angle, reach)}h.1`;
    const next = SPOKES[(i + 1) % SPOKES.length] ?? spoke;
    const far = next.angle < spoke.angle ? next.angle + 360 : next.angle;
    if (answer === 3 && now.get(next) === 3)
      arches += `M${at(spoke.angle, reach)}Q${at((spoke.angle + far) / 2, 262)} ${at(far, reach)}`;
  });
  const ring = (radius: number) => `M0 ${-radius}A${radius} ${radius} 0 1 1 -.1 ${-radius}`;
  const web = line(warp, '#D9BF92', 1.6) + stitch(ring(148) + ring(190) + ring(244), '#D9BF92', 2, '7 6');
  const spokes =
    line(arches, stoplight.green, 3) +
    [1, 2, 3]
      .map((answer) => {
        const color = COLOR[answer] ?? '';
        return line(darned[answer] ?? '', color, 6.5) + line(knots[answer] ?? '', color, 16);
      })
      .join('') +
    growing;
  const words = dimensions.map((word, sector) => aroundArc(word, FIRST + SECTOR * (sector + 0.5))).join('');
  const title = name
    .map((text, i) => {
      const size = 48;
      const left = (-widthOf(text) * size) / 2000;
      return group(`translate(${tenth(left)} ${i * 46 - 8})`, drawLine(text, size));
    })
    .join('');
  const eye = circle(0, 0, EYE, colors.paper) + stitch(ring(EYE), colors.tierra, 3, '10 8');
  return group(
    `translate(${X} ${Y}) scale(${SIZE})`,
    web + spokes + eye + `<g fill="${colors.tierraDeep}">${title}${words}</g>`,
  );
}

/** A word along the circle, its middle at `angle`; in the lower half it reads the other way round. */
function aroundArc(word: string, angle: number): string {
  const below = angle > 90 && angle < 270;
  const radius = below ? BELOW : ABOVE;
  const scale = LETTERS / 1000;
  const middle = (widthOf(word) * scale) / 2;
  const degrees = 180 / Math.PI / radius;
  let set = '';
  let before = '';
  for (const letter of word) {
    const own = (widthOf(letter) * scale) / 2;
    const along = (widthOf(before + letter) * scale - own - middle) * degrees;
    const turn = below ? angle - 180 - along : angle + along;
    const y = below ? radius : -radius;
    set += `<g transform="rotate(${tenth(turn)}) translate(${tenth(-own)} ${y})">${drawLine(letter, LETTERS)}</g>`;
    before += letter;
  }
  return set;
}
