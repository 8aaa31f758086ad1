import { fence, house } from './buildings.ts';
import { canvas } from './canvas.ts';
import { bush, furrows, hill, road } from './land.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { person } from './people/person.ts';
import { palm, palmDefs, undergrowth } from './plants.ts';
import { box, circle, lace, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 1000;
const TOP = -80;
/** The fence along the road, from the front to the field's end. */
const POSTS = [
  [740, 916],
  [872, 884],
  [980, 856],
  [1062, 832],
  [1124, 812],
  [1166, 796],
  [1192, 783],
] as const;

/** Where the four of the family stand: x and y of the feet. Their hands meet halfway, at `HANDS`. */
const FAMILY = { boy: [1102, 870], mother: [1196, 858], girl: [1290, 845], father: [1384, 856] } as const;
const HANDS = { boy: [1148, 752], girl: [1244, 746], father: [1338, 740] } as const;
/** Right of the banner's head and below what wide, low windows cut off: nothing above y 320, little left of x 960. */
const SUN = { x: 1256, y: 602, radius: 272 } as const;

/** A family walks hand in hand on a red road towards a sun of ñandutí. */
export function heroDawn(): string {
  const land = { width: WIDTH, height: HEIGHT };
  // Lighter than the rose of the page, so that the picture keeps its edge on it.
  const sky =
    box(0, TOP - 10, WIDTH, HEIGHT - TOP + 10, '#FAD7D2') +
    shape('M0 330C420 250 800 380 1600 190V800H0Z', '#F8C3C6') +
    shape('M0 500C400 430 900 540 1600 390V800H0Z', colors.dawn) +
    shape('M0 620C400 560 900 600 1600 520V800H0Z', '#FBDCC0');
  const sun =
    circle(SUN.x, SUN.y, SUN.radius, colors.sun) +
    lace(
      'amanecer',
      {
        family: 'sun',
        rim: 'scallop',
        thread: colors.tierraDeep,
        colors: [colors.tierra, colors.lapacho],
        weight: 0.8,
        detail: 1.3,
      },
      SUN.x,
      SUN.y,
      SUN.radius - 10,
      7,
    );
  const distance =
    hill('#D9776B', { ...land, y: 648, swing: 22, points: 5, seed: 'd1' }) +
    bush('#A9483C', { width: WIDTH, y: 694, size: 70, depth: 70, seed: 'd2' }) +
    hill(colors.tierra, { ...land, y: 706, swing: 16, seed: 'd3' });
  const trunk = colors.tierraNight;
  const palms =
    palm(96, 728, 54, 0.5, trunk, 5) +
    palm(140, 729, 38, 0.4, trunk, -4) +
    palm(1518, 716, 290, 1.3, trunk, -14) +
    palm(1448, 718, 176, 0.92, trunk, 8) +
    palm(1580, 716, 168, 0.9, trunk, 8) +
    palm(1022, 712, 104, 0.58, trunk, 4) +
    palm(1056, 712, 74, 0.46, trunk, -4);
  const field =
    hill('#1D4A36', { ...land, y: 766, swing: 18, points: 5, seed: 'd4' }) +
    furrows('#4F8A54', { from: -420, to: 900, top: 778, bottom: 920, vanish: 900, count: 17, width: 4 });
  const way = road(
    [
      [1030, 930, 420],
      [1236, 876, 214],
      [1296, 806, 94],
      [1262, 768, 44],
      [1250, 738, 22],
      [1256, 706, 8],
    ],
    '#F6B36B',
  );
  const plants = ['#0C2522', '#17402F'] as const;
  const foreground =
    undergrowth(plants, { from: -20, to: 330, y: 905, size: 2.4, count: 5, seed: 'd8' }) +
    undergrowth(plants, { from: 1470, to: 1640, y: 912, size: 2.4, count: 3, seed: 'd7' });
  return canvas(
    { ...land, top: TOP, height: HEIGHT, name: 'dawn', grain: 0.5, defs: palmDefs('#3A140B', '#5C2412') },
    sky +
      sun +
      distance +
      palms +
      house(872, 728, 0.74, { wall: '#F9DCC4', roof: colors.tierraDeep, lit: true }) +
      field +
      way +
      fence(POSTS, 62, 26, '#3A1B10') +
      foreground +
      family(),
  );
}

function family(): string {
  const { boy, mother, girl, father } = FAMILY;
  const shades = [
    [...boy, 50],
    [...mother, 74],
    [...girl, 54],
    [...father, 70],
  ]
    .map(([x = 0, y = 0, half = 0]) => oval(x - 14, y + 2, half, half * 0.15, colors.tierraDeep, 'opacity=".55"'))
    .join('');
  return (
    shades +
    person({
      at: father,
      height: 338,
      build: 'man',
      view: 'back',
      skin: skins[0],
      look: { cut: 'short', hat: 'piri', tie: colors.tierra },
      top: { kind: 'shirt', color: '#FBE9CF' },
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: HANDS.father, hand: 'grip' },
      far: { to: [1434, 726], hand: 'grip', aim: 92, holds: flask(1434, 726) },
    }) +
    person({
      at: mother,
      height: 316,
      build: 'woman',
      view: 'back',
      face: 'side',
      skin: skins[1],
      look: { cut: 'braid', tie: colors.sun, earrings: colors.sun, mood: 'smiles', eyes: [0.5, 0.6] },
      top: { kind: 'blouse', color: colors.cream, trim: colors.lapacho },
      bottom: { kind: 'skirt', color: colors.lapacho, hem: colors.cream },
      near: { to: HANDS.boy, hand: 'grip' },
      far: { to: HANDS.girl, hand: 'grip' },
    }) +
    // Mirrored, to look up to her mother: her near arm is the right one.
    person({
      at: girl,
      height: 236,
      heads: 5.6,
      build: 'woman',
      view: 'back',
      face: 'side',
      facing: 'left',
      nod: -10,
      skin: skins[0],
      look: { cut: 'plaits', tie: colors.lapacho, age: 'child', mood: 'laughs', eyes: [0.5, -0.5] },
      top: { kind: 'blouse', color: colors.sun, trim: colors.monte },
      bottom: { kind: 'skirt', color: colors.monte, hem: colors.sun, length: 'knee' },
      near: { to: HANDS.father, hand: 'relaxed' },
      far: { to: HANDS.girl, hand: 'relaxed' },
    }) +
    person({
      at: boy,
      height: 216,
      heads: 5.1,
      build: 'man',
      view: 'back',
      skin: skins[1],
      look: { cut: 'short' },
      top: { kind: 'tee', color: colors.forest },
      bottom: { kind: 'shorts', color: colors.tierraNight },
      near: { to: [1034, 694], hand: 'point' },
      far: { to: HANDS.boy, hand: 'relaxed' },
    })
  );
}

/** The flask of the tereré, hung from a hand by its strap. */
function flask(x: number, y: number): string {
  return (
    shape(`M${x - 15} ${y + 16}h30v58q-15 8 -30 0Z`, colors.tierra) +
    shape(`M${x + 4} ${y + 16}h11v58q-5 3 -11 4Z`, '#000', 'opacity=".18"') +
    shape(`M${x - 10} ${y + 2}h20v14h-20Z`, colors.straw) +
    stitch(`M${x - 10} ${y + 30}v36`, colors.straw, 2.4, '5 4')
  );
}
