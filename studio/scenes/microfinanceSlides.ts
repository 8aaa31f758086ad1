// Two of the slides of /microfinanzas (microfinanceIceCream.ts has the other), 1600 x 800. Phones see x 117 to 1184, desks x 88 to 1288 or more.
import { randomFrom } from '../../server/lace/random.ts';
import { canvas } from './canvas.ts';
import { byHead } from './groups/byHead.ts';
import { hill } from './land.ts';
import { person } from './people/person.ts';
import { SKINS } from './people/skins.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch, whole } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 800;
const SIZE = { width: WIDTH, height: HEIGHT };

/** A bathroom on the day it is finished: he sets the last tile, the boy tries the tap, she has the towel ready. */
export function slideBathroom(): string {
  return canvas({ ...SIZE, name: 'bano', grain: 0.4 }, bathroom() + tiler() + child() + basin() + mother());
}

function bathroom(): string {
  let grid = '';
  for (let x = 70; x < WIDTH; x += 130) grid += `M${x} 196V800`;
  for (let y = 316; y < HEIGHT; y += 120) grid += `M0 ${y}H1600`;
  return (
    box(0, 0, WIDTH, HEIGHT, '#F9D58A') +
    shape('M0 0H1600V40L0 196Z', '#FBE3B0') +
    box(0, 196, WIDTH, 604, '#CFE4E0') +
    line(grid, colors.paper, 7) +
    box(832, 318, 126, 116, '#C9B79A') +
    box(0, 176, WIDTH, 26, colors.forest) +
    stitch('M0 189H1600', colors.cream, 5, '24 17') +
    circle(630, 236, 146, colors.wood) +
    circle(630, 236, 126, '#EAF6F5') +
    shape('M556 338A126 126 0 0 1 534 154L716 328A126 126 0 0 1 556 338Z', '#fff', 'opacity=".6"') +
    line('M-20 60H270', '#8FA39A', 16) +
    shape('M20 66H236C222 300 262 560 232 820H-20V66Z', colors.lapacho) +
    line('M84 90C72 330 104 580 80 800M164 90C154 330 186 580 160 800', '#B8386C', 10) +
    shape('M1340 0H1600V800H1340Z', '#A8613A') +
    shape('M1380 0H1600V800H1380Z', '#8A4A2A') +
    circle(1412, 500, 16, colors.gold)
  );
}

function tiler(): string {
  const tile = box(836, 322, 118, 108, '#DCEDEA') + line('M850 414L880 336', '#fff', 8, 'opacity=".8"');
  const trowel =
    line('M1110 596H1060', '#98A39B', 10) +
    shape('M1062 596L1020 560L930 596L1020 632Z', '#98A39B') +
    line('M1162 596H1106', colors.wood, 24);
  return byHead({
    chin: [1050, 262],
    size: 136,
    build: 'man',
    view: 'turned',
    facing: 'left',
    skin: SKINS[3],
    look: {
      cut: 'short',
      hat: 'cap',
      tie: colors.tierra,
      mood: 'smirks',
      nose: 'hooked',
      brows: 'bushy',
      beard: 'stubble',
      eyes: [0.7, 0.4],
    },
    top: { kind: 'overall', color: colors.sun, trim: '#3F6E8C' },
    bottom: { kind: 'trousers', color: '#3F6E8C' },
    far: { to: [922, 392], hand: 'flat', aim: 215, behind: false, holds: tile },
    near: { to: [1126, 596], hand: 'grip', aim: 180, holds: trowel },
  });
}

function child(): string {
  return byHead({
    chin: [452, 452],
    size: 132,
    heads: 5.8,
    build: 'man',
    view: 'side',
    nod: 8,
    skin: SKINS[4],
    look: { cut: 'curls', age: 'child', mood: 'laughs', nose: 'snub', eyes: [0.7, 0.7] },
    top: { kind: 'tee', color: colors.sun },
    bottom: { kind: 'shorts', color: colors.forest },
    near: { to: [600, 620], hand: 'open', aim: 0 },
    far: { to: [632, 566], hand: 'open', aim: 6 },
  });
}

function basin(): string {
  return group(
    'translate(-70 0)',
    shape('M620 640H800L830 820H590Z', '#E6DCC8') +
      shape('M740 640H800L830 820H752Z', '#000', 'opacity=".1"') +
      shape('M470 590H950Q944 716 830 724H590Q476 716 470 590Z', colors.paper) +
      shape('M840 590H950Q944 716 830 724H760Q830 680 840 590Z', '#000', 'opacity=".1"') +
      box(450, 566, 520, 36, colors.paper, 'rx="16"') +
      box(450, 590, 520, 12, '#E6DCC8', 'rx="6"') +
      line('M780 566V500Q780 466 746 466H716V498', '#6B8076', 24) +
      box(756, 476, 66, 18, '#6B8076', 'rx="9"') +
      stitch('M706 506V562M718 506V562', '#7DB4BE', 7, '16 9') +
      box(826, 496, 56, 72, '#7DB4BE', 'rx="8"') +
      line('M842 498L834 440M862 498L874 434', colors.tierra, 10) +
      line('M834 444L832 424M873 440L877 418', colors.paper, 15),
  );
}

function mother(): string {
  const towel =
    shape('M226 556C262 590 330 590 372 552L382 730H218Z', colors.sun) +
    shape('M330 580Q352 574 372 552L382 730H336Z', '#000', 'opacity=".12"') +
    stitch('M226 670H374M224 698H376', colors.tierra, 8, '18 13');
  return byHead({
    chin: [296, 296],
    size: 138,
    build: 'woman',
    view: 'turned',
    nod: 6,
    skin: SKINS[5],
    look: {
      cut: 'bob',
      mood: 'laughs',
      jaw: 'broad',
      nose: 'broad',
      signs: ['gap'],
      eyes: [0.7, 0.8],
      earrings: colors.gold,
    },
    top: { kind: 'tee', color: '#6E5BA0' },
    bottom: { kind: 'skirt', color: colors.monte },
    near: { to: [226, 562], hand: 'grip', holds: towel },
    far: { to: [372, 556], hand: 'grip', behind: false },
  });
}

const TOWERS = [
  [1040, 60, 30],
  [1074, 104, 28],
  [1106, 82, 36],
  [1146, 138, 26],
  [1176, 96, 34],
  [1214, 118, 28],
  [1246, 52, 34],
] as const;
/** Where the land begins behind which the city lies. */
const HORIZON = 520;

/** Night: a thread from the lights of a far city to a corner shop with its door open. */
export function slideThread(): string {
  const random = randomFrom('noche');
  let stars = '';
  for (let i = 0; i < 40; i++) stars += `M${whole(random() * WIDTH)} ${whole(24 + random() * 340)}h.1`;
  const night =
    box(0, 0, WIDTH, HEIGHT, '#123A36') +
    line(stars, '#F6D9A0', 5, 'opacity=".8"') +
    lace('luna', { family: 'spider', rim: 'fan', thread: '#2F6A60', weight: 0.8 }, 1180, 560, 400);
  let city = '';
  let lights = '';
  for (const [x, high, wide] of TOWERS) {
    city += `M${x} ${HORIZON + 30}V${HORIZON - high}h${wide}V${HORIZON + 30}Z`;
    for (let y = HORIZON - high + 12; y < HORIZON; y += 17)
      for (let at = x + 8; at < x + wide - 4; at += 10) if (random() < 0.55) lights += `M${at} ${y}v4`;
  }
  const land =
    shape(city, '#0A2320') +
    line(lights, colors.sun, 4) +
    hill('#0F302D', { ...SIZE, y: HORIZON + 6, swing: 10, points: 5, seed: 'noche1' }) +
    hill('#0C2824', { ...SIZE, y: 590, swing: 16, points: 4, seed: 'noche2' }) +
    box(0, 660, WIDTH, 140, '#5A2413');
  const way = 'M1159 382C1100 110 760 -20 581 204';
  return canvas(
    { ...SIZE, name: 'noche', grain: 0.45 },
    night +
      land +
      group('translate(-745 -345) scale(1.5)', shop()) +
      seller() +
      buyer() +
      boy() +
      stitch(way, colors.sun, 6, '20 14'),
  );
}

function shop(): string {
  const shelf = (y: number) =>
    box(742, y, 140, 8, colors.wood) +
    [752, 780, 808, 838, 862]
      .map((x, i) =>
        box(
          x,
          y - 30,
          18,
          30,
          [colors.lapacho, colors.forest, colors.tierra, colors.rose, colors.cream][(i + y) % 5] ?? '',
        ),
      )
      .join('');
  let awning = '';
  for (let i = 0; i < 8; i++)
    awning += shape(`M${700 + i * 46} 404h46v62a23 20 0 0 1 -46 0Z`, i % 2 ? colors.cream : colors.tierra);
  return (
    shape('M900 690H1010L1130 790H860Z', colors.sun, 'opacity=".28"') +
    box(690, 380, 384, 310, '#C9603A') +
    box(1010, 380, 64, 310, '#000', 'opacity=".25"') +
    box(670, 350, 424, 40, '#7A2413') +
    box(728, 490, 168, 140, colors.sun) +
    shelf(548) +
    box(930, 480, 92, 210, '#F9CB5C') +
    box(930, 480, 92, 210, 'none', `stroke="${colors.woodDark}" stroke-width="10"`) +
    awning +
    box(690, 396, 384, 14, colors.tierraNight) +
    circle(884, 366, 17, colors.paper) +
    circle(884, 366, 9, colors.lapacho) +
    box(590, 650, 96, 12, colors.wood) +
    line('M602 662V694M674 662V694', colors.woodDark, 9) +
    box(1030, 630, 60, 60, colors.forest, 'rx="6"') +
    box(1084, 648, 56, 42, colors.rose, 'rx="6"')
  );
}

/** In her window, a bag of bread in her hands. */
function seller(): string {
  const bag = shape('M548 512L602 508L608 590H544Z', '#E4BC7C') + stitch('M552 534H600', colors.tierra, 4, '9 7');
  return (
    byHead({
      chin: [478, 506],
      size: 84,
      half: 'bust',
      build: 'woman',
      view: 'turned',
      skin: SKINS[2],
      look: {
        cut: 'bun',
        mood: 'beams',
        jaw: 'lean',
        nose: 'long',
        eyes: [0.8, 0.2],
        tie: colors.lapacho,
        earrings: colors.sun,
      },
      top: { kind: 'shirt', color: '#2F7F8C', trim: colors.cream },
      bottom: { kind: 'skirt', color: colors.monte },
      far: { to: [564, 560], hand: 'sheet', aim: -4, behind: false, holds: bag },
    }) +
    box(345, 610, 266, 80, '#C9603A') +
    box(335, 594, 276, 21, colors.woodDark)
  );
}

/** A neighbour, on the lit step. */
function buyer(): string {
  return person({
    at: [724, 742],
    height: 452,
    build: 'man',
    view: 'side',
    facing: 'left',
    skin: SKINS[5],
    look: { cut: 'short', hat: 'piri', mood: 'smiles', eyes: [0.7, 0.2], tie: colors.tierra },
    top: { kind: 'shirt', color: colors.mist, trim: colors.forest },
    bottom: { kind: 'trousers', color: '#2F4A6B' },
    near: { to: [612, 552], hand: 'open', aim: 170 },
  });
}

/** On the bench: he follows the thread. */
function boy(): string {
  return person({
    at: [226, 700],
    height: 300,
    heads: 5.8,
    build: 'man',
    view: 'side',
    stance: 'sit',
    nod: -14,
    skin: SKINS[4],
    look: { cut: 'fringe', age: 'child', mood: 'wonders', eyes: [0.6, -0.8] },
    top: { kind: 'tee', color: colors.sun },
    bottom: { kind: 'shorts', color: colors.forest },
    near: { to: [312, 470], hand: 'point', aim: -50 },
  });
}
