import { colors } from '../../../server/lace/palette.ts';
import { box, circle, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { house } from '../buildings.ts';
import { canvas } from '../canvas.ts';
import { bush } from '../land.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const PIPE = '#5F94A4';
const DARK_PIPE = '#3F6F80';
const VALVE = [560, 640] as const;
const ROPE = [880, 560] as const;

/** From the top of the water tower: two of the board finish it, and below the village comes with its buckets. */
export function tank(): string {
  return canvas({ width: WIDTH, height: HEIGHT, name: 'tanque', grain: 0 }, village() + roof() + board());
}

/** All that lies below, the smaller the farther. */
function village(): string {
  const queue = (
    [
      [150, 560, colors.lapacho, SKINS[2]],
      [196, 572, colors.paper, SKINS[3]],
      [300, 590, colors.forest, SKINS[5]],
    ] as const
  )
    .map(
      ([x, y, color, skin], i) =>
        person({
          at: [x, y],
          height: 92,
          heads: i === 1 ? 5.4 : 6.6,
          build: i % 2 ? 'man' : 'woman',
          view: 'side',
          stance: 'walk',
          stride: i * 0.21,
          skin,
          look: { cut: i % 2 ? 'short' : 'bun' },
          top: { kind: 'tee', color },
          bottom: i % 2 ? { kind: 'trousers', color: colors.monte } : { kind: 'skirt', color: colors.tierraDeep },
        }) + shape(`M${x + 12} ${y - 34}h22l-4 22h-14Z`, i % 2 ? '#4F86A8' : colors.tierra),
    )
    .join('');
  return (
    box(0, 0, WIDTH, 340, '#CFE4EC') +
    circle(966, 212, 74, '#FBE3A4') +
    shape('M0 300C220 250 420 270 640 262C860 254 1040 280 1200 250V420H0Z', '#A9C7A0') +
    bush('#6E9A6A', { width: WIDTH, y: 336, size: 34, depth: 60, seed: 'tanque' }) +
    box(0, 330, WIDTH, 570, '#8FB06A') +
    shape('M0 470C300 430 700 450 1200 400V900H0Z', '#7E9F55') +
    shape(
      'M0 640C180 590 330 560 470 500C600 446 760 420 1200 372V398C800 440 640 480 540 540C400 630 200 680 0 720Z',
      colors.road,
    ) +
    stitch('M0 684C200 640 380 580 500 522C620 460 800 420 1200 386', '#E88A5C', 5, '20 15') +
    house(236, 448, 0.62) +
    house(520, 420, 0.44, { roof: colors.tierraDeep }) +
    house(1010, 470, 0.72, { wall: colors.dawn }) +
    line('M352 604V560H372V574', DARK_PIPE, 7) +
    queue
  );
}

/** The lid of the tank, with its hatch, and the pipe that comes up through it. */
function roof(): string {
  const [x, y] = VALVE;
  return (
    oval(600, 880, 760, 214, '#8E9C93') +
    oval(600, 860, 760, 214, '#D5DCD2') +
    shape('M600 646C1020 646 1360 742 1360 860L1360 900H900C940 800 820 690 600 646Z', '#000', 'opacity=".07"') +
    stitch('M-60 860C-40 760 240 690 600 690C960 690 1240 760 1260 860', '#A9B5AB', 5, '22 16') +
    oval(600, 800, 180, 44, '#98A59C') +
    line(`M${x + 4} 800V${y}`, DARK_PIPE, 44) +
    line(`M${x - 4} 796V${y}H700Q744 ${y} 744 690V800`, PIPE, 34) +
    box(x - 30, 700, 52, 22, DARK_PIPE) +
    box(x + 66, y - 25, 22, 50, DARK_PIPE)
  );
}

function board(): string {
  const [x, y] = VALVE;
  const wrench =
    line(`M${x - 104} ${y + 2}L${x + 52} ${y - 8}`, '#2E3531', 15) +
    shape(`M${x + 40} ${y - 34}h52v16h-26v22h26v16h-52Z`, '#2E3531');
  const [rx, ry] = ROPE;
  const hoist =
    line('M1004 800L1090 420M1176 800L1090 420', colors.woodDark, 16) +
    circle(1090, 430, 30, '#2E3531') +
    circle(1090, 430, 18, '#98A39B') +
    line(`M1096 402C1130 410 1124 460 1128 560V900`, colors.straw, 8) +
    line('M1128 700V900', PIPE, 40);
  return (
    hoist +
    oval(330, 812, 190, 18, '#3B4A44', 'opacity=".3"') +
    oval(830, 806, 120, 16, '#3B4A44', 'opacity=".3"') +
    person({
      at: [320, 808],
      height: 640,
      build: 'woman',
      view: 'side',
      stance: 'kneel',
      lean: 24,
      nod: 4,
      skin: SKINS[4],
      look: { cut: 'tail', tie: colors.tierra, hat: 'cap', mood: 'busy', nose: 'snub', eyes: [0.6, 0.7] },
      top: { kind: 'tee', color: colors.tierra },
      bottom: { kind: 'trousers', color: '#2F4A6B' },
      near: { to: [x - 92, y + 2], hand: 'grip', aim: -4, holds: wrench },
      far: { to: [x + 4, y - 22], hand: 'flat' },
    }) +
    person({
      at: [806, 804],
      height: 610,
      build: 'man',
      view: 'side',
      lean: -16,
      nod: 14,
      skin: SKINS[2],
      look: { cut: 'curls', mood: 'laughs', nose: 'broad', beard: 'stubble', hair: HAIRS.black, eyes: [0.7, 0.2] },
      top: { kind: 'overall', color: colors.sun, trim: colors.forest },
      bottom: { kind: 'trousers', color: colors.forest },
      feet: { near: [858, 790], far: [750, 780] },
      far: {
        to: [rx + 66, ry - 62],
        hand: 'grip',
        aim: -40,
        holds: line(`M${rx - 40} ${ry + 30}L1076 406`, colors.straw, 8),
      },
      near: { to: [rx - 4, ry + 2], hand: 'grip', aim: -40 },
    }) +
    line(`M${rx - 20} ${ry + 16}C850 640 900 720 880 800`, colors.straw, 8)
  );
}
