import { WHOLE_CLOTH, BAND_HEIGHT, BAND_WIDTH, MOTIFS, ROUNDS, type Ground } from './patterns.ts';
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

/** One cloth. */
export interface Piece {
  kind: 'band' | 'hoop' | 'patch';
  ground: Ground;
  across: number;
  down: number;
  /** In the order in which they are sewn. */
  cells: readonly Cell[];
  /** The last stitch, where the needle waits; absent: finished. */
  needle?: Cell | undefined;
}

const PATCH_WIDTH = 10;

/** The letters of patterns.ts. */
const SEWN_AS: Readonly<Record<string, Thread | undefined>> = { a: 'main', b: 'second', c: 'third' };

/** Whole cloths of each scale; behind the last comes the first again. */
const CLOTHS: Readonly<Record<Exclude<Scale, 'shares'>, readonly Piece[]>> = {
  thousands: MOTIFS.map(({ ground, rows }) => ({
    kind: 'band',
    ground,
    across: BAND_WIDTH,
    down: BAND_HEIGHT,
    cells: toCells(rows.map((row) => row.repeat(BAND_WIDTH / row.length))),
  })),
  ones: ROUNDS.map(({ ground, quarter }) => {
    const half = quarter.map((row) => row + row.split('').reverse().join(''));
    const rows = [...half, ...[...half].reverse()];
    return { kind: 'hoop', ground, across: rows.length, down: rows.length, cells: fromTheMiddle(toCells(rows)) };
  }),
};

/** Column by column, so that what is finished stands on the left. */
function toCells(rows: readonly string[]): Cell[] {
  return Array.from(rows[0] ?? '', (_, x) =>
    rows.flatMap((row, y) => {
      const thread = SEWN_AS[row[x] ?? ''];
      return thread ? [{ x, y, thread } satisfies Cell] : [];
    }),
  ).flat();
}

/** Ring by ring, as a lace grows. */
function fromTheMiddle(cells: readonly Cell[]): Cell[] {
  const middle = (Math.max(...cells.map(({ x }) => x)) + Math.min(...cells.map(({ x }) => x))) / 2;
  const ring = ({ x, y }: Cell) => Math.round(Math.hypot(x - middle, y - middle));
  const turn = ({ x, y }: Cell) => Math.atan2(x - middle, y - middle);
  return [...cells].sort((one, other) => ring(one) - ring(other) || turn(other) - turn(one));
}

/** A figure's embroidery, the `nth` of its scale from 0: whole cloths, and one that is not finished. */
export function toPieces(stitches: number, scale: keyof typeof CLOTHS, nth: number): Piece[] {
  const cloths = CLOTHS[scale];
  return Array.from({ length: Math.ceil(stitches / WHOLE_CLOTH) }, (_, at) => cloths[(nth + at) % cloths.length])
    .filter((whole) => whole !== undefined)
    .map((whole, at) => {
      const sewn = Math.min(WHOLE_CLOTH, stitches - at * WHOLE_CLOTH);
      return {
        ...whole,
        cells: whole.cells.map((cell, place) => (place < sewn ? cell : { ...cell, thread: 'hole' })),
        needle: sewn < WHOLE_CLOTH ? whole.cells[sewn - 1] : undefined,
      };
    });
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
