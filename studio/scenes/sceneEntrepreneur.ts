import { canvas } from './canvas.ts';
import { jar, seedling } from './goods.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { person } from './people/person.ts';
import { lapachoDefs, lapacho } from './plants.ts';
import { box, circle, group, lace, line, oval, shape, stamp, stampDefs, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
/** Where the board of the table lies. */
const TABLE = 652;
const UNIFORM = { kind: 'uniform', color: colors.paper, trim: colors.tierra } as const;

/** Pupils run their school's company: the plan on the board, the goods and the cash tin on the table. Tall crops keep the middle 675. */
export function sceneEntrepreneur(): string {
  const wall = box(0, 0, WIDTH, HEIGHT, colors.forest) + box(0, 742, WIDTH, 158, '#17452F');
  const classDefs =
    lapachoDefs() +
    (['sun', 'spider'] as const)
      .map((family, i) => {
        const woven = lace(
          `tela${i}`,
          { family, rim: 'picot', thread: colors.rose, weight: 1.4, detail: 0.35 },
          0,
          0,
          50,
        );
        return stampDefs(`te${i}`, woven);
      })
      .join('') +
    '<clipPath id="wc"><path d="M936 112h208v284h-208z"/></clipPath>';
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'ee', grain: 0.5, defs: classDefs },
    wall + blackboard() + windowView() + easel() + company() + goodsTable() + presenter(),
  );
}

/** The plan: five bars that grow, and the thread that leads to the goal. */
function blackboard(): string {
  const bars = [40, 66, 92, 134, 186].map(
    (tall, i) =>
      box(470 + i * 76, 366 - tall, 40, tall, i % 2 ? colors.straw : colors.blush) +
      box(470 + i * 76 + 28, 366 - tall, 12, tall, '#000', 'opacity=".12"'),
  );
  return (
    box(380, 76, 500, 346, colors.wood) +
    box(400, 96, 460, 306, colors.night) +
    line('M440 366H840M440 366V140', colors.cream, 4) +
    bars.join('') +
    stitch('M458 322C540 300 600 280 660 240S760 176 800 150', colors.rose, 5, '14 10') +
    lace('meta', { family: 'spider', rim: 'scallop', thread: colors.sun, weight: 1.6, detail: 0.35 }, 810, 146, 38)
  );
}

function windowView(): string {
  return (
    box(936, 112, 208, 284, colors.mist) +
    `<g clip-path="url(#wc)">${lapacho(1066, 404, 0.62, { seed: 'win', fullness: 0.7 })}</g>` +
    box(936, 112, 208, 284, 'none', `stroke="${colors.cream}" stroke-width="16"`) +
    line('M1040 112V396M936 254H1144', colors.cream, 8) +
    box(918, 396, 244, 18, colors.cream)
  );
}

/** The frame ñandutí is made on, on an easel of three legs. */
function easel(): string {
  return (
    oval(132, 856, 128, 12, '#0C2E20') +
    line('M134 360L150 826', colors.tierraNight, 13) +
    line('M126 340L54 852M142 340L216 852', colors.woodDark, 15) +
    group(
      'translate(134 540)',
      box(-112, -112, 224, 224, colors.wood) +
        box(-92, -92, 184, 184, colors.lapacho) +
        stitch('M-92 -92H92V92H-92Z', colors.cream, 5, '10 9') +
        lace(
          'bastidor',
          { family: 'guava', rim: 'scallop', thread: colors.cream, colors: [colors.sun, colors.cream], weight: 1.1 },
          0,
          0,
          82,
        ) +
        box(-124, 110, 248, 16, colors.woodDark),
    )
  );
}

/** Behind the table: who labels the jars, and who keeps the cash. */
function company(): string {
  const held = jar(632, 604, colors.orange, 0.9);
  const coin = circle(806, 556, 10, colors.gold) + circle(806, 556, 6, colors.straw);
  return (
    person({
      at: [648, 940],
      height: 604,
      heads: 6.7,
      build: 'man',
      view: 'front',
      half: true,
      skin: skins[0],
      look: { cut: 'short', mood: 'beams', jaw: 'square', nose: 'broad', brows: 'bushy' },
      top: UNIFORM,
      bottom: { kind: 'trousers', color: colors.monte },
      far: { to: [666, 580], hand: 'flat', aim: 186, near: 0.86, holds: held },
      near: { to: [598, 582], hand: 'flat', aim: -8, near: 0.86 },
    }) +
    person({
      at: [864, 940],
      height: 580,
      heads: 6.6,
      build: 'woman',
      view: 'turned',
      facing: 'left',
      half: true,
      nod: 3,
      skin: skins[2],
      look: { cut: 'plaits', tie: colors.lapacho, mood: 'smirks', jaw: 'broad', nose: 'snub', signs: ['mole'] },
      top: { ...UNIFORM, trim: colors.lapacho },
      bottom: { kind: 'skirt', color: colors.monte },
      near: { to: [862, 628], hand: 'flat', aim: 176, near: 0.9 },
      far: { to: [806, 556], hand: 'pinch', aim: 140, holds: coin, behind: false },
    })
  );
}

/** Beside the table: who explains the plan. */
function presenter(): string {
  const notebook = group(
    'translate(342 632) rotate(-6)',
    box(-44, -34, 74, 92, colors.lapacho) +
      box(-38, -34, 70, 86, colors.paper) +
      line('M-24 -14H18M-24 4H18M-24 22H4', colors.straw, 4),
  );
  return (
    oval(352, 872, 96, 13, '#0C2E20') +
    person({
      at: [350, 872],
      height: 632,
      heads: 6.8,
      build: 'woman',
      view: 'turned',
      skin: skins[1],
      look: { cut: 'waves', mood: 'talks', jaw: 'heart', nose: 'long', glasses: true },
      top: { ...UNIFORM, trim: colors.monte },
      bottom: { kind: 'skirt', color: colors.monte, hem: colors.leaf, length: 'knee' },
      far: { to: [496, 316], hand: 'point', behind: true },
      near: { to: [338, 594], hand: 'sheet', aim: 82, holds: notebook },
    })
  );
}

function goodsTable(): string {
  let cloth = '';
  for (let i = 0; i < 5; i++) cloth += stamp(`te${i % 2}`, `translate(${560 + i * 130} 824)`);
  const table =
    box(476, TABLE, 680, 34, colors.wood) +
    box(492, TABLE + 34, 648, 220, colors.tierra) +
    stitch(`M492 ${TABLE + 58}H1140`, colors.cream, 5, '14 11') +
    stitch(`M492 ${TABLE + 78}H1140`, colors.sun, 3, '7 8');
  const tin =
    shape('M760 600H852V652H760Z', '#4C8A63') +
    shape('M826 600H852V652H826Z', '#3B7152') +
    oval(806, 600, 46, 10, colors.night) +
    stitch('M768 628H844', colors.cream, 3, '7 6');
  return (
    table +
    cloth +
    tin +
    seedling(536, TABLE, colors.clay, 116) +
    seedling(1086, TABLE, colors.sun, 150) +
    jar(968, TABLE, colors.lapacho, 0.9) +
    jar(718, TABLE, colors.sun, 0.9)
  );
}
