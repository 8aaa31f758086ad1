import { SEARCH_LIMIT } from '#contract/news.ts';
import { pagePath, SEARCH_PATH } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './SearchForm.module.css';

/** Asks the whole site. The server answers: it needs no code. */
export function SearchForm() {
  const { language, t } = useTexts();
  return (
    <form action={pagePath(language, SEARCH_PATH)} className={styles.form}>
      <label>
        {t('search.label')}
        <input type="search" name="q" required maxLength={SEARCH_LIMIT} enterKeyHint="search" />
      </label>
      <button type="submit" aria-label={t('search.label')}>
        <Icon name="magnifying-glass" />
      </button>
    </form>
  );
}
