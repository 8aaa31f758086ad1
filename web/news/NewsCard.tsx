import { useId } from 'react';
import { languageOf } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import { storyPath } from '#contract/routes.ts';
import { useLocation } from '#web/hooks/router.tsx';
import { formatDate, toDateTime, toHeading } from '#web/i18n/format.ts';
import { useTexts, type Texts } from '#web/i18n/texts.tsx';
import styles from './NewsCard.module.css';
import { NewsPicture } from './NewsPicture.tsx';
import { rememberPost } from './rememberPost.ts';
import { toSummary } from './toSummary.ts';
import { Unpublished } from './Unpublished.tsx';
import { FROM_LIST, nextFromList } from '#web/navigation/fromList.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';

interface NewsCardProps {
  post: Post;
  /** In a list: `lead`, `second`, then `line`, or `found`; `tile`: in a carousel. */
  size: 'lead' | 'second' | 'line' | 'found' | 'large' | 'small' | 'tile';
  /** The story's back link then returns to its place in the list. */
  fromList?: boolean;
  /** At the top of the page: not lazy. */
  eager?: boolean;
}

/**
 * For `sizes` (NewsCard.module.css; of a list: screens/news/FrontPage.module.css). Too small on phones on purpose: double density
 * looks like triple, at a quarter of the bytes.
 */
const SIZES: Record<NewsCardProps['size'], string> = {
  lead: '(min-width: 960px) 57vw, (min-width: 600px) 100vw, 65vw',
  second: '(min-width: 960px) 19vw, (min-width: 600px) 30vw, 60vw',
  line: '(min-width: 1280px) 24vw, (min-width: 600px) 45vw, 35vw',
  found: '130px',
  large: '(min-width: 960px) 72vw, (min-width: 600px) 100vw, 65vw',
  small: '(min-width: 600px) 24vw, 130px',
  tile: '(min-width: 600px) 30vw, 55vw',
};

const WITH_EXCERPT: ReadonlySet<NewsCardProps['size']> = new Set(['lead', 'second', 'line', 'found', 'large']);

/** To the month: the form that most dates of a list can share. 'Enero de 2026'; '2025' of a story without a month, which follows those of the year's months. */
function monthOf(texts: Texts, { date, fecha_precision: precision }: Post): string {
  return toHeading(formatDate(texts, date, precision === 'year' ? 'year' : 'month'));
}

/** Stores the chosen story, so that its page shows at once (spec 2). */
export function NewsCard({ post, size, fromList = false, eager = false }: NewsCardProps) {
  const { state } = useLocation();
  const texts = useTexts();
  const { language } = texts;
  const title = useId();
  // Recommendations have the story's language, not the visitor's.
  const lang = languageOf(post) === language ? undefined : languageOf(post);
  const picture = (
    <div className={styles.picture} lang={lang}>
      <NewsPicture post={post} sizes={SIZES[size]} eager={eager} />
    </div>
  );
  return (
    <article className={styles.card} data-size={size} data-find="none" aria-labelledby={title}>
      {size !== 'lead' && picture}
      <div className={styles.words}>
        <Unpublished post={post} />
        <time dateTime={toDateTime(post.date, post.fecha_precision)}>{monthOf(texts, post)}</time>
        <h3 id={title} className={styles.title} lang={lang}>
          <SiteLink
            to={storyPath(post.slug)}
            className="card-link"
            state={fromList ? FROM_LIST : nextFromList(state)}
            onClick={() => rememberPost(post)}
          >
            {post.title.rendered}
          </SiteLink>
        </h3>
        {WITH_EXCERPT.has(size) && (
          <p className={styles.excerpt} lang={lang}>
            {toSummary(post.excerpt.rendered)}
          </p>
        )}
      </div>
      {size === 'lead' && picture}
    </article>
  );
}
