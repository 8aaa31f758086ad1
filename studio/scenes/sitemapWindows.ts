import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { collar } from './closeUps.ts';
import { shaded } from './people/marks.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { capped, curls } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR, headwrap } from './portraits/hair.ts';

const WINDOW = { width: 440, height: 466 };
/** Of the window at which two people talk. */
const WIDE = 992;
/** Of a window's opening: its left edge, its top, its sill. */
const OPENING = { x: 28, y: 28, sill: 436 };

/** Houses of the street, as /mapa-del-sitio groups its pages: at each window somebody does what its pages are for. */
export function sitemapWindows(): Record<'credit' | 'know' | 'join' | 'clear', string> {
  const alone = (name: string, inner: string, width = WINDOW.width) =>
    canvas({ ...WINDOW, width, name, grain: 0.3 }, inner);
  return {
    credit: alone('naranjas', seller()),
    know: alone('lector', reader()),
    join: alone('pasantes', talk(), WIDE),
    clear: alone('vidrio', cleaner()),
  };
}

interface Look {
  wide?: number;
  frame: string;
  room: string;
  within?: string;
  body: string;
  /** Over the sill. */
  front: string;
}

function windowOf({ wide = WINDOW.width, frame, room, within = '', body, front }: Look): string {
  const { x, y, sill } = OPENING;
  return (
    box(6, 6, wide - 12, sill, frame) +
    box(x, y, wide - 2 * x, sill - y, room) +
    box(x, y, wide - 2 * x, 26, '#000', 'opacity=".18"') +
    within +
    body +
    box(0, sill, wide, 30, colors.cream) +
    box(0, sill + 22, wide, 8, '#D8C8A8') +
    front
  );
}

/** She sells oranges over the sill. */
function seller(): string {
  const her = figure({
    at: [238, 380],
    scale: 0.78,
    flip: true,
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'laughs',
      gaze: [0.2, 0],
      eyes: 'narrow',
      brows: 'arched',
      nose: 'broad',
      hair: HAIR.black,
      signs: ['mole'],
      earrings: colors.sun,
    },
    hair: headwrap(colors.sun, colors.orange),
    chin: [6, -62],
    turn: 2,
    neck: { wide: 104, lean: 4, deep: 80 },
    body: { shoulder: 178, waist: 174, foot: 200, color: '#2F7F86' },
    clothes: line('M-84 8L-74 110M84 8L74 110', colors.paper, 24) + box(-104, 90, 208, 110, colors.paper),
    arms: [{ side: 'right', to: [92, 332], elbow: [74, 436], aim: 196, hand: 'open', sleeve: 'cuffed' }],
  });
  const orange = (x: number, y: number) =>
    circle(x, y, 29, colors.orange) + line(`M${x - 15} ${y - 12}q5 -7 12 -8`, '#F8C58A', 6);
  return windowOf({
    frame: colors.tierra,
    room: colors.tierraNight,
    body: her.body,
    front:
      orange(318, 406) +
      orange(374, 406) +
      orange(346, 368) +
      shape('M278 402H418L404 460H292Z', colors.wood) +
      line('M284 422H412M290 442H408', colors.woodDark, 5) +
      her.limbs +
      orange(74, 304) +
      her.fingers,
  });
}

/** He reads on, over his glasses. */
function reader(): string {
  const him = figure({
    at: [220, 346],
    scale: 0.84,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'old',
      build: 'long',
      mood: 'calm',
      gaze: [0.3, 0.5],
      eyes: 'almond',
      brows: 'bushy',
      nose: 'hooked',
      hair: HAIR.grey,
      moustache: 'walrus',
      glasses: colors.tierraNight,
    },
    hair: cropped('turned', HAIR.grey),
    chin: [6, -60],
    turn: 6,
    neck: { lean: 4, deep: 60 },
    body: { shoulder: 178, waist: 170, foot: 200, color: colors.tierra },
    clothes: collar(colors.tierra, { long: 130 }),
    arms: [
      { side: 'left', to: [126, 406], elbow: [48, 436], aim: -20, hand: 'sheet', sleeve: 'cuffed' },
      { side: 'right', to: [352, 400], elbow: [404, 436], aim: 198, hand: 'sheet', sleeve: 'cuffed', dim: true },
    ],
  });
  const book =
    shape('M98 352L236 372L374 346L390 446L240 464L90 452Z', colors.monte) +
    shape('M236 372L374 346L390 446L240 464Z', '#0C2920') +
    line('M128 388L206 400M124 416L176 422', colors.sun, 9) +
    line('M274 426V404M302 422V392M330 418V378', colors.sun, 13);
  return windowOf({
    frame: colors.forest,
    room: '#8FBCA6',
    within:
      box(300, 84, 112, 12, colors.wood) +
      box(314, 36, 22, 48, colors.lapacho) +
      box(340, 30, 18, 54, colors.sun) +
      box(362, 44, 24, 40, colors.paper),
    body: him.body,
    front: him.limbs + book + him.fingers,
  });
}

/** She has moved over for him, who has come from far: the tereré goes from hand to hand. */
function talk(): string {
  const her = figure({
    at: [250, 366],
    scale: 0.86,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'round',
      mood: 'beams',
      gaze: [0.9, 0],
      eyes: 'round',
      brows: 'straight',
      nose: 'snub',
      hair: HAIR.brown,
      signs: ['freckles'],
      earsCovered: true,
    },
    hair: curls('turned', HAIR.brown),
    chin: [6, -60],
    turn: 5,
    neck: { wide: 84, lean: 4, deep: 64 },
    body: { shoulder: 166, waist: 160, foot: 200, color: colors.sun },
    clothes: line('M-72 -14C-52 56 52 56 72 -14', shaded(colors.sun, 0.24), 10),
    arms: [
      { side: 'right', to: [506, 320], elbow: [356, 424], aim: -22, hand: 'open', sleeve: 'cuffed', dim: true },
      { side: 'left', to: [286, 432], elbow: [110, 434], aim: 2, hand: 'rest', sleeve: 'cuffed' },
    ],
  });
  const him = figure({
    at: [764, 358],
    scale: 0.86,
    flip: true,
    skin: SKINS[7],
    head: {
      view: 'turned',
      age: 'young',
      build: 'long',
      mood: 'laughs',
      gaze: [0.9, 0.1],
      eyes: 'hooded',
      brows: 'straight',
      nose: 'long',
      hair: HAIRS.fair,
      beard: 'goatee',
      glasses: colors.monte,
    },
    hair: capped(cropped('turned', HAIRS.fair), colors.forest, 'turned'),
    chin: [4, -60],
    turn: 2,
    neck: { wide: 84, lean: 4, deep: 60 },
    body: { shoulder: 178, waist: 168, foot: 200, color: '#2F6F86' },
    clothes: line('M-72 -14C-52 56 52 56 72 -14', colors.cream, 10),
    arms: [
      { side: 'left', to: [752, 432], elbow: [926, 434], aim: 180, hand: 'rest', sleeve: 'cuffed' },
      { side: 'right', to: [548, 318], elbow: [676, 424], aim: 208, hand: 'grip', sleeve: 'cuffed', dim: true },
    ],
  });
  const guampa =
    line('M546 270L520 196', '#C9CFCB', 9) +
    shape('M512 262H588L580 350C574 372 526 372 520 350Z', colors.woodDark) +
    shape('M508 250H592V274H508Z', '#C9CFCB');
  const vine =
    line('M28 64C240 120 330 70 496 96S800 70 964 70', '#2C6A45', 7) +
    [90, 170, 400, 470, 560, 640, 900]
      .map((x, i) => shape(`M${x} ${84 + (i % 3) * 5}c26 -4 42 12 40 40c-28 2 -44 -14 -40 -40Z`, colors.leaf))
      .join('');
  return windowOf({
    wide: WIDE,
    frame: colors.tierraNight,
    room: '#7CB8C4',
    within: vine,
    body: her.body + him.body,
    front: her.limbs + him.limbs + guampa + him.fingers + her.fingers,
  });
}

/** He wipes the pane until everything can be seen. */
function cleaner(): string {
  const him = figure({
    at: [208, 360],
    scale: 0.84,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'square',
      mood: 'smirks',
      gaze: [0.8, -0.5],
      eyes: 'round',
      brows: 'bushy',
      nose: 'straight',
      hair: HAIR.black,
      beard: 'full',
    },
    hair: cropped('turned', HAIR.black),
    chin: [4, -60],
    turn: -4,
    neck: { wide: 100, lean: 4, deep: 60 },
    body: { shoulder: 184, waist: 172, foot: 200, color: colors.rose },
    clothes: collar(colors.rose, { long: 130 }),
    arms: [
      { side: 'right', to: [352, 176], elbow: [386, 410], aim: -86, hand: 'flat', sleeve: 'cuffed', dim: true },
      { side: 'left', to: [268, 430], elbow: [86, 432], aim: 2, hand: 'rest', sleeve: 'cuffed' },
    ],
  });
  const cloth = shape('M306 140L396 128L408 246L376 232L352 256L328 234L300 246Z', colors.sun);
  return windowOf({
    frame: colors.wood,
    room: '#3E6E78',
    body: him.body,
    front:
      shape('M28 210L210 28H286L28 286ZM28 330L330 28H354L28 354Z', colors.paper, 'opacity=".16"') +
      cloth +
      him.arms +
      stitch('M290 110C320 84 372 80 402 104', colors.cream, 6, '12 14'),
  });
}
