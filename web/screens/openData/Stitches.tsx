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

/** Cloth around the stitches; a hoop's wood, too. */
const EDGE: Readonly<Record<Piece['kind'], number>> = { band: 0.25, hoop: 2.2, patch: 0.5 };

/** A cloth, embroidered, as wide as its place. Its number stands beside it. */
export function Stitches({ piece, scale }: { piece: Piece; scale: Scale }) {
  const { kind, ground, across, down, cells, needle } = piece;
  const edge = EDGE[kind];
  const light = ground === 'deep' || ground === 'dark' ? 'dark' : 'light';
  return (
    <svg
      className={styles.stitches}
      data-kind={kind}
      data-ground={ground}
      viewBox={`${-edge} ${-edge} ${across + 2 * edge} ${down + 2 * edge}`}
      aria-hidden="true"
    >
      {kind === 'hoop' && <circle cx={across / 2} cy={down / 2} r={down / 2 + 1.5} className={styles.hoop} />}
      {THREADS.map((thread) => {
        const sewn = cells.filter((cell) => cell.thread === thread);
        return (
          sewn.length > 0 && (
            <path key={thread} d={toRuns(sewn)} fill={`url(#${scale}-${light}-${thread})`} data-thread={thread} />
          )
        );
      })}
      {needle && <Needle at={needle} of={piece} light={light} />}
    </svg>
  );
}

/** Stitches that a needle and its thread take. */
const NEEDLE = 13;

/** With its thread from the last stitch, over bare cloth; where none is left, over what is sewn. */
function Needle({ at, of, light }: { at: Cell; of: Piece; light: 'light' | 'dark' }) {
  const [x, y] = [at.x + 0.5, at.y + 0.5];
  const middle = of.down / 2;
  const turned = `rotate(${Math.round((Math.atan2(y - middle, x - middle) * 180) / Math.PI) + 90}) scale(.45)`;
  const [from, place] =
    of.kind === 'hoop'
      ? [0, `translate(${x} ${y}) ${turned}`]
      : [y - middle, `translate(${x} ${middle}) scale(${at.x + NEEDLE > of.across ? -1 : 1} 1)`];
  return (
    <g data-ground={light} transform={place}>
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
