import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { paraguayWithin } from '../../maps.ts';
import { canvas } from '../canvas.ts';
import { palm, palmDefs } from '../plants.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { byHead } from './byHead.ts';
import { helmet, motorbike } from './motorbike.ts';

const WIDTH = 1600;
const HEIGHT = 1100;
const FLOOR = 1030;

/** An office on a morning: a woman and her girl come in, the adviser gets up, an old man waits with his papers. */
export function officeCounter(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'oficina', grain: 0.4, defs: palmDefs('#3E6B4A', '#5B8A55') },
    room() + street() + adviser() + desk() + waiting() + arriving(),
  );
}

function room(): string {
  const tiles = [120, 420, 720, 1020, 1320].map((x) => `M${x} 940L${x - 90} 1100`).join('');
  return (
    box(0, 0, WIDTH, HEIGHT, '#F3C9A5') +
    box(0, 640, WIDTH, 300, '#C9704A') +
    line(`M0 640H${WIDTH}`, '#F8E6CC', 10) +
    box(0, 936, WIDTH, 164, '#8E3A22') +
    line(`${tiles}M0 1012H${WIDTH}`, '#A8492C', 5) +
    map() +
    box(700, 262, 300, 16, colors.wood) +
    [0, 1, 2, 3, 4]
      .map((at) =>
        box(
          722 + at * 40,
          174 - (at % 2) * 10,
          32,
          88 + (at % 2) * 10,
          [colors.forest, colors.tierra, colors.gold, colors.lapacho, colors.monte][at] ?? colors.forest,
        ),
      )
      .join('') +
    shape('M944 262L938 218H984L978 262Z', colors.clay) +
    shape(
      'M961 220C930 190 922 150 936 120C954 146 958 180 961 216C962 172 974 140 1000 126C1000 164 990 196 961 220Z',
      colors.leaf,
    )
  );
}

/** On the wall, with a pin in each direction. */
function map(): string {
  const { outline, at } = paraguayWithin([1232, 66], [1468, 324]);
  const pins = (
    [
      [-57.63, -25.28],
      [-57.43, -23.41],
      [-54.7, -25.51],
      [-55.9, -27.2],
      [-58.2, -26.8],
      [-56.44, -25.6],
    ] as const
  )
    .map(([longitude, latitude], one) => {
      const [x, y] = at([longitude, latitude]);
      return circle(x, y, one ? 8 : 12, one ? colors.tierra : colors.lapacho);
    })
    .join('');
  return (
    box(1190, 34, 320, 322, colors.woodDark) +
    box(1207, 51, 286, 288, '#FBF0DC') +
    shape(outline, '#8CB59A', `stroke="${colors.forest}" stroke-width="4" stroke-linejoin="round"`) +
    pins
  );
}

/** What the open door shows: palms, the red road, and who brought them, waiting on a motorbike. */
function street(): string {
  const { behind, frame, lamp } = motorbike({ hub: '#D98A5C' });
  const rider = person({
    at: [442, 900],
    height: 690,
    build: 'man',
    view: 'side',
    stance: 'sit',
    lean: 4,
    skin: SKINS[3],
    look: { cut: 'short', mood: 'smiles', age: 'young', nose: 'broad', eyes: [0.6, 0] },
    top: { kind: 'tee', color: colors.cream },
    bottom: { kind: 'trousers', color: '#2F4A6B' },
    near: { to: [640, 566], hand: 'grip', aim: 10 },
    far: { to: [654, 560], hand: 'grip', aim: 10 },
  });
  return (
    box(124, 124, 414, 816, '#BFE0E2') +
    circle(420, 250, 62, '#F9D26B') +
    shape('M124 600C220 540 330 560 420 530C470 514 510 520 538 530V740H124Z', '#7FA65E') +
    palm(214, 640, 310, 1, colors.woodDark, 12) +
    palm(402, 560, 96, 0.5, colors.woodDark, 5) +
    palm(446, 562, 66, 0.42, colors.woodDark, -4) +
    box(124, 680, 414, 260, '#CF6036') +
    shape('M124 760H538V820H124Z', '#E08A5C') +
    oval(360, 926, 250, 11, '#8E3215', 'opacity=".5"') +
    group('translate(-6 228) scale(.7)', behind + frame + rider + lamp + helmet('translate(408 440) scale(.97)')) +
    line('M124 940H538', '#6B2012', 12) +
    shape('M96 940V96H566V940H538V124H124V940Z', colors.woodDark) +
    // The open leaf of the door.
    shape('M538 124L610 88V976L538 940Z', '#6B3A22') +
    shape('M552 176L598 156V480L552 480Z', '#A9D3D6') +
    circle(592, 590, 11, colors.gold)
  );
}

function adviser(): string {
  return byHead({
    chin: [1010, 486],
    size: 102,
    half: 'bust',
    build: 'woman',
    girth: 1.12,
    view: 'turned',
    facing: 'left',
    skin: SKINS[5],
    look: { cut: 'bob', hair: HAIRS.brown, mood: 'laughs', age: 'grown', eyes: [0.5, 0.1], earrings: colors.sun },
    top: { kind: 'vest', color: '#DDE8E0', trim: colors.forest },
    bottom: { kind: 'trousers', color: colors.tierraNight },
    near: { to: [1050, 738], hand: 'flat' },
    far: { to: [872, 566], hand: 'open', behind: false },
  });
}

function desk(): string {
  return (
    shape('M880 742H1500L1540 782H860Z', '#9A5A34') +
    box(860, 782, 680, 34, '#7A4226') +
    box(890, 816, 620, 200, '#1F5A40') +
    stitch('M914 842H1486V992H914Z', '#8CB59A', 5, '16 12') +
    // A telephone, and tereré within reach.
    shape('M1400 752L1414 706H1488L1504 752Z', '#38424A') +
    line('M1396 704C1410 682 1494 682 1508 704', '#2A2F33', 20) +
    shape('M922 752L914 678H970L964 752Z', colors.wood) +
    line('M950 690L930 628', '#D5D9D3', 7)
  );
}

function waiting(): string {
  const chair =
    line('M1412 1040V880M1240 1040L1246 880M1420 880L1452 640', colors.woodDark, 18) +
    box(1234, 856, 208, 28, colors.wood) +
    line('M1450 652L1436 770', colors.wood, 30);
  return (
    chair +
    person({
      at: [1302, 1040],
      height: 760,
      build: 'man',
      girth: 1.15,
      view: 'turned',
      facing: 'left',
      stance: 'sit',
      skin: SKINS[2],
      look: {
        cut: 'short',
        hair: HAIRS.white,
        hat: 'piri',
        tie: colors.tierra,
        age: 'old',
        mood: 'smiles',
        moustache: true,
        eyes: [0.5, 0],
      },
      top: { kind: 'poi', color: colors.cream, trim: colors.forest },
      bottom: { kind: 'trousers', color: '#4A5A78' },
      far: { to: [1190, 800], hand: 'rest' },
      near: {
        to: [1180, 716],
        hand: 'sheet',
        holds: group(
          'translate(1160 704) rotate(-12)',
          box(-78, -78, 108, 140, colors.paper) + stitch('M-60 -48H12M-60 -20H12M-60 8H-14', colors.tierra, 5, '10 7'),
        ),
      },
    })
  );
}

function arriving(): string {
  const bag =
    line('M556 560C540 640 540 700 552 742', colors.tierraDeep, 10) +
    shape('M500 742H606L618 868C582 884 528 884 490 868Z', colors.lapacho) +
    stitch('M508 768H602M502 846H606', colors.cream, 5, '12 9');
  return (
    person({
      at: [612, FLOOR + 6],
      height: 740,
      build: 'woman',
      girth: 1.12,
      view: 'turned',
      stance: 'walk',
      skin: SKINS[3],
      look: { cut: 'braid', mood: 'smiles', age: 'grown', eyes: [0.5, 0], earrings: colors.sun },
      top: { kind: 'blouse', color: colors.sun, trim: colors.tierra },
      bottom: { kind: 'skirt', color: '#2F6B8F', hem: colors.cream },
      near: { to: [548, 760], hand: 'relaxed', holds: bag },
      far: { to: [748, 440], hand: 'wave', behind: false },
    }) +
    person({
      at: [776, FLOOR + 24],
      height: 440,
      heads: 5.6,
      build: 'woman',
      view: 'turned',
      stance: 'walk',
      skin: SKINS[4],
      look: { cut: 'plaits', age: 'child', mood: 'wonders', tie: colors.lapacho, eyes: [0.5, -0.4] },
      top: { kind: 'tee', color: colors.paper },
      bottom: { kind: 'skirt', color: colors.tierra, length: 'knee' },
      near: { to: [832, 800], hand: 'flat' },
    })
  );
}
