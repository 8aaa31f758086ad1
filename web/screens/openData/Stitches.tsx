import styles from './Stitches.module.css';

interface StitchesProps {
  /** Of its patterns, once a page. */
  id: string;
  stitches: number;
  /** Stitches in a row. */
  across: number;
  /** Half stitches up to here: taken out of a share that fell, or what a newer source adds. */
  half?: number | undefined;
  /** Bare cloth up to here. */
  cloth?: number | undefined;
  className?: string | undefined;
}

/** Embroidery to scale: so many cross-stitches, row by row from the top. A stitch is one em. Its number stands beside it. */
export function Stitches({ id, stitches, across, half = 0, cloth = 0, className = '' }: StitchesProps) {
  const rows = Math.ceil(Math.max(stitches, half, cloth) / across);
  return (
    <svg
      className={`${styles.stitches} ${className}`}
      width={`${across}em`}
      height={`${rows}em`}
      viewBox={`0 0 ${across} ${rows}`}
      aria-hidden="true"
    >
      <pattern id={`${id}-stitch`} width="1" height="1" patternUnits="userSpaceOnUse">
        <path d="M.2.2l.6.6M.8.2l-.6.6" className={styles.stitch} />
      </pattern>
      {cloth > 0 && (
        <>
          <pattern id={`${id}-hole`} width="1" height="1" patternUnits="userSpaceOnUse">
            <circle cx=".5" cy=".5" r=".1" className={styles.hole} />
          </pattern>
          <path d={toCells(cloth, across)} fill={`url(#${id}-hole)`} />
        </>
      )}
      {half > 0 && (
        <>
          <pattern id={`${id}-half`} width="1" height="1" patternUnits="userSpaceOnUse">
            <path d="M.25.25l.5.5" className={styles.half} />
          </pattern>
          <path d={toCells(half, across)} fill={`url(#${id}-half)`} />
        </>
      )}
      <path d={toCells(stitches, across)} fill={`url(#${id}-stitch)`} />
    </svg>
  );
}

/** Rows of `across` cells, the last one as long as what is left. */
function toCells(cells: number, across: number): string {
  const whole = Math.floor(cells / across);
  return `M0 0h${across}v${whole}H0z M0 ${whole}h${cells - whole * across}v1H0z`;
}
