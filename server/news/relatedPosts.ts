import { languageOf } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';

/** Two pages of the carousel, which shows three. */
const MAX_RELATED = 6;

/** Other posts in the same language: most shared tags first, then most shared categories, then newest. */
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
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}

function countShared(own: Post['tags'], theirs: Post['tags']): number {
  return own.filter(({ id }) => theirs.some((other) => other.id === id)).length;
}
