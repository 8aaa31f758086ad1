import { languageOf } from '#contract/language.ts';
import type { Post } from '#contract/posts.ts';

/** Two rows of the three that the carousel shows. */
const MOST = 6;

/** Posts like one, in its language and never itself: by shared topics, then by shared categories, then the newest first. */
export function relatedPosts(post: Post, newestFirst: readonly Post[]): Post[] {
  const language = languageOf(post);
  return newestFirst
    .filter((other) => other.id !== post.id && languageOf(other) === language)
    .map((other) => ({
      other,
      topics: countShared(post.tags, other.tags),
      categories: countShared(post.categories, other.categories),
    }))
    .sort((a, b) => b.topics - a.topics || b.categories - a.categories)
    .slice(0, MOST)
    .map(({ other }) => other);
}

function countShared(own: Post['tags'], theirs: Post['tags']): number {
  return own.filter(({ id }) => theirs.some((other) => other.id === id)).length;
}
