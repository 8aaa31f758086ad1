// Roles of an internship that are done at a board or a table, with the whole of who does them.
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, tenth } from '../../server/lace/primitives.ts';
import { terere } from './goods.ts';
import { byHead } from './groups/byHead.ts';
import { patch } from './involvePatch.ts';
import { person } from './people/person.ts';
import { SKINS } from './people/skins.ts';

/** Each answer is a dot: he puts the next one onto its column. */
export function roleData(): string {
  const columns = [
    [238, 3, stoplight.red],
    [290, 5, stoplight.yellow],
    [342, 7, stoplight.green],
  ] as const;
  const dots = columns.map(([x, many, color]) =>
    Array.from({ length: many }, (_, i) => circle(x, 286 - i * 34, 13, color)).join(''),
  );
  const chart =
    box(206, 44, 176, 280, '#7A2413', 'opacity=".22"') +
    box(198, 36, 176, 280, colors.paper) +
    box(198, 36, 176, 12, colors.lapacho) +
    line('M216 306H360', colors.tierraDeep, 5) +
    dots.join('');
  return patch(
    { name: 'puntos', cloth: colors.blush, thread: colors.lapacho, ground: box(0, 330, 400, 70, '#E9A79B') },
    chart +
      byHead({
        chin: [116, 142],
        size: 84,
        half: false,
        build: 'man',
        view: 'turned',
        skin: SKINS[4],
        look: { cut: 'short', age: 'young', mood: 'smiles', glasses: true, eyes: [0.8, 0] },
        top: { kind: 'shirt', color: '#2F7F8C', trim: colors.cream },
        bottom: { kind: 'trousers', color: colors.monte },
        near: { to: [238, 184], hand: 'pinch', holds: circle(238, 184, 13, stoplight.red) },
        far: { sleeveAlone: true },
      }),
  );
}

/** A poster comes about: she paints its flower, the colours fanned out in her other hand. */
export function roleDesign(): string {
  const swatch = (turn: number, color: string) =>
    group(
      `translate(178 288) rotate(${turn})`,
      box(-13, -70, 26, 76, colors.paper, 'rx="4"') + box(-9, -66, 18, 42, color),
    );
  const board =
    line('M250 300L228 392M350 300L372 392', colors.woodDark, 12) +
    box(222, 70, 158, 232, colors.woodDark) +
    box(232, 80, 138, 212, colors.cream) +
    lace(
      'cartel',
      { family: 'sun', rim: 'scallop', thread: colors.lapacho, colors: [colors.lapacho], weight: 1.4, detail: 0.7 },
      301,
      164,
      60,
    ) +
    line('M254 248H348M270 270H332', colors.monte, 8);
  return patch(
    {
      name: 'muestras',
      cloth: '#C7D6AE',
      thread: colors.forest,
      ground: box(0, 0, 400, 330, '#D8E2C4') + box(0, 330, 400, 70, '#B3C596'),
    },
    board +
      byHead({
        chin: [118, 142],
        size: 84,
        half: false,
        build: 'woman',
        view: 'turned',
        skin: SKINS[2],
        look: { cut: 'curls', age: 'young', mood: 'smiles', earrings: colors.sun, eyes: [0.8, 0.1] },
        top: { kind: 'tee', color: colors.sun },
        bottom: { kind: 'trousers', color: '#37507A' },
        apron: { color: colors.tierra, trim: colors.cream },
        far: {
          to: [252, 170],
          hand: 'pinch',
          behind: false,
          holds: line('M240 186L268 148', colors.woodDark, 7) + line('M266 152L276 138', colors.lapacho, 10),
        },
        near: {
          to: [178, 284],
          hand: 'grip',
          aim: -20,
          holds: swatch(-34, '#4C8C8A') + swatch(-6, colors.lapacho) + swatch(24, colors.tierra),
        },
      }),
  );
}

/** A letter to those who give is written by hand; the photograph of what they gave hangs above it. */
export function roleFundraising(): string {
  const photo = group(
    'translate(108 96) rotate(-5)',
    box(-58, -50, 128, 112, '#04120C', 'opacity=".3"') +
      box(-64, -56, 128, 112, colors.paper) +
      box(-54, -46, 108, 80, '#8CC5CC') +
      shape('M-54 10C-20 -8 20 4 54 -6V34H-54Z', colors.leaf) +
      circle(-16, -14, 11, '#824A2D') +
      shape('M-36 34C-36 8 -28 -2 -16 -2S4 8 4 34Z', colors.lapacho) +
      circle(24, -4, 9, '#AE6D47') +
      shape('M8 34C8 14 14 6 24 6S40 14 40 34Z', colors.sun),
  );
  const table =
    box(24, 240, 216, 16, colors.wood) +
    line('M44 256L36 392M214 256L222 392', colors.woodDark, 13) +
    shape('M66 240L92 218H204L190 240Z', colors.cream) +
    line('M106 224H186M98 232H160', '#8A6FA8', 3) +
    box(40, 196, 34, 44, colors.lapacho, 'rx="4"') +
    line('M50 196L46 164M62 196L68 160', colors.straw, 6);
  return patch(
    { name: 'carta', cloth: colors.forest, thread: colors.rose, ground: box(0, 336, 400, 64, '#154733') },
    photo +
      line('M236 288H366V392M246 292V392M354 288L368 168', colors.wood, 12) +
      person({
        at: [286, 388],
        height: 436,
        build: 'woman',
        view: 'turned',
        facing: 'left',
        stance: 'sit',
        lean: 8,
        skin: SKINS[5],
        look: { cut: 'bob', age: 'grown', mood: 'smiles', eyes: [0.5, 0.7] },
        top: { kind: 'blouse', color: colors.sun, trim: colors.tierra },
        bottom: { kind: 'skirt', color: colors.tierra },
        near: { to: [192, 218], hand: 'pinch', holds: line('M180 230L206 190', '#0C2522', 7) },
        far: { sleeveAlone: true },
      }) +
      table,
  );
}

/** Pages and tools are kept going, with cold tereré at hand. */
export function roleSystems(): string {
  const text = '{ñ}';
  const size = 40;
  const desk =
    box(258, 96, 124, 112, '#26302C', 'rx="8"') +
    box(268, 106, 104, 92, colors.cream) +
    group(
      `translate(${tenth(320 - (widthOf(text) * size) / 2000)} 164)`,
      `<g fill="${colors.tierra}">${drawLine(text, size)}</g>`,
    ) +
    shape('M308 208H332L340 240H300Z', '#26302C') +
    box(204, 238, 196, 16, colors.wood) +
    line('M226 254V392M384 254V392', colors.woodDark, 13) +
    box(212, 230, 70, 9, '#D5D9D3', 'rx="4"');
  return patch(
    {
      name: 'pagina',
      cloth: '#E6CBA0',
      thread: colors.tierraNight,
      ground:
        box(0, 336, 400, 64, '#C9A26F') +
        box(40, 92, 132, 12, '#7A3D22') +
        box(56, 44, 22, 48, colors.lapacho) +
        box(80, 54, 18, 38, colors.sun) +
        box(102, 48, 24, 44, '#2F7F8C'),
    },
    line('M62 392V292H170M164 292V392M66 292L58 176', colors.tierraDeep, 12) +
      person({
        at: [136, 388],
        height: 430,
        build: 'woman',
        view: 'side',
        stance: 'sit',
        skin: SKINS[3],
        look: { cut: 'bun', age: 'grown', mood: 'smiles', glasses: true, eyes: [0.6, 0] },
        top: { kind: 'shirt', color: '#5E3A7A', trim: '#D9C8E6', sleeve: 'long' },
        bottom: { kind: 'trousers', color: colors.monte },
        near: { to: [248, 226], hand: 'flat', aim: 6 },
        far: { to: [262, 224], hand: 'flat', aim: 6 },
      }) +
      desk +
      terere(306, 388, 0.66),
  );
}
