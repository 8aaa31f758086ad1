import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { crossStitch } from './crossStitch.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';

const SIZE = { width: 1200, height: 960 };

/** Columns of stitches, each higher than the one before; the last is being sewn. */
const COLUMNS: [string, number][] = [
  ['r', 4],
  ['s', 7],
  ['f', 10],
  ['t', 13],
];
const ROWS = 15;

function columns(): string[] {
  return Array.from({ length: ROWS }, (_, row) =>
    COLUMNS.map(([thread, high]) => (ROWS - row <= high ? thread : '.').repeat(4)).join('.'),
  );
}

/** Figures are sewn to a scale, and counted aloud. Cut out: the page's ground is around it. */
export function openDataFrame(): string {
  return canvas(
    { ...SIZE, name: 'bastidor', grain: 0 },
    circle(600, 520, 430, colors.dawn) + frame() + counting() + sewer(),
  );
}

function frame(): string {
  return (
    line('M352 120L300 950M850 120L902 950', colors.woodDark, 24) +
    box(326, 150, 550, 30, colors.wood, 'rx="10"') +
    box(318, 640, 566, 30, colors.wood, 'rx="10"') +
    box(364, 172, 474, 476, '#FBF0DC') +
    stitch('M382 190H820V630H382Z', colors.tierra, 4, '14 10') +
    crossStitch(columns(), { r: colors.lapacho, s: colors.gold, f: colors.forest, t: colors.tierra }, 22, 400, 286) +
    stitch(
      'M364 172L338 166M364 260L336 260M364 350L334 350M364 440L330 440M364 530L326 530M838 172L862 166M838 260L866 260M838 350L868 350M838 440L872 440M838 530L876 530',
      '#B98448',
      5,
      '30 1',
    )
  );
}

function sewer(): string {
  const chair =
    line('M236 700L220 950M142 700L126 950M146 700L116 470', colors.woodDark, 18) + box(126, 690, 190, 26, colors.wood);
  return (
    chair +
    person({
      at: [270, 952],
      height: 800,
      heads: 5.5,
      build: 'man',
      girth: 1.08,
      view: 'turned',
      stance: 'sit',
      skin: SKINS[2],
      look: { cut: 'short', hair: HAIRS.greying, age: 'middle', mood: 'smiles', moustache: true, eyes: [0.7, 0.1] },
      top: { kind: 'poi', color: colors.sun, trim: colors.tierra },
      bottom: { kind: 'trousers', color: '#3A4A6B' },
      far: { sleeveAlone: true },
      near: {
        to: [452, 470],
        hand: 'pinch',
        holds: line('M456 466L496 440', '#9AA39C', 6) + line('M448 474C420 520 400 500 380 560', colors.lapacho, 4),
      },
    })
  );
}

function counting(): string {
  const pad =
    box(962, 584, 96, 118, colors.forest, 'rx="5"') +
    box(970, 594, 80, 98, colors.paper) +
    stitch('M980 616H1036M980 640H1036M980 664H1018', colors.tierra, 5, '11 7');
  return (
    person({
      at: [1056, 952],
      height: 740,
      heads: 5.6,
      build: 'man',
      view: 'turned',
      facing: 'left',
      skin: SKINS[5],
      look: { cut: 'curls', age: 'young', mood: 'smiles', eyes: [0.6, 0] },
      top: { kind: 'uniform', color: colors.paper, trim: colors.monte },
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: [1018, 640], hand: 'sheet', holds: pad },
      far: { sleeveAlone: true },
    }) +
    person({
      at: [868, 955],
      height: 540,
      heads: 4.7,
      build: 'woman',
      view: 'turned',
      facing: 'left',
      skin: SKINS[4],
      look: { cut: 'plaits', age: 'child', mood: 'talks', tie: colors.lapacho, eyes: [0.6, -0.5] },
      top: { kind: 'coat', color: colors.paper, trim: colors.sun },
      bottom: { kind: 'skirt', color: colors.forest, length: 'knee' },
      near: { to: [762, 470], hand: 'point' },
    })
  );
}
