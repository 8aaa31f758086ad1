import type { ReactNode } from 'react';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Detail.module.css';

interface DetailProps {
  /** Among the folds of the page. */
  id: string;
  /** A plain sentence or name that says the essence. */
  label: string;
  children: ReactNode;
}

/** What only some readers ask for, folded in windows of every width. */
export function Detail({ id, label, children }: DetailProps) {
  return (
    <div className={styles.detail}>
      <Fold id={id} label={label} always>
        <div className={styles.inside}>{children}</div>
      </Fold>
    </div>
  );
}
