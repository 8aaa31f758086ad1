import { ENGLISH } from '#contract/language.ts';
import type { Post } from '#contract/posts.ts';
import type { TextKey, Translate } from '#web/i18n/texts.tsx';

/** Categories whose names need an explanation. */
const TITLES: Record<string, { title: TextKey; lead: TextKey }> = {
  Noticias: { title: 'news.category_news', lead: 'news.category_news_lead' },
  Historias: { title: 'news.category_stories', lead: 'news.category_stories_lead' },
  [ENGLISH]: { title: 'news.category_english', lead: 'news.category_english_lead' },
};

export function titleOfCategory(t: Translate, name: string): { title: string; lead: string } {
  const known = TITLES[name];
  return known
    ? { title: t(known.title), lead: t(known.lead) }
    : { title: t('news.category_title', { name }), lead: '' };
}

/** The English category only marks a language (spec 9). */
export function shownCategories({ categories }: Pick<Post, 'categories'>): Post['categories'] {
  return categories.filter(({ name }) => name !== ENGLISH);
}
