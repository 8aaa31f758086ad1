import styles from './Stitches.module.css';

interface StitchesProps {
  /** Of its patterns, once a page. */
  id: string;
  stitches: number;
  rows: number;
  /** Half stitches up to here: taken out of a share that fell, or what a newer source adds. */
  half?: number | undefined;
  /** Bare cloth up to here. */
  cloth?: number | undefined;
  /** At least so many columns wide, however few are sewn. */
  room?: number | undefined;
  className?: string | undefined;
}

/** Embroidery to scale: so many cross-stitches, row by row from the foot. A stitch is one em. Its number stands beside it. */
export function Stitches({ id, stitches, rows, half = 0, cloth = 0, room = 1, className = '' }: StitchesProps) {
  const across = Math.max(room, Math.ceil(Math.max(stitches, half, cloth) / rows));
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
          <path d={toCloth(cloth, rows)} fill={`url(#${id}-hole)`} />
        </>
      )}
      {half > 0 && (
        <>
          <pattern id={`${id}-half`} width="1" height="1" patternUnits="userSpaceOnUse">
            <path d="M.25.25l.5.5" className={styles.half} />
          </pattern>
          <path d={toCloth(half, rows)} fill={`url(#${id}-half)`} />
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
