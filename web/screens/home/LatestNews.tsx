import type { Post } from '#contract/posts.ts';
import { NewsCard } from '#web/news/NewsCard.tsx';
import { NewsState } from '#web/news/NewsState.tsx';
import { Remote } from '#web/data/Remote.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { latestNews } from '#web/services/news.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { eachPictureOnce } from './eachPictureOnce.ts';
import styles from './LatestNews.module.css';

/** No story repeats a picture that is shown above. */
export function LatestNews({ shown }: { shown: readonly string[] }) {
  const { language, t } = useTexts();
  return (
    <section className={`section ${styles.news}`} data-ground="rose" aria-labelledby="news">
      <div className="wrap">
        <h2 id="news">{t('home.news.title')}</h2>
        <div className={styles.body}>
          <Remote query={latestNews(language)}>
            {(news) => (
              <>
                <NewsState load={news}>{(posts) => <Stories posts={posts} shown={shown} />}</NewsState>
                {(news.state !== 'ready' || news.value.length === 0) && <MoreNews />}
              </>
            )}
          </Remote>
        </div>
      </div>
    </section>
  );
}

function Stories({ posts, shown }: { posts: Post[]; shown: readonly string[] }) {
  const [first, ...others] = eachPictureOnce(posts, shown);
  const { t } = useTexts();
  if (!first) {
    return (
      <Notice kind="empty" title={t('news.none')}>
        <p>{t('news.none_hint')}</p>
      </Notice>
    );
  }
  return (
    <div className={`split ${styles.grid}`} data-gap="wide" data-count={others.length + 1}>
      <NewsCard post={first} size="large" />
      <div className={styles.side}>
        {others.map((post) => (
          <NewsCard key={post.id} post={post} size="small" />
        ))}
        <MoreNews />
      </div>
    </div>
  );
}

function MoreNews() {
  const { t } = useTexts();
  return (
    <SiteLink to="/noticias" className={`${buttonClass} ${styles.more}`}>
      {t('home.news.more')} <Arrow />
    </SiteLink>
  );
}
