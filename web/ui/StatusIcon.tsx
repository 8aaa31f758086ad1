import styles from './StatusIcon.module.css';

const MARKS = {
  problem: 'M0 -40V10M0 34V35',
  done: 'M-34 2L-10 26L34 -24',
  kept: 'M0 -36V20M-24 -2L0 24L24 -2M-34 40H34',
} as const;

/** Decorative. */
export function StatusIcon({ kind }: { kind: keyof typeof MARKS }) {
  return (
    <svg className={styles.icon} data-kind={kind} viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <circle r="96" />
      <circle r="78" className={styles.stitch} />
      <path d={MARKS[kind]} />
    </svg>
  );
}
