import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, stitch } from '../../server/lace/primitives.ts';
import { BAND_HEIGHT, BAND_WIDTH, MOTIFS, type Ground } from '../../web/screens/openData/patterns.ts';
import { canvas } from './canvas.ts';
import { crossStitch } from './crossStitch.ts';
import { SKINS } from './people/skins.ts';
import { collar } from './portraits/cloth.ts';
import { plaits } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR } from './portraits/hair.ts';

const SIZE = { width: 1200, height: 960 };
const CELL = 12.6;
const CLOTH = { x: 346, y: 176, band: 106 };
/** Stitches of the last band that are sewn already, from the left. */
const SEWN = 15;

const LAPACHO_DEEP = '#A3265A';
const GROUNDS: Record<Ground, string> = {
  light: colors.paper,
  pale: colors.dawn,
  deep: LAPACHO_DEEP,
  dark: colors.monte,
};
const ON_LIGHT = { a: LAPACHO_DEEP, b: colors.tierra, c: colors.monte };
const ON_DARK = { a: colors.paper, b: colors.dawn, c: colors.dawn };

/** The page's own bands grow on a frame and are counted aloud. Cut out: the page's ground is around it. */
export function openDataFrame(): string {
  return canvas(
    { ...SIZE, name: 'bastidor', grain: 0 },
    circle(600, 540, 420, colors.dawn) + frame() + counting() + sewer(),
  );
}

function frame(): string {
  const bands = [0, 1, 2, 3, 4].map((at) => {
    const { ground, rows } = MOTIFS[at] ?? { ground: 'light', rows: [] };
    const y = CLOTH.y + 16 + at * CLOTH.band;
    const sewn = at < 4 ? BAND_WIDTH : SEWN;
    return (
      box(CLOTH.x, y, 508, CLOTH.band - 4, GROUNDS[ground]) +
      crossStitch(
        rows.map((row) => row.repeat(BAND_WIDTH / row.length).slice(0, sewn)),
        ground === 'deep' || ground === 'dark' ? ON_DARK : ON_LIGHT,
        CELL,
        CLOTH.x + 2,
        y + (CLOTH.band - 4 - CELL * BAND_HEIGHT) / 2,
      )
    );
  });
  return (
    line('M322 120L278 950M878 120L922 950', colors.woodDark, 24) +
    box(296, 140, 608, 30, colors.wood, 'rx="10"') +
    box(284, 760, 632, 30, colors.wood, 'rx="10"') +
    box(CLOTH.x - 12, CLOTH.y - 12, 532, 598, '#FBF0DC') +
    bands.join('') +
    stitch(`M${CLOTH.x} ${CLOTH.y}H${CLOTH.x + 508}M${CLOTH.x} 744H${CLOTH.x + 508}`, colors.tierra, 4, '14 10')
  );
}

function sewer(): string {
  const he = figure({
    at: [188, 560],
    scale: 0.92,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'long',
      mood: 'smiles',
      gaze: [0.9, 0.7],
      hair: HAIR.greying,
      eyes: 'almond',
      brows: 'straight',
      nose: 'straight',
      moustache: true,
    },
    hair: cropped('turned', HAIR.black, HAIR.greying),
    chin: [6, -60],
    turn: 6,
    body: { shoulder: 192, waist: 176, foot: 440, color: colors.tierra },
    clothes: collar('#8E2D15'),
    arms: [{ side: 'right', to: [572, 652], aim: -16, hand: 'pinch', elbow: [372, 806] }],
  });
  const needle = line('M552 680L606 622', '#9AA39C', 7);
  const thread = line('M536 690C500 770 610 780 552 680', LAPACHO_DEEP, 5);
  return he.body + he.limbs + thread + needle + he.fingers;
}

function counting(): string {
  const she = figure({
    at: [1022, 660],
    scale: 0.82,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'child',
      build: 'round',
      mood: 'talks',
      gaze: [0.9, -0.4],
      hair: HAIR.black,
      eyes: 'round',
      nose: 'snub',
      signs: ['gap'],
    },
    hair: plaits('turned', HAIR.black, colors.lapacho),
    chin: [6, -58],
    turn: -6,
    body: { shoulder: 166, waist: 156, foot: 380, color: colors.paper },
    clothes: collar('#E6DCC6'),
    arms: [{ side: 'right', to: [776, 452], aim: 212, hand: 'point', elbow: [926, 700] }],
  });
  return she.body + she.arms;
}
