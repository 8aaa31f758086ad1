// The roles of an internship in education and communications, each as somebody at it.
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { patch } from './involvePatch.ts';
import { reaching } from './people/reaching.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, straight } from './portraits/hair.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const SHADE = 'opacity=".17"';

/** A pupil of the winning team holds up the rosette. */
export function roleContests(): string {
  let pleats = '';
  for (let i = 0; i < 16; i++)
    pleats += group(`rotate(${i * 22.5})`, shape('M-12 -36L0 -58L12 -36Z', i % 2 ? colors.tierra : '#C4512F'));
  const rosette = group(
    'translate(300 96)',
    shape('M-22 20L-34 96L-12 86L2 98L4 24Z', colors.tierraDeep) +
      shape('M22 20L34 96L12 86L0 98L-4 24Z', '#8F2C16') +
      pleats +
      circle(0, 0, 42, colors.tierra) +
      circle(0, 0, 33, colors.cream) +
      lace(
        'escarapela',
        { family: 'sun', rim: 'scallop', thread: colors.tierraDeep, colors: [colors.gold], weight: 1.6, detail: 0.7 },
        0,
        0,
        31,
      ),
  );
  const pupil = figure({
    at: [168, 268],
    scale: 0.56,
    skin: SKINS[5],
    head: { view: 'turned', age: 'young', build: 'round', mood: 'laughs', gaze: [0.8, -0.6], hair: HAIR.black },
    hair: combed('turned', HAIR.black, 'tail', colors.lapacho),
    chin: [6, -62],
    turn: -7,
    headScale: 1.2,
    neck: { wide: 84, lean: 4 },
    body: { shoulder: 158, waist: 134, foot: 260, color: colors.paper },
    clothes:
      shape('M-58 -22L-74 12L-30 46L0 14L30 46L74 12L58 -22L0 22Z', '#E5DCC8') +
      shape('M-14 20L14 20L26 190L0 216L-24 190Z', colors.monte),
    arms: [{ side: 'right', to: [300, 172], aim: -74, hand: 'grip', sleeve: 'short', dim: true, holds: rosette }],
  });
  return patch(
    {
      name: 'escarapela',
      cloth: '#7DB4BE',
      thread: colors.cream,
      ground: circle(300, 96, 170, '#93C5CC') + circle(300, 96, 108, '#B4DADC'),
    },
    line('M40 70l20 16M92 44l6 26M352 214l22 10', colors.sun, 9) + pupil.body + pupil.arms,
  );
}

/** A young reader bent over a guide. */
export function roleMaterials(): string {
  const reader = figure({
    at: [196, 238],
    scale: 0.6,
    skin: SKINS[5],
    head: {
      view: 'front',
      age: 'young',
      build: 'long',
      mood: 'smiles',
      gaze: [-0.2, 0.9],
      hair: HAIR.black,
      glasses: '#4A150B',
    },
    hair: cropped('front', HAIR.black),
    chin: [4, -50],
    turn: 5,
    body: { shoulder: 178, waist: 160, foot: 280, color: colors.tierra },
    clothes: shape('M-64 -26C-40 40 40 40 64 -26L80 -14C50 66 -50 66 -80 -14Z', colors.tierraDeep),
    arms: [
      { side: 'left', to: [92, 352], aim: -30, hand: 'sheet', sleeve: 'short', near: 0.7 },
      { side: 'right', to: [310, 350], aim: 208, hand: 'sheet', sleeve: 'short', dim: true, near: 0.7 },
    ],
  });
  const cover =
    shape('M56 300L196 324L346 300L352 420H50Z', colors.forest) +
    shape('M196 324L346 300L352 420H196Z', '#000', SHADE) +
    line('M196 324V420', '#12382C', 6) +
    shape(
      'M62 290C112 284 166 296 196 322C226 296 290 284 340 290L344 304C290 298 228 308 196 334C166 308 112 298 58 304Z',
      colors.paper,
    ) +
    circle(122, 372, 26, colors.sun) +
    stitch('M122 356a16 16 0 1 0 .1 0', colors.gold, 4, '6 5') +
    line('M236 366L316 352M236 386L292 376', colors.straw, 7);
  return patch(
    {
      name: 'guia',
      cloth: '#E6A63A',
      thread: colors.tierraDeep,
      ground: box(0, 0, 400, 150, '#F0B84E') + box(56, -10, 96, 130, '#FBE3A4') + box(248, -10, 96, 130, '#FBE3A4'),
    },
    reader.body + reader.limbs + cover + reader.fingers,
  );
}

/** A video is taken with a telephone; she looks at what it shows. */
export function roleCommunications(): string {
  const phone = group(
    'translate(214 266) rotate(-6)',
    box(-92, -50, 184, 100, '#14201C', 'rx="14"') +
      box(-92, -50, 184, 14, '#2F3F3A', 'rx="7"') +
      circle(-56, -16, 17, '#3E4F49') +
      circle(-56, -16, 10, '#7DB4BE') +
      circle(-56, 22, 10, '#3E4F49') +
      circle(-28, -24, 5, colors.sun),
  );
  const maker = figure({
    at: [208, 248],
    scale: 0.62,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'young',
      build: 'round',
      mood: 'smiles',
      gaze: [0.5, 0.8],
      hair: HAIR.black,
      earsCovered: true,
      earrings: colors.sun,
    },
    hair: straight('turned', HAIR.black),
    chin: [6, -58],
    turn: 8,
    body: { shoulder: 174, waist: 150, foot: 280, color: colors.sun },
    clothes: stitch('M-76 0C-54 76 54 76 76 0', colors.tierra, 9, '15 12'),
    arms: [
      { side: 'right', to: [118, 276], aim: -20, hand: 'grip', sleeve: 'short', near: 0.9, dim: true },
      { side: 'left', to: [308, 258], aim: 196, hand: 'grip', sleeve: 'short', near: 0.9 },
    ],
  });
  return patch(
    {
      name: 'altavoz',
      cloth: colors.lapacho,
      thread: colors.cream,
      ground:
        box(0, 0, 400, 260, '#E97CA3') +
        shape('M0 260C60 200 120 230 180 236S320 210 400 226V400H0Z', '#C93F74') +
        circle(60, 96, 44, colors.rose),
    },
    maker.body + maker.limbs + phone + maker.fingers,
  );
}

/** From a fan of colours one is drawn out. */
export function roleDesign(): string {
  const hues = [colors.monte, '#4C8C8A', colors.sun, colors.orange, colors.lapacho, colors.tierra];
  const fan = hues.map((hue, i) =>
    group(
      `translate(150 372) rotate(${-62 + i * 21})`,
      box(-34, -286 - (i === 4 ? 34 : 0), 68, 300, '#2A1712', 'opacity=".16" rx="9" transform="translate(6 4)"') +
        box(-36, -290 - (i === 4 ? 34 : 0), 72, 300, colors.paper, 'rx="9"') +
        box(-27, -280 - (i === 4 ? 34 : 0), 54, 150, hue) +
        line(`M-22 ${-108 - (i === 4 ? 34 : 0)}H18M-22 ${-88 - (i === 4 ? 34 : 0)}H6`, '#C9B28C', 7),
    ),
  );
  return patch(
    {
      name: 'muestras',
      cloth: '#C7D6AE',
      thread: colors.forest,
      ground: box(0, 0, 400, 120, '#D8E2C4') + line('M0 120H400', '#B3C596', 4),
    },
    fan.join('') +
      circle(150, 360, 13, colors.tierraNight) +
      reaching({
        from: [452, 300],
        to: [268, 96],
        pose: 'pinch',
        size: 128,
        skin: SKINS[5],
        sleeve: '#2F7F8C',
        trim: colors.cream,
        bent: -14,
        left: true,
      }),
  );
}

/** A letter to those who give is written by hand; the photograph of what they gave goes with it. */
export function roleFundraising(): string {
  const photo = group(
    'translate(286 108) rotate(9)',
    box(-74, -64, 156, 134, '#04120C', 'opacity=".3"') +
      box(-80, -70, 156, 134, colors.paper) +
      box(-70, -60, 136, 96, '#8CC5CC') +
      shape('M-70 6C-30 -14 30 0 66 -12V36H-70Z', colors.leaf) +
      stitch('M-60 22H60', colors.sprout, 5, '9 7') +
      circle(-22, -20, 14, '#824A2D') +
      shape('M-46 36C-48 8 -36 -4 -22 -4S4 8 2 36Z', colors.lapacho) +
      shape('M-44 -28C-34 -34 -10 -34 0 -28C-4 -48 -40 -48 -44 -28Z', colors.straw) +
      circle(30, -12, 11, '#AE6D47') +
      shape('M10 36C10 10 18 2 30 2S50 10 50 36Z', colors.sun) +
      shape('M18 -14C16 -30 44 -30 42 -14C36 -20 24 -20 18 -14Z', colors.hair),
  );
  const letter = group(
    'translate(146 226) rotate(-8)',
    box(-96, -150, 216, 330, '#04120C', 'opacity=".3"') +
      box(-106, -158, 216, 330, colors.cream) +
      line('M-78 -122H-10', colors.tierra, 9) +
      line('M-78 -86H76M-78 -58H64M-78 -30H80M-78 -2H20', '#8A6FA8', 6) +
      shape('M70 -136C80 -128 86 -116 70 -98C54 -116 60 -128 70 -136Z', colors.lapacho),
  );
  const pen = line('M182 216L268 138', '#14201C', 14) + line('M170 228L184 214', colors.sun, 9);
  return patch(
    { name: 'carta', cloth: colors.forest, thread: colors.rose, ground: circle(40, 40, 260, '#28694C') },
    photo +
      letter +
      pen +
      reaching({
        from: [420, 420],
        to: [214, 190],
        pose: 'pinch',
        size: 122,
        skin: SKINS[4],
        sleeve: '#E9A92B',
        trim: colors.tierra,
        left: true,
      }) +
      reaching({
        from: [-10, 430],
        to: [88, 286],
        pose: 'flat',
        size: 122,
        skin: SKINS[4],
        sleeve: '#E9A92B',
        trim: colors.tierra,
      }),
  );
}

/** Behind her screen, somebody who keeps pages and tools going. */
export function roleSystems(): string {
  const text = '{ñ}';
  const size = 54;
  const laptop =
    box(118, 268, 250, 150, '#0C1512', 'opacity=".4" rx="14"') +
    box(106, 258, 250, 160, '#C9D0C8', 'rx="14"') +
    box(316, 258, 40, 160, '#000', 'opacity=".13"') +
    group(
      `translate(${tenth(230 - (widthOf(text) * size) / 2000)} 350)`,
      `<g fill="${colors.tierra}">${drawLine(text, size)}</g>`,
    );
  const guampa =
    line('M70 290L96 246', '#D8DDD3', 6) +
    shape('M38 284H92C88 320 84 350 78 374H54C46 350 42 320 38 284Z', '#6B3418') +
    line('M38 286H92', '#D8DDD3', 7);
  const keeper = figure({
    at: [176, 262],
    scale: 0.58,
    skin: SKINS[3],
    head: {
      view: 'front',
      age: 'grown',
      build: 'square',
      mood: 'calm',
      gaze: [0.2, 0.8],
      hair: HAIR.black,
      glasses: '#F6B93B',
    },
    hair: combed('front', HAIR.black, 'bun'),
    chin: [-2, -56],
    turn: -4,
    body: { shoulder: 176, waist: 160, foot: 260, color: '#5E3A7A' },
    clothes:
      shape('M-64 -26C-50 40 50 40 64 -26L84 -10C60 76 -60 76 -84 -10Z', '#48295F') +
      line('M-30 44V130M30 44V120', '#D9C8E6', 7),
    arms: [{ side: 'left', to: [62, 332], aim: -70, hand: 'grip', sleeve: 'long', near: 0.7, holds: guampa }],
  });
  return patch(
    {
      name: 'pagina',
      cloth: '#D8B98C',
      thread: colors.tierraNight,
      ground:
        box(0, 0, 400, 400, '#E6CBA0') +
        box(256, 70, 160, 14, '#7A3D22') +
        box(280, 8, 24, 62, colors.lapacho) +
        box(306, 20, 20, 50, colors.sun) +
        box(330, 12, 26, 58, '#2F7F8C'),
    },
    keeper.body + laptop + keeper.arms,
  );
}
