import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import type { NewsSource } from '#server/news/source.ts';

/** A file may be told of while it is being written, and at its end no more: after so long it is whole. */
const WRITTEN_MS = 500;

interface EditedBlog {
  blog: NewsSource;
  /** Reads the stories anew, and once more soon after; where one is faulty it is told, and the ones of before stay. */
  readAgain: () => void;
}

/** The blog of our own files while they are being written. @throws ContentError at the start */
export function createEditedBlog(folder: string, options: { siteUrl: string }): EditedBlog {
  let now = createBlog(loadPosts(folder), options);
  let readings = 0;
  let onceMore: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    try {
      now = createBlog(loadPosts(folder), options);
      readings += 1;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  return {
    blog: {
      answer: (path) => now.answer(path),
      sitemapStories: () => now.sitemapStories(),
      ready: () => now.ready(),
      version: () => readings,
      maxAgeMs: Infinity,
    },
    readAgain: () => {
      read();
      clearTimeout(onceMore);
      onceMore = setTimeout(read, WRITTEN_MS);
    },
  };
}
