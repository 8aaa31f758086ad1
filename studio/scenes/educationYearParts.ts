// What several pictures of a school company's year show: people from behind, and coins.
import type { Point } from './people/geometry.ts';
import { figure, type Figure } from './portraits/figure.ts';
import { colors } from '../../server/lace/palette.ts';
import { circle, line, oval } from '../../server/lace/primitives.ts';

export const SHIRT = '#FFFAF0';

/** Somebody from behind. */
export function behind(at: Point, scale: number, skin: string, hair: Figure['hair'], more: Partial<Figure> = {}) {
  return figure({
    at,
    scale,
    skin,
    head: '',
    hair,
    chin: [0, -50],
    neck: 'none',
    body: { shoulder: 162, waist: 156, foot: 520, color: SHIRT },
    clothes: line('M-70 -8C-40 16 40 16 70 -8', '#DDD3C0', 8),
    ...more,
  });
}

/** From above. */
export function coin(x: number, y: number, r = 16): string {
  return circle(x, y + 2, r, '#A9701A') + circle(x, y, r, colors.gold) + circle(x, y, r * 0.62, colors.straw);
}

/** So many coins on each other, their foot at x y. */
export function pile(x: number, y: number, count: number): string {
  let coins = oval(x, y, 34, 9, '#3A1608', 'opacity=".28"');
  for (let i = 0; i < count; i++)
    coins +=
      oval(x + ((i * 5) % 3) - 1, y - 6 - i * 11, 28, 10, '#A9701A') +
      oval(x + ((i * 5) % 3) - 1, y - 10 - i * 11, 28, 10, colors.gold) +
      oval(x + ((i * 5) % 3) - 1, y - 10 - i * 11, 18, 6, colors.straw);
  return coins;
}
