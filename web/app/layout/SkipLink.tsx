import { useTexts } from '#web/i18n/texts.tsx';
import styles from './SkipLink.module.css';

export const MAIN_ID = 'contenido';

/** By script, because the hash holds the route (decisions 2). */
export function SkipLink() {
  const { t } = useTexts();
  return (
    <a
      className={styles.skip}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('common.skip')}
    </a>
  );
}
