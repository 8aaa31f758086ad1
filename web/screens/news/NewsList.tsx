import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Post } from '#contract/posts.ts';
import { useAddressQuery } from '#web/hooks/useAddressQuery.ts';
import { NewsCard } from '#web/news/NewsCard.tsx';
import { formatPartialDate } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { NewsFilter } from './NewsFilter.tsx';
import styles from './NewsList.module.css';
import {
  categoriesOf,
  filterNews,
  groupByPeriod,
  PAGE_POSTS,
  parseNewsQuery,
  writeNewsQuery,
  type NewsQuery,
} from './newsQuery.ts';

/**
 * The stories under quiet dividers of months, the newest large; filter, search and length live in the address. All of them
 * are in the HTML: without scripts nothing is hidden, with them those beyond the first twelve wait for 'more'.
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
      {found.length === 0 ? (
        <Notice kind="empty" title={posts.length ? t('news.nothing_found') : t('news.none')}>
          <p>{posts.length ? t('news.nothing_found_hint') : t('news.none_hint')}</p>
          {posts.length > 0 && (
            <Button onClick={() => change({ category: 0, search: '' })}>{t('news.show_all')}</Button>
          )}
        </Notice>
      ) : (
        <Months posts={found} shown={query.shown} />
      )}
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

function Months({ posts, shown }: { posts: Post[]; shown: number }) {
  const texts = useTexts();
  const positions = new Map(posts.map((post, position) => [post.id, position]));
  return groupByPeriod(posts).map((group) => {
    const [first] = group.posts;
    const start = first ? (positions.get(first.id) ?? 0) : 0;
    return (
      <section key={`${group.period} ${start}`} className={styles.month} data-later={start >= shown ? '' : undefined}>
        <h2 className={styles.period}>{formatPartialDate(texts, group.period)}</h2>
        <ul className={styles.grid}>
          {group.posts.map((post, index) => (
            <li
              key={post.id}
              data-lead={start + index === 0 ? '' : undefined}
              data-later={start + index >= shown ? '' : undefined}
            >
              <NewsCard post={post} size={start + index === 0 ? 'large' : 'small'} fromList />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
