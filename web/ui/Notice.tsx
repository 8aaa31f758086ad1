import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `failed` is announced at once (role `alert`). */
  kind: 'failed' | 'empty';
  title: string;
  children?: ReactNode;
}

export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'failed' ? 'alert' : undefined}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}
