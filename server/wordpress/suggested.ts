import { languageOf, type Language } from '#contract/language.ts';
import { toPlainText } from '#contract/text.ts';
import { createSuggester } from '#server/news/suggest.ts';
import type { Known } from './known.ts';
import type { PostEntry } from './shapes.ts';

export function languageOfEntry({ embedded }: Pick<PostEntry, 'embedded'>): Language {
  return languageOf({ categories: embedded['wp:term'].flat() });
}

export function sameLanguage(a: PostEntry, b: PostEntry): boolean {
  return languageOfEntry(a) === languageOfEntry(b);
}

/** Posts like `entry` among those known, by our own relation (news/suggest.ts): same language, never itself. */
export function suggestFrom({ posts }: Known, entry: PostEntry): PostEntry[] {
  const others = posts.filter(({ item }) => item.id !== entry.item.id);
  const documents = [entry, ...others].map(({ item, embedded }, index) => ({
    index,
    lang: languageOfEntry({ embedded }),
    categories: item.categories,
    topics: item.tags.map(String),
    title: toPlainText(item.title.rendered),
    excerpt: toPlainText(item.excerpt.rendered),
    // Lists carry no content; title, summary, topics and categories tell enough.
    text: '',
  }));
  return createSuggester(documents)(0).flatMap((index) => others[index - 1] ?? []);
}
