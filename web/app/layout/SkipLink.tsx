import { useTexts } from '#web/i18n/texts.tsx';
import styles from './SkipLink.module.css';

/** Id of the `main` landmark. */
export const MAIN_ID = 'contenido';

/** First stop of the keyboard: past the header. An anchor, not a route (decisions 2); the address stays as it is. */
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
