import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `failed` is announced at once (role `alert`). */
  kind: 'failed' | 'empty';
  title: string;
  /** The title is the page's main heading, which takes the focus. */
  heading?: boolean;
  children?: ReactNode;
}

export function Notice({ kind, title, heading = false, children }: NoticeProps) {
  const Title = heading ? 'h1' : 'strong';
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'failed' && !heading ? 'alert' : undefined}>
      <Title className={styles.title}>{title}</Title>
      {children}
    </div>
  );
}
