import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '#contract/language.ts';
import { NewsState } from '#web/news/NewsState.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { createLazy, useLazy } from '#web/hooks/lazyModule.ts';
import { useHydrated } from '#web/hooks/useHydrated.ts';
import prose from './Prose.module.css';
import boxes from './ProseBoxes.module.css';
import pictures from './ProsePictures.module.css';
import colours from './ProseColours.module.css';
// Last: narrows the others for phones and paper.
import media from './ProseMedia.module.css';
import { withPhotographFormats } from './photographFormats.ts';
import { openScrollers, withScrollers } from './scrollers.ts';
import { playVideo, withVideoLinks } from './videos.ts';

const lazySafeHtml = createLazy(() => import('./safeHtml.ts'));

/** Fetches the sanitiser ahead of the story. */
export function prepareProse(): void {
  // The story itself asks again, and shows that it failed.
  lazySafeHtml.request().catch(() => undefined);
}

interface ProseProps {
  /** Sanitised by the server, and here again (decisions 5). */
  html: string;
  lang: Language;
}

export function Prose({ html, lang }: ProseProps) {
  const hydrated = useHydrated();
  // The server's HTML is sanitised already.
  const [sent] = useState(hydrated ? undefined : html);
  if (html === sent) return <Blocks html={html} lang={lang} toSafe={asSent} />;
  return (
    <Suspense fallback={<NewsState load={{ state: 'waiting' }}>{() => null}</NewsState>}>
      <SafeBlocks html={html} lang={lang} />
    </Suspense>
  );
}

function SafeBlocks(props: ProseProps) {
  const { toSafeHtml } = useLazy(lazySafeHtml);
  return <Blocks {...props} toSafe={toSafeHtml} />;
}

/** Hydration keeps what the server wrote. */
function asSent(html: string): string {
  return import.meta.env.SSR ? withPhotographFormats(html) : html;
}

function Blocks({ html, lang, toSafe }: ProseProps & { toSafe: (html: string) => string }) {
  const { language, t } = useTexts();
  const root = useRef<HTMLDivElement>(null);
  // Kept: React would write it anew, over a video that plays.
  const content = useMemo(
    () => ({
      __html: toSafe(withScrollers(withVideoLinks(html, t('news.video_watch'), language))),
    }),
    [html, toSafe, t, language],
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
  return <div ref={root} lang={lang} className={classes} dangerouslySetInnerHTML={content} />;
}
