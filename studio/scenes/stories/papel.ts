import { TURN, turned } from '../../../server/lace/geometry.ts';
import { colors, stoplight } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, reuse, shape, stitch } from '../../../server/lace/primitives.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

/** A woman shows a couple their Stoplight on the square of a parish church, under cut paper. */
export function papel(): string {
  const sky =
    box(0, 0, WIDTH, HEIGHT, '#2F8C93') +
    shape('M0 0H1600V120L0 780Z', '#3A9AA0') +
    shape('M0 820C300 806 1300 806 1600 820V1000H0Z', '#D9A86C') +
    stitch('M0 900C500 880 1100 880 1600 900M0 964C500 948 1100 948 1600 964', '#B98450', 6, '46 24');
  return frame('papel', sky + group('translate(0 64)', church()) + people() + rows(), `<g id="paper">${paper()}</g>`);
}

function people(): string {
  const sheet =
    box(716, 676, 96, 128, colors.paper) +
    box(716, 676, 96, 14, colors.straw) +
    circle(742, 716, 15, stoplight.red) +
    circle(742, 750, 15, stoplight.yellow) +
    circle(742, 784, 15, stoplight.green) +
    line('M768 716h30M768 750h24M768 784h32', '#B9A88A', 7);
  return (
    oval(640, 976, 100, 11, CAST_COLOR, CAST) +
    person({
      at: [636, 974],
      height: 540,
      build: 'woman',
      view: 'turned',
      skin: SKINS[5],
      look: {
        cut: 'braid',
        mood: 'smirks',
        age: 'grown',
        jaw: 'heart',
        nose: 'long',
        eyes: [0.7, 0.1],
        tie: colors.lapacho,
        earrings: colors.gold,
      },
      top: { kind: 'poi', color: colors.paper, trim: colors.lapacho },
      bottom: { kind: 'skirt', color: '#A3265A' },
      near: { to: [722, 740], hand: 'sheet', aim: 0, holds: sheet },
      far: { to: [790, 640], hand: 'open', aim: -30 },
    }) +
    oval(1096, 974, 92, 11, CAST_COLOR, CAST) +
    person({
      at: [1094, 972],
      height: 580,
      build: 'man',
      view: 'turned',
      facing: 'left',
      skin: SKINS[3],
      look: {
        cut: 'short',
        hat: 'piri',
        tie: colors.tierra,
        mood: 'smiles',
        age: 'middle',
        nose: 'broad',
        moustache: 'walrus',
        hair: HAIRS.greying,
        eyes: [0.6, 0.4],
      },
      top: { kind: 'shirt', color: colors.sun },
      bottom: { kind: 'trousers', color: '#2B3F5C' },
    }) +
    oval(934, 984, 96, 11, CAST_COLOR, CAST) +
    person({
      at: [934, 982],
      height: 520,
      build: 'woman',
      girth: 1.12,
      view: 'turned',
      facing: 'left',
      skin: SKINS[4],
      look: { cut: 'pixie', mood: 'laughs', age: 'grown', jaw: 'broad', nose: 'broad', eyes: [0.6, 0.4] },
      top: { kind: 'tee', color: colors.tierra },
      bottom: { kind: 'skirt', color: colors.monte },
      near: { to: [806, 756], hand: 'point', aim: 178 },
      far: { to: [850, 700], hand: 'open', aim: 190 },
    })
  );
}

function church(): string {
  const tower = (x: number, shaded: boolean) =>
    box(x, 400, 150, 430, colors.cream) +
    (shaded
      ? box(x, 400, 150, 430, '#2A1209', 'opacity=".14"')
      : box(x + 108, 400, 42, 430, '#2A1209', 'opacity=".1"')) +
    box(x - 12, 388, 174, 22, colors.clay) +
    shape(`M${x + 42} 540V470A33 33 0 0 1 ${x + 108} 470V540Z`, '#17494F') +
    shape(`M${x + 58} 524Q${x + 58} 484 ${x + 75} 482Q${x + 92} 484 ${x + 92} 524Z`, colors.gold) +
    shape(`M${x + 4} 388Q${x + 10} 316 ${x + 75} 296Q${x + 140} 316 ${x + 146} 388Z`, colors.orange) +
    shape(`M${x + 84} 299Q${x + 140} 316 ${x + 146} 388H${x + 104}Z`, '#000', SHADE) +
    line(`M${x + 75} 296V244M${x + 57} 264H${x + 93}`, colors.tierraNight, 8);
  return (
    box(620, 520, 360, 310, '#FBF3E0') +
    shape('M600 524Q640 440 720 440Q760 372 800 372Q840 372 880 440Q960 440 1000 524Z', '#FBF3E0') +
    shape('M880 440Q960 440 1000 524H980V830H900V524Z', '#2A1209', 'opacity=".1"') +
    line('M604 524H996', colors.clay, 16) +
    tower(478, false) +
    tower(972, true) +
    shape('M728 830V690A72 72 0 0 1 872 690V830Z', colors.clay) +
    shape('M746 830V692A54 54 0 0 1 854 692V830Z', colors.woodDark) +
    line('M800 640V830', colors.tierraNight, 6) +
    circle(800, 472, 40, '#17494F') +
    line('M800 432V512M760 472H840', '#FBF3E0', 7) +
    box(452, 820, 696, 22, '#B98450')
  );
}

/** One sheet, hanging by its upper edge; what is cut out shows the sky behind. */
function paper(): string {
  const petals = Array.from({ length: 6 }, (_, i) =>
    turned('M0 -8C-14 -24 -12 -44 0 -54C12 -44 14 -24 0 -8Z', (i / 6) * TURN),
  ).join('');
  return (
    shape('M-92 0H92V148L69 172L46 148L23 172L0 148L-23 172L-46 148L-69 172L-92 148Z', 'currentColor') +
    group('translate(0 74)', shape(petals, '#17494F') + circle(0, 0, 7, '#17494F')) +
    shape(
      'M-74 16h20l-10 18ZM54 16h20l-10 18ZM-78 112q14 -18 28 0q-14 16 -28 0ZM50 112q14 -18 28 0q-14 16 -28 0Z',
      '#17494F',
    )
  );
}

function rows(): string {
  const hues = [colors.lapacho, colors.paper, colors.orange, colors.rose, '#7A3E8C'];
  const row = (y: number, sag: number, size: number, from: number, first: number) => {
    const at = (x: number) => y + sag * (1 - ((x - 800) / 900) ** 2);
    let sheets = '';
    let i = first;
    for (let x = from; x < 1720; x += 212 * size) {
      const slope = (Math.atan((-2 * sag * (x - 800)) / 900 ** 2) * 180) / Math.PI;
      sheets += `<g color="${hues[i++ % hues.length]}">${reuse('paper', `translate(${Math.round(x)} ${Math.round(at(x))}) rotate(${slope.toFixed(1)}) scale(${size})`)}</g>`;
    }
    return (
      sheets +
      line(`M-100 ${Math.round(y)}Q800 ${Math.round(y + sag * 2)} 1700 ${Math.round(y)}`, colors.tierraNight, 5)
    );
  };
  return row(118, 66, 0.8, -20, 2) + row(-66, 100, 1.16, -60, 0);
}
