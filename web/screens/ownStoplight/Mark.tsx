import { MARKS } from './marks.ts';
import styles from './Mark.module.css';

interface MarkProps {
  of: string;
  at?: { x: number; y: number; size: number };
}

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
