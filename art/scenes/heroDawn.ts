import { house } from './buildings.ts';
import { canvas } from './canvas.ts';
import { bush, furrows, hill, road } from './land.ts';
import { colors, skins } from './palette.ts';
import { man, woman } from './people.ts';
import { palm, palmDefs, undergrowth } from './plants.ts';
import { box, circle, lace, oval, shape } from './primitives.ts';

const WIDTH = 1600;
const HEIGHT = 1000;
const TOP = -80;

/** Where the four of the family stand: x and y of the feet, so that hand meets hand. */
const FAMILY = { boy: [1045, 858], mother: [1104, 852], girl: [1168, 862], father: [1232, 848] } as const;

/** A family walks hand in hand on a red road towards a sun of ñandutí. */
export function heroDawn(): string {
  const land = { width: WIDTH, height: HEIGHT };
  const sky =
    box(0, TOP - 10, WIDTH, HEIGHT - TOP + 10, colors.dawn) +
    shape('M0 520C300 430 700 470 1600 400V800H0Z', '#F8C9BC') +
    shape('M0 590C400 540 900 600 1600 520V800H0Z', '#FBDCC0');
  const sun =
    circle(1150, 556, 350, colors.sun) +
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
      1150,
      556,
      337,
      7,
    );
  const distance =
    hill('#D9776B', { ...land, y: 640, swing: 26, points: 5, seed: 'd1' }) +
    bush('#A9483C', { width: WIDTH, y: 684, size: 74, depth: 80, seed: 'd2' }) +
    hill(colors.tierra, { ...land, y: 700, swing: 18, seed: 'd3' });
  const trunk = colors.tierraNight;
  const palms =
    palm(90, 724, 120, 0.8, trunk, 8) +
    palm(150, 726, 84, 0.6, trunk, -6) +
    palm(1462, 712, 300, 1.4, trunk, -16) +
    palm(1372, 716, 190, 1, trunk, 8) +
    palm(1540, 716, 160, 0.9, trunk, 8) +
    palm(690, 704, 110, 0.62, trunk, 4) +
    palm(738, 704, 80, 0.5, trunk, -4);
  const field =
    hill('#1D4A36', { ...land, y: 760, swing: 22, points: 5, seed: 'd4' }) +
    furrows('#4F8A54', { from: -500, to: 760, top: 772, bottom: 1000, vanish: 820, count: 17, width: 4 });
  const way = road(
    [
      [900, 1010, 400],
      [1120, 880, 212],
      [1182, 806, 96],
      [1160, 774, 64],
    ],
    '#F6B36B',
  );
  const plants = ['#0C2522', '#17402F'] as const;
  const foreground =
    undergrowth(plants, { from: -20, to: 330, y: 985, size: 2.6, count: 5, seed: 'd8' }) +
    undergrowth(plants, { from: 1420, to: 1640, y: 960, size: 2.8, count: 4, seed: 'd7' });
  return canvas(
    { ...land, top: TOP, height: HEIGHT, name: 'dawn', grain: 0.5, defs: palmDefs('#3A140B', '#5C2412') },
    sky +
      sun +
      distance +
      palms +
      house(520, 716, 0.8, { wall: '#F9DCC4', roof: colors.tierraDeep, lit: true }) +
      field +
      way +
      foreground +
      family(),
  );
}

function family(): string {
  const { boy, mother, girl, father } = FAMILY;
  const shades = [
    [...boy, 36],
    [...mother, 60],
    [...girl, 42],
    [...father, 56],
  ]
    .map(([x = 0, y = 0, half = 0]) => oval(x - 14, y + 2, half, half * 0.15, colors.tierraDeep, 'opacity=".55"'))
    .join('');
  return (
    shades +
    woman(...mother, 206, { back: true, hair: 'braid', arms: ['out', 'out'] }) +
    man(...father, 218, { shirt: '#FBE9CF', back: true, arms: ['out', 'down'] }) +
    woman(...girl, 134, {
      top: colors.sun,
      skirt: colors.monte,
      hem: colors.sun,
      skin: skins[1],
      back: true,
      hair: 'braid',
      arms: ['reach', 'reach'],
    }) +
    man(...boy, 118, {
      shirt: colors.forest,
      trousers: colors.tierraNight,
      back: true,
      bareheaded: true,
      arms: ['down', 'reach'],
    })
  );
}
