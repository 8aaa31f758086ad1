// The cloth of four patches that patchwork.ts sews, in the units of a story's picture.
import { colors, stoplight } from '../../../server/lace/palette.ts';
import { circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { hen } from '../animals.ts';
import type { Point } from '../people/geometry.ts';
import { CAST, CAST_COLOR } from './frame.ts';

/** Where the far patches of the cloth meet the near ones. */
const SEAM = 0.48;

/** A place on the cloth that lies on the table: `u` from -1 to 1 across, `v` from 0 to 1 towards the viewer. */
function at(u: number, v: number): Point {
  return [Math.round(800 + u * (404 + 52 * v)), Math.round(558 + 272 * v)];
}

function quad(u0: number, v0: number, u1: number, v1: number): string {
  return `M${at(u0, v0).join(' ')}L${at(u1, v0).join(' ')}L${at(u1, v1).join(' ')}L${at(u0, v1).join(' ')}Z`;
}

/** Three patches in their places, and the outline of the fourth. */
export function cloth(): string {
  return (
    shape(quad(-1.02, 0.05, 1.07, 1.12), CAST_COLOR, CAST) +
    shape(quad(-1.07, -0.07, 1.07, 1.07), colors.paper) +
    stitch(quad(-1.035, -0.035, 1.035, 1.035), colors.lapacho, 5, '16 12') +
    awning() +
    stitch(quad(0.04, 0.02, 0.97, SEAM - 0.03), '#B9A27A', 5, '12 12') +
    notebook() +
    farm()
  );
}

/** Microfinance: the awning of a stall, its oranges below. */
function awning(): string {
  const stripes = 8;
  let dark = '';
  for (let i = 0; i < stripes; i++) {
    const [from, to] = [-1 + (i * 0.99) / stripes, -1 + ((i + 1) * 0.99) / stripes];
    const [low, dip] = [at(from, 0.25), at((from + to) / 2, 0.36)];
    const flap = `M${at(from, 0).join(' ')}L${at(to, 0).join(' ')}L${at(to, 0.25).join(' ')}Q${dip.join(' ')} ${low.join(' ')}Z`;
    dark += i % 2 ? '' : flap;
  }
  const orange = (u: number, color: string) => oval(...at(u, 0.38), 22, 17, color);
  return (
    shape(quad(-1, 0, -0.01, SEAM), colors.rose) +
    shape(quad(-1, 0, -0.01, 0.25), colors.cream) +
    shape(dark, colors.lapacho) +
    shape(quad(-1, 0.42, -0.01, SEAM), colors.wood) +
    orange(-0.72, colors.orange) +
    orange(-0.6, colors.sun) +
    orange(-0.48, colors.orange) +
    orange(-0.36, colors.sun)
  );
}

/** Entrepreneurial education: what grows out of a notebook. */
function notebook(): string {
  const [x, y] = at(-0.5, 0.86);
  return (
    shape(quad(-1, SEAM + 0.01, -0.01, 1), colors.monte) +
    shape(quad(-0.84, 0.6, -0.51, 0.94) + quad(-0.49, 0.6, -0.16, 0.94), colors.cream) +
    line(
      [0.68, 0.77, 0.86]
        .map(
          (v) =>
            `M${at(-0.78, v).join(' ')}L${at(-0.62, v).join(' ')}M${at(-0.36, v).join(' ')}L${at(-0.22, v).join(' ')}`,
        )
        .join(''),
      '#C9B28C',
      7,
    ) +
    group(
      `translate(${x} ${y}) scale(1.5 1.25)`,
      line('M0 0V-52', colors.leaf, 8) +
        shape('M0 -40C-4 -70 -30 -80 -50 -74C-46 -50 -22 -38 0 -40Z', colors.sprout) +
        shape('M0 -50C4 -80 30 -90 50 -84C46 -60 22 -48 0 -50Z', colors.leaf),
    )
  );
}

/** The schools: a hen on her furrows. */
function farm(): string {
  const [x, y] = at(0.48, 0.95);
  return (
    shape(quad(0.01, SEAM + 0.01, 1, 1), colors.clay) +
    stitch(`M${at(0.06, 0.95).join(' ')}L${at(0.95, 0.95).join(' ')}`, colors.tierraDeep, 7, '20 14') +
    group(`translate(${x} ${y}) scale(1.7 1.28)`, hen(0, 0, 1))
  );
}

/** The Stoplight: the last patch, over its place. */
export function lights(): string {
  const light = (x: number, color: string, mark: string) =>
    group(`translate(${x} 64) scale(1 .78)`, circle(0, 0, 50, color) + mark);
  return (
    shape('M816 592L1200 574L1222 694L820 716Z', CAST_COLOR, CAST) +
    group(
      'translate(804 574) rotate(-3)',
      shape('M0 0H380L392 126H-12Z', '#A9D2D6') +
        shape('M-12 126H392L393 136H-13Z', '#6FA3A8') +
        light(78, stoplight.red, line('M-30 0H30M0 -30V30M-22 -22L22 22M22 -22L-22 22', '#FBE3D4', 5)) +
        light(190, stoplight.yellow, stitch('M0 -30A30 30 0 1 1 -.1 -30', colors.tierraDeep, 8, '10 8.9')) +
        light(302, stoplight.green, stitch('M0 -28A28 28 0 1 1 -.1 -28', '#F3F3DC', 18, '4 10.7')),
    )
  );
}
