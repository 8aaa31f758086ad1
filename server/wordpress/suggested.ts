import type { Language } from '#contract/language.ts';
import { createSuggester } from '#server/news/suggest.ts';
import { htmlToWords } from '#server/news/text.ts';
import type { Known } from './known.ts';
import type { PostEntry } from './shapes.ts';

/** English posts carry a category named English (spec 9). */
export function languageOf({ embedded }: Pick<PostEntry, 'embedded'>): Language {
  return embedded['wp:term'].flat().some(({ name }) => name === 'English') ? 'en' : 'es';
}

export function sameLanguage(a: PostEntry, b: PostEntry): boolean {
  return languageOf(a) === languageOf(b);
}

/** Posts like `entry` among those known, by our own relation (news/suggest.ts): same language, never itself. */
export function suggestFrom({ posts }: Known, entry: PostEntry): PostEntry[] {
  const others = posts.filter(({ item }) => item.id !== entry.item.id);
  const documents = [entry, ...others].map(({ item, embedded }, index) => ({
    index,
    lang: languageOf({ embedded }),
    categories: item.categories,
    topics: item.tags.map(String),
    title: htmlToWords(item.title.rendered),
    excerpt: htmlToWords(item.excerpt.rendered),
    // Lists carry no content; title, summary, topics and categories tell enough.
    text: '',
  }));
  return createSuggester(documents)(0).flatMap((index) => others[index - 1] ?? []);
}
