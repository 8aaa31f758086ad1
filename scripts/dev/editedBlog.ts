import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import type { Story } from '#server/blog/story.ts';
import { withPhotographs } from '#server/blog/withPhotographs.ts';
import type { NewsSource } from '#server/news/source.ts';

/** A change may be reported while the file is still being written; after so long it is complete. */
const WRITTEN_MS = 500;

interface EditedBlog {
  blog: NewsSource;
  /** Reads the stories now and once more soon after; a faulty one is reported, and the previous stories stay. */
  readAgain: () => void;
}

interface EditedBlogOptions {
  folder: string;
  /** The built addresses of the stories' photographs, by how they are named. */
  addressesOf: (stories: readonly Story[]) => Promise<Record<string, string>>;
  /** Called when photographs have come, after the stories that name them. */
  onPhotographs: () => void;
}

/** News from content/posts while it is being edited, with those that are not public yet. @throws ContentError at the start */
export async function createEditedBlog({ folder, addressesOf, onPhotographs }: EditedBlogOptions): Promise<EditedBlog> {
  let addresses: Record<string, string> = {};
  let readings = 0;
  const load = () => loadPosts(folder);
  const show = (stories: readonly Story[]) => {
    readings += 1;
    return createBlog(withPhotographs(stories, addresses), { previewing: true });
  };

  const first = load();
  addresses = await addressesOf(first);
  let now = show(first);
  let latest = 0;
  let onceMore: ReturnType<typeof setTimeout> | undefined;
  const read = async () => {
    const reading = (latest += 1);
    try {
      const stories = load();
      // Making a new photograph takes seconds.
      now = show(stories);
      const made = await addressesOf(stories);
      if (reading !== latest || Object.entries(made).every(([name, address]) => addresses[name] === address)) return;
      addresses = made;
      now = show(stories);
      onPhotographs();
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
      void read();
      clearTimeout(onceMore);
      onceMore = setTimeout(() => void read(), WRITTEN_MS);
    },
  };
}
