import { renderToStaticMarkup } from 'react-dom/server';
import foundation from '#content/foundation.json' with { type: 'json' };
import type { RenderRequest } from '#contract/render.ts';
import type { Head, Page } from '#web/screens/screen.ts';
import { IconPaths } from './IconPaths.tsx';
import { LinkedData } from './LinkedData.tsx';
import { PageHead } from './PageHead.tsx';
import { fileOfScreen } from './screenFiles.ts';
import { SCREENS } from './screens.ts';
import { toJson } from './toJson.ts';

interface DocumentParts {
  request: RenderRequest;
  head: Head;
  page: Page;
  body: string;
  /** By query key; never fetched again. */
  initial: Record<string, unknown>;
}

/** Preloaded: late fonts change line breaks and shift the layout. */
const FONTS = ['piazzolla-latin.woff2', 'figtree-latin.woff2'];

/** What the first paint needs comes first in the head. */
export function toDocument({ request, head, page, body, initial }: DocumentParts): string {
  const { language, route, origin, assets } = request;
  const { always } = assets;
  const screen = route && assets.screens[fileOfScreen(route.screen)];
  const styles = [...always.styles, ...(screen?.styles ?? [])];
  const content = route ? SCREENS[route.screen].code.content : [];
  const modules = [
    ...always.modules,
    ...(screen?.modules ?? []),
    ...content.flatMap((name) => assets.content[name]?.[language] ?? []),
  ];

  return [
    '<!doctype html>',
    `<html lang="${language}" data-origin="${origin}"${route ? ` data-route="${attribute(route.path)}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<script data-entry="${assets.entry}" data-modules="${modules.join(' ')}" data-texts="${assets.texts[language]}">${assets.headScript}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...FONTS.map((file) => `<link rel="preload" href="/fonts/${file}" as="font" type="font/woff2" crossorigin>`),
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
      <meta property="og:locale" content={language === 'es' ? 'es_PY' : 'en_US'} />
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
        href={`/${language}/noticias/feed.xml`}
      />
    </>
  );
}

function attribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
