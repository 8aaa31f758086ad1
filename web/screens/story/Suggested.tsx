import type { Post } from '#contract/posts.ts';
import { NewsCard } from '#web/sections/NewsCard.tsx';
import { Remote } from '#web/sections/Remote.tsx';
import { useCarouselWords } from '#web/sections/useCarouselWords.ts';
import { suggestedNews } from '#web/services/news.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import styles from './Suggested.module.css';

/** Time that a recommended story stands (spec 9). */
const SUGGESTED_MS = 10_000;

/** Recommended stories, where there are any; a failure is only logged (spec 8). */
export function Suggested({ post }: { post: Post }) {
  return (
    <Remote resource={suggestedNews(post.id)} onFailed={logFailure}>
      {(load) => (load.state === 'ready' && load.value.length > 0 ? <SuggestedCarousel posts={load.value} /> : null)}
    </Remote>
  );
}

function SuggestedCarousel({ posts }: { posts: Post[] }) {
  const { t } = useTexts();
  const words = useCarouselWords();
  return (
    <div className={styles.suggested}>
      <Carousel
        parts={{
          root: styles.carousel,
          controls: styles.controls,
          viewport: styles.viewport,
          track: styles.track,
          slide: styles.slide,
        }}
        label={t('news.suggested')}
        words={words}
        autoplayMs={SUGGESTED_MS}
        head={<h2 id="suggested">{t('news.suggested')}</h2>}
      >
        {posts.map((post) => (
          <NewsCard key={post.id} post={post} size="tile" />
        ))}
      </Carousel>
    </div>
  );
}

function logFailure(error: unknown): void {
  console.warn('recommended posts did not come', error);
}
