import { useLayoutEffect, useRef } from 'react';
import type { Post } from '#contract/posts.ts';
import { CarouselRow } from '#web/sections/CarouselRow.tsx';
import { NewsCard } from '#web/news/NewsCard.tsx';
import { Remote } from '#web/data/Remote.tsx';
import { suggestedNews } from '#web/services/news.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Suggested.module.css';

/** Spec 9. */
const SUGGESTED_MS = 10_000;

/** A failure is only logged (spec 8). Its place keeps the room while nothing is here; an empty element gives it back. */
export function Suggested({ post }: { post: Post }) {
  return (
    <Remote query={suggestedNews(post.id)} onFailed={logFailure}>
      {(load) => {
        if (load.state === 'waiting') return null;
        return load.state === 'ready' && load.value.length > 0 ? <SuggestedCarousel posts={load.value} /> : <div />;
      }}
    </Remote>
  );
}

function SuggestedCarousel({ posts }: { posts: Post[] }) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepFocusedInPlace(place.current), []);
  return (
    <div ref={place} className={`section ${styles.suggested}`} data-ground="rose" data-space="apart">
      <CarouselRow id="suggested" title={t('news.suggested')} autoplayMs={SUGGESTED_MS} slide={styles.slide}>
        {posts.map((post) => (
          <NewsCard key={post.id} post={post} size="tile" />
        ))}
      </CarouselRow>
    </div>
  );
}

/** Who comes up from the page's end has the focus below: it stays where it is in the window. */
function keepFocusedInPlace(added: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!added || !focused || !(added.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)) return;
  const after = focused.getBoundingClientRect().top;
  added.hidden = true;
  const before = focused.getBoundingClientRect().top;
  added.hidden = false;
  scrollBy({ top: after - before, behavior: 'instant' });
}

function logFailure(error: unknown): void {
  console.warn('recommended posts did not come', error);
}
