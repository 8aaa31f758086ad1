import type { Post } from '#contract/posts.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Unpublished.module.css';

/** Says of a story that staff preview why visitors do not see it yet. */
export function Unpublished({ post }: { post: Post }) {
  const texts = useTexts();
  if (!post.sin_publicar) return null;
  return (
    <p className={styles.label}>
      {post.sin_publicar === 'borrador'
        ? texts.t('news.draft')
        : texts.t('news.scheduled', { date: formatDate(texts, post.date, 'day') })}
    </p>
  );
}
