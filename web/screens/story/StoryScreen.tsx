import { useEffect, useMemo, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { BackToNews } from '#web/navigation/BackToNews.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { NewsState } from '#web/news/NewsState.tsx';
import { rememberedPost } from '#web/news/rememberPost.ts';
import { Remote } from '#web/data/Remote.tsx';
import type { Load } from '#web/services/query.ts';
import { story } from '#web/services/news.ts';
import { useHydrated } from '#web/hooks/useHydrated.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Story } from './Story.tsx';
import styles from './StoryScreen.module.css';

/** /noticias/{slug}: the stored story at once where it is this one, its content after. */
export function StoryScreen({ slug }: { slug: string }) {
  return <Remote query={story(slug)}>{(fetched) => <StoryPage key={slug} slug={slug} fetched={fetched} />}</Remote>;
}

function StoryPage({ slug, fetched }: { slug: string; fetched: Load<Post | null> }) {
  const { t } = useTexts();
  const stored = useStoredPost(slug, fetched.state !== 'ready');

  const shown = fetched.state === 'ready' ? fetched.value : stored;
  const load: Load<Post | null> = shown === undefined ? fetched : { state: 'ready', value: shown };

  return (
    <>
      <div className={shown === null ? undefined : styles.room}>
        <NewsState load={load}>
          {(post) =>
            post ? (
              <Story post={post} content={fetched} />
            ) : (
              <div className={`wrap ${styles.missing}`}>
                <BackToNews />
                <h1>{t('news.missing')}</h1>
                <Notice kind="empty" title={t('missing.title')}>
                  <p>{t('news.missing_hint')}</p>
                </Notice>
              </div>
            )
          }
        </NewsState>
      </div>
      {shown === null && <LinksBar share={false} />}
    </>
  );
}

/**
 * As it was last read: from memory at once, from the device once the code that checks it has come. A prerendered page does
 * without.
 */
function useStoredPost(slug: string, wanted: boolean): Post | undefined {
  const hydrated = useHydrated();
  const chosen = useMemo(() => (wanted && hydrated ? rememberedPost() : undefined), [wanted, hydrated]);
  const inMemory = chosen?.slug === slug ? chosen : undefined;
  const [kept, setKept] = useState<Post>();
  const asks = wanted && hydrated && inMemory === undefined;
  useEffect(() => {
    if (!asks) return undefined;
    let left = false;
    const show = async () => {
      // Without a network the page says so anyway.
      const module = await import('#web/news/readStoredPost.ts').catch(() => undefined);
      if (!left) setKept(module?.readStoredPost(slug));
    };
    void show();
    return () => {
      left = true;
    };
  }, [asks, slug]);
  return inMemory ?? kept;
}
