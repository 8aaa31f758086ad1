import { useId } from 'react';
import { languageOf } from '#contract/language.ts';
import type { Post } from '#contract/posts.ts';
import { storyPath } from '#contract/routes.ts';
import { formatDate, toDateTime } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './NewsCard.module.css';
import { NewsPicture } from './NewsPicture.tsx';
import { rememberPost } from './rememberPost.ts';
import { FROM_LIST } from '#web/navigation/fromList.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';

interface NewsCardProps {
  post: Post;
  /** `tile` stands in a carousel: picture above, title below. */
  size: 'large' | 'small' | 'tile';
  /** Stands in the list of news: the story's way back then leads to this very place of it. */
  fromList?: boolean;
  /** Its picture stands at the top of the page. */
  eager?: boolean;
  /** Level of its title in the page. */
  heading?: 'h2' | 'h3';
}

/**
 * How wide the pictures are (NewsCard.module.css); a square shows the middle of one that is wider than it. On phones less is
 * said than is true: two pixels a point are as good as three there, and a quarter of the bytes.
 */
const SIZES: Record<NewsCardProps['size'], string> = {
  large: '(min-width: 960px) 72vw, (min-width: 600px) 100vw, 65vw',
  small: '(min-width: 600px) 24vw, 130px',
  tile: '(min-width: 600px) 30vw, 55vw',
};

/** A story in a list: choosing it stores it, so that its page shows at once (spec 2). */
export function NewsCard({ post, size, fromList = false, eager = false, heading: Heading = 'h3' }: NewsCardProps) {
  const texts = useTexts();
  const title = useId();
  // Those recommended beside a story are in its language, which need not be the visitor's.
  const lang = languageOf(post) === texts.language ? undefined : languageOf(post);
  return (
    <article className={styles.card} data-size={size} aria-labelledby={title}>
      <div className={styles.picture} lang={lang}>
        <NewsPicture post={post} sizes={SIZES[size]} eager={eager} />
      </div>
      <div>
        <time dateTime={toDateTime(post.date, post.fecha_precision)}>
          {formatDate(texts, post.date, post.fecha_precision)}
        </time>
        <Heading id={title} className={styles.title} lang={lang}>
          <SiteLink
            to={storyPath(post.slug)}
            state={fromList ? FROM_LIST : undefined}
            onClick={() => rememberPost(post)}
          >
            {post.title.rendered}
          </SiteLink>
        </Heading>
        {size === 'large' && (
          <p className={styles.excerpt} lang={lang}>
            {post.excerpt.rendered}
          </p>
        )}
      </div>
    </article>
  );
}
