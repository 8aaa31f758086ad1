import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Unkept.module.css';

/** Storage is blocked or full: it works for this visit, and says so. */
export function Unkept() {
  const { t } = useTexts();
  return (
    <p className={styles.unkept} role="status">
      <span className="wrap">{t('own.unkept')}</span>
    </p>
  );
}
