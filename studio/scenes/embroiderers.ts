// Three who sew the figures, one for each scale of thread, and who reads what is behind them. Cut out: they stand on the seam below.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { bib, neckline } from './closeUps.ts';
import { crossStitch } from './crossStitch.ts';
import { SKINS } from './people/skins.ts';
import { collar } from './portraits/cloth.ts';
import { curls, kerchief } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';

const SIZE = { width: 640, height: 640 };
const STEEL = '#8F9A94';
const LINEN = '#FBF0DC';

/** She draws a long thread through the needle: there are thousands to sew. */
export function threading(): string {
  const she = figure({
    at: [330, 372],
    scale: 0.94,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'busy',
      gaze: [0.9, 0.5],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'bushy',
      nose: 'broad',
      earrings: colors.sun,
      signs: ['mole'],
    },
    hair: kerchief('turned', colors.lapacho, HAIR.black, colors.blush),
    chin: [6, -60],
    turn: 5,
    body: { shoulder: 192, waist: 186, foot: 320, color: colors.forest },
    clothes: bib(colors.sun, colors.tierra, { foot: 320 }),
    arms: [
      { side: 'left', to: [410, 430], aim: -38, hand: 'pinch' },
      { side: 'right', to: [566, 352], aim: 226, hand: 'pinch', dim: true },
    ],
  });
  const needle = line('M536 412L590 292', STEEL, 9) + line('M586 302L589 295', LINEN, 3);
  const thread = line(
    'M588 297C500 300 470 360 412 426C360 486 250 470 214 520C196 546 210 580 240 592',
    colors.lapacho,
    7,
  );
  const spool =
    box(136, 576, 118, 20, colors.wood, 'rx="6"') +
    box(150, 596, 90, 44, colors.lapacho) +
    line('M150 606L240 614M150 620L240 628', '#B63A6B', 4);
  return canvas(
    { ...SIZE, name: 'enhebrar', grain: 0 },
    group('translate(-66 0)', she.body + she.limbs + thread + needle + she.fingers + spool),
  );
}

/** He counts small stitches on a hoop with his finger, one by one. */
export function counting(): string {
  const hoop =
    circle(262, 486, 128, LINEN) +
    crossStitch(
      ['..fffffff..', '.fffffffff.', 'fffffffffff', 'fffffffffff', 'fffffffffff', '.ffff......'],
      { f: colors.forest },
      18,
      163,
      424,
    ) +
    circle(262, 486, 128, 'none', `stroke="${colors.wood}" stroke-width="18"`) +
    box(244, 336, 36, 28, colors.woodDark, 'rx="6"');
  const he = figure({
    at: [420, 376],
    scale: 0.94,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'talks',
      gaze: [0.7, 0.9],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'straight',
      nose: 'long',
      glasses: colors.tierraDeep,
      earsOut: true,
    },
    hair: curls('turned', HAIR.brown, 'close'),
    chin: [4, -58],
    turn: 10,
    body: { shoulder: 184, waist: 168, foot: 320, color: colors.sun },
    clothes: collar('#D99A2B'),
    arms: [
      { side: 'right', to: [176, 560], aim: -20, hand: 'sheet', holds: hoop },
      { side: 'left', to: [252, 540], aim: 190, hand: 'point', dim: true },
    ],
  });
  return canvas({ ...SIZE, name: 'contar', grain: 0 }, group('translate(10 26) scale(.96)', he.body + he.arms));
}

/** Her needle stands in the row that is not finished. */
export function unfinished(): string {
  const cloth =
    shape('M92 492H640L688 640H48Z', colors.blush) +
    stitch('M104 506H632', colors.tierra, 5, '14 10') +
    crossStitch(['tttttttttttttttttt', 'tttttttt..........'], { t: colors.tierra }, 34, 64, 566);
  const she = figure({
    at: [368, 352],
    scale: 0.92,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'old',
      build: 'round',
      mood: 'smiles',
      gaze: [-0.1, 1],
      hair: HAIR.grey,
      eyes: 'hooded',
      brows: 'thin',
      nose: 'snub',
      signs: ['dimples'],
      earrings: colors.gold,
    },
    hair: combed('front', HAIR.grey, 'braid', colors.tierra),
    chin: [0, -58],
    turn: -4,
    body: { shoulder: 190, waist: 190, foot: 200, color: '#2F7F8C' },
    clothes: neckline(colors.cream),
    arms: [
      { side: 'left', to: [262, 580], aim: 6, hand: 'rest', elbow: [86, 566] },
      { side: 'right', to: [428, 556], aim: 190, hand: 'pinch', dim: true },
    ],
  });
  const needle =
    line('M328 618L440 536', STEEL, 9) +
    line('M326 618C360 590 500 470 596 520C630 540 640 580 616 612', colors.tierra, 6);
  return canvas(
    { ...SIZE, name: 'hilera', grain: 0 },
    group('translate(-10 51) scale(.92)', she.body + cloth + she.limbs + needle + she.fingers),
  );
}

/** He reads in an annual report how it was done. */
export function yearbook(): string {
  const report =
    shape('M196 462L330 486L464 462V622L330 644L196 622Z', colors.paper) +
    shape('M182 450L330 478L478 450V612L330 640L182 612Z', colors.tierra) +
    shape('M330 478L478 450V612L330 640Z', '#8E2D15') +
    lace('memoria', { family: 'wheel', rim: 'scallop', thread: colors.sun, weight: 1.5, detail: 0.6 }, 256, 540, 44) +
    line('M372 520L440 508M372 552L424 543', colors.sun, 9);
  const he = figure({
    at: [330, 380],
    scale: 0.92,
    skin: SKINS[3],
    head: {
      view: 'front',
      age: 'middle',
      build: 'square',
      mood: 'smirks',
      gaze: [0.1, 0.9],
      hair: HAIR.greying,
      eyes: 'round',
      brows: 'straight',
      nose: 'broad',
      moustache: 'walrus',
    },
    hair: cropped('front', HAIR.black, HAIR.greying),
    chin: [0, -58],
    turn: 3,
    body: { shoulder: 192, waist: 178, foot: 300, color: colors.paper },
    clothes: collar('#E6DCC6'),
    arms: [
      { side: 'left', to: [206, 566], aim: -10, hand: 'sheet', sleeve: 'rolled' },
      { side: 'right', to: [454, 566], aim: 190, hand: 'sheet', sleeve: 'rolled', dim: true },
    ],
  });
  return canvas({ ...SIZE, name: 'memoria', grain: 0 }, he.body + he.limbs + report + he.fingers);
}
