// Roles of an internship that are done at a board or a table.
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, tenth } from '../../server/lace/primitives.ts';
import { rolePicture } from './involveRole.ts';
import { SKINS } from './people/skins.ts';
import { bib, collar, round } from './portraits/cloth.ts';
import { curls } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';

/** Each answer is a dot: he puts the next one onto its column. */
export function roleData(): string {
  const columns = [
    [228, 3, stoplight.red],
    [286, 5, stoplight.yellow],
    [344, 8, stoplight.green],
  ] as const;
  const dots = columns.map(([x, many, color]) =>
    Array.from({ length: many }, (_, i) => circle(x, 306 - i * 42, 17, color)).join(''),
  );
  const chart =
    box(192, -38, 196, 384, '#7A2413', 'opacity=".22"') +
    box(184, -46, 196, 384, colors.paper) +
    box(184, -46, 196, 14, colors.lapacho) +
    line('M204 332H364', colors.tierraDeep, 5) +
    dots.join('');
  const analyst = figure({
    at: [34, 330],
    scale: 0.54,
    skin: SKINS[4],
    head: {
      age: 'young',
      mood: 'smiles',
      hair: HAIR.black,
      gaze: -0.2,
      glasses: colors.tierraNight,
      nose: 'hooked',
      brow: 'bushy',
    },
    hair: profileHair(HAIR.black, 'cropped'),
    chin: [14, -58],
    turn: -12,
    neck: { lean: 10, deep: 60 },
    body: { shoulder: 182, waist: 164, foot: 300, color: colors.sun },
    clothes: collar(colors.gold),
    arms: [
      {
        side: 'right',
        to: [228, 190],
        aim: -38,
        hand: 'pinch',
        elbow: [182, 352],
        dim: true,
        holds: circle(229, 180, 17, stoplight.red),
      },
    ],
  });
  return rolePicture(
    { name: 'puntos', at: [-168, -60], scale: 1.15, wall: colors.blush },
    box(-168, 372, 690, 60, '#E9A79B') + chart + analyst.body + analyst.arms,
  );
}

/** A poster comes about: she paints its flower, the colours fanned out in her other hand. */
export function roleDesign(): string {
  const swatch = (turn: number, color: string) =>
    group(
      `translate(172 340) rotate(${turn})`,
      box(-13, -70, 26, 76, colors.paper, 'rx="4"') + box(-9, -66, 18, 42, color),
    );
  const board =
    line('M256 300L228 430M350 300L378 430M304 -20V-44', colors.woodDark, 12) +
    box(222, -22, 170, 334, colors.woodDark) +
    box(232, -12, 150, 314, colors.cream) +
    box(232, -12, 150, 64, colors.sun) +
    line('M254 8H348M254 30H310', colors.tierraNight, 8) +
    lace(
      'cartel',
      { family: 'sun', rim: 'scallop', thread: colors.lapacho, colors: [colors.lapacho], weight: 1.4, detail: 0.7 },
      307,
      146,
      64,
    ) +
    line('M254 254H358M270 276H342', colors.monte, 8);
  const painter = figure({
    at: [112, 262],
    scale: 0.52,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'smirks',
      gaze: [0.9, -0.1],
      hair: HAIR.black,
      eyes: 'round',
      earrings: colors.sun,
      nose: 'broad',
      lips: 'full',
      brows: 'thin',
      signs: ['lashes'],
    },
    hair: curls('turned', HAIR.black),
    chin: [10, -60],
    turn: -4,
    body: { shoulder: 170, waist: 156, foot: 400, color: colors.sun },
    clothes: bib(colors.tierra, colors.cream),
    arms: [
      {
        side: 'right',
        to: [262, 196],
        aim: -44,
        hand: 'pinch',
        elbow: [258, 330],
        dim: true,
        holds: line('M246 220L276 176', colors.woodDark, 8) + line('M274 180L286 162', colors.lapacho, 13),
      },
      {
        side: 'left',
        to: [166, 344],
        aim: -20,
        hand: 'grip',
        holds: swatch(-34, '#4C8C8A') + swatch(-6, colors.lapacho) + swatch(24, colors.tierra),
      },
    ],
  });
  return rolePicture(
    { name: 'muestras', at: [-150, -46], scale: 1.175, wall: '#D8E2C4' },
    box(-150, 360, 705, 90, '#B3C596') + board + painter.body + painter.arms,
  );
}

/** Pages and tools are kept going. */
export function roleSystems(): string {
  const text = '{ñ}';
  const size = 46;
  const screen =
    box(232, 138, 150, 126, '#26302C', 'rx="8"') +
    box(243, 149, 128, 104, colors.cream) +
    group(
      `translate(${tenth(307 - (widthOf(text) * size) / 2000)} 220)`,
      `<g fill="${colors.tierra}">${drawLine(text, size)}</g>`,
    ) +
    shape('M294 264H320L332 330H282Z', '#26302C');
  const hair = profileHair(HAIR.black, 'bun');
  const maker = figure({
    at: [112, 250],
    scale: 0.54,
    skin: SKINS[3],
    head: {
      age: 'grown',
      mood: 'smiles',
      hair: HAIR.black,
      gaze: 0.2,
      glasses: '#14100E',
      earring: colors.sun,
      nose: 'snub',
    },
    hair,
    chin: [18, -62],
    turn: -2,
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 180, waist: 170, foot: 240, color: '#5E3A7A' },
    clothes: round('#8B6AA6'),
    arms: [
      { side: 'right', to: [262, 334], aim: 4, hand: 'flat', dim: true },
      { side: 'left', to: [216, 352], aim: 0, hand: 'flat' },
    ],
  });
  return rolePicture(
    { name: 'pagina', at: [-80, 0], wall: '#E6CBA0' },
    box(236, 92, 180, 12, '#7A3D22') +
      box(252, 44, 22, 48, colors.lapacho) +
      box(276, 54, 18, 38, colors.sun) +
      box(298, 48, 24, 44, '#2F7F8C') +
      maker.body +
      screen +
      shape('M404 330L410 284H446L452 330Z', colors.tierra) +
      line(
        'M428 284C424 254 412 240 400 236M428 284C430 250 436 236 444 226M428 284C436 262 448 256 460 256',
        colors.forest,
        8,
      ) +
      box(-80, 330, 600, 70, colors.wood) +
      box(-80, 330, 600, 9, '#A4623A') +
      oval(232, 356, 84, 12, '#5E2F18') +
      box(154, 342, 156, 14, '#D5D9D3', 'rx="6"') +
      maker.arms,
  );
}
