import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Post } from '#contract/posts.ts';
import { useAddressQuery } from '#web/hooks/useAddressQuery.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Months } from './Months.tsx';
import { NewsFilter } from './NewsFilter.tsx';
import styles from './NewsList.module.css';
import { categoriesOf, filterNews, PAGE_POSTS, parseNewsQuery, writeNewsQuery, type NewsQuery } from './newsQuery.ts';

/**
 * All stories of the language; filter, search and length live in the address. All of them are in the HTML: without scripts
 * nothing is hidden, with them those beyond the first twelve wait for 'more'.
 */
export function NewsList({ posts }: { posts: Post[] }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = useAddressQuery();
  const query = parseNewsQuery(search);
  const found = filterNews(posts, query);
  const change = (next: Partial<NewsQuery>) => {
    void navigate(pathname + writeNewsQuery(search, { ...query, shown: PAGE_POSTS, ...next }), { replace: true });
  };
  const hidden = found.length - query.shown;

  // The first story that a press of 'more' adds: focus goes on there when the button has nothing more to give.
  const added = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (hidden <= 0) added.current?.focus({ preventScroll: true });
    added.current = null;
  }, [hidden, query.shown]);

  return (
    <>
      <NewsFilter categories={categoriesOf(posts)} query={query} found={found.length} onChange={change} />
      <div className={styles.list} data-empty={found.length === 0 ? '' : undefined}>
        {found.length === 0 ? (
          <Notice kind="empty" title={posts.length ? t('news.nothing_found') : t('news.none')}>
            <p>{posts.length ? t('news.nothing_found_hint') : t('news.none_hint')}</p>
            {posts.length > 0 && (
              <Button onClick={() => change({ category: 0, search: '' })}>{t('news.show_all')}</Button>
            )}
          </Notice>
        ) : (
          <Months posts={found} shown={query.shown} fromList />
        )}
      </div>
      {hidden > 0 && (
        <div className={styles.more}>
          <Button
            onClick={({ currentTarget }) => {
              added.current = currentTarget.closest('section')?.querySelector('li[data-later] a') ?? null;
              change({ shown: query.shown + PAGE_POSTS });
            }}
          >
            {t('news.more')}
          </Button>
        </div>
      )}
    </>
  );
}
