import { renderToStaticMarkup } from 'react-dom/server';
import foundation from '#content/foundation.json' with { type: 'json' };
import { entryOf, languageOfScreen } from '#contract/language.ts';
import { languageOfNews } from '#contract/news.ts';
import type { BuiltFiles, RenderRequest } from '#contract/render.ts';
import { isKept } from '#web/offline/copyPath.ts';
import type { Head, Page } from '#web/screens/screen.ts';
import { IconPaths } from './IconPaths.tsx';
import { LinkedData } from './LinkedData.tsx';
import { PageHead } from './PageHead.tsx';
import { fileOfScreen } from './screenFiles.ts';
import { SCREENS } from './screens.ts';
import { toJson } from './toJson.ts';

interface DocumentParts {
  request: RenderRequest;
  /** `?…` or empty. */
  servedQuery: string;
  head: Head;
  page: Page;
  body: string;
  /** By query key; never fetched again. */
  initial: Record<string, unknown>;
}

/** Of the first paint: late, they change line breaks and shift the layout. */
const FONTS = ['/fonts/piazzolla-core.woff2', '/fonts/figtree-core.woff2'];

/** What the first paint needs comes first in the head. */
export function toDocument({ request, servedQuery, head, page, body, initial }: DocumentParts): string {
  const { language, route, origin, assets, vitalsSample, liveSite } = request;
  const { always } = assets;
  const shown = route ? languageOfScreen(language, route.screen) : language;
  const screen = route && assets.screens[fileOfScreen(route.screen)];
  const styles = [...always.styles, ...(screen?.styles ?? [])];
  const content = route ? SCREENS[route.screen].code.content : (['missing'] as const);
  const modules = [
    ...always.modules,
    ...(screen?.modules ?? []),
    ...content.flatMap((name) => assets.content[name]?.[shown] ?? []),
  ];

  const texts = (screen ?? assets).texts[language];
  const offline = [assets.offline, ...(route?.screen === 'ownStoplight' ? [assets.ownOffline] : [])];

  return [
    '<!doctype html>',
    `<html lang="${language}" data-origin="${origin}"${route ? ` data-route="${attribute(route.path)}"` : ''}${vitalsSample > 0 ? ` data-vitals="${vitalsSample}"` : ''}${servedQuery && ` data-query="${attribute(servedQuery)}"`}${liveSite === undefined ? '' : ` data-live-site="${liveSite}"`}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<script data-entry="${assets.entry}" data-modules="${modules.join(' ')}" data-texts="${texts}" data-all-texts="${assets.texts[language]}" data-fonts="${FONTS.join(' ')}">${assets.headScript}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Not loaded by the page, but part of its copy for use offline, which holds what the HTML names (web/offline).
    ...(route && isKept(route) ? [`<meta name="offline" content="${toNames(offline)}">`] : []),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    renderToStaticMarkup(
      <>
        <PageHead head={head} texts={page} origin={origin} />
        <SiteMetadata page={page} />
        <LinkedData route={route} head={head} page={page} origin={origin} />
      </>,
    ),
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    renderToStaticMarkup(<IconPaths />),
    `<script type="application/json" id="datos">${toJson(initial)}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}

function SiteMetadata({ page: { language, t } }: { page: Page }) {
  return (
    <>
      <meta property="og:site_name" content={foundation.nombre} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={entryOf(language).locale} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#F8F0DF" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={`/${language}.webmanifest`} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t('route.noticias.title')}
        href={`/${languageOfNews(language)}/noticias/feed.xml`}
      />
    </>
  );
}

function toNames(groups: BuiltFiles[]): string {
  return groups.flatMap(({ modules, styles }) => [...modules, ...styles]).join(' ');
}

function attribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
