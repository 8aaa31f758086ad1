import type { Post } from '#contract/posts.ts';
import { pagePath } from '#contract/routes.ts';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import { langOfName } from '#web/news/categories.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SearchField } from '#web/sections/SearchField.tsx';
import { Found } from './Found.tsx';
import styles from './NewsFilter.module.css';
import { categoriesOf, inCategory } from './newsQuery.ts';
import { useNewsQuery } from './useNewsQuery.ts';

/** Categories and search, in the line of the page's title. Without scripts a category leads to its own page. */
export function NewsFilter({ posts }: { posts: Post[] }) {
  const { chosen, language, t } = useTexts();
  const { query, change } = useNewsQuery();
  const categories = categoriesOf(posts);
  const choices = [{ id: 0, name: t('news.all_categories') }, ...categories];
  const count = (found: Post[]) => {
    const { length } = inCategory(found, query.category);
    return t(length === 1 ? 'news.found_one' : 'news.found_other', { count: length });
  };

  return (
    <div className={styles.filter}>
      {/* Read out when it changes. */}
      <p role="status" className={query.category || query.search ? `vh-phone ${styles.count}` : 'vh'}>
        <Found posts={posts} search={query.search}>
          {(load) => (load.state === 'ready' ? count(load.value) : '')}
        </Found>
      </p>
      {categories.length > 1 && (
        <ul className={styles.categories} aria-label={t('news.categories')}>
          {choices.map(({ id, name }) => (
            <li key={id} lang={id ? langOfName(language) : undefined}>
              <a
                href={pagePath(chosen, id ? `/noticias/categoria/${id}` : '/noticias')}
                aria-current={query.category === id ? 'true' : undefined}
                onClick={onPlainClick(() => change({ category: id }))}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <SearchField
        line
        className={styles.search}
        label={t('news.search')}
        submit={t('news.search_submit')}
        value={query.search}
        onSearch={(search) => change({ search })}
      />
    </div>
  );
}
