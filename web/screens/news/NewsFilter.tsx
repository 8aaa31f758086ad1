import type { ReactNode } from 'react';
import { pagePath } from '#contract/routes.ts';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import { langOfName } from '#web/news/categories.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SearchField } from '#web/sections/SearchField.tsx';
import styles from './NewsFilter.module.css';
import type { NewsQuery } from './newsQuery.ts';

interface NewsFilterProps {
  categories: { id: number; name: string; count: number }[];
  query: NewsQuery;
  onChange: (next: Partial<NewsQuery>) => void;
  /** How many stories there are; read out when it changes. */
  children: ReactNode;
}

/** Without scripts a category leads to its own page. */
export function NewsFilter({ categories, query, onChange, children }: NewsFilterProps) {
  const { chosen, language, t } = useTexts();
  const choices = [{ id: 0, name: t('news.all_categories') }, ...categories];

  return (
    <div className={`split ${styles.filter}`} data-split="5/7">
      <div className={styles.chosen}>
        {categories.length > 1 && (
          <ul className={styles.chips} aria-label={t('news.categories')}>
            {choices.map(({ id, name }) => (
              <li key={id} lang={id ? langOfName(language) : undefined}>
                <a
                  href={pagePath(chosen, id ? `/noticias/categoria/${id}` : '/noticias')}
                  aria-current={query.category === id ? 'true' : undefined}
                  onClick={onPlainClick(() => onChange({ category: id }))}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className={query.category || query.search ? styles.count : 'vh'}>
          {children}
        </p>
      </div>
      <SearchField
        className={styles.search}
        label={t('news.search')}
        // The button beside the field says it as well, and the first story is in sight.
        labelClass="vh-phone"
        submit={t('news.search_submit')}
        value={query.search}
        onSearch={(search) => onChange({ search })}
      />
    </div>
  );
}
