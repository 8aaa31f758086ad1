import type { ReactNode } from 'react';
import styles from './Swatch.module.css';

/** What a drawing's weave means, or without `fill` its solid colour; drawn, as printers leave out backgrounds. */
export function Swatch({ fill, children }: { fill?: string; children: ReactNode }) {
  return (
    <span className={styles.swatch}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <rect width="20" height="20" fill={fill} className={fill === undefined ? styles.solid : undefined} />
      </svg>
      {children}
    </span>
  );
}
