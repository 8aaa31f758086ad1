// The roles of an internship with the Stoplight, each as somebody at it.
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { patch } from './involvePatch.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { HAIR, headwrap, withHat } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';

/** On a screen, a colleague from another country says hello. */
export function roleAlliances(): string {
  const colleague = figure({
    at: [176, 246],
    scale: 0.56,
    skin: SKINS[0],
    head: {
      view: 'front',
      age: 'grown',
      build: 'diamond',
      mood: 'laughs',
      gaze: [0.3, 0],
      hair: HAIR.black,
      earrings: colors.sun,
      brows: 'thin',
      nose: 'broad',
      lips: 'full',
    },
    hair: headwrap(colors.sun, colors.tierra),
    chin: [0, -60],
    turn: -4,
    body: { shoulder: 178, waist: 156, foot: 200, color: '#2F7F8C' },
    clothes: stitch('M-76 0C-54 76 54 76 76 0', colors.sun, 10, '3 18'),
    arms: [{ side: 'right', to: [304, 166], aim: -78, hand: 'wave', sleeve: 'short', dim: true }],
  });
  const screen =
    shape('M-10 -10H410V410H-10ZM46 30V326H354V30Z', '#1F5A40', 'fill-rule="evenodd"') +
    box(38, 22, 324, 312, 'none', 'stroke="#0C2522" stroke-width="16" rx="16"') +
    shape('M150 342H250L264 388H136Z', '#0C2522') +
    box(100, 384, 200, 16, '#0C2522') +
    box(272, 270, 74, 52, '#93C5CC');
  const inset =
    circle(309, 292, 12, '#98593A') +
    shape('M286 322C286 306 296 302 309 302S332 306 332 322Z', colors.lapacho) +
    shape('M296 290C294 272 324 272 322 290C316 284 302 284 296 290Z', colors.hair);
  return patch(
    {
      name: 'nudo',
      cloth: colors.forest,
      thread: colors.straw,
      ground: box(46, 30, 308, 296, '#F0B9A0') + circle(250, 130, 100, '#F7CDB8'),
    },
    colleague.body + colleague.arms + screen + inset + stitch('M20 20H380V380H20Z', colors.straw, 5, '17 12'),
  );
}

/** Out in the country, somebody asks and writes down. */
export function roleResearch(): string {
  const board =
    shape('M200 246L334 228L356 362L218 380Z', colors.wood) +
    shape('M210 258L326 242L346 356L226 372Z', colors.paper) +
    shape('M250 236L292 230L296 246L254 252Z', '#C9C2B4') +
    line('M232 286L272 281M238 312L304 303M242 336L294 329', '#8A6FA8', 7);
  const researcher = figure({
    at: [150, 272],
    scale: 0.56,
    skin: SKINS[4],
    head: { age: 'young', mood: 'calm', hair: HAIR.black, gaze: 0, beard: false, nose: 'broad', brow: 'bushy' },
    hair: withHat(profileHair(HAIR.black, 'braid', colors.sun), colors.lapacho),
    chin: [14, -60],
    turn: 3,
    headScale: 1.06,
    neck: { lean: 10, deep: 60 },
    body: { shoulder: 172, waist: 148, foot: 260, color: '#D4683F' },
    clothes:
      shape('M-62 -26L-88 16L-36 62L0 30L36 62L86 16L62 -26L0 34Z', '#B9552F') +
      shape('M-130 24L-96 10L-70 260H-120Z', colors.forest) +
      shape('M96 10L130 26L122 260H76Z', colors.forest),
    arms: [
      { side: 'right', to: [316, 368], aim: -96, hand: 'sheet', sleeve: 'rolled', dim: true, near: 0.5, holds: board },
      {
        side: 'left',
        to: [264, 318],
        aim: -34,
        hand: 'pinch',
        sleeve: 'rolled',
        holds: line('M242 262L270 330', colors.tierraNight, 9),
      },
    ],
  });
  return patch(
    {
      name: 'lupa',
      cloth: '#8FC1C9',
      thread: colors.cream,
      ground:
        shape('M0 250C100 220 240 260 400 226V400H0Z', '#6E9E5B') +
        shape('M0 300C140 270 260 310 400 280V400H0Z', '#4C8350') +
        shape('M296 236V196L330 172L366 196V232Z', colors.cream) +
        shape('M286 200L330 166L376 200Z', colors.tierra) +
        box(322, 206, 18, 28, colors.tierraNight),
    },
    researcher.body + researcher.arms,
  );
}

/** In a workshop, somebody with a helmet answers at work. */
export function roleCompanies(): string {
  const helmet = {
    behind: shape('M-86 -96C-100 -180 -60 -240 0 -240C60 -240 96 -180 86 -96L40 -40H-40Z', HAIR.black),
    front:
      shape('M-76 -140C-70 -168 70 -168 78 -140L86 -120C96 -190 60 -210 0 -210S-96 -190 -86 -120Z', HAIR.black) +
      shape('M-104 -176C-110 -262 -60 -306 0 -306S110 -262 104 -176C50 -196 -50 -196 -104 -176Z', colors.sun) +
      shape('M40 -300C90 -284 108 -240 104 -176C90 -182 76 -186 62 -188C70 -230 62 -270 40 -300Z', colors.gold) +
      shape('M-124 -164C-60 -202 60 -202 124 -164C118 -146 70 -158 0 -158S-118 -146 -124 -164Z', '#FAD27A') +
      shape('M-16 -306H16L20 -198H-20Z', '#FAD27A'),
  };
  const tablet = group(
    'translate(262 308) rotate(-12)',
    box(-66, -50, 140, 108, '#14201C', 'rx="12"') +
      box(-54, -40, 116, 88, colors.paper) +
      circle(-28, 4, 15, stoplight.red) +
      circle(6, 4, 15, stoplight.yellow) +
      circle(40, 4, 15, stoplight.green) +
      line('M-40 -26H20', '#C7AE88', 7),
  );
  const worker = figure({
    at: [168, 262],
    scale: 0.58,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'boxed',
      mood: 'grins',
      gaze: [0.6, 0.8],
      hair: HAIR.black,
      earrings: colors.lapacho,
      brows: 'straight',
      eyes: 'narrow',
      nose: 'button',
      lips: 'full',
    },
    hair: helmet,
    chin: [6, -58],
    turn: 7,
    body: { shoulder: 182, waist: 160, foot: 260, color: '#3E6E8C' },
    clothes:
      shape('M-64 -26C-50 40 50 40 64 -26L82 -12C56 66 -56 66 -82 -12Z', '#F6ECD4') +
      shape('M-88 60H88L104 260H-104Z', '#2E556E') +
      line('M-78 4L-70 70M78 4L70 70', '#2E556E', 26) +
      circle(-68, 74, 9, colors.sun) +
      circle(68, 74, 9, colors.sun),
    arms: [
      { side: 'right', to: [329, 356], aim: -96, hand: 'sheet', sleeve: 'rolled', dim: true, near: 0.5, holds: tablet },
      { side: 'left', to: [270, 317], aim: -34, hand: 'point', sleeve: 'rolled' },
    ],
  });
  const teeth = [0, 1, 2].map((i) => shape(`M${196 + i * 76} 128V62L${272 + i * 76} 128Z`, '#C98A6A')).join('');
  return patch(
    {
      name: 'taller-sin-pobreza',
      cloth: colors.mist,
      thread: colors.forest,
      ground:
        teeth +
        box(196, 126, 210, 160, '#E3A58F') +
        box(228, 160, 50, 44, '#FBE3A4') +
        box(306, 160, 50, 44, '#FBE3A4'),
    },
    worker.body + worker.arms,
  );
}

/** Two who talk, each with a letter that the other lacks. */
export function roleTranslation(): string {
  const letter = (text: string, size: number, x: number, y: number, color: string) =>
    group(
      `translate(${tenth(x - (widthOf(text) * size) / 2000)} ${y})`,
      `<g fill="${color}">${drawLine(text, size)}</g>`,
    );
  const one = figure({
    at: [84, 326],
    scale: 0.5,
    skin: SKINS[4],
    head: { age: 'old', mood: 'laughs', hair: HAIR.grey, earring: colors.sun, nose: 'hooked' },
    hair: profileHair(HAIR.grey, 'bun'),
    chin: [14, -56],
    turn: -3,
    neck: { lean: 10, deep: 60 },
    body: { shoulder: 166, waist: 150, foot: 200, color: colors.lapacho },
    clothes: stitch('M-80 -4C-56 70 56 70 80 -4', colors.cream, 10, '15 12'),
  });
  const other = figure({
    at: [312, 338],
    scale: 0.5,
    flip: true,
    skin: SKINS[6],
    head: { age: 'young', mood: 'smiles', hair: HAIR.brown, glasses: '#14201C', chin: 'strong', brow: 'straight' },
    hair: profileHair(HAIR.brown, 'cropped'),
    chin: [14, -58],
    turn: 2,
    neck: { lean: 10, deep: 60 },
    body: { shoulder: 182, waist: 160, foot: 200, color: '#2F7F8C' },
    clothes: shape('M-62 -26L-88 16L-36 62L0 30L36 62L86 16L62 -26L0 34Z', '#256874'),
    arms: [{ side: 'right', to: [204, 350], aim: 206, hand: 'open', sleeve: 'rolled', near: 0.8, dim: true }],
  });
  return patch(
    { name: 'voces', cloth: '#B8472A', thread: colors.sun, ground: box(0, 0, 400, 400, '#C4512F') },
    shape('M66 30H186V134H150L120 164L122 134H66Z', colors.cream) +
      letter('ñ', 96, 126, 116, colors.tierra) +
      shape('M222 52H346V152H272L256 186L252 152H222Z', colors.sun) +
      letter('w', 92, 284, 128, colors.tierraNight) +
      one.body +
      other.body +
      other.arms,
  );
}
