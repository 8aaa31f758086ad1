import { MARKS } from './marks.ts';
import styles from './Mark.module.css';

interface MarkProps {
  /** A dimension or an indicator, by its id. */
  of: string;
  /** Where it stands within a drawing; absent, it stands in a line of text. */
  at?: { x: number; y: number; size: number };
}

/** The mark of a dimension or an indicator, cut from one piece of cloth; the name beside it says the same. */
export function Mark({ of, at }: MarkProps) {
  return (
    <svg
      className={at ? undefined : styles.mark}
      x={at?.x}
      y={at?.y}
      width={at?.size}
      height={at?.size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={MARKS[of]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
