import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import type { NewsSource } from '#server/news/source.ts';

interface EditedBlog {
  blog: NewsSource;
  /** Reads the stories anew; where one is faulty it is told, and the ones of before stay. */
  readAgain: () => void;
}

/** The blog of our own files while they are being written. @throws ContentError at the start */
export function createEditedBlog(folder: string, options: { siteUrl: string }): EditedBlog {
  let now = createBlog(loadPosts(folder), options);
  let readings = 0;
  return {
    blog: {
      answer: (path) => now.answer(path),
      sitemapStories: () => now.sitemapStories(),
      ready: () => now.ready(),
      version: () => readings,
      maxAgeMs: Infinity,
    },
    readAgain: () => {
      try {
        now = createBlog(loadPosts(folder), options);
        readings += 1;
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    },
  };
}
