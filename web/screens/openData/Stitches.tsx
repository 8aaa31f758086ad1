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
  /** Rows of a strip, below which cloth shows. Absent: all rows touch. */
  strip?: number | undefined;
  className?: string | undefined;
}

/** Between two strips, in stitches. */
const GAP = 0.5;

/** Embroidery to scale: so many cross-stitches, row by row from the top. A stitch is one em. Its number stands beside it. */
export function Stitches({ id, stitches, across, half = 0, cloth = 0, strip, className = '' }: StitchesProps) {
  const rows = Math.ceil(Math.max(stitches, half, cloth) / across);
  const gaps = strip ? Math.floor((rows - 1) / strip) * GAP : 0;
  const below = (row: number) => row + (strip ? Math.floor(row / strip) * GAP : 0);
  const tile = { width: 1, height: strip ? strip + GAP : 1, patternUnits: 'userSpaceOnUse' } as const;
  const sewn = (draw: (row: number) => string) => Array.from({ length: strip ?? 1 }, (_, row) => draw(row)).join('');
  const cells = (count: number) => {
    const whole = Math.floor(count / across);
    return `M0 0h${across}V${below(whole)}H0z M0 ${below(whole)}h${count - whole * across}v1H0z`;
  };
  return (
    <svg
      className={`${styles.stitches} ${className}`}
      width={`${across}em`}
      height={`${rows + gaps}em`}
      viewBox={`0 0 ${across} ${rows + gaps}`}
      aria-hidden="true"
    >
      <pattern id={`${id}-stitch`} {...tile}>
        <path d={sewn((row) => `M.2 ${row}.2l.6.6M.8 ${row}.2l-.6.6`)} className={styles.stitch} />
      </pattern>
      {cloth > 0 && (
        <>
          <pattern id={`${id}-hole`} {...tile}>
            <circle cx=".5" cy=".5" r=".1" className={styles.hole} />
          </pattern>
          <path d={cells(cloth)} fill={`url(#${id}-hole)`} />
        </>
      )}
      {half > 0 && (
        <>
          <pattern id={`${id}-half`} {...tile}>
            <path d={sewn((row) => `M.25 ${row}.25l.5.5`)} className={styles.half} />
          </pattern>
          <path d={cells(half)} fill={`url(#${id}-half)`} />
        </>
      )}
      <path d={cells(stitches)} fill={`url(#${id}-stitch)`} />
    </svg>
  );
}
