import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { blossom, blossomDefs } from './plants.ts';
import { box, circle, group, lace, line, reuse, shape } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const CHAIRS = 16;

/** A committee's chairs in a ring, seen from above, and in the middle what it keeps: the cash box, the book, coins. */
export function tradeCommittee(): string {
  const [x, y, radius] = [600, 512, 292];
  const cloths = [colors.lapacho, colors.sun, colors.paper, colors.forest];
  let ring = '';
  for (let i = 0; i < CHAIRS; i++) {
    const turn = (i * 360) / CHAIRS;
    // Nobody sets chairs on a line: each stands a little nearer or further, and looks its own way.
    const away = radius + ((i * 7) % 5) * 5 - 10;
    const look = ((i * 11) % 7) - 3;
    ring += group(
      `translate(${x} ${y}) rotate(${turn}) translate(0 ${-away}) rotate(${look})`,
      reuse('chair', '', cloths[i % cloths.length] ?? ''),
    );
  }
  const chair = `<g id="chair">${shape('M-40 -50H50V58H-40Z', '#3A0F06', 'opacity=".3"')}<path d="M-46 -34H46L40 48Q0 56 -40 48Z"/>${line('M-30 -24L-26 40M-12 -24L-10 44M8 -24L7 44M28 -24L24 40', '#000', 3, 'opacity=".2"')}${box(-52, -58, 104, 22, colors.woodDark, 'rx="8"')}${box(-52, -58, 104, 9, colors.wood, 'rx="4"')}</g>`;
  const table =
    circle(x + 12, y + 16, 172, '#3A0F06', 'opacity=".3"') +
    circle(x, y, 170, colors.cream) +
    lace('caja', { family: 'guava', rim: 'scallop', thread: '#E3B98C', weight: 0.9 }, x, y, 164);
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'ronda', grain: 0.42, defs: chair + blossomDefs() },
    box(0, 0, WIDTH, HEIGHT, colors.tierra) +
      circle(x, y, 418, '#B9452A') +
      circle(x, y, 224, colors.road) +
      petals() +
      ring +
      table +
      cashBox() +
      ledger() +
      coins(),
  );
}

function petals(): string {
  const fallen = [
    [120, 300, 2],
    [196, 760, 1.5],
    [84, 600, 1.2],
    [1092, 420, 1.8],
    [1010, 196, 1.3],
    [1040, 800, 2.1],
    [250, 180, 1.4],
    [1140, 650, 1.2],
    [400, 470, 1],
    [806, 600, 1.1],
  ] as const;
  return fallen
    .map(([px, py, size], i) => blossom(px, py, size, i % 2 ? colors.lapacho : colors.rose, colors.sun))
    .join('');
}

function cashBox(): string {
  return group(
    'translate(546 464) rotate(-14)',
    box(-70, -46, 150, 104, '#3A0F06', 'opacity=".3"') +
      box(-78, -54, 150, 104, colors.monte, 'rx="8"') +
      box(-78, -54, 150, 14, '#2C6A50', 'rx="7"') +
      box(-30, -16, 54, 10, '#081C15', 'rx="5"') +
      line('M-26 22Q-3 40 20 22', '#C9D0C8', 9) +
      circle(56, 32, 8, colors.sun),
  );
}

function ledger(): string {
  return group(
    'translate(668 572) rotate(12)',
    box(-66, -52, 148, 118, '#3A0F06', 'opacity=".28"') +
      box(-74, -60, 148, 118, colors.lapacho, 'rx="5"') +
      box(-68, -55, 66, 108, colors.paper) +
      box(0, -55, 68, 108, '#F6E9CF') +
      line('M-58 -38H-14M-58 -20H-20M-58 -2H-14M-58 16H-24M12 -38H56M12 -20H48M12 -2H56', '#B9986A', 5) +
      line('M14 34L86 4', colors.sun, 10) +
      line('M14 34L20 31', colors.tierraNight, 10),
  );
}

function coins(): string {
  const coin = (x: number, y: number) =>
    circle(x + 4, y + 5, 21, '#3A0F06', 'opacity=".3"') +
    circle(x, y, 21, colors.gold) +
    circle(x, y, 15, colors.sun) +
    circle(x, y, 15, 'none', `stroke="${colors.gold}" stroke-width="2"`);
  return [
    [548, 566],
    [588, 602],
    [524, 606],
    [660, 452],
    [696, 480],
  ]
    .map(([cx = 0, cy = 0]) => coin(cx, cy))
    .join('');
}
