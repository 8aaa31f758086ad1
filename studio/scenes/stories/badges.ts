import { colors, skins } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { aoPoi, collar, neckline } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { bob } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { cropped, HAIR, headwrap } from '../portraits/hair.ts';
import { CAST_COLOR, frame, HEIGHT, WIDTH } from './frame.ts';

/** One badge for each country: colours of the ribbon and of the card's head, and how far it hangs down. */
const BADGES = [
  [colors.lapacho, 520],
  ['#2C6B75', 640],
  [colors.orange, 550],
  [colors.monte, 680],
  [colors.rose, 580],
  [colors.tierra, 500],
  ['#5F9AA0', 660],
  ['#A3265A', 560],
  [colors.gold, 700],
  [colors.forest, 530],
  [colors.clay, 630],
  ['#2C6B75', 510],
  [colors.lapacho, 670],
] as const;

/** Badges of thirteen countries on their hooks; a host hands one to a guest, and two have theirs. */
export function badges(): string {
  const wall = box(0, 0, WIDTH, HEIGHT, '#A9C49A') + shape('M0 0H1600V180L0 860Z', '#B8D0AA');
  const board =
    box(-240, 128, WIDTH + 480, 70, CAST_COLOR, 'opacity=".14" transform="translate(0 26)"') +
    box(-240, 116, WIDTH + 480, 70, colors.wood) +
    box(-240, 116, WIDTH + 480, 10, '#A4623A') +
    stitch('M-240 168H1840', colors.woodDark, 4, '90 30');
  const step = 114;
  const hung = BADGES.map(([color, down], i) =>
    badge(WIDTH / 2 + (i - (BADGES.length - 1) / 2) * step, down, color, i),
  );
  // Those that hang further down lie over their neighbours.
  const order = hung.map((_, i) => i).sort((a, b) => (BADGES[a]?.[1] ?? 0) - (BADGES[b]?.[1] ?? 0));
  return frame(
    'credenciales',
    wall + group('translate(176 -40) scale(.78)', board + order.map((i) => hung[i]).join('')) + people(),
  );
}

function people(): string {
  const host = figure({
    at: [414, 584],
    scale: 0.86,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'young',
      build: 'boxed',
      mood: 'laughs',
      gaze: [1, 0.1],
      hair: HAIR.black,
      eyes: 'narrow',
      brows: 'short',
      nose: 'broad',
      signs: ['gap'],
      earsCovered: true,
    },
    hair: bob(HAIR.black),
    chin: [8, -58],
    turn: 4,
    body: { shoulder: 180, waist: 172, foot: 500, color: colors.paper },
    clothes: aoPoi(colors.tierra),
    arms: [
      { side: 'right', to: [646, 634], elbow: [600, 830], aim: -20, hand: 'pinch', dim: true, holds: handed(650, 636) },
    ],
  });
  const guest = figure({
    at: [894, 590],
    scale: 0.86,
    flip: true,
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'heart',
      mood: 'smiles',
      gaze: [0.9, 0.8],
      hair: HAIR.black,
      eyes: 'hooded',
      brows: 'thin',
      nose: 'long',
      earrings: colors.sun,
    },
    hair: headwrap(colors.orange, '#2C6B75', HAIR.black),
    chin: [8, -58],
    turn: 8,
    body: { shoulder: 180, waist: 176, foot: 500, color: '#A3265A' },
    clothes: neckline(colors.sun),
    arms: [{ side: 'right', to: [716, 782], elbow: [800, 900], aim: 204, hand: 'open' }],
  });
  const another = figure({
    at: [1256, 594],
    scale: 0.8,
    flip: true,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'old',
      build: 'broad',
      mood: 'calm',
      gaze: [0.9, 0.2],
      hair: HAIR.grey,
      eyes: 'almond',
      brows: 'bushy',
      nose: 'broad',
      beard: 'full',
      glasses: colors.tierraNight,
    },
    hair: cropped('turned', HAIR.grey),
    chin: [6, -58],
    turn: 3,
    body: { shoulder: 188, waist: 178, foot: 540, color: '#5F8FA8' },
    clothes: collar('#5F8FA8', { buttons: colors.cream }),
  });
  return another.body + worn(1256, 650, '#A3265A', 3) + host.body + guest.body + host.arms + guest.arms;
}

/** On its ribbon, out of a hand. */
function handed(x: number, y: number): string {
  return (
    line(
      `M${x - 4} ${y - 6}L${x - 26} ${y + 96}L${x} ${y + 116}L${x + 30} ${y + 96}L${x + 6} ${y - 6}`,
      colors.orange,
      13,
    ) + group(`translate(${x} ${y + 110}) rotate(4) scale(1.02)`, card(colors.orange, 2))
  );
}

/** On a chest: the ribbon from the collar. */
function worn(x: number, y: number, color: string, index: number): string {
  return (
    line(`M${x - 46} ${y - 76}L${x} ${y + 120}L${x + 40} ${y - 72}`, color, 11) +
    group(`translate(${x} ${y + 116}) scale(.8)`, card(color, index))
  );
}

function badge(x: number, down: number, color: string, index: number): string {
  const turn = ((index * 5) % 7) - 3;
  const ribbon = `M-7 154L-26 ${down - 20}L0 ${down}L26 ${down - 20}L7 154`;
  return group(
    `translate(${x} 0)`,
    line(ribbon, CAST_COLOR, 15, 'opacity=".1" transform="translate(12 10)"') +
      line(ribbon, color, 15) +
      stitch(`M7 170L26 ${down - 20}L0 ${down}`, '#000', 15, '400 0', 'opacity=".16"') +
      circle(0, 152, 13, colors.gold) +
      circle(-3, 149, 5, '#F6D489') +
      group(
        `translate(0 ${down}) rotate(${turn})`,
        oval(0, 0, 9, 12, '#98A39B') + group('translate(0 8)', card(color, index)),
      ),
  );
}

function card(color: string, index: number): string {
  const skin = skins[index % skins.length] ?? skins[0];
  return (
    box(-62, 12, 132, 176, CAST_COLOR, 'opacity=".18"') +
    box(-70, 0, 140, 176, '#fff') +
    box(-70, 0, 140, 52, color) +
    box(-20, 10, 40, 10, colors.cream, 'rx="5"') +
    circle(0, 84, 25, skin) +
    shape('M-26 84C-30 44 30 44 26 84Q16 66 0 66Q-16 66 -26 84Z', colors.hair) +
    shape('M-40 142Q-40 110 0 110Q40 110 40 142Z', color) +
    line('M-34 158H34', colors.straw, 8) +
    shape('M40 52H70V176H40Z', '#7A4A12', 'opacity=".08"')
  );
}
