import type { Language } from '#contract/language.ts';
import { pagePath } from '#contract/routes.ts';
import type { Texts } from '#web/i18n/texts.tsx';
import type { Head } from '#web/screens/screen.ts';

interface PageHeadProps {
  head: Head;
  texts: Texts;
  /** Without a trailing slash. */
  origin: string;
}

/** React moves these into the head, adopting the server's. */
export function PageHead({ head, texts: { language, t }, origin }: PageHeadProps) {
  const { title, description, article, paths } = head;
  const { es, en } = paths;
  const canonical = canonicalOf(head, language);
  const card = cardOf(head);
  const urlOf = (one: Language, path: string) => origin + pagePath(one, path);
  return (
    <>
      <title>{`${title} · ${t('site.name')}`}</title>
      <meta name="description" content={description} />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + canonical} />
          {es !== undefined && <link rel="alternate" hrefLang="es" href={urlOf('es', es)} />}
          {en !== undefined && <link rel="alternate" hrefLang="en" href={urlOf('en', en)} />}
          <link rel="alternate" hrefLang="x-default" href={es === undefined ? origin + canonical : urlOf('es', es)} />
          <meta property="og:url" content={origin + canonical} />
        </>
      )}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={origin + card} />
      <meta property="og:image:alt" content={article ? title : t('site.share_alt')} />
      {article && (
        <>
          <meta property="article:published_time" content={article.date} />
          <meta property="article:modified_time" content={article.modified} />
        </>
      )}
    </>
  );
}

/** Undefined: not to be indexed. */
export function canonicalOf({ paths, written }: Head, language: Language): string | undefined {
  const own = written ?? language;
  const path = paths[own];
  return path === undefined ? undefined : pagePath(own, path);
}

/** Open Graph image. */
export function cardOf({ card = 'index', article }: Head): string {
  return article?.card ?? `/cards/${card}.jpg`;
}
