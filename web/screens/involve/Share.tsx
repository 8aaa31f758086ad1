import styles from './Share.module.css';

const STITCHES = 100;
const ROWS = 5;
const COLUMNS = STITCHES / ROWS;

/** A share that fell, of a hundred stitches: crosses for what is left of it, half stitches for what fell, bare cloth for the rest. */
export function Share({ from, to }: { from: number; to: number }) {
  return (
    <svg className={styles.share} viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
      <path d={cells(0, to)} fill="url(#share-cross)" />
      <path d={cells(to, from)} fill="url(#share-half)" />
      <path d={cells(from, STITCHES)} fill="url(#share-bare)" />
    </svg>
  );
}

/** The stitches that all shares are filled with; once a page. */
export function ShareStitches() {
  return (
    <svg className={styles.stitches} width="0" height="0" aria-hidden="true">
      {Object.entries({ cross: 'M.2.2l.6.6M.8.2l-.6.6', half: 'M.25.75l.5-.5', bare: 'M.5.5h.01' }).map(([name, d]) => (
        <pattern key={name} id={`share-${name}`} width="1" height="1" patternUnits="userSpaceOnUse">
          <path d={d} data-stitch={name} />
        </pattern>
      ))}
    </svg>
  );
}

/** An outline around the cells from one to before another, counted down each column. */
function cells(from: number, to: number): string {
  return Array.from({ length: ROWS }, (_, row) => {
    const [start, end] = [Math.ceil((from - row) / ROWS), Math.ceil((to - row) / ROWS)];
    return `M${start} ${row}H${end}v1H${start}z`;
  }).join('');
}
