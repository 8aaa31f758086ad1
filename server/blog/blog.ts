import { authors, categories, topics } from '#content/blog.ts';
import type { PostQuery } from '#contract/news.ts';
import type { Named, Post } from '#contract/posts.ts';
import { relatedPosts } from '#server/news/relatedPosts.ts';
import type { NewsSource } from '#server/news/source.ts';
import { createPostSearch } from './postSearch.ts';
import { renderStory } from './renderStory.ts';
import { datePrecision, fullDate } from './story.ts';
import type { Story } from './story.ts';
import { typeset } from './typeset.ts';

/** The news of the site's own files. */
export interface Blog extends NewsSource {
  /** All stories, newest first; of equal dates the higher id first. */
  stories: readonly Story[];
}

/** A blog of checked stories (loadPosts.ts, or records made by a test), held in memory. */
export function createBlog(stories: readonly Story[]): Blog {
  const sorted = stories.toSorted((a, b) => fullDate(b.date).localeCompare(fullDate(a.date)) || b.id - a.id);
  const posts = sorted.map(toPost);
  const listed = posts.map(withoutContent);
  const byId = new Map(posts.map((post) => [post.id, post]));
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  const search = createPostSearch(posts);

  const find = ({ categories: wanted, search: words = '', content = false }: PostQuery): Post[] => {
    const found = words && search(words);
    return (content ? posts : listed).filter(
      (post) =>
        (!wanted.length || post.categories.some(({ id }) => wanted.includes(id))) && (!found || found.has(post.id)),
    );
  };

  return {
    stories: sorted,
    posts: async (query) => {
      const { page = 1, perPage } = query;
      const found = find(query);
      if (page > 1 && page > Math.ceil(found.length / perPage)) return null;
      return { posts: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    },
    story: async (slug) => bySlug.get(slug) ?? null,
    post: async (id) => byId.get(id) ?? null,
    suggested: async (id) => {
      const post = byId.get(id);
      return post ? relatedPosts(post, listed) : null;
    },
    category: async (id) => toNamed(categories.find((category) => category.id === id)),
    author: async (id) => {
      const author = Object.values(authors).find((one) => one.id === id);
      return author ? { id, name: author.name } : null;
    },
    media: async (id) => {
      const { featured_image, featured_alt } = byId.get(id) ?? {};
      return featured_image ? { id, source_url: featured_image, alt_text: featured_alt } : null;
    },
    sitemapStories: () => sorted,
    ready: () => sorted.length > 0,
    // Read at start: nothing changes while the process lives.
    version: () => 0,
    maxAgeMs: Infinity,
  };
}

/** Dates are days of Paraguay, without an hour. A picture has its post's id. */
function toPost(story: Story): Post {
  const { id, slug, title, excerpt, date, modified = date, image = '', image_alt = '', translation = '' } = story;
  return {
    id,
    slug,
    date: `${fullDate(date)}T00:00:00`,
    modified: `${fullDate(modified)}T00:00:00`,
    title: { rendered: typeset(title) },
    excerpt: { rendered: typeset(excerpt) },
    content: { rendered: renderStory(story) },
    author: authors[story.lang].id,
    author_name: authors[story.lang].name,
    categories: story.categories.flatMap((wanted) => toNamed(categories.find((one) => one.id === wanted)) ?? []),
    tags: story.topics.flatMap((wanted) => toNamed(topics.find((one) => one.slug === wanted)) ?? []),
    featured_media: image ? id : 0,
    featured_image: image,
    featured_alt: image_alt,
    fecha_precision: datePrecision(date),
    traduccion: translation,
  };
}

/** The blog's names are Spanish in both languages, as in the foundation's WordPress. */
function toNamed(term: (typeof categories | typeof topics)[number] | undefined): Named | null {
  return term ? { id: term.id, name: term.name.es } : null;
}

function withoutContent({ content: _left, ...post }: Post): Post {
  return post;
}
