import MiniSearch from 'minisearch';
import type { Post } from './posts.ts';
import { fold, toPlainText } from './text.ts';
import { findsByPrefix, MOST_WORDS, slipsIn } from './wordSearch.ts';

/**
 * A search through titles, summaries and texts, whatever the accents: ids of the posts that hold all words, or what begins
 * with them. Where there are none, those with words that are nearly the same.
 */
export function createPostSearch(posts: readonly Post[]): (words: string) => ReadonlySet<number> {
  let made: MiniSearch | undefined;
  const index = () => (made ??= createIndex(posts));
  return (text) => {
    const words = text
      .split(/[\s\p{P}]+/u)
      .filter(Boolean)
      .slice(0, MOST_WORDS)
      .join(' ');
    const exact = index().search(words);
    const found = exact.length ? exact : index().search(words, { fuzzy: slipsIn });
    return new Set(found.map(({ id }) => Number(id)));
  };
}

/** Made for the first search: a start need not wait for it. */
function createIndex(posts: readonly Post[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['title', 'excerpt', 'text'],
    processTerm: fold,
    searchOptions: { combineWith: 'AND', prefix: findsByPrefix },
  });
  index.addAll(
    posts.map(({ id, title, excerpt, content }) => ({
      id,
      title: title.rendered,
      excerpt: excerpt.rendered,
      text: toPlainText(content?.rendered ?? ''),
    })),
  );
  return index;
}
