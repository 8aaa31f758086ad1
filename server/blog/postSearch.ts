import MiniSearch from 'minisearch';
import type { Post } from '#contract/posts.ts';
import { fold, toPlainText } from '#contract/text.ts';

/** More words than this add nothing to a search but work. */
const MOST_WORDS = 10;
/** Shorter words must match whole: two letters begin half of the dictionary. */
const PREFIX_LETTERS = 3;
/** Letters that a word may be wrong by, as a share of its length; short words must be right. */
const SLIPS = 0.2;
const SLIP_LETTERS = 5;

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
    const found = exact.length
      ? exact
      : index().search(words, { fuzzy: (word) => (word.length >= SLIP_LETTERS ? SLIPS : false) });
    return new Set(found.map(({ id }) => Number(id)));
  };
}

/** Made for the first search: a start need not wait for it. */
function createIndex(posts: readonly Post[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['title', 'excerpt', 'text'],
    processTerm: fold,
    searchOptions: { combineWith: 'AND', prefix: (word) => word.length >= PREFIX_LETTERS },
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
