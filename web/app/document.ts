import foundation from '#content/foundation.json' with { type: 'json' };
import { doorwayPath } from '#contract/routes.ts';
import type { RenderRequest } from '#contract/render.ts';
import { toAddresses, toCard, toDocumentTitle, type PageHeadProps } from '#web/navigation/PageHead.tsx';
import { fileOfScreen } from './screenFiles.ts';

interface DocumentParts {
  request: RenderRequest;
  head: PageHeadProps;
  /** Link elements of the pictures that show at once. */
  preloads: string;
  /** HTML of the page's tree. */
  body: string;
  /** Remote data that the browser must not ask for again, by key. */
  initial: Record<string, unknown>;
}

/** Both families in their first range: letters that come after the first paint can break lines elsewhere, and move what is below. */
const FONTS = ['piazzolla-latin.woff2', 'figtree-latin.woff2'];

const CARD = { width: 1200, height: 630 };

/** The whole HTML document around a rendered page. */
export function toDocument({ request, head, preloads, body, initial }: DocumentParts): string {
  const { language, route, assets } = request;
  const { always } = assets;
  const screen = route && assets.screens[fileOfScreen(route.screen)]?.[language];
  const styles = [...always.styles, ...(screen?.styles ?? [])];
  const modules = unique([assets.entry, ...always.modules, ...(screen?.modules ?? [])]);

  return [
    '<!doctype html>',
    `<html lang="${language}"${route ? ` data-route="${attribute(route.path)}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<script data-modules="${modules.join(' ')}">${assets.headScript}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(toDocumentTitle(head.title, foundation.nombre))}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...FONTS.map((file) => `<link rel="preload" href="/fonts/${file}" as="font" type="font/woff2" crossorigin>`),
    preloads,
    ...metadata(request, head),
    `<link rel="preload" href="${assets.texts[language]}" as="fetch" crossorigin fetchpriority="low" data-texts>`,
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="datos">${json(initial)}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}

function metadata({ language, origin, texts }: RenderRequest, head: PageHeadProps): string[] {
  const absolute = (path: string) => origin + path;
  const { path, alt } = toCard(head, texts['site.share_alt'] ?? '');
  const card = absolute(path);
  const meta = (name: string, content: string) => `<meta name="${name}" content="${attribute(content)}">`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${attribute(content)}">`;

  const addresses =
    head.path === undefined ? undefined : toAddresses(head.written ?? language, head.path, head.translation);
  return [
    meta('description', head.description),
    ...(addresses
      ? [
          `<link rel="canonical" href="${attribute(absolute(addresses.canonical))}">`,
          ...addresses.alternates.map(
            ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${attribute(absolute(href))}">`,
          ),
          property('og:url', absolute(addresses.canonical)),
        ]
      : [meta('robots', 'noindex')]),
    property('og:site_name', foundation.nombre),
    property('og:type', head.article ? 'article' : 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:image', card),
    property('og:image:width', String(CARD.width)),
    property('og:image:height', String(CARD.height)),
    property('og:image:alt', alt),
    property('og:locale', language === 'es' ? 'es_PY' : 'en_US'),
    ...(head.article
      ? [
          property('article:published_time', head.article.date),
          property('article:modified_time', head.article.modified),
        ]
      : []),
    meta('twitter:card', 'summary_large_image'),
    meta('theme-color', '#F8F0DF'),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<link rel="manifest" href="/${language}.webmanifest">`,
    `<link rel="alternate" type="application/rss+xml" title="${attribute(texts['route.noticias.title'] ?? '')}" href="/${language}/noticias/feed.xml">`,
    ...linkedData(head, absolute, { language, texts, card }),
  ];
}

/** JSON-LD: who we are on the home page, the story on a story, and the way down to every other page. */
function linkedData(
  head: PageHeadProps,
  absolute: (path: string) => string,
  { language, texts, card }: Pick<RenderRequest, 'language' | 'texts'> & { card: string },
): string[] {
  if (head.path === undefined) return [];
  const home = doorwayPath(language, '/index');
  const organization = {
    '@type': 'NGO',
    '@id': absolute('/#organization'),
    name: foundation.nombre,
    legalName: foundation.razon_social,
    url: absolute('/'),
    logo: absolute('/icons/icon-512.png'),
    foundingDate: String(foundation.fundada),
    telephone: foundation.telefono.enlace,
    address: {
      '@type': 'PostalAddress',
      streetAddress: foundation.direccion[0],
      addressLocality: 'Asunción',
      addressCountry: 'PY',
    },
    sameAs: foundation.redes.map((red) => red.enlace),
  };
  if (head.path === '/index') return [ld(organization)];

  const here = absolute(doorwayPath(language, head.path));
  const trail = [
    { title: texts['route.index.title'], url: absolute(home) },
    ...(head.trail ?? []).map(({ title, path }) => ({ title, url: absolute(doorwayPath(language, path)) })),
    { title: head.title, url: here },
  ];
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: url,
    })),
  };
  if (!head.article) return [ld(breadcrumb)];
  const article = {
    '@type': 'NewsArticle',
    headline: head.title,
    description: head.description,
    image: [card],
    datePublished: head.article.date,
    dateModified: head.article.modified,
    inLanguage: language,
    mainEntityOfPage: here,
    author: { '@type': 'Organization', name: head.article.author },
    publisher: organization,
  };
  return [ld(article), ld(breadcrumb)];
}

function ld(data: object): string {
  return `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...data })}</script>`;
}

/** JSON that can stand inside a script element: no text in it may end the element. */
function json(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

function text(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function attribute(value: string): string {
  return text(value).replace(/"/g, '&quot;');
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
