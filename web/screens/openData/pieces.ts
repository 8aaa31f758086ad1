import { BAND, BAND_HEIGHT, BAND_WIDTH, MOTIFS, RIBBONS, ZIGZAG, type Ground } from './patterns.ts';
import { WHOLE, type Scale } from './scales.ts';

/** `half` is a stitch of which one leg is left; `hole` is traced on the cloth, not sewn. */
export const THREADS = ['main', 'second', 'third', 'half', 'hole'] as const;
export type Thread = (typeof THREADS)[number];

/** Stitches from the left, from the top. */
export interface Cell {
  x: number;
  y: number;
  thread: Thread;
}

/** One cloth, in the order in which it is sewn. */
export interface Piece {
  kind: 'band' | 'ribbon' | 'hoop' | 'patch';
  ground: Ground;
  across: number;
  down: number;
  cells: readonly Cell[];
  /** The last stitch, where the needle waits; absent: finished. */
  needle?: Cell | undefined;
}

/** Fewer than these are no band, on any scale. */
const FEW = BAND / 2;
const VERY_FEW = 12;
const PATCH_WIDTH = 25;

/** The letters of patterns.ts. */
const SEWN_AS: Readonly<Record<string, Thread | undefined>> = { a: 'main', b: 'second', c: 'third' };

/** Motifs from a figure's first to the next figure's. */
const MOTIFS_APART = 2;
/** Thousands begin with the first motif, ones with the last: the two samplers do not look alike. */
const FIRST_MOTIF: Readonly<Record<Scale, number>> = { thousands: 0, ones: MOTIFS.length - 1, shares: 0 };

/** Column by column, so that what is finished stands on the left. */
function toCells(rows: readonly string[], across: number): Cell[] {
  const width = rows[0]?.length ?? 1;
  return Array.from({ length: across }, (_, x) =>
    rows.flatMap((row, y) => {
      const thread = SEWN_AS[row[x % width] ?? ''];
      return thread ? [{ x, y, thread } satisfies Cell] : [];
    }),
  ).flat();
}

/** Whole bands, and one that is not finished. `from` is the first motif; behind the last comes the first again. */
export function toBands(stitches: number, from: number): Piece[] {
  return Array.from({ length: Math.ceil(stitches / BAND) }, (_, at) => {
    const { ground, rows } = MOTIFS[(from + at) % MOTIFS.length] ?? ZIGZAG;
    const sewn = Math.min(BAND, stitches - at * BAND);
    const all = toCells(rows, BAND_WIDTH);
    return {
      kind: 'band',
      ground,
      across: BAND_WIDTH,
      down: BAND_HEIGHT,
      cells: all.map((cell, nth) => (nth < sewn ? cell : { ...cell, thread: 'hole' })),
      needle: sewn < BAND ? all[sewn - 1] : undefined,
    };
  });
}

/** As many motifs as the stitches allow; those over are sewn upright, as its hem. */
function toRibbon(stitches: number, { ground, rows }: { ground: Ground; rows: readonly string[] }): Piece {
  const width = rows[0]?.length ?? 1;
  const each = toCells(rows, width).length;
  const motifs = Math.floor(stitches / each) * width;
  const over = Array.from({ length: stitches % each }, (_, nth): Cell => ({
    x: motifs + Math.floor(nth / rows.length),
    y: nth % rows.length,
    thread: 'third',
  }));
  const cells = [...toCells(rows, motifs), ...over];
  return { kind: 'ribbon', ground, across: Math.max(...cells.map(({ x }) => x)) + 1, down: rows.length, cells };
}

/** Every other stitch of the cloth, in rings around the middle one. */
function toHoop(stitches: number): Piece {
  const reach = Math.ceil(Math.sqrt(stitches)) + 1;
  const all = Array.from({ length: (2 * reach + 1) ** 2 }, (_, nth) => ({
    x: (nth % (2 * reach + 1)) - reach,
    y: Math.floor(nth / (2 * reach + 1)) - reach,
  })).filter(({ x, y }) => (x + y) % 2 === 0);
  const sewn = all.sort((one, other) => one.x ** 2 + one.y ** 2 - other.x ** 2 - other.y ** 2).slice(0, stitches);
  const far = Math.max(...sewn.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
  const rings = ['third', 'main', 'main', 'second'] as const;
  const side = 2 * far + 1;
  return {
    kind: 'hoop',
    ground: 'light',
    across: side,
    down: side,
    cells: sewn.map(({ x, y }) => ({
      x: x + far,
      y: y + far,
      thread: rings[((Math.abs(x) + Math.abs(y)) / 2) % rings.length] ?? 'main',
    })),
  };
}

/** A share of WHOLE: what is left of it, what came out since it was `before`, and the cloth. */
export function toPatch(left: number, before: number): Piece {
  const thread = (nth: number): Thread => {
    if (nth < left) return 'main';
    return nth < before ? 'half' : 'hole';
  };
  return {
    kind: 'patch',
    ground: 'light',
    across: PATCH_WIDTH,
    down: WHOLE / PATCH_WIDTH,
    cells: Array.from({ length: WHOLE }, (_, nth) => ({
      x: nth % PATCH_WIDTH,
      y: Math.floor(nth / PATCH_WIDTH),
      thread: thread(nth),
    })),
  };
}

/**
 * A figure's embroidery: so many stitches as it has on its scale. It is the `nth` of its scale, from 0: equal figures one after the
 * other differ, but for those under VERY_FEW, whose zigzag is too short for a pattern.
 */
export function toPieces(stitches: number, scale: Scale, nth: number): Piece[] {
  const single = stitches < FEW || (scale === 'ones' && stitches <= BAND);
  if (!single) return toBands(stitches, FIRST_MOTIF[scale] + nth * MOTIFS_APART);
  if (stitches < VERY_FEW) return [toRibbon(stitches, ZIGZAG)];
  const ribbon = RIBBONS[(nth + 1) % (RIBBONS.length + 1)];
  return [ribbon ? toRibbon(stitches, ribbon) : toHoop(stitches)];
}
