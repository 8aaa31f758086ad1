import { canvas } from './canvas.ts';
import { hill } from './land.ts';
import { person } from './people/person.ts';
import type { Person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, group, lace, line, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".16"';

/** Four homes from four kinds of places on one hill, the same thread through all of them. */
export function blockPlaces(): string {
  const land =
    box(0, 0, WIDTH, HEIGHT, '#2C6B75') +
    lace('lugares', { family: 'wheel', rim: 'fan', ground: '#F7D9C4', thread: '#E9B08E', weight: 0.7 }, 838, 240, 138) +
    hill('#3F8A8C', { ...SIZE, y: 470, swing: 46, points: 5, seed: 'lugar1' }) +
    hill(colors.leaf, { ...SIZE, y: 648, swing: 20, points: 4, seed: 'lugar2' }) +
    hill(colors.forest, { ...SIZE, y: 804, swing: 10, points: 4, seed: 'lugar3' });
  const thread = stitch('M-20 760C140 690 250 812 400 756S600 690 720 764S960 716 1220 772', colors.sun, 9, '26 18');
  return canvas(
    { ...SIZE, name: 'lugares', grain: 0.4 },
    land + block() + hut() + terrace() + ranch() + people() + thread,
  );
}

/** A family before each home, the thread in its hands. */
function people(): string {
  const one = (x: number, foot: number, height: number, look: Omit<Person, 'at' | 'height'>) =>
    person({ at: [x, foot], height, ...look });
  return (
    one(176, 806, 220, {
      build: 'woman',
      view: 'turned',
      skin: SKINS[0],
      look: { cut: 'short', hat: 'wrap', tie: colors.sun, band: colors.tierra },
      top: { kind: 'blouse', color: colors.lapacho, trim: colors.sun },
      bottom: { kind: 'skirt', color: colors.tierra, hem: colors.sun },
      far: { to: [236, 752], hand: 'grip', behind: false },
    }) +
    one(276, 826, 146, {
      heads: 5.6,
      build: 'man',
      view: 'front',
      skin: SKINS[0],
      look: { cut: 'short', age: 'child' },
      top: { kind: 'tee', color: colors.paper },
      bottom: { kind: 'shorts', color: colors.forest },
      near: { to: [246, 762], hand: 'grip' },
    }) +
    one(590, 800, 220, {
      build: 'man',
      view: 'front',
      skin: SKINS[6],
      look: { cut: 'short' },
      top: { kind: 'shirt', color: '#3F6E8C', trim: colors.paper },
      bottom: { kind: 'trousers', color: colors.tierraNight },
      near: { to: [556, 716], hand: 'grip' },
      far: { to: [628, 712], hand: 'grip' },
    }) +
    one(762, 838, 216, {
      build: 'woman',
      view: 'front',
      skin: SKINS[7],
      look: { cut: 'loose', hair: HAIRS.brown },
      top: { kind: 'shirt', color: colors.sun, trim: colors.tierra },
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: [726, 766], hand: 'grip' },
      far: { to: [800, 762], hand: 'wave' },
    }) +
    one(996, 826, 222, {
      build: 'man',
      view: 'turned',
      facing: 'left',
      skin: SKINS[4],
      look: { cut: 'short', hat: 'piri', tie: colors.tierra },
      top: { kind: 'tee', color: colors.tierra },
      bottom: { kind: 'trousers', color: '#2F4A6B' },
      near: { to: [946, 734], hand: 'grip' },
    }) +
    one(1078, 838, 196, {
      build: 'woman',
      view: 'front',
      skin: SKINS[5],
      look: { cut: 'low', age: 'old', hair: HAIRS.grey },
      top: { kind: 'blouse', color: '#6E5BA0', trim: colors.cream },
      bottom: { kind: 'skirt', color: colors.cream, hem: colors.tierra },
      near: { to: [1050, 748], hand: 'grip' },
      far: { to: [1108, 752], hand: 'grip' },
    })
  );
}

/** Flats of a large city. */
function block(): string {
  let panes = '';
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 3; column++) panes += `M${-62 + column * 44} ${-386 + row * 58}h28v34h-28Z`;
  return group(
    'translate(540 716)',
    box(-84, -420, 168, 420, colors.rose) +
      box(40, -420, 44, 420, '#000', SHADE) +
      shape(panes, colors.tierraNight) +
      box(-92, -432, 184, 18, colors.lapacho) +
      box(-18, -46, 36, 46, colors.tierraNight) +
      line('M20 -432V-450M64 -432V-450', colors.tierraNight, 6) +
      box(8, -494, 68, 46, colors.mist) +
      box(52, -494, 24, 46, '#000', SHADE),
  );
}

/** A round house of clay under straw. */
function hut(): string {
  return group(
    'translate(384 756)',
    box(-96, -104, 192, 104, colors.clay) +
      shape('M30 -104H96V0H30Z', '#000', SHADE) +
      shape('M-22 0V-66Q0 -88 22 -66V0Z', colors.tierraNight) +
      stitch('M-92 -40H-34M34 -40H92', colors.cream, 6, '12 9') +
      shape('M-134 -96Q-70 -170 0 -232Q70 -170 134 -96Q0 -70 -134 -96Z', colors.straw) +
      shape('M0 -232Q70 -170 134 -96Q90 -84 44 -82Q40 -160 0 -232Z', '#C79A4C') +
      line('M-84 -100L-14 -204M-34 -92L-4 -204M60 -96L14 -204', '#B98E40', 3, 'opacity=".7"'),
  );
}

/** A brick house of a rainy island, its chimney at the gable. */
function terrace(): string {
  return group(
    'translate(700 742)',
    box(-86, -176, 172, 176, colors.tierra) +
      box(52, -276, 32, 90, colors.tierraDeep) +
      shape('M-100 -170L0 -282L100 -170Z', '#3E4B57') +
      shape('M0 -282L100 -170H40Z', '#2B3540') +
      box(34, -170, 52, 170, '#000', SHADE) +
      shape('M-62 -138h40v50h-40ZM14 -138h40v50h-40ZM-62 -60h40v40h-40Z', colors.cream) +
      line('M-42 -138v50M34 -138v50M-62 -113h40M14 -113h40', colors.tierraDeep, 4) +
      shape('M16 0V-58Q35 -76 54 -58V0Z', colors.monte),
  );
}

/** A wooden house on stilts beside a river. */
function ranch(): string {
  return group(
    'translate(862 762)',
    line('M-76 -70V4M-22 -70V8M34 -70V8M84 -70V4', colors.woodDark, 11) +
      box(-94, -168, 188, 100, colors.sun) +
      box(44, -168, 50, 100, '#000', SHADE) +
      line('M-94 -144H94M-94 -120H94M-94 -96H94', '#D9911F', 3) +
      box(-66, -142, 44, 42, colors.monte) +
      box(4, -142, 36, 74, colors.monte) +
      box(-106, -76, 212, 13, colors.wood) +
      shape('M-122 -164L-86 -226H86L122 -164Z', '#8FA39A') +
      shape('M30 -226H86L122 -164H52Z', '#6B8076') +
      line('M-58 -70L-104 4', colors.woodDark, 7),
  );
}
