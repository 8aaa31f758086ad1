import type { ReactNode } from 'react';
import { useKeptOpen } from '#web/hooks/useKeptOpen.ts';
import styles from './Fold.module.css';

interface FoldProps {
  /** Its name among the folds of its page. */
  id: string;
  /** Says what is folded, as an action, or is its heading. */
  label: ReactNode;
  /** Folded in windows of every width, too; paper still shows it. */
  always?: boolean;
  /** Styles of whoever folds say what of `children` looks out, by `data-peek`. */
  peek?: boolean;
  children: ReactNode;
}

/**
 * What a phone shows only when asked: a wider window (but `always`), paper and the page's text show it at once. Works before the code and without
 * scripts. `children` stand beside `<details>`, not in it, because not every browser's styles can open one.
 */
export function Fold({ id, label, always = false, peek = false, children }: FoldProps) {
  const keptOpen = useKeptOpen(id);
  return (
    <>
      <details
        {...keptOpen}
        className={styles.fold}
        data-always={always ? '' : undefined}
        data-peek={peek ? '' : undefined}
        // The heading of what is always folded stands nowhere else.
        data-find={always && typeof label !== 'string' ? undefined : 'none'}
      >
        <summary>{label}</summary>
      </details>
      <div className={styles.folded}>{children}</div>
    </>
  );
}
