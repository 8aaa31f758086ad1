import type { Post } from '#contract/posts.ts';
import { NewsCard } from '#web/news/NewsCard.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './NewsGrid.module.css';

/** Stories in two columns, the newest large; says so when there are none. */
export function NewsGrid({ posts }: { posts: Post[] }) {
  const { t } = useTexts();
  if (posts.length === 0) {
    return (
      <Notice kind="empty" title={t('news.none')}>
        <p>{t('news.none_hint')}</p>
      </Notice>
    );
  }
  return (
    <ul className={styles.grid}>
      {posts.map((post, position) => (
        <li key={post.id}>
          <NewsCard post={post} size={position === 0 ? 'large' : 'small'} eager={position === 0} heading="h2" />
        </li>
      ))}
    </ul>
  );
}
