import { useLayoutEffect, useRef } from 'react';
import type { Post } from '#contract/posts.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { NewsState } from '#web/news/NewsState.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Found } from './Found.tsx';
import { FrontPage } from './FrontPage.tsx';
import styles from './NewsList.module.css';
import { inCategory, PAGE_POSTS, shownOf } from './newsQuery.ts';
import { useNewsQuery } from './useNewsQuery.ts';

/** The HTML holds all stories, so that without scripts nothing is hidden. */
export function NewsList({ posts }: { posts: Post[] }) {
  const { query, change } = useNewsQuery();
  return (
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
  );
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
              added.current = firstHidden(currentTarget.closest('section'));
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

function firstHidden(list: HTMLElement | null): HTMLElement | null {
  const later = list?.querySelectorAll<HTMLElement>('li[data-later]') ?? [];
  return [...later].find(({ offsetHeight }) => offsetHeight === 0)?.querySelector('a') ?? null;
}
