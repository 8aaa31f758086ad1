import type { FastifyInstance } from 'fastify';
import type { Foundation } from '#contract/content.ts';
import { FIXED_ROUTES } from '#contract/fixedRoutes.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';
import { languageOfTranslation } from '#contract/news.ts';
import { pagePath, pathsOf, storyPath } from '#contract/routes.ts';
import { cacheControl } from '#server/news/cacheControl.ts';
import type { NewsSource, SitemapStory } from '#server/news/source.ts';
import { sendBody, toBody, type Body } from '#server/http/send.ts';

interface SiteFileDeps {
  siteUrl: string;
  texts: Record<Language, Record<string, string>>;
  news: Pick<NewsSource, 'sitemapStories' | 'unchangedMs'>;
  foundation: Pick<Foundation, 'telefono'>;
}

/** A file of contacts has to be looked at again within a year (RFC 9116). */
const EXPIRES_DAYS = 180;
const DAY_MS = 86_400_000;

const SECURITY_PATH = '/.well-known/security.txt';
const AGE = { seconds: 3600 };
const HOUR_CACHE = { 'cache-control': cacheControl({}, AGE) };

/** robots.txt, security.txt, sitemap.xml and a web manifest for each language. */
export function siteFiles(app: FastifyInstance, { siteUrl, texts, news, foundation }: SiteFileDeps): void {
  const robots = toBody(`User-agent: *\nDisallow: /wp-json/\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    type: 'text/plain; charset=utf-8',
    effort: 'best',
  });
  app.get('/robots.txt', (request, reply) => sendBody(request, reply, robots, { headers: HOUR_CACHE }));

  // Another one each day.
  const security = () =>
    toBody(toSecurityText(siteUrl, foundation), { type: 'text/plain; charset=utf-8', effort: 'light' });
  app.get(SECURITY_PATH, (request, reply) => sendBody(request, reply, security(), { headers: HOUR_CACHE }));

  let made: { of: readonly SitemapStory[]; body: Body } | undefined;
  app.get('/sitemap.xml', (request, reply) => {
    const of = news.sitemapStories();
    // Rebuilt only when the stories change.
    if (made?.of !== of) {
      made = { of, body: toBody(toSitemap(siteUrl, of), { type: 'application/xml; charset=utf-8', effort: 'light' }) };
    }
    return sendBody(request, reply, made.body, { headers: { 'cache-control': cacheControl(news, AGE) } });
  });

  for (const language of LANGUAGES) {
    const manifest = toBody(JSON.stringify(toManifest(language, texts[language])), {
      type: 'application/manifest+json; charset=utf-8',
      effort: 'best',
    });
    app.get(`/${language}.webmanifest`, (request, reply) =>
      sendBody(request, reply, manifest, { headers: HOUR_CACHE }),
    );
  }
}

/** The telephone, since no mail address is public; the site's own forms where it has https, which RFC 9116 asks of a page. */
function toSecurityText(siteUrl: string, { telefono }: Pick<Foundation, 'telefono'>): string {
  const day = Math.floor(Date.now() / DAY_MS) + EXPIRES_DAYS;
  return [
    `Contact: tel:${telefono.enlace}`,
    ...(siteUrl.startsWith('https:') ? [`Contact: ${siteUrl}${pagePath(DEFAULT_LANGUAGE, '/index')}`] : []),
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_PATH}`,
    '',
  ].join('\n');
}

/** Written by hand: docs/decisions/017. */
function toSitemap(siteUrl: string, stories: readonly SitemapStory[]): string {
  const fixed = FIXED_ROUTES.flatMap((route) =>
    Object.keys(pathsOf(route)).map((language) =>
      toEntry(siteUrl, { language: language as Language, paths: pathsOf(route) }),
    ),
  );
  const written = stories.map(({ lang, slug, translation, date, modified = date }) => {
    return toEntry(siteUrl, {
      language: lang,
      paths: {
        [lang]: storyPath(slug),
        ...(translation ? { [languageOfTranslation(lang)]: storyPath(translation) } : {}),
      },
      modified,
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...fixed,
    ...written,
    '</urlset>',
    '',
  ].join('\n');
}

interface SitemapEntry {
  language: Language;
  /** Route path in each language that the page has. */
  paths: Partial<Record<Language, string>>;
  modified?: string;
}

function toEntry(siteUrl: string, { language, paths, modified }: SitemapEntry): string {
  const address = (one: Language) => siteUrl + pagePath(one, paths[one] ?? '/index');
  const alternates = LANGUAGES.filter((one) => paths[one] !== undefined).map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${address(one)}"/>`,
  );
  const lastmod = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
  return `<url><loc>${address(language)}</loc>${lastmod}${alternates.join('')}</url>`;
}

function toManifest(language: Language, texts: Record<string, string>): object {
  return {
    name: texts['site.name'],
    short_name: texts['site.name'],
    description: texts['route.index.description'],
    lang: language,
    start_url: pagePath(language, '/index', { chooses: true }),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#F8F0DF',
    theme_color: '#F8F0DF',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
