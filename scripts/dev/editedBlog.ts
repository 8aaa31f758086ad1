import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import type { NewsSource } from '#server/news/source.ts';

/** A change may be reported while the file is still being written; after so long it is complete. */
const WRITTEN_MS = 500;

interface EditedBlog {
  blog: NewsSource;
  /** Reads the stories now and once more soon after; a faulty one is reported, and the previous stories stay. */
  readAgain: () => void;
}

/** News from content/posts while it is being edited. @throws ContentError at the start */
export function createEditedBlog(folder: string): EditedBlog {
  let now = createBlog(loadPosts(folder));
  let readings = 0;
  let onceMore: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    try {
      now = createBlog(loadPosts(folder));
      readings += 1;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  return {
    blog: {
      posts: (query) => now.posts(query),
      story: (slug) => now.story(slug),
      post: (id) => now.post(id),
      suggested: (id) => now.suggested(id),
      category: (id) => now.category(id),
      author: (id) => now.author(id),
      media: (id) => now.media(id),
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
