import { canvas } from './canvas.ts';
import { jar, seedling } from './goods.ts';
import { colors, skins, stoplight } from './palette.ts';
import { blossomDefs, lapacho } from './plants.ts';
import { pupil } from './portraits.ts';
import { box, circle, group, lace, line, reuse, stitch } from './primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Three pupils present the company of their school: the plan on the board, the goods on the table. */
export function sceneEntrepreneur(): string {
  const wall = box(0, 0, WIDTH, HEIGHT, colors.forest) + box(0, 690, WIDTH, 210, '#17452F');
  const classDefs =
    blossomDefs() +
    (['sun', 'spider'] as const)
      .map((family, i) => {
        const woven = lace(
          `tela${i}`,
          { family, rim: 'picot', thread: colors.rose, weight: 1.3, detail: 0.6 },
          0,
          0,
          50,
        );
        return `<g id="te${i}">${woven}</g>`;
      })
      .join('') +
    '<clipPath id="wc"><path d="M912 120h220v300h-220z"/></clipPath>';
  const group3 =
    pupil(680, 694, 3.2, { skin: skins[0] }) +
    pupil(930, 694, 3, { skin: skins[2], plaits: true, flip: true }) +
    circle(556, 348, 60, colors.lapacho) +
    lace(
      'idea',
      {
        family: 'guava',
        rim: 'scallop',
        thread: colors.cream,
        colors: [colors.sun, colors.rose],
        weight: 1.3,
        detail: 0.8,
      },
      556,
      348,
      58,
    ) +
    pupil(430, 690, 3.1, { skin: skins[1], plaits: true, lifting: true });
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'ee', grain: 0.5, defs: classDefs },
    wall + blackboard() + windowView() + loom() + group3 + goodsTable(),
  );
}

/** The plan: five bars that grow, and the thread that leads to the goal. */
function blackboard(): string {
  const bars = [
    [46, stoplight.red],
    [78, colors.clay],
    [104, stoplight.yellow],
    [150, '#9BB04A'],
    [204, '#4FA066'],
  ] as const;
  return (
    box(196, 96, 640, 400, colors.wood, 'rx="10"') +
    box(218, 118, 596, 356, colors.night, 'rx="4"') +
    line('M274 420H760M274 420V176', colors.cream, 4) +
    bars.map(([tall, color], i) => box(312 + i * 88, 420 - tall, 46, tall, color)).join('') +
    stitch('M300 376C380 350 440 330 510 290S680 214 744 176', colors.rose, 5, '14 10') +
    lace('meta', { family: 'sun', rim: 'picot', thread: colors.sun, weight: 1.4, detail: 0.7 }, 752, 172, 40)
  );
}

function windowView(): string {
  return (
    box(912, 120, 220, 300, colors.mist) +
    `<g clip-path="url(#wc)">${lapacho(1056, 430, 0.66, { seed: 'win', fullness: 0.7 })}</g>` +
    box(912, 120, 220, 300, 'none', `stroke="${colors.cream}" stroke-width="16"`) +
    line('M1022 120V420M912 270H1132', colors.cream, 8) +
    box(894, 420, 256, 18, colors.cream)
  );
}

/** The frame ñandutí is made on, on its stand. */
function loom(): string {
  return group(
    'translate(150 640) rotate(-5)',
    line('M-96 -150L-120 210M96 -150L120 210', colors.woodDark, 14) +
      box(-124, -176, 248, 248, colors.wood, 'rx="6"') +
      box(-104, -156, 208, 208, colors.lapacho) +
      stitch('M-104 -156H104V52H-104Z', colors.cream, 5, '10 9') +
      lace(
        'bastidor',
        { family: 'guava', rim: 'scallop', thread: colors.cream, colors: [colors.sun, colors.cream], weight: 1.1 },
        0,
        -52,
        92,
      ),
  );
}

function goodsTable(): string {
  let cloth = '';
  for (let i = 0; i < 6; i++) cloth += reuse(`te${i % 2}`, `translate(${340 + i * 140} 838)`);
  const table =
    box(250, 690, 880, 34, colors.wood) +
    box(270, 724, 840, 176, colors.tierra) +
    stitch('M270 752H1110', colors.cream, 5, '14 11') +
    stitch('M270 774H1110', colors.sun, 3, '7 8');
  const dot = (x: number) => circle(x, 647, 9, colors.lapacho);
  return (
    table +
    cloth +
    seedling(314, 690, colors.clay, 120) +
    seedling(1076, 690, colors.sun, 150) +
    jar(556, 690, colors.orange) +
    dot(556) +
    jar(806, 690, colors.lapacho) +
    dot(806)
  );
}
