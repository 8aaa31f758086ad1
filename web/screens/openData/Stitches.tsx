import styles from './Stitches.module.css';

interface StitchesProps {
  /** Of its patterns, once a page. */
  id: string;
  stitches: number;
  rows: number;
  /** Cloth left bare and stitches taken out, for a share that fell: of 100. */
  before?: number | undefined;
}

/** Embroidery to scale: so many cross-stitches, row by row from the foot. A stitch is one em. Its number stands beside it. */
export function Stitches({ id, stitches, rows, before }: StitchesProps) {
  const across = Math.ceil((before === undefined ? stitches : 100) / rows);
  return (
    <svg
      className={styles.stitches}
      width={`${across}em`}
      height={`${rows}em`}
      viewBox={`0 0 ${across} ${rows}`}
      aria-hidden="true"
    >
      <pattern id={`${id}-stitch`} width="1" height="1" patternUnits="userSpaceOnUse">
        <path d="M.2.2l.6.6M.8.2l-.6.6" className={styles.stitch} />
      </pattern>
      {before !== undefined && (
        <>
          <pattern id={`${id}-hole`} width="1" height="1" patternUnits="userSpaceOnUse">
            <circle cx=".5" cy=".5" r=".1" className={styles.hole} />
          </pattern>
          <path d={toCloth(100, rows)} fill={`url(#${id}-hole)`} />
          <pattern id={`${id}-loose`} width="1" height="1" patternUnits="userSpaceOnUse">
            <path d="M.25.25l.5.5" className={styles.loose} />
          </pattern>
          <path d={toCloth(before, rows)} fill={`url(#${id}-loose)`} />
        </>
      )}
      <path d={toCloth(stitches, rows)} fill={`url(#${id}-stitch)`} />
    </svg>
  );
}

/** Columns of `rows` cells, the last one as high as what is left. */
function toCloth(cells: number, rows: number): string {
  const whole = Math.floor(cells / rows);
  const rest = cells - whole * rows;
  return `M0 0h${whole}v${rows}H0z${rest ? `M${whole} ${rows - rest}h1v${rest}h-1z` : ''}`;
}
