import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Post } from '#contract/posts.ts';
import { Remote } from '#web/data/Remote.tsx';
import { useLocation, useNavigate } from '#web/hooks/router.tsx';
import { useAddressQuery } from '#web/hooks/useAddressQuery.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { NewsState } from '#web/news/NewsState.tsx';
import { foundNews } from '#web/services/news.ts';
import type { Load } from '#web/services/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { FrontPage } from './FrontPage.tsx';
import { NewsFilter } from './NewsFilter.tsx';
import styles from './NewsList.module.css';
import {
  categoriesOf,
  inCategory,
  PAGE_POSTS,
  parseNewsQuery,
  shownOf,
  writeNewsQuery,
  type NewsQuery,
} from './newsQuery.ts';

/** Filter, search and length live in the address. The HTML holds all stories, so that without scripts nothing is hidden. */
export function NewsList({ posts }: { posts: Post[] }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = useAddressQuery();
  const query = parseNewsQuery(search);
  const change = (next: Partial<NewsQuery>) => {
    navigate(pathname + writeNewsQuery(search, { ...query, shown: PAGE_POSTS, ...next }), { replace: true });
  };
  const count = (found: Post[]) => {
    const { length } = inCategory(found, query.category);
    return t(length === 1 ? 'news.found_one' : 'news.found_other', { count: length });
  };

  return (
    <>
      <NewsFilter categories={categoriesOf(posts)} query={query} onChange={change}>
        <Found posts={posts} search={query.search}>
          {(load) => (load.state === 'ready' ? count(load.value) : '')}
        </Found>
      </NewsFilter>
      <Found posts={posts} search={query.search}>
        {(load) => (
          <NewsState load={load}>
            {(found) => (
              <Stories
                posts={inCategory(found, query.category)}
                shown={query.shown}
                found={query.search.trim() !== ''}
                onShow={(shown) => change({ shown })}
                onShowAll={posts.length > 0 ? () => change({ category: 0, search: '' }) : undefined}
              />
            )}
          </NewsState>
        )}
      </Found>
    </>
  );
}

interface FoundProps {
  posts: Post[];
  search: string;
  children: (load: Load<Post[]>) => ReactNode;
}

function Found({ posts, search, children }: FoundProps) {
  const { language } = useTexts();
  const words = search.trim();
  if (!words) return children({ state: 'ready', value: posts });
  return <Remote query={foundNews(language, words)}>{children}</Remote>;
}

interface StoriesProps {
  posts: Post[];
  shown: number;
  found: boolean;
  onShow: (shown: number) => void;
  /** Undefined where there are no stories at all. */
  onShowAll: (() => void) | undefined;
}

function Stories({ posts, shown, found, onShow, onShowAll }: StoriesProps) {
  const { t } = useTexts();
  const visible = shownOf(posts.length, shown);
  const hidden = posts.length - visible;

  // The first story that 'more' adds takes the focus once the button is gone.
  const added = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (hidden <= 0) added.current?.focus({ preventScroll: true });
    added.current = null;
  }, [hidden, shown]);

  return (
    <>
      <div className={styles.list} data-empty={posts.length === 0 ? '' : undefined}>
        {posts.length === 0 ? (
          <Notice kind="empty" title={t(onShowAll ? 'news.nothing_found' : 'news.none')}>
            <p>{t(onShowAll ? 'news.nothing_found_hint' : 'news.none_hint')}</p>
            {onShowAll && <Button onClick={onShowAll}>{t('news.show_all')}</Button>}
          </Notice>
        ) : (
          <FrontPage posts={posts} shown={visible} found={found} fromList />
        )}
      </div>
      {hidden > 0 && (
        <div className={styles.more}>
          <Button
            onClick={({ currentTarget }) => {
              added.current = currentTarget.closest('section')?.querySelector('li[data-later] a') ?? null;
              onShow(shown + PAGE_POSTS);
            }}
          >
            {t('news.more')}
          </Button>
        </div>
      )}
    </>
  );
}
