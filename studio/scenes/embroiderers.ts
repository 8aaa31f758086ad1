// Three who sew the figures, one for each scale of thread, and two who read what is behind them. Cut out: the cloth that they sew begins below.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { bib, neckline } from './closeUps.ts';
import { crossStitch } from './crossStitch.ts';
import { SKINS } from './people/skins.ts';
import { collar } from './portraits/cloth.ts';
import { curls, kerchief, plaits } from './portraits/cuts.ts';
import { figure, type Figure } from './portraits/figure.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';

const SIZE = { width: 640, height: 640 };
const STEEL = '#8F9A94';
const LINEN = '#FBF0DC';

/** Where the cloth's edge is that they sit behind; hands and threads reach over it. */
const EDGE = 604;

/** `body` as far as that edge; to the left of `over`, beyond it. */
function behind(id: string, body: string, over = 0): string {
  return `<clipPath id="${id}"><path d="M0 0H640V${EDGE}H${over}V640H0Z"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** From its eye to its point. */
function needle(fromX: number, fromY: number, toX: number, toY: number): string {
  const [x, y] = [fromX + (toX - fromX) * 0.12, fromY + (toY - fromY) * 0.12];
  return line(`M${fromX} ${fromY}L${x} ${y}`, STEEL, 10) + line(`M${fromX} ${fromY}L${toX} ${toY}`, STEEL, 7);
}

/** She pulls the thread through: there are thousands to sew. */
export function threading(): string {
  const she = figure({
    at: [292, 396],
    scale: 1,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'round',
      mood: 'smiles',
      gaze: [0.9, 0.9],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'bushy',
      nose: 'broad',
      earrings: colors.sun,
      signs: ['mole'],
    },
    hair: kerchief('turned', colors.lapacho, HAIR.black, colors.blush),
    chin: [6, -60],
    turn: 6,
    body: { shoulder: 192, waist: 196, foot: 260, color: colors.forest },
    clothes: bib(colors.sun, colors.tierra, { foot: 400 }),
    arms: [
      { side: 'left', to: [196, 606], aim: 24, hand: 'flat', elbow: [76, 566] },
      { side: 'right', to: [530, 418], aim: 236, hand: 'pinch', dim: true },
    ],
  });
  const thread = line('M34 636C70 560 360 560 500 452', colors.lapacho, 6);
  return canvas(
    { ...SIZE, name: 'enhebrar', grain: 0 },
    behind('lap', she.body) + behind('arms', she.limbs + thread + needle(500, 452, 580, 366) + she.fingers, 290),
  );
}

/** He sews small stitches on a hoop. */
export function counting(): string {
  const hoop =
    circle(236, 470, 130, LINEN) +
    crossStitch(
      ['....t.t....', '...ttttt...', '....ttt....', '..f..f..f..', '...f.f.f...', '....fff....', '.....f.....'],
      { f: colors.forest, t: colors.tierra },
      19,
      132,
      404,
    ) +
    circle(236, 470, 130, 'none', `stroke="${colors.wood}" stroke-width="18"`) +
    box(218, 318, 36, 28, colors.woodDark, 'rx="6"');
  const he = {
    at: [392, 408],
    scale: 0.92,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'diamond',
      mood: 'calm',
      gaze: [0.8, 0.9],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'straight',
      nose: 'long',
      glasses: colors.tierraDeep,
      earsOut: true,
      frames: 'round',
      lips: 'full',
    },
    hair: curls('turned', HAIR.brown, 'close'),
    chin: [4, -58],
    turn: 14,
    body: { shoulder: 190, waist: 180, foot: 300, color: colors.sun },
    clothes: collar('#D99A2B'),
  } as const satisfies Figure;
  const holding = figure({ ...he, arms: [{ side: 'right', to: [136, 566], aim: -24, hand: 'sheet', holds: hoop }] });
  const sewing = figure({ ...he, arms: [{ side: 'left', to: [330, 440], aim: 196, hand: 'pinch', dim: true }] });
  return canvas(
    { ...SIZE, name: 'contar', grain: 0 },
    behind(
      'lap',
      holding.body +
        holding.arms +
        sewing.limbs +
        line('M312 462C330 520 372 500 366 424', colors.tierra, 5) +
        needle(366, 424, 288, 462) +
        sewing.fingers,
    ),
  );
}

/** Her needle stands in the row that is not finished. */
export function unfinished(): string {
  const cloth =
    shape('M40 500H600L640 640H0Z', colors.blush) +
    stitch('M52 514H588', colors.tierra, 5, '14 10') +
    crossStitch(['tttttttttttttttt', 'ttttttttt.......'], { t: colors.tierra }, 36, 32, 560);
  const she = figure({
    at: [326, 368],
    scale: 0.84,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'old',
      build: 'round',
      mood: 'smiles',
      gaze: [0.4, 1],
      hair: HAIR.grey,
      eyes: 'hooded',
      glasses: colors.woodDark,
      brows: 'thin',
      nose: 'snub',
      signs: ['dimples'],
      earrings: colors.gold,
    },
    hair: combed('front', HAIR.grey, 'bun'),
    chin: [0, -58],
    turn: 6,
    body: { shoulder: 194, waist: 194, foot: 190, color: '#2F7F8C' },
    clothes: neckline(colors.cream),
    arms: [
      { side: 'left', to: [196, 552], aim: 30, hand: 'flat', elbow: [76, 500] },
      { side: 'right', to: [430, 500], aim: 200, hand: 'pinch', dim: true, elbow: [572, 552] },
    ],
  });
  return canvas(
    { ...SIZE, name: 'hilera', grain: 0 },
    she.body +
      cloth +
      she.limbs +
      line('M374 600C380 560 390 540 404 528', colors.tierra, 6) +
      needle(404, 528, 470, 458) +
      she.fingers,
  );
}

/** A girl reads an annual report aloud; her grandfather follows the line with his finger. */
export function yearbook(): string {
  const report =
    shape('M250 470L420 502L590 470V640H250Z', colors.paper) +
    shape('M420 502L590 470V640H420Z', '#EFE4CB') +
    stitch('M280 506L396 528M280 540L396 562M280 574L372 592', colors.tierra, 6, '22 9') +
    group(
      'translate(446 514) skewY(-10)',
      crossStitch(['....l', '..l.l', '..l.l', 'l.l.l', 'l.l.l'], { l: colors.lapacho }, 24, 0, 0),
    ) +
    line('M238 462L420 496L602 462', colors.tierra, 14);
  const girl = figure({
    at: [232, 410],
    scale: 0.86,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'child',
      build: 'round',
      mood: 'talks',
      gaze: [0.6, 1],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      signs: ['freckles'],
    },
    hair: plaits('turned', HAIR.black, colors.lapacho),
    chin: [4, -56],
    turn: 16,
    body: { shoulder: 168, waist: 150, foot: 300, color: colors.paper },
    clothes: collar('#E6DCC6'),
    arms: [{ side: 'left', to: [258, 590], aim: -12, hand: 'sheet' }],
  });
  const he = figure({
    at: [624, 356],
    scale: 0.96,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'old',
      build: 'square',
      mood: 'laughs',
      gaze: [0.8, 0.9],
      hair: HAIR.grey,
      eyes: 'narrow',
      brows: 'bushy',
      nose: 'broad',
      moustache: true,
    },
    hair: cropped('turned', HAIR.grey),
    chin: [4, -58],
    turn: 10,
    body: { shoulder: 192, waist: 178, foot: 320, color: '#3A4A6B' },
    clothes: collar('#2C3A56'),
    arms: [{ side: 'left', to: [384, 544], aim: 186, hand: 'point', sleeve: 'rolled', elbow: [652, 600] }],
  });
  return canvas(
    { width: 840, height: 640, name: 'memoria', grain: 0 },
    he.body + girl.body + girl.limbs + report + girl.fingers + he.arms,
  );
}
