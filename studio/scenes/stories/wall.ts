import { colors, stoplight } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { collar, near } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { face } from '../portraits/face.ts';
import type { Face } from '../portraits/face.ts';
import { bob } from '../portraits/cuts.ts';
import { combed, cropped, HAIR, strawHat } from '../portraits/hair.ts';
import type { Worn } from '../portraits/hair.ts';
import { shaded } from '../people/marks.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

/** A woman hangs a diploma with three lights among a family's portraits; an old man with the hammer tells whether it is level. */
export function wall(): string {
  const room =
    box(0, 0, WIDTH, HEIGHT, '#E7B58F') +
    box(0, 0, WIDTH, 54, '#C98A63') +
    stitch('M0 76H1600', '#C98A63', 7, '30 20') +
    portrait(60, 130, 250, 300, colors.tierraDeep, colors.dawn, GRANDMOTHER) +
    portrait(1370, 150, 190, 230, colors.forest, colors.mist, SON);
  return frame('pared', room + hanger() + elder());
}

interface Kin {
  look: Face;
  hair: Worn;
  top: string;
}

const GRANDMOTHER: Kin = {
  look: { skin: SKINS[3], view: 'front', age: 'old', build: 'broad', mood: 'calm', eyes: 'hooded', hair: HAIR.grey },
  hair: combed('front', HAIR.grey, 'bun'),
  top: colors.paper,
};
const SON: Kin = {
  look: { skin: SKINS[4], view: 'front', age: 'young', build: 'lean', mood: 'smirks', nose: 'broad', hair: HAIR.black },
  hair: cropped('front', HAIR.black),
  top: '#2C6B75',
};

function portrait(x: number, y: number, width: number, height: number, rim: string, sky: string, kin: Kin): string {
  const { ears, face: visage } = face(kin.look);
  const scale = width / 380;
  const foot = (height - 40) / scale;
  return (
    box(x + 12, y + 16, width, height, CAST_COLOR, CAST) +
    box(x, y, width, height, rim) +
    box(x + 20, y + 20, width - 40, height - 40, sky) +
    group(
      `translate(${x + width / 2} ${y + 20}) scale(${scale})`,
      group(
        `translate(0 ${foot - 94})`,
        kin.hair.behind +
          ears +
          shape('M-166 94C-160 60 -110 40 -56 22H56C110 40 160 60 166 94Z', kin.top) +
          shape('M-40 -40V20Q0 70 40 20V-40Z', shaded(kin.look.skin, 0.2)) +
          visage +
          kin.hair.front,
      ),
    )
  );
}

function hanger(): string {
  return near(446, 690, 1, {
    face: {
      skin: SKINS[2],
      view: 'turned',
      age: 'grown',
      build: 'boxed',
      mood: 'smirks',
      gaze: [0.9, -0.4],
      hair: HAIR.black,
      eyes: 'narrow',
      brows: 'bushy',
      nose: 'broad',
      earsCovered: true,
    },
    hair: bob(HAIR.black),
    head: { at: [4, -60], turn: -2 },
    neck: { lean: 4, deep: 88 },
    body: { shoulder: 184, waist: 168, color: '#2C6B75' },
    clothes: line('M-76 -6C-56 84 56 84 76 -6', shaded('#2C6B75', 0.2), 9),
    held: certificate() + hammer(),
    arms: [
      {
        shoulder: [-148, 92],
        elbow: [-214, 280],
        to: [-78, 300],
        hand: 'grip',
        aim: 0,
        sleeve: 'short',
      },
      { shoulder: [148, 92], elbow: [288, 186], to: [286, -52], hand: 'sheet', aim: -84, sleeve: 'short', dim: true },
    ],
  });
}

/** In the units of who holds it. */
function certificate(): string {
  return group(
    'translate(196 -500) rotate(-4) scale(.82)',
    box(20, 24, 500, 560, CAST_COLOR, CAST) +
      box(0, 0, 500, 560, colors.gold) +
      box(0, 0, 500, 20, '#F0B23F') +
      box(480, 20, 20, 540, '#A86A14') +
      box(28, 28, 444, 504, colors.paper) +
      stitch('M56 56H444V504H56Z', colors.gold, 5, '18 12') +
      circle(140, 236, 50, stoplight.red) +
      line('M106 236H174M140 202V270M116 212L164 260M164 212L116 260', '#FBE3D4', 5) +
      circle(238, 212, 60, stoplight.yellow) +
      stitch('M238 174A38 38 0 1 1 237.9 174', colors.tierraDeep, 9, '12 11.9') +
      circle(362, 190, 78, stoplight.green) +
      stitch('M362 136A54 54 0 1 1 361.9 136', '#F3F3DC', 26, '5 14.6') +
      line('M120 352H380', colors.tierraDeep, 16) +
      line('M90 396H410M90 432H330', '#D8C8A8', 9) +
      shape('M370 450L340 560L378 540L400 580L420 470Z', '#B53767') +
      circle(392, 440, 56, colors.lapacho) +
      circle(392, 440, 36, colors.sun) +
      stitch('M392 394A46 46 0 1 1 391.9 394', colors.paper, 5, '9 7'),
  );
}

function hammer(): string {
  return (
    line('M-82 420L-62 150', colors.wood, 24) +
    shape('M-122 128L-6 118L6 130L4 162L-26 160L-30 170L-118 178Z', '#98A39B') +
    shape('M-120 154L4 144L4 162L-26 160L-30 170L-118 178Z', '#000', SHADE)
  );
}

function elder(): string {
  return near(1222, 800, 1, {
    face: {
      skin: SKINS[4],
      view: 'turned',
      age: 'old',
      build: 'lean',
      mood: 'laughs',
      gaze: [0.8, -0.7],
      hair: HAIR.grey,
      brows: 'bushy',
      nose: 'hooked',
      signs: ['hollow'],
      beard: 'stubble',
    },
    hair: {
      behind: '',
      front:
        shape('M-74 -92C-92 -130 -94 -180 -88 -214L-52 -204C-58 -164 -60 -140 -62 -112Z', HAIR.grey) +
        strawHat(colors.tierra).front,
    },
    head: { at: [-10, -58], flip: true, turn: 7 },
    neck: { lean: -8, deep: 66 },
    body: { shoulder: 204, waist: 190, color: '#6F93A8' },
    clothes: collar('#6F93A8') + box(58, 150, 84, 92, shaded('#6F93A8', 0.14)) + line('M100 176V128', colors.sun, 10),
    arms: [{ shoulder: [-164, 92], elbow: [-260, 236], to: [-296, 20], hand: 'open', aim: -112, sleeve: 'rolled' }],
  });
}
