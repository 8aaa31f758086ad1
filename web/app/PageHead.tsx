import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';
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
  const { title, description, article, paths, written } = head;
  const card = cardOf(head);
  const urlIn = (one: Language) => paths[one] && origin + pagePath(one, paths[one]);
  const canonical = urlIn(written ?? language);
  return (
    <>
      <title>{`${title} · ${t('site.name')}`}</title>
      <meta name="description" content={description} />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {LANGUAGES.map((one) => paths[one] && <link key={one} rel="alternate" hrefLang={one} href={urlIn(one)} />)}
          <link rel="alternate" hrefLang="x-default" href={urlIn(DEFAULT_LANGUAGE) ?? canonical} />
          <meta property="og:url" content={canonical} />
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

/** Open Graph image. */
export function cardOf({ card = 'index', article }: Head): string {
  return article?.card ?? `/cards/${card}.jpg`;
}
