import { createBlog } from '#server/blog/blog.ts';
import type { Story } from '#server/blog/story.ts';

/** News that a test can change while they are served. */
export function createChangingBlog(stories: readonly Story[]) {
  let [version, blog] = [1, createBlog(stories)];
  return {
    blog: {
      ...blog,
      version: () => version,
      posts: (...asked: Parameters<typeof blog.posts>) => blog.posts(...asked),
      story: (slug: string) => blog.story(slug),
      sitemapStories: () => blog.sitemapStories(),
    },
    change: (others: readonly Story[]) => {
      [version, blog] = [version + 1, createBlog(others)];
    },
  };
}
