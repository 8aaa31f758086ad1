import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { NewsState } from '#web/news/NewsState.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { createLazy } from '#web/hooks/lazyModule.ts';
import { useHydrating } from '#web/hooks/useHydrated.ts';
import prose from './Prose.module.css';
import boxes from './ProseBoxes.module.css';
import pictures from './ProsePictures.module.css';
import colours from './ProseColours.module.css';
// After all others, whose rules it narrows for phones and for paper.
import media from './ProseMedia.module.css';
import { openScrollers, withScrollers } from './scrollers.ts';
import { playVideo, withVideoLinks } from './videos.ts';

const lazySafeHtml = createLazy(() => import('./safeHtml.ts'));

/** Fetches the browser's sanitiser ahead of the story that will be put through it. */
export function prepareProse(): void {
  // Asked for again by the story itself, which shows that it failed.
  lazySafeHtml.request().catch(() => undefined);
}

/** What a story says, in WordPress's blocks. `html` was sanitised by the server, and is here again (decisions 5). */
export function Prose({ html }: { html: string }) {
  const hydrating = useHydrating();
  // What the page was sent with stands in it as the server sanitised it: it is not written again.
  const [sent] = useState(hydrating ? html : undefined);
  if (html === sent) return <Blocks html={html} toSafe={asSent} />;
  return (
    <Suspense fallback={<NewsState load={{ state: 'waiting' }}>{() => null}</NewsState>}>
      <SafeBlocks html={html} />
    </Suspense>
  );
}

function SafeBlocks({ html }: { html: string }) {
  const { toSafeHtml } = lazySafeHtml.peek() ?? use(lazySafeHtml.request());
  return <Blocks html={html} toSafe={toSafeHtml} />;
}

function asSent(html: string): string {
  return html;
}

function Blocks({ html, toSafe }: { html: string; toSafe: (html: string) => string }) {
  const { t } = useTexts();
  const root = useRef<HTMLDivElement>(null);
  // Kept, because React would write it anew, over a video that plays.
  const content = useMemo(
    () => ({ __html: toSafe(withScrollers(withVideoLinks(html, t('news.video_watch')))) }),
    [html, toSafe, t],
  );

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    element.addEventListener('click', playVideo);
    const close = openScrollers(element, { table: t('news.table'), code: t('news.code') });
    return () => {
      element.removeEventListener('click', playVideo);
      close();
    };
  }, [content, t]);

  const classes = `${prose.prose} ${boxes.boxes} ${pictures.pictures} ${colours.colours} ${media.media}`;
  return <div ref={root} className={classes} dangerouslySetInnerHTML={content} />;
}
