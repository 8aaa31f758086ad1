import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './SmallStep.module.css';

/** What somebody in red can do next. */
export function SmallStep({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <p className={styles.step}>
      <b>{t('own.small_step')}</b> {children}
    </p>
  );
}
