import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { near } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { HAIR, headwrap } from '../portraits/hair.ts';
import { LANTERN_GLASS, lantern } from './lantern.ts';
import { answers } from './nairobi.ts';

const SIZE = { width: 1200, height: 900 };
const TABLE = 800;

/** The mother of nairobi.ts by night, at her table: she reads her own sheet by the light of the lamp. */
export function ownSheet(): string {
  return canvas({ ...SIZE, name: 'hoja', grain: 0.4 }, room() + mother() + table() + lamp());
}

function room(): string {
  return (
    box(0, 0, SIZE.width, SIZE.height, '#3A1A2A') +
    circle(262, 560, 620, '#4F2434') +
    circle(262, 560, 400, '#6E3433') +
    circle(262, 560, 210, '#94502F')
  );
}

function table(): string {
  return box(0, TABLE, SIZE.width, 100, colors.wood) + box(0, TABLE, SIZE.width, 14, '#B9744A');
}

function sheet(): string {
  return group(
    'translate(10 166) rotate(-4)',
    box(-118, -128, 236, 262, colors.paper) +
      line('M-92 -104H28', colors.tierraDeep, 9) +
      group('translate(-78 -66) scale(.667)', answers(0, 0)),
  );
}

function mother(): string {
  return near(700, 520, 0.98, {
    face: {
      view: 'turned',
      age: 'grown',
      build: 'long',
      mood: 'calm',
      gaze: [0.7, 1],
      eyes: 'hooded',
      nose: 'broad',
      skin: SKINS[0],
      hair: HAIR.black,
      earrings: colors.gold,
    },
    hair: headwrap(colors.orange, colors.tierraDeep, HAIR.black),
    head: { at: [-12, -58], turn: -12, flip: true },
    neck: { lean: -10, deep: 66, wide: 92 },
    body: { shoulder: 190, waist: 184, foot: 420, color: colors.forest },
    arms: [
      { shoulder: [-156, 92], elbow: [-240, 268], to: [-100, 196], hand: 'sheet', aim: -14, sleeve: 'short' },
      {
        shoulder: [156, 92],
        elbow: [250, 270],
        to: [122, 180],
        hand: 'sheet',
        aim: 196,
        mirrored: true,
        sleeve: 'short',
        dim: true,
      },
    ],
    held: sheet(),
  });
}

/** The storm lantern of her window, lit. */
function lamp(): string {
  return lantern(
    `translate(262 ${TABLE + 26}) scale(.96)`,
    shape(LANTERN_GLASS, '#FBE3A6') +
      shape('M0 -236C34 -190 36 -150 0 -112C-36 -150 -30 -178 0 -236Z', colors.orange) +
      shape('M2 -190C20 -164 18 -138 0 -116C-18 -138 -16 -160 2 -190Z', '#FFF3CF'),
  );
}
