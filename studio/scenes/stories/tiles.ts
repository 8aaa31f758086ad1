import { colors } from '../../../server/lace/palette.ts';
import { box, group, line, oval, shape, stamp, stampDefs, stitch } from '../../../server/lace/primitives.ts';
import { bib } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { kerchief, plaits } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { HAIR } from '../portraits/hair.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

const TILE = 118;
/** How many tiles each row has from the left: the upper ones are still to come. */
const LAID = [6, 6, 7, 8, 10, 12, 14] as const;
const FLOOR = 826;
/** Where the next one goes. */
const NEXT = [826, 236] as const;

/** A woman sets the tiles of her new bathroom while her girl brushes her teeth. */
export function tiles(): string {
  let laid = '';
  for (const [row, count] of LAID.entries())
    for (let i = 0; i < count; i++) laid += stamp('tile', `translate(${i * TILE} ${row * TILE})`);
  const bare =
    box(0, 0, WIDTH, HEIGHT, '#C98A6A') +
    shape('M0 0H1600V90L700 560H0Z', '#D59A7B') +
    line(
      'M900 60h90M1110 130h120M1380 60h80M1280 250h100M1420 360h90M1000 300h50M1340 480h70',
      '#A86B4C',
      9,
      'opacity=".6"',
    ) +
    box(0, FLOOR, WIDTH, HEIGHT - FLOOR, '#8FB9B4') +
    box(0, FLOOR, WIDTH, 12, '#F3E6D0') +
    line(
      `M0 ${FLOOR + 90}H1600M200 ${FLOOR + 12}L90 1000M520 ${FLOOR + 12}L470 1000M840 ${FLOOR + 12}V1000M1160 ${FLOOR + 12}L1210 1000M1470 ${FLOOR + 12}L1580 1000`,
      '#79A5A0',
      5,
    );
  const [child, mother] = [girl(), mason()];
  return frame(
    'azulejos',
    bare +
      laid +
      mirror() +
      bucket() +
      mother.body +
      pressed() +
      mother.arms +
      child.body +
      child.arms +
      group('translate(-50 40) scale(1.4)', basin()),
    stampDefs('tile', tile()),
  );
}

/** A cement tile of the country's old houses. */
function tile(): string {
  const side = TILE - 5;
  const quarter = shape('M0 0H40A40 40 0 0 1 0 40Z', colors.lapacho);
  return (
    box(0, 0, side, side, colors.paper) +
    [0, 90, 180, 270].map((turn) => group(`rotate(${turn} ${side / 2} ${side / 2})`, quarter)).join('') +
    shape(`M${side / 2} ${side / 2 - 40}q9 31 40 40q-31 9 -40 40q-9 -31 -40 -40q31 -9 40 -40Z`, '#5F9AA0')
  );
}

function mirror(): string {
  return (
    box(196, 150, 230, 290, colors.woodDark) +
    box(214, 168, 194, 254, '#CDE8E8') +
    shape('M214 168H330L214 330Z', '#EAF6F5') +
    box(184, 440, 254, 20, colors.wood)
  );
}

/** On its foot, with the tap running. */
function basin(): string {
  return (
    oval(340, 906, 100, 13, CAST_COLOR, CAST) +
    shape('M300 690H384L400 904H284Z', '#F3E6D0') +
    shape('M350 690H384L400 904H356Z', '#000', SHADE) +
    shape('M196 604H490C490 670 440 704 343 704S196 670 196 604Z', colors.paper) +
    shape('M400 604H490C490 670 440 704 372 704C400 680 410 640 400 604Z', '#000', 'opacity=".1"') +
    box(182, 592, 322, 20, '#FFFDF8') +
    line('M300 596V540Q300 510 330 510H350Q366 510 366 530', colors.gold, 20) +
    line('M272 552H328', colors.gold, 14) +
    line('M366 540V596', '#A9D2D6', 12)
  );
}

function girl() {
  const brush = line('M588 660L716 636', colors.orange, 12) + line('M578 656L604 651', colors.paper, 22);
  return figure({
    at: [592, 738],
    scale: 0.8,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'child',
      build: 'round',
      mood: 'beams',
      gaze: [0, 0],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      apart: 38,
    },
    hair: plaits('front', HAIR.brown, colors.sun),
    chin: [0, -42],
    turn: -4,
    headScale: 1.3,
    body: { shoulder: 152, waist: 146, foot: 340, color: colors.sun },
    clothes: stitch('M-72 -8C-52 50 52 50 72 -8', colors.tierra, 9, '14 11'),
    arms: [{ side: 'right', to: [700, 640], elbow: [766, 850], aim: 196, hand: 'grip', dim: true, holds: brush }],
  });
}

/** Mortar, and tiles that wait. */
function bucket(): string {
  return (
    oval(1310, 940, 210, 15, CAST_COLOR, CAST) +
    shape('M1180 790H1320L1300 936H1200Z', '#2C6B75') +
    shape('M1276 790H1320L1300 936H1270Z', '#000', SHADE) +
    oval(1250, 790, 70, 17, '#B9AFA0') +
    line('M1182 794C1190 700 1310 700 1318 794', '#98A39B', 8) +
    [0, 1, 2, 3].map((i) => box(1366 - i * 3, 908 - i * 24, 124, 21, i % 2 ? '#F3E6D0' : colors.paper)).join('') +
    stitch('M1366 918H1490M1360 870H1480', colors.lapacho, 5, '14 16')
  );
}

/** In its place, a little off: she presses it on. */
function pressed(): string {
  return group(
    `translate(${NEXT[0] + 14} ${NEXT[1] - 8}) rotate(5 59 59)`,
    box(6, 8, TILE - 5, TILE - 5, CAST_COLOR, 'opacity=".25"') + tile(),
  );
}

function mason() {
  const trowel = group(
    'translate(1232 830) rotate(24)',
    shape('M-44 44L46 44L0 170Z', '#C9D0C8') +
      shape('M0 44H46L0 170Z', '#98A39B') +
      line('M0 48V10', '#7F8B83', 11) +
      line('M0 12V-56', colors.wood, 26),
  );
  return figure({
    at: [1096, 560],
    scale: 0.96,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'lean',
      mood: 'smirks',
      gaze: [1.2, -0.4],
      hair: HAIR.black,
      eyes: 'almond',
      brows: 'straight',
      nose: 'hooked',
      earrings: colors.sun,
    },
    hair: kerchief('turned', '#2C6B75', HAIR.black),
    chin: [8, -58],
    turn: -4,
    body: { shoulder: 190, waist: 180, foot: 480, color: '#A3265A' },
    clothes: bib('#FBF0DC', colors.tierra, { top: 120, half: 98 }),
    arms: [
      { side: 'left', to: [1234, 812], elbow: [1330, 760], aim: 112, hand: 'grip', dim: true, holds: trowel },
      { side: 'right', to: [906, 312], elbow: [820, 560], aim: 248, hand: 'flat' },
    ],
  });
}
