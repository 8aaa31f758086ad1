import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';
import { hen } from './animals.ts';
import { canvas } from './canvas.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';

const SIZE = { width: 2000, height: 640 };

/**
 * The lower hem of the embroidered map, which the page itself is, as wide as the window: people look for their way on it, and one sews
 * on what is still to come.
 */
export function sitemapCloth(): string {
  return canvas({ ...SIZE, name: 'mapa', grain: 0.4 }, yard() + cloth() + cyclist() + readers() + sewer() + arriving());
}

function yard(): string {
  return (
    box(0, 0, SIZE.width, SIZE.height, colors.mist) +
    shape('M0 470C260 430 520 450 800 462C1200 478 1560 430 2000 456V640H0Z', '#B9CC9A') +
    shape('M0 520C420 490 900 520 1300 508C1600 500 1800 500 2000 512V640H0Z', colors.road) +
    stitch('M0 610C420 580 900 606 1300 596C1600 590 1800 590 2000 602', '#E88A5C', 6, '26 20')
  );
}

function cloth(): string {
  const fold = (x: number) =>
    shape(
      `M${x} 0H${x + 190}C${x + 170} 130 ${x + 196} 270 ${x + 176} 408C${x + 110} 418 ${x + 60} 412 ${x + 16} 402C${x + 30} 270 ${x + 6} 130 ${x} 0Z`,
      '#F2E2C4',
    );
  return (
    shape(
      'M0 0H2000V402C1860 424 1740 398 1600 408C1440 420 1340 402 1200 414C1080 426 960 404 840 416C700 428 600 404 440 412C280 420 140 402 0 414Z',
      '#FBF0DC',
    ) +
    [250, 760, 1230, 1640].map(fold).join('') +
    stitch(
      'M0 390C140 378 280 396 440 388C600 380 700 404 840 392C960 380 1080 402 1200 390C1340 378 1440 396 1600 384C1740 374 1860 400 2000 378',
      colors.lapacho,
      5,
      '18 12',
    ) +
    stitch(
      'M352 -6C372 44 470 46 590 42C760 36 800 92 850 146C910 210 980 108 1076 132C1190 160 1176 290 1290 296',
      colors.tierra,
      8,
      '22 13',
    ) +
    place(sun(), 1290, 296, 0.68, -4)
  );
}

/** The last patch, 180 x 180 around 0 0. */
function sun(): string {
  return (
    box(-90, -90, 180, 180, colors.forest) +
    stitch('M-79 -79H79V79H-79Z', colors.sun, 5, '15 10') +
    lace('retazo', { family: 'sun', rim: 'fan', thread: colors.sun, weight: 1.8, detail: 1 }, 0, 0, 62)
  );
}

function cyclist(): string {
  const wheel = (x: number) =>
    circle(x, 500, 84, 'none', 'stroke="#2E3531" stroke-width="10"') +
    line(
      `M${x - 78} 500H${x + 78}M${x} 422V578M${x - 55} 445L${x + 55} 555M${x - 55} 555L${x + 55} 445`,
      '#8F988F',
      2.5,
    ) +
    circle(x, 500, 9, '#2E3531');
  const bicycle =
    wheel(150) +
    wheel(390) +
    line(
      'M150 500L210 388H340L270 500H150M210 388L270 500L346 392M346 392L390 500M340 388L330 352M316 346H352',
      colors.forest,
      10,
    ) +
    line('M204 380L198 362', '#2E3531', 9) +
    shape('M168 352H232C230 366 214 368 204 366C190 366 172 362 168 352Z', colors.woodDark) +
    shape('M352 372H438L426 434H364Z', colors.wood) +
    stitch('M358 392H432M362 412H428', colors.straw, 4, '12 7');
  return (
    person({
      at: [232, 578],
      height: 500,
      build: 'man',
      view: 'turned',
      stance: 'walk',
      stride: 0.06,
      skin: SKINS[3],
      look: {
        cut: 'short',
        hat: 'piri',
        tie: colors.tierra,
        mood: 'wonders',
        age: 'middle',
        moustache: true,
        eyes: [0.8, -0.3],
      },
      top: { kind: 'shirt', color: '#5FA3A0', trim: colors.paper },
      bottom: { kind: 'trousers', color: '#4A3A2E' },
      near: { to: [330, 348], hand: 'grip', aim: 8 },
      far: { to: [338, 342], hand: 'grip', aim: 8 },
    }) + bicycle
  );
}

/** Who reads the map: a mother, her son, a girl who shows the way. */
function readers(): string {
  return (
    person({
      at: [576, 612],
      height: 540,
      build: 'woman',
      girth: 1.12,
      view: 'turned',
      skin: SKINS[4],
      look: { cut: 'low', mood: 'wonders', age: 'grown', earrings: colors.sun, eyes: [0.7, -0.2] },
      top: { kind: 'blouse', color: colors.lapacho, trim: colors.cream },
      bottom: { kind: 'skirt', color: colors.monte },
      near: { to: [662, 346], hand: 'open' },
    }) +
    person({
      at: [892, 622],
      height: 350,
      heads: 6,
      build: 'woman',
      view: 'back',
      face: 'side',
      skin: SKINS[5],
      look: { cut: 'plaits', age: 'child', mood: 'talks', tie: colors.sun, eyes: [0.6, -0.4] },
      top: { kind: 'coat', color: colors.paper, trim: colors.sun },
      bottom: { kind: 'skirt', color: colors.forest, length: 'knee' },
      far: { to: [984, 316], hand: 'point' },
    }) +
    person({
      at: [1112, 624],
      height: 316,
      heads: 5.8,
      build: 'man',
      view: 'turned',
      facing: 'left',
      skin: SKINS[4],
      look: { cut: 'fringe', age: 'child', mood: 'laughs', eyes: [0.6, -0.7] },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'shorts', color: '#2F6B8F' },
      near: { to: [1046, 402], hand: 'point' },
    })
  );
}

/** Who sews it: one more patch. */
function sewer(): string {
  const chair =
    line('M1402 496L1396 612M1496 496L1506 612M1492 496L1514 352', colors.woodDark, 13) +
    box(1388, 486, 118, 18, colors.wood);
  return (
    chair +
    person({
      at: [1418, 612],
      height: 520,
      build: 'woman',
      girth: 1.2,
      view: 'turned',
      facing: 'left',
      stance: 'sit',
      skin: SKINS[3],
      look: {
        cut: 'bun',
        hair: HAIRS.white,
        age: 'old',
        mood: 'smiles',
        glasses: true,
        earrings: colors.gold,
        eyes: [0.7, 0.1],
      },
      top: { kind: 'blouse', color: '#8A6FA8', trim: colors.cream },
      bottom: { kind: 'skirt', color: colors.tierraDeep },
      far: { sleeveAlone: true },
      near: {
        to: [1342, 330],
        hand: 'pinch',
        holds:
          line('M1330 334L1298 350', '#9AA39C', 5) + line('M1346 326C1380 360 1400 340 1420 380', colors.tierra, 3),
      },
    })
  );
}

function arriving(): string {
  return (
    person({
      at: [1700, 590],
      height: 470,
      heads: 6.8,
      build: 'woman',
      view: 'side',
      facing: 'left',
      stance: 'walk',
      stride: 0.02,
      skin: SKINS[2],
      look: { cut: 'curls', mood: 'smiles', age: 'young', eyes: [0.4, 0] },
      top: { kind: 'uniform', color: colors.paper, trim: colors.monte },
      bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
      near: { to: [1600, 300], hand: 'wave' },
    }) +
    group(
      'translate(1722 196)',
      shape('M-2 0C30 -6 52 8 54 40L50 112C30 122 6 118 -6 108Z', colors.sun) +
        stitch('M10 62H46', colors.tierra, 4, '9 6'),
    ) +
    oval(1872, 586, 46, 8, '#8E321A', 'opacity=".35"') +
    hen(1872, 584, 0.85, { pecks: true })
  );
}
