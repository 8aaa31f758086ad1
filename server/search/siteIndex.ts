import { FIXED_ROUTES } from '#contract/fixedRoutes.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { fetchFeed, fetchList } from '#contract/news.ts';
import { pagePath, storyPath, type Route } from '#contract/routes.ts';
import { createSiteSearch, type Found, type SearchEntry } from '#contract/siteSearch.ts';
import { toPlainText } from '#contract/text.ts';
import { toBody, type Body } from '#server/http/send.ts';
import type { NewsSource } from '#server/news/source.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { readPage } from './readPage.ts';

/** Characters of a story's text that are searched, so that the index stays light. */
const STORY_LETTERS = 3_000;

/** All that can be found in a language. */
export interface SiteIndex {
  body: Body;
  search: (words: string) => Found[];
}

interface SiteIndexDeps {
  /** A prerendered page's HTML. */
  page: (language: Language, route: Route) => Promise<string>;
  texts: Record<Language, Record<string, string>>;
  news: NewsSource;
  /** Changes when a page or a story does. */
  version: () => number;
  /** How long an index may be used, in ms. */
  maxAgeMs: number;
}

/**
 * What the site says, as its pages show it, and the stories of the moment: made when it is first asked for and kept until they
 * change. While the news cannot be had it is without stories, and made anew each time.
 */
export function createSiteIndex(deps: SiteIndexDeps): (language: Language) => Promise<SiteIndex> {
  const { news, version, maxAgeMs } = deps;
  let made: { version: number; at: number; indexes: Promise<Record<Language, SiteIndex>> } | undefined;

  const make = async () => {
    let whole = true;
    const pages = await Promise.all(LANGUAGES.map((language) => readPages(deps, language)));
    const indexes = LANGUAGES.map(async (language, at) => {
      const stories = await readStories(news, language).catch((error: unknown) => {
        if (!(error instanceof UpstreamError)) throw error;
        whole = false;
        return [];
      });
      const others = pages.filter((_, other) => other !== at);
      const entries = [...withOtherNames(pages[at] ?? [], others), ...stories];
      return [language, toIndex(entries)] as const;
    });
    const all = Object.fromEntries(await Promise.all(indexes)) as Record<Language, SiteIndex>;
    if (!whole) made = undefined;
    return all;
  };

  return async (language) => {
    if (!made || made.version !== version() || Date.now() - made.at >= maxAgeMs) {
      const indexes = make();
      made = { version: version(), at: Date.now(), indexes };
      indexes.catch(() => (made = undefined));
    }
    return (await made.indexes)[language];
  };
}

function toIndex(entries: readonly SearchEntry[]): SiteIndex {
  let search: ((words: string) => Found[]) | undefined;
  return {
    body: toBody(JSON.stringify(entries), { type: 'application/json; charset=utf-8', effort: 'best' }),
    search: (words) => (search ??= createSiteSearch(entries))(words),
  };
}

/** By page. */
function readPages({ page, texts }: SiteIndexDeps, language: Language): Promise<SearchEntry[][]> {
  return Promise.all(
    FIXED_ROUTES.map(async (route) => {
      const url = pagePath(language, route.path);
      const kind = route.screen === 'internship' ? 'internship' : 'page';
      const name = texts[language][`route.${route.screen}.title`];
      const words = texts[language][`route.${route.screen}.words`];
      const entries = readPage(await page(language, route), { url, kind, name });
      return entries.map((entry) => (words && entry.href === url && !entry.page ? { ...entry, words } : entry));
    }),
  );
}

/** A page has the same sections and things in each language; where it has not, none has another name. */
function withOtherNames(pages: readonly SearchEntry[][], others: readonly (readonly SearchEntry[][])[]): SearchEntry[] {
  return pages.flatMap((entries, page) =>
    entries.map((entry, at) => {
      const names = others.flatMap((other) => {
        const there = other[page] ?? [];
        const { title, words } = (there.length === entries.length && there[at]) || {};
        return [title !== entry.title && title, words].filter((name) => typeof name === 'string');
      });
      return names.length ? { ...entry, also: names.join(' ') } : entry;
    }),
  );
}

/** The newest with their texts, those before them by title and summary. */
async function readStories(news: NewsSource, language: Language): Promise<SearchEntry[]> {
  const texts = new Map((await fetchFeed(news, language)).map(({ id, content }) => [id, content?.rendered ?? '']));
  return (await fetchList(news, language)).map((post) => {
    const text = toPlainText(texts.get(post.id) ?? '').slice(0, STORY_LETTERS);
    return {
      kind: 'story',
      title: post.title.rendered,
      href: pagePath(language, storyPath(post.slug)),
      text: [post.excerpt.rendered, text].filter(Boolean).join('\n'),
    };
  });
}
