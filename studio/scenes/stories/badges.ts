import { colors, skins } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
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

/** Badges of thirteen countries on their hooks. */
export function badges(): string {
  const wall = box(0, 0, WIDTH, HEIGHT, '#A9C49A') + shape('M0 0H1600V180L0 860Z', '#B8D0AA');
  const board =
    box(0, 128, WIDTH, 70, CAST_COLOR, 'opacity=".14" transform="translate(0 26)"') +
    box(0, 116, WIDTH, 70, colors.wood) +
    box(0, 116, WIDTH, 10, '#A4623A') +
    stitch('M0 168H1600', colors.woodDark, 4, '90 30');
  const step = 114;
  const hung = BADGES.map(([color, down], i) =>
    badge(WIDTH / 2 + (i - (BADGES.length - 1) / 2) * step, down, color, i),
  );
  // Those that hang further down lie over their neighbours.
  const order = hung.map((_, i) => i).sort((a, b) => (BADGES[a]?.[1] ?? 0) - (BADGES[b]?.[1] ?? 0));
  return frame('credenciales', wall + board + order.map((i) => hung[i]).join(''));
}

function badge(x: number, down: number, color: string, index: number): string {
  const skin = skins[index % skins.length] ?? skins[0];
  const turn = ((index * 5) % 7) - 3;
  const ribbon = `M-7 154L-26 ${down - 20}L0 ${down}L26 ${down - 20}L7 154`;
  const card =
    box(-62, 12, 132, 176, CAST_COLOR, 'opacity=".18"') +
    box(-70, 0, 140, 176, '#fff') +
    box(-70, 0, 140, 52, color) +
    box(-20, 10, 40, 10, colors.cream, 'rx="5"') +
    circle(0, 84, 25, skin) +
    shape('M-26 84C-30 44 30 44 26 84Q16 66 0 66Q-16 66 -26 84Z', colors.hair) +
    shape('M-40 142Q-40 110 0 110Q40 110 40 142Z', color) +
    line('M-34 158H34', colors.straw, 8) +
    shape('M40 52H70V176H40Z', '#7A4A12', 'opacity=".08"');
  return group(
    `translate(${x} 0)`,
    line(ribbon, CAST_COLOR, 15, 'opacity=".1" transform="translate(12 10)"') +
      line(ribbon, color, 15) +
      stitch(`M7 170L26 ${down - 20}L0 ${down}`, '#000', 15, '400 0', 'opacity=".16"') +
      circle(0, 152, 13, colors.gold) +
      circle(-3, 149, 5, '#F6D489') +
      group(`translate(0 ${down}) rotate(${turn})`, oval(0, 0, 9, 12, '#98A39B') + group('translate(0 8)', card)),
  );
}
