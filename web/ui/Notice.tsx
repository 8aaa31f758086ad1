import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `failed` is announced at once, `empty` is read in its turn. */
  kind: 'failed' | 'empty';
  title: string;
  children?: ReactNode;
}

/** What stands where content should be: nothing there, or something went wrong and what can be done. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'failed' ? 'alert' : undefined}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}
