import { randomFrom } from '../../server/lace/random.ts';
import { whole } from '../../server/lace/primitives.ts';

/** Side of the square of grain that is repeated over a picture. */
const GRAIN_TILE = 180;
const DARK_GRAINS = 53;
const LIGHT_GRAINS = 38;

interface CanvasOptions {
  width: number;
  height: number;
  /** First y of the picture: negative where the sky was made taller. Absent: 0. */
  top?: number;
  /** First x of the picture: negative where it goes on to the left of another. Absent: 0. */
  left?: number;
  /** Ready `<defs>` content. */
  defs?: string;
  /** Strength of the paper grain, 0 (none) to 1. */
  grain: number;
  /** Seed of the grain. */
  name: string;
}

/** A whole picture: `body` under a grain of dots. */
export function canvas(
  { width, height, top = 0, left = 0, defs = '', grain, name }: CanvasOptions,
  body: string,
): string {
  const pattern = grain ? grainPattern(name, grain) : '';
  const cover = grain ? `<path d="M${left} ${top}h${width}v${height}h-${width}z" fill="url(#grain)"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"><defs>${pattern}${defs}</defs>${body}${cover}</svg>`;
}

function grainPattern(name: string, strength: number): string {
  const random = randomFrom(`grain${name}`);
  const dots = (count: number) => {
    let d = '';
    for (let i = 0; i < count; i++) d += `M${whole(random() * GRAIN_TILE)} ${whole(random() * GRAIN_TILE)}h.1`;
    return d;
  };
  const opacity = (share: number) => Math.round(share * strength * 100) / 100;
  return `<pattern id="grain" width="${GRAIN_TILE}" height="${GRAIN_TILE}" stroke-width="2.2" stroke-linecap="round" patternUnits="userSpaceOnUse"><path d="${dots(DARK_GRAINS)}" stroke="#2a0d05" stroke-opacity="${opacity(0.2)}"/><path d="${dots(LIGHT_GRAINS)}" stroke="#fff6e0" stroke-opacity="${opacity(0.3)}"/></pattern>`;
}
