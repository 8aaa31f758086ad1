import { useEffect, useId } from 'react';
import { languageOf } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import { useLocation } from '#web/hooks/router.tsx';
import { BackToNews } from '#web/navigation/BackToNews.tsx';
import { langOfName, shownCategories } from '#web/news/categories.ts';
import { NewsPicture } from '#web/news/NewsPicture.tsx';
import { NewsState } from '#web/news/NewsState.tsx';
import { Unpublished } from '#web/news/Unpublished.tsx';
import { nextFromList } from '#web/navigation/fromList.ts';
import { ShareButton } from '#web/navigation/ShareButton.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import type { Load } from '#web/services/query.ts';
import { formatDate, toDateTime } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { hasLongWord } from '#web/sections/hasLongWord.ts';
import { Closing } from './Closing.tsx';
import { Neighbours } from './Neighbours.tsx';
import { prepareProse, Prose } from './Prose.tsx';
import { readingMinutes } from './readingTime.ts';
import styles from './Story.module.css';
import { SuggestedWhenNear } from './SuggestedWhenNear.tsx';

interface StoryProps {
  post: Post;
  /** With its content, which a stored post does not have. */
  content: Load<Post | null>;
}

/** The story is in its own language, the words around it in the visitor's. */
export function Story({ post, content }: StoryProps) {
  const texts = useTexts();
  const { language, t } = texts;
  const { state } = useLocation();
  const title = useId();
  const written = languageOf(post);
  const categories = shownCategories(post);
  const [beforeAuthor, afterAuthor] = t('news.by', { author: '|' }).split('|');
  const updated = formatDate(texts, post.modified, post.fecha_precision);
  const waiting = content.state === 'waiting';
  useEffect(() => {
    if (waiting) prepareProse();
  }, [waiting]);
  const html = content.state === 'ready' ? (content.value?.content?.rendered ?? '') : '';
  return (
    <>
      <article className={`wrap split ${styles.story}`} aria-labelledby={title}>
        <header className={styles.head}>
          <BackToNews />
          {categories.length > 0 && (
            <ul className={styles.chips} aria-label={t('news.categories')}>
              {categories.map((category) => (
                <li key={category.id} lang={langOfName(language)}>
                  <SiteLink to={`/noticias/categoria/${category.id}`} state={nextFromList(state)}>
                    {category.name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          <Unpublished post={post} />
          <h1
            id={title}
            className={styles.title}
            lang={written}
            data-long={hasLongWord(post.title.rendered) ? '' : undefined}
          >
            {post.title.rendered}
          </h1>
        </header>
        <figure className={styles.cover}>
          <div lang={written}>
            <NewsPicture post={post} sizes="(min-width: 960px) 66vw, (min-width: 600px) 100vw, 65vw" eager />
          </div>
          {isDrawn(post) && <figcaption>{t(post.featured_image ? 'news.drawn' : 'news.drawn_lace')}</figcaption>}
        </figure>
        <div className={styles.side}>
          <strong>
            {beforeAuthor}
            <span lang={written}>{post.author_name}</span>
            {afterAuthor}
          </strong>
          <time dateTime={toDateTime(post.modified, post.fecha_precision)}>
            {post.fecha_precision === 'year' ? updated : t('news.updated', { date: updated })}
          </time>
          {html && <span>{t('news.minutes', { count: readingMinutes(html) })}</span>}
          <ShareButton />
        </div>
        <div className={styles.text}>
          <NewsState load={content}>{() => <Prose html={html} lang={written} />}</NewsState>
        </div>
        <Closing post={post} />
      </article>
      <Neighbours slug={post.slug} />
      <SuggestedWhenNear post={post} />
    </>
  );
}

/** Our drawings and laces are SVGs. */
function isDrawn({ featured_image: picture }: Post): boolean {
  return picture === '' || picture.endsWith('.svg');
}
