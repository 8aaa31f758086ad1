import { colors } from '../../../server/lace/palette.ts';
import { box, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { bush, hill } from '../land.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const TONES = [colors.clay, '#C4572F', '#DB774C', '#CC6238'] as const;
const PLANK = 560;

/** A brick flies: the husband throws, the wife on the scaffold catches, and the son brings water. */
export function bricks(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'ladrillo', grain: 0 },
    land() + wall() + scaffold() + catcher() + thrower() + helper(),
  );
}

function land(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, '#BFE0E4') +
    hill('#DCEBD2', { width: WIDTH, height: HEIGHT, y: 420, swing: 40, points: 4, seed: 'ladrillo1' }) +
    bush(colors.leaf, { width: WIDTH, y: 600, size: 90, depth: 130, seed: 'ladrillo2' }) +
    box(0, 690, WIDTH, 210, '#E08B4E') +
    shape('M0 760C300 730 800 770 1200 740V900H0Z', colors.road)
  );
}

/** Courses in bond, the topmost not yet whole. */
function wall(): string {
  let laid = '';
  for (let course = 0; course < 10; course++) {
    const y = 760 - 46 * (course + 1);
    const from = 690 + Math.max(0, course - 4) * 50;
    for (let x = from - (course % 2 ? 46 : 0); x < 1260; x += 92)
      laid += box(
        Math.max(x, from) + 3,
        y + 3,
        x < from ? 40 : 86,
        40,
        TONES[(x * 7 + course * 3) % TONES.length] ?? '',
      );
  }
  return (
    shape('M690 762V530H740V484H790V438H840V392H890V346H940V300H1200V762Z', '#E6D3AE') +
    laid +
    box(936, 470, 150, 160, '#E6D3AE') +
    box(950, 484, 122, 146, '#BFE0E4') +
    shape('M950 600Q1000 570 1072 596V630H950Z', colors.leaf)
  );
}

function scaffold(): string {
  return (
    line('M612 860V470M1010 860V470M612 800L1010 600', colors.woodDark, 20) +
    shape(`M560 ${PLANK}H1090V${PLANK + 26}H560Z`, colors.wood) +
    shape(`M560 ${PLANK + 16}H1090V${PLANK + 26}H560Z`, colors.woodDark) +
    shape(`M960 ${PLANK}V${PLANK - 62}H1068V${PLANK}Z`, '#7E8C85') +
    oval(1014, PLANK - 62, 54, 12, '#C9BFA8') +
    line(`M990 ${PLANK - 70}L960 ${PLANK - 130}`, colors.woodDark, 9)
  );
}

const brick = (x: number, y: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    shape('M-46 -22H46V22H-46Z', colors.clay) + shape('M-46 10H46V22H-46Z', '#A8431F'),
  );

function catcher(): string {
  return person({
    at: [800, PLANK],
    height: 560,
    build: 'woman',
    view: 'turned',
    facing: 'left',
    stance: 'kneel',
    lean: 22,
    nod: 4,
    skin: SKINS[4],
    look: {
      cut: 'braid',
      hat: 'kerchief',
      tie: colors.sun,
      mood: 'beams',
      jaw: 'square',
      nose: 'broad',
      brows: 'straight',
      eyes: [0.7, 0.5],
    },
    top: { kind: 'tee', color: '#2F8C86' },
    bottom: { kind: 'trousers', color: '#2F4A6B' },
    near: { to: [600, 470], hand: 'open', aim: 200 },
    far: { to: [596, 392], hand: 'open', aim: 170 },
  });
}

function thrower(): string {
  return (
    oval(330, 850, 170, 18, colors.tierraDeep, 'opacity=".4"') +
    stitch('M392 560C404 500 430 452 480 424', colors.paper, 6, '14 12') +
    brick(512, 404, -28) +
    person({
      at: [306, 846],
      height: 620,
      build: 'man',
      view: 'turned',
      lean: -6,
      nod: -10,
      skin: SKINS[3],
      look: {
        cut: 'short',
        hat: 'piri',
        tie: colors.tierra,
        mood: 'laughs',
        moustache: 'walrus',
        jaw: 'lean',
        nose: 'long',
        blush: false,
        age: 'middle',
        eyes: [0.7, -0.7],
      },
      top: { kind: 'shirt', color: '#4F86A8', trim: colors.cream },
      bottom: { kind: 'trousers', color: '#5A4A3A' },
      feet: { near: [228, 830], far: [392, 826] },
      near: { to: [420, 520], hand: 'open', aim: -60 },
      far: { to: [446, 466], hand: 'open', aim: -70 },
    }) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2 - row]
          .map((i) => (i > 2 - row ? '' : brick(150 + i * 94 + row * 47 - 100, 846 - row * 44, 0)))
          .join(''),
      )
      .join('')
  );
}

function helper(): string {
  const pail =
    line('M548 786C548 748 612 748 612 786', '#2E3531', 5) +
    shape('M542 786H618L608 856H552Z', '#4F86A8') +
    oval(580, 786, 38, 9, '#CFE4EC');
  return (
    oval(510, 866, 110, 13, colors.tierraDeep, 'opacity=".4"') +
    person({
      at: [500, 862],
      height: 350,
      heads: 5.4,
      build: 'man',
      view: 'side',
      stance: 'walk',
      stride: 0.03,
      lean: -8,
      nod: -8,
      skin: SKINS[4],
      look: { cut: 'fringe', age: 'child', mood: 'wonders', hair: HAIRS.black, eyes: [0.4, -0.8] },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'shorts', color: colors.forest },
      near: { to: [580, 758], hand: 'grip', aim: 60, holds: pail },
      far: { to: [566, 756], hand: 'grip' },
    })
  );
}
