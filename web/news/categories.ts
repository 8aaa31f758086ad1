import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import { CATEGORY, languageMarkedBy } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import type { TextKey, Translate } from '#web/i18n/texts.tsx';

/** Categories whose names need an explanation; by id, whatever staff call them. */
const TITLES: Record<number, { title: TextKey; lead: TextKey }> = {
  [CATEGORY.news]: { title: 'news.category_news', lead: 'news.category_news_lead' },
  [CATEGORY.stories]: { title: 'news.category_stories', lead: 'news.category_stories_lead' },
  [CATEGORY.english]: { title: 'news.category_english', lead: 'news.category_english_lead' },
};

export function titleOfCategory(t: Translate, id: number, name: string): { title: string; lead: string } {
  const known = TITLES[id];
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
