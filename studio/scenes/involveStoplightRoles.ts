// The roles of an internship with the Stoplight, each as somebody at it.
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { rolePicture } from './involveRole.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { HAIR, headwrap } from './portraits/hair.ts';
import { back, profileHair } from './portraits/profile.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';

/** Across a desk, somebody greets the colleague from another country who waves on the screen. */
export function roleAlliances(): string {
  const colleague = figure({
    at: [318, 206],
    scale: 0.46,
    skin: SKINS[0],
    head: {
      view: 'front',
      age: 'grown',
      build: 'diamond',
      mood: 'laughs',
      gaze: [-0.3, 0.1],
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
    arms: [{ side: 'right', to: [428, 128], aim: -78, hand: 'wave', sleeve: 'short', dim: true }],
  });
  const monitor =
    shape('M300 292H372L388 344H284Z', '#0C2522') +
    box(164, 6, 336, 290, '#0C2522', 'rx="14"') +
    `<g clip-path="url(#screen)">${box(180, 22, 304, 258, '#F0B9A0')}${circle(410, 90, 110, '#F7CDB8')}${colleague.body}${colleague.arms}</g>`;
  const intern = figure({
    at: [34, 262],
    scale: 0.6,
    skin: SKINS[5],
    head: '',
    hair: back(SKINS[5], HAIR.brown, 'tail', colors.sun),
    chin: [0, -46],
    turn: 5,
    neck: 'none',
    body: { shoulder: 172, waist: 156, foot: 300, color: colors.lapacho },
    arms: [{ side: 'right', to: [146, 196], aim: -70, hand: 'wave', sleeve: 'short' }],
  });
  return rolePicture(
    {
      name: 'nudo',
      at: [-80, 0],
      wall: '#2F6B50',
      defs: '<clipPath id="screen"><path d="M180 22h304v258h-304z"/></clipPath>',
    },
    circle(20, 96, 150, '#3C7D60') +
      monitor +
      box(-80, 336, 600, 64, colors.wood) +
      box(-80, 336, 600, 9, '#A4623A') +
      shape('M196 372L214 352H330L322 372Z', colors.paper) +
      line('M400 356h44v-30h-44zM444 334c16 -2 16 16 0 14', colors.sun, 9) +
      box(400, 326, 44, 32, colors.sun) +
      intern.body +
      intern.arms,
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
    'translate(240 308) rotate(-12)',
    box(-66, -50, 140, 108, '#14201C', 'rx="12"') +
      box(-54, -40, 116, 88, colors.paper) +
      circle(-28, 4, 15, stoplight.red) +
      circle(6, 4, 15, stoplight.yellow) +
      circle(40, 4, 15, stoplight.green) +
      line('M-40 -26H20', '#C7AE88', 7),
  );
  const worker = figure({
    at: [146, 262],
    scale: 0.58,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'boxed',
      mood: 'smiles',
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
      {
        side: 'right',
        to: [296, 340],
        aim: -112,
        hand: 'sheet',
        elbow: [300, 440],
        sleeve: 'rolled',
        dim: true,
        holds: tablet,
      },
      { side: 'left', to: [248, 317], aim: -34, hand: 'point', sleeve: 'rolled' },
    ],
  });
  const teeth = [0, 1, 2, 3].map((i) => shape(`M${226 + i * 76} 128V62L${302 + i * 76} 128Z`, '#C98A6A')).join('');
  const pane = (x: number) => box(x, 160, 50, 44, '#FBE3A4');
  return rolePicture(
    { name: 'taller-sin-pobreza', at: [-100, 0], wall: colors.mist },
    box(404, 20, 30, 120, '#C98A6A') +
      teeth +
      box(226, 126, 274, 180, '#E3A58F') +
      pane(258) +
      pane(334) +
      pane(410) +
      box(-100, 300, 600, 100, '#9CC3A6') +
      worker.body +
      worker.arms,
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
    at: [58, 326],
    scale: 0.5,
    skin: SKINS[4],
    head: { age: 'grown', mood: 'laughs', hair: HAIR.grey, earring: colors.sun },
    hair: profileHair(HAIR.grey, 'bun'),
    chin: [14, -56],
    turn: -3,
    neck: { lean: 10, deep: 60 },
    body: { shoulder: 166, waist: 150, foot: 440, color: colors.lapacho },
    clothes: stitch('M-80 -4C-56 70 56 70 80 -4', colors.cream, 10, '15 12'),
    arms: [{ side: 'right', to: [66, 400], aim: 196, hand: 'flat', elbow: [146, 448] }],
  });
  const other = figure({
    at: [340, 338],
    scale: 0.5,
    flip: true,
    skin: SKINS[6],
    head: { age: 'young', mood: 'smiles', hair: HAIR.brown, glasses: '#14201C', chin: 'strong', brow: 'straight' },
    hair: profileHair(HAIR.brown, 'cropped'),
    chin: [14, -58],
    turn: 2,
    neck: { lean: 10, deep: 60 },
    body: { shoulder: 182, waist: 160, foot: 440, color: '#2F7F8C' },
    clothes: shape('M-62 -26L-88 16L-36 62L0 30L36 62L86 16L62 -26L0 34Z', '#256874'),
    arms: [{ side: 'right', to: [184, 372], aim: 212, hand: 'open', elbow: [252, 456], dim: true }],
  });
  return rolePicture(
    { name: 'voces', at: [-182, 0], scale: 1.28, wall: '#C4512F' },
    shape('M56 22H186V134H140L106 170L110 134H56Z', colors.cream) +
      letter('ñ', 104, 121, 115, colors.tierra) +
      shape('M214 46H348V156H282L262 196L258 156H214Z', colors.sun) +
      letter('w', 100, 281, 130, colors.tierraNight) +
      one.body +
      one.arms +
      other.body +
      other.arms,
  );
}
