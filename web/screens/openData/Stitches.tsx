import { THREADS, type Cell, type Piece } from './pieces.ts';
import type { Scale } from './scales.ts';
import styles from './Stitches.module.css';

const CROSS = 'M.2.2l.6.6M.8.2l-.6.6';
const DRAWN = { main: CROSS, second: CROSS, third: CROSS, half: 'M.25.25l.5.5', hole: 'M.5.5h.01' } as const;

/** The stitches that the cloths of a scale are filled with: by thread, on light grounds and on dark ones. Once a table. */
export function ThreadPatterns({ scale }: { scale: Scale }) {
  return (
    <svg className={styles.threads} width="0" height="0" aria-hidden="true">
      {['light', 'dark'].flatMap((ground) =>
        THREADS.map((thread) => (
          <pattern
            key={ground + thread}
            id={`${scale}-${ground}-${thread}`}
            width="1"
            height="1"
            patternUnits="userSpaceOnUse"
          >
            <path d={DRAWN[thread]} data-thread={thread} data-ground={ground} />
          </pattern>
        )),
      )}
    </svg>
  );
}

/** Cloth around the stitches: above and below, on the left, and on the right, where ribbons are notched. */
const EDGES: Record<Piece['kind'], readonly [number, number, number]> = {
  band: [0.25, 0.25, 0.25],
  patch: [0.25, 0.25, 0.25],
  hoop: [0, 0, 0],
  ribbon: [0.8, 0.8, 2.4],
};

/** Stitches that a needle and its thread take. */
const NEEDLE = 13;

/** A cloth, embroidered. A stitch is one em, where the cloth is not as wide as its place. Its number stands beside it. */
export function Stitches({ piece, scale }: { piece: Piece; scale: Scale }) {
  const { kind, ground, across, down, cells, needle } = piece;
  const [above, left, right] = EDGES[kind];
  const [width, height] = [left + across + right, down + 2 * above];
  const light = ground === 'deep' || ground === 'dark' ? 'dark' : 'light';
  return (
    <svg
      className={styles.stitches}
      data-kind={kind}
      data-ground={ground}
      width={`${width}em`}
      height={`${height}em`}
      viewBox={`${-left} ${-above} ${width} ${height}`}
      aria-hidden="true"
    >
      {THREADS.map((thread) => {
        const sewn = cells.filter((cell) => cell.thread === thread);
        return sewn.length > 0 && <path key={thread} d={toRuns(sewn)} fill={`url(#${scale}-${light}-${thread})`} />;
      })}
      {needle && <Needle at={needle} across={across} down={down} light={light} />}
    </svg>
  );
}

/** With its thread from the last stitch, over bare cloth; where none is left, over what is sewn. */
function Needle({ at, across, down, light }: { at: Cell; across: number; down: number; light: 'light' | 'dark' }) {
  const way = at.x + NEEDLE > across ? -1 : 1;
  const from = at.y + 0.5 - down / 2;
  return (
    <g data-ground={light} transform={`translate(${at.x + 0.5} ${down / 2}) scale(${way} 1)`}>
      <path d={`M0 ${from}C2.4 ${from + 1} .6-1 2.8 0`} className={styles.thread} />
      <path d="M2.6.1c.2-.7 1.6-.6 2.6-.7l7-1.3-6.8 2c-1 .3-2.6.8-2.8 0z" className={styles.needle} />
    </g>
  );
}

/** An outline around cells; neighbours of a row are taken together. */
function toRuns(cells: readonly Cell[]): string {
  const taken = new Set(cells.map(({ x, y }) => `${x} ${y}`));
  return cells
    .filter(({ x, y }) => !taken.has(`${x - 1} ${y}`))
    .map(({ x, y }) => {
      let long = 1;
      while (taken.has(`${x + long} ${y}`)) long += 1;
      return `M${x} ${y}h${long}v1h-${long}z`;
    })
    .join('');
}
