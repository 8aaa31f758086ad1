// Rooms, land, houses and furniture of the Stoplight's pictures.
import { colors } from '../../../server/lace/palette.ts';
import { box, shape } from '../../../server/lace/primitives.ts';
import { type Point } from '../people/geometry.ts';
import { fine, HEIGHT, put, sewn, stroke, WIDTH } from './frame.ts';
import { coin } from './things.ts';

export const WALL = '#F3D9B4';

export const SKY = colors.mist;

export const STEEL = '#B9C4C0';

/** A room: wall and floor, and the hem between them. */
export function room(wall: string = WALL, floor: string = colors.wood, horizon = 178): string {
  return (
    box(0, 0, WIDTH, horizon, wall) +
    box(0, horizon, WIDTH, HEIGHT - horizon, floor) +
    fine(4, sewn(`M0 ${horizon - 5}H${WIDTH}`, colors.tierraDeep, 2))
  );
}

/** Outside: sky, a line of trees, red earth. */
export function land(horizon = 160, sky: string = SKY, earth: string = colors.clay): string {
  return (
    box(0, 0, WIDTH, HEIGHT, sky) +
    shape(`M0 ${horizon}v-20q30-22 60-4q50-26 90 4q40-24 80-2q50-22 90 0v24z`, colors.leaf) +
    box(0, horizon, WIDTH, HEIGHT - horizon, earth)
  );
}

export function tree([x, y]: Point, size = 1): string {
  return put(
    stroke('M0 0V-34', colors.woodDark, 7) +
      shape('M-30-30c-14-26 6-46 22-40c10-18 38-10 36 8c18 8 14 34-4 34q-34 8-54-2z', colors.forest),
    [x, y],
    size,
  );
}

/** A table seen from the front; its top is at 0. */
export function table([x, y]: Point, width: number, high: number, color: string = colors.woodDark): string {
  const half = width / 2;
  return (
    stroke(`M${x - half + 12} ${y + 8}V${y + high}M${x + half - 12} ${y + 8}V${y + high}`, color, 9) +
    box(x - half, y, width, 11, color, 'rx="3"')
  );
}

/** The lit top of a cloth, by the colour of what hangs. */
const TOPS: Readonly<Record<string, string>> = {
  [colors.forest]: '#34805B',
  [colors.monte]: '#2C6B50',
  [colors.woodDark]: '#9A5A30',
  '#12241E': '#1D362D',
  '#1A4735': '#2A5F48',
};

/** A table under its cloth, seen a little from above: `y` is its far edge, and 30 below it the cloth begins to hang. */
export function clothed([x, y]: Point, width: number, color: string = colors.lapacho, high = 200): string {
  const half = width / 2;
  return (
    box(x - half, y + 20, width, high, color) +
    shape(`M${x - half + 8} ${y}h${width - 16}l8 30h${-width}z`, TOPS[color] ?? color) +
    sewn(`M${x - half + 4} ${y + 39}h${width - 8}`, colors.cream, 2.4)
  );
}

export function chair([x, y]: Point, size = 1, color: string = colors.woodDark): string {
  return put(
    stroke('M-15 0V-62M15 0V-62', color, 5) + stroke('M-15-58H15M-15-46H15', color, 6) + box(-19, -31, 38, 7, color),
    [x, y],
    size,
  );
}

export function window_([x, y]: Point, width = 64, high = 62, view = box(0, 0, width, high, SKY)): string {
  return put(view + stroke(`M0 0h${width}v${high}H0zM${width / 2} 0v${high}`, colors.woodDark, 5), [x, y]);
}

/** A window whose sill shows what is far. */
export function view([x, y]: Point, width: number, high: number, seen: string): string {
  return put(box(0, 0, width, high, SKY) + seen + stroke(`M0 0h${width}v${high}H0z`, colors.woodDark, 6), [x, y]);
}

/** A small house, as a sign or far away. */
export function hut([x, y]: Point, size = 1, wall: string = colors.cream): string {
  return put(
    box(-20, -22, 40, 22, wall) +
      shape('M-27-20L-20-40H20l7 20z', colors.tierra) +
      box(-5, -14, 10, 14, colors.woodDark),
    [x, y],
    size,
  );
}

/** A bank as a sign: columns under a gable with a coin. */
export function bank([x, y]: Point, size = 1): string {
  return put(
    box(-34, -6, 68, 6, colors.tierraDeep) +
      box(-28, -36, 56, 30, colors.cream) +
      stroke('M-23-9v-24M-8-9v-24M8-9v-24M23-9v-24', colors.tierraDeep, 6) +
      shape('M-36-38L0-66L36-38z', colors.tierraDeep) +
      coin([0, -47], 0.9),
    [x, y],
    size,
  );
}

/** A health post: white, with its cross. */
export function post([x, y]: Point, size = 1): string {
  return put(
    box(-30, -36, 60, 36, colors.paper) +
      shape('M-36-34l8-14h56l8 14z', colors.tierra) +
      box(-7, -18, 14, 18, colors.woodDark) +
      stroke('M-19-31v14M-26-24h14M19-31v14M12-24h14', colors.lapacho, 5),
    [x, y],
    size,
  );
}

export function smoke([x, y]: Point, size = 1): string {
  return put(
    shape('M-8 0c-26-4-30-30-12-36c-20-12-8-40 14-34c4-24 42-20 40 4c24 4 24 36 4 38c8 18-14 34-30 28z', '#9A8C84'),
    [x, y],
    size,
  );
}

export function fire([x, y]: Point, size = 1): string {
  return put(
    stroke('M-22-2L18-8M22-2L-18-8', colors.woodDark, 7) +
      shape('M-14-6c-4-18 8-20 8-34c12 8 10 14 14 20c4-2 4-6 4-8c8 10 6 18 2 22z', colors.orange) +
      shape('M-6-6c-2-10 4-12 5-18c7 6 8 12 5 18z', '#FFDD83'),
    [x, y],
    size,
  );
}

/** Bricks here and there, on a wall of `width` and `high` from its upper left corner. */
export function bricks([x, y]: Point, at: readonly Point[]): string {
  return stroke(at.map(([u, v]) => `M${x + u} ${y + v}h12`).join(''), '#B9532F', 6);
}

/** A long roof over a wall that begins at x and is `width` wide; its eaves are at y. */
export function roof([x, y]: Point, width: number, high = 44, color: string = colors.tierra): string {
  return (
    shape(`M${x - 14} ${y}L${x + 8} ${y - high}h${width - 16}l22 ${high}z`, color) +
    sewn(`M${x - 6} ${y - 6}h${width + 12}`, colors.straw, 2)
  );
}

export function rain(seeds: readonly Point[]): string {
  return stroke(seeds.map(([x, y]) => `M${x} ${y}l-4 12`).join(''), '#7FA8B0', 2.4);
}
