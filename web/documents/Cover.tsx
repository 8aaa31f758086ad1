import type { WebDocument } from '#contract/resources.ts';
import styles from './Cover.module.css';
import { siteOf } from './fileOf.ts';

/** How many cloths, each with its motif, Cover.module.css has. */
const CLOTHS = 4;

/** An A4 in the pixels of its picture. */
const PAGE = { width: 360, height: 509 };

/** What a document looks like from outside, lying on a mat: its first page; else a bound volume with its year, or a sheet of paper. */
export function Cover({ document: { anio, path, portada }, cloth }: { document: WebDocument; cloth: number }) {
  if (portada !== undefined) {
    return (
      <div className={styles.mat} data-cloth={cloth % CLOTHS}>
        <img src={portada} {...PAGE} alt="" loading="lazy" decoding="async" className={styles.page} />
      </div>
    );
  }
  const isBound = anio !== undefined || siteOf(path) !== undefined;
  return (
    <div className={styles.mat} data-cloth={cloth % CLOTHS} aria-hidden>
      <div className={styles.cover} data-bound={isBound ? '' : undefined}>
        {isBound && <Motif kind={cloth % CLOTHS} seed={anio ?? path.length} />}
        {anio !== undefined && <span className={styles.year}>{anio}</span>}
      </div>
    </div>
  );
}

/** How many petals, spokes or threads a motif has, at least and besides. */
const FEWEST = 9;
const MORE = 8;

/** Threads of a ñandutí round a centre, a figure of its own for each kind; how many follows from the year, so that two volumes differ. */
function Motif({ kind, seed }: { kind: number; seed: number }) {
  const count = FEWEST + (seed % MORE);
  const around = Array.from({ length: count }, (_, at) => (360 / count) * at);
  return (
    <svg viewBox="-50 -50 100 100" className={styles.motif}>
      <circle r="48" pathLength={count * 4} strokeDasharray="1" />
      <circle r="9" />
      {around.map((angle) => (
        <path key={angle} d={FIGURES[kind]} transform={`rotate(${angle})`} />
      ))}
    </svg>
  );
}

/** From the centre up: a petal, a ray with its knot, a leaf between two threads, a loop. */
const FIGURES = [
  'M0-12C-7-26-5-38 0-44C5-38 7-26 0-12',
  'M0-9V-34M-3.5-39a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M-4-22L0-18L4-22M-5-29L0-25L5-29',
  'M0-9V-44M-8-40L0-28L8-40M-5.5-29L0-19L5.5-29',
  'M0-9C-14-30-9-44 0-44C9-44 14-30 0-9M0-20V-34',
] as const;
