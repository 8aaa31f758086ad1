import { Parser } from 'htmlparser2';
import { PRERENDERED_ROUTES } from '#contract/fixedRoutes.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { CATEGORY } from '#contract/news.ts';
import { ownPath, pagePath, storyPath } from '#contract/routes.ts';
import { searchIndexPath } from '#contract/siteSearch.ts';

/** Indicators of the self-assessment. */
const QUESTIONS = 50;

/** What no page names. */
const UNNAMED = ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'];

/** Pages that there are for certain, and files that no page names. */
export function fixedAddresses(): string[] {
  const steps = ['mapa', 'prioridades', ...Array.from({ length: QUESTIONS }, (_, at) => at + 1)] as const;
  const paths = [...PRERENDERED_ROUTES.map(({ path }) => path), ...steps.map(ownPath)];
  return [
    '/',
    ...inAll((language) => paths.map((path) => pageOf(language, path))),
    ...inAll((language) => [searchIndexPath(language)]),
    ...UNNAMED,
  ];
}

/** Pages of the news: some may be in one language alone. */
export function newsAddresses(slugs: readonly string[]): string[] {
  const paths = [...Object.values(CATEGORY).map((id) => `/noticias/categoria/${id}`), ...slugs.map(storyPath)];
  return inAll((language) => paths.map((path) => pageOf(language, path)));
}

/** Of the page for what is not there: one for the whole site, and one a language. */
export function missingAddresses(): string[] {
  return ['/404.html', ...inAll((language) => [`/${language}/404.html`])];
}

/** Attributes with addresses; `content` of share cards alone has a whole one. */
const NAMING = new Set(['href', 'src', 'srcset', 'imagesrcset', 'poster', 'action', 'content']);

/** Paths of ours that a page's HTML names, without query and anchor. */
export function addressesIn(html: string, siteUrl: string): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag: (_name, attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (!NAMING.has(name) || (name === 'content' && !value.startsWith(siteUrl))) continue;
        const values = name.endsWith('srcset')
          ? value.split(',').map((one) => one.trim().split(' ', 1)[0] ?? '')
          : [value];
        for (const one of values) {
          const path = (one.startsWith(`${siteUrl}/`) ? one.slice(siteUrl.length) : one).replace(/[?#].*$/, '');
          if (/^\/(?!\/)/.test(path)) found.add(path);
        }
      }
    },
  });
  parser.end(html);
  return [...found];
}

function inAll(make: (language: Language) => string[]): string[] {
  return LANGUAGES.flatMap(make);
}

function pageOf(language: Language, path: string): string {
  return pagePath(language, path, { chooses: true });
}
