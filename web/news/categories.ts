import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import { languageMarkedBy } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import type { TextKey, Translate } from '#web/i18n/texts.tsx';

const NEWS = { title: 'news.category_news', lead: 'news.category_news_lead' } as const;

/** Categories whose names need an explanation; staff of a WordPress may call one otherwise, and its page then does. */
const TITLES: Record<string, { title: TextKey; lead: TextKey }> = {
  Noticias: NEWS,
  // The embedded blog's name for them: on the page called 'Noticias' the filter says something else.
  Novedades: NEWS,
  Historias: { title: 'news.category_stories', lead: 'news.category_stories_lead' },
  English: { title: 'news.category_english', lead: 'news.category_english_lead' },
};

export function titleOfCategory(t: Translate, name: string): { title: string; lead: string } {
  const known = TITLES[name];
  return known
    ? { title: t(known.title), lead: t(known.lead) }
    : { title: t('news.category_title', { name }), lead: '' };
}

/** `lang` of a category's name, which the blog gives in the default language alone; undefined where the page is, too. */
export function langOfName(language: Language): Language | undefined {
  return language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE;
}

/** Without those that only mark a language (spec 9). */
export function shownCategories({ categories }: Pick<Post, 'categories'>): Post['categories'] {
  return categories.filter(({ name }) => !languageMarkedBy(name));
}
