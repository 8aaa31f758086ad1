import { TURN, turned } from '../../../server/lace/geometry.ts';
import { colors, stoplight } from '../../../server/lace/palette.ts';
import { box, circle, group, line, reuse, shape, stitch } from '../../../server/lace/primitives.ts';
import { aoPoi, collar, neckline } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { waves } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { cropped, HAIR, withHat } from '../portraits/hair.ts';
import { parted } from '../portraits/partings.ts';
import { frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

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
  const sheet = group(
    'translate(700 800) rotate(-6) scale(1.9)',
    box(-48, -64, 96, 128, colors.paper) +
      box(-48, -64, 96, 14, colors.straw) +
      circle(-22, -24, 15, stoplight.red) +
      circle(-22, 10, 15, stoplight.yellow) +
      circle(-22, 44, 15, stoplight.green) +
      line('M4 -24h30M4 10h24M4 44h32', '#B9A88A', 7),
  );
  const shows = figure({
    at: [444, 670],
    scale: 0.78,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'diamond',
      mood: 'talks',
      gaze: [1, 0],
      hair: HAIR.black,
      eyes: 'almond',
      brows: 'arched',
      nose: 'long',
      earrings: colors.gold,
      lips: 'full',
    },
    hair: parted('turned', HAIR.black, 'curtain', 'braid', colors.lapacho),
    chin: [8, -58],
    turn: 3,
    body: { shoulder: 178, waist: 172, foot: 460, color: colors.paper },
    clothes: aoPoi(colors.lapacho),
    arms: [
      { side: 'right', to: [630, 720], elbow: [570, 900], aim: 24, hand: 'sheet', dim: true, holds: sheet },
      { side: 'left', to: [612, 880], elbow: [330, 900], aim: -12, hand: 'sheet' },
    ],
  });
  const wife = figure({
    at: [956, 690],
    scale: 0.76,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'full',
      mood: 'laughs',
      gaze: [1, 0.9],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'straight',
      nose: 'broad',
      signs: ['dimples'],
      lips: 'wide',
    },
    hair: waves('turned', HAIR.brown),
    chin: [10, -58],
    turn: 7,
    body: { shoulder: 184, waist: 178, foot: 440, color: colors.tierra },
    clothes: neckline(colors.cream),
    arms: [{ side: 'right', to: [776, 826], elbow: [860, 930], aim: 196, hand: 'point' }],
  });
  const husband = figure({
    at: [1200, 640],
    scale: 0.8,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'square',
      mood: 'smiles',
      gaze: [1, 0.7],
      hair: HAIR.greying,
      eyes: 'narrow',
      brows: 'bushy',
      nose: 'broad',
      moustache: 'walrus',
    },
    hair: withHat(cropped('turned', HAIR.greying), colors.tierra),
    chin: [8, -58],
    turn: 5,
    body: { shoulder: 194, waist: 182, foot: 480, color: colors.sun },
    clothes: collar(colors.sun, { buttons: colors.tierraDeep }),
  });
  return husband.body + wife.body + shows.body + shows.arms + wife.arms;
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
