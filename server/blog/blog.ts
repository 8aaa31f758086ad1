import { authors, categories, topics } from '#content/blog.ts';
import { DEFAULT_LANGUAGE, inLanguage } from '#contract/language.ts';
import type { PostQuery } from '#contract/news.ts';
import { createPostSearch } from '#contract/postSearch.ts';
import type { Named, Post } from '#contract/posts.ts';
import { relatedPosts } from '#server/news/relatedPosts.ts';
import type { NewsSource } from '#server/news/source.ts';
import { dayOf, publicFrom, publicOn, todayBy, untilTomorrow } from './publication.ts';
import { renderStory } from './renderStory.ts';
import { datePrecision, fullDate } from './story.ts';
import type { Story } from './story.ts';
import { typeset } from './typeset.ts';

/** The news of the site's own files. */
export type Blog = NewsSource & Required<Pick<NewsSource, 'unchangedMs'>>;

interface BlogOptions {
  /** The time in ms. */
  now?: () => number;
  /** For `npm run dev`: stories that are not public yet are shown, too, and say so. */
  previewing?: boolean;
}

/** What the blog answers on a day. */
interface Edition {
  day: string;
  /** Newest first; of equal dates the higher id first. */
  stories: readonly Story[];
  posts: readonly Post[];
  /** Without contents. */
  listed: readonly Post[];
  byId: ReadonlyMap<number, Post>;
  bySlug: ReadonlyMap<string, Post>;
  search: (words: string) => ReadonlySet<number>;
}

/**
 * A blog of checked stories (loadPosts.ts, or records made by a test), held in memory. Drafts, and stories before the day of
 * their date, are not in it; on their day they are, without a restart.
 */
export function createBlog(stories: readonly Story[], { now = Date.now, previewing = false }: BlogOptions = {}): Blog {
  const sorted = stories.toSorted((a, b) => fullDate(b.date).localeCompare(fullDate(a.date)) || b.id - a.id);
  const rendered = new Map(sorted.map((story) => [story.slug, toPost(story)]));
  const today = todayBy(now);
  /** Days on which a story appears. */
  const days = sorted
    .filter(({ draft }) => !draft)
    .map(publicFrom)
    .toSorted();

  const toEdition = (day: string): Edition => {
    const shown = previewing ? sorted : publicOn(day, sorted);
    const posts = shown.flatMap((story): Post[] => {
      const post = rendered.get(story.slug);
      const hidden = story.draft ? 'borrador' : publicFrom(story) > day ? 'fecha' : undefined;
      return post ? [{ ...post, traduccion: story.translation ?? '', ...(hidden && { sin_publicar: hidden }) }] : [];
    });
    return {
      day,
      stories: shown,
      posts,
      listed: posts.map(withoutContent),
      byId: new Map(posts.map((post) => [post.id, post])),
      bySlug: new Map(posts.map((post) => [post.slug, post])),
      search: createPostSearch(posts),
    };
  };

  let edition = toEdition(today());
  let changes = 0;
  /** Most days bring no story: then the edition stays, and what was made of it. */
  const current = (): Edition => {
    const day = today();
    if (day === edition.day) return edition;
    const isSame = publicOn(day, sorted).length === publicOn(edition.day, sorted).length;
    if (!isSame) changes += 1;
    edition = isSame ? { ...edition, day } : toEdition(day);
    return edition;
  };

  const find = ({ categories: wanted, search: words = '', content = false }: PostQuery): Post[] => {
    const { posts, listed, search } = current();
    const found = words && search(words);
    return (content ? posts : listed).filter(
      (post) =>
        (!wanted.length || post.categories.some(({ id }) => wanted.includes(id))) && (!found || found.has(post.id)),
    );
  };

  return {
    posts: async (query) => {
      const { page = 1, perPage } = query;
      const found = find(query);
      if (page > 1 && page > Math.ceil(found.length / perPage)) return null;
      return { posts: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    },
    story: async (slug) => current().bySlug.get(slug) ?? null,
    post: async (id) => current().byId.get(id) ?? null,
    suggested: async (id) => {
      const { byId, listed } = current();
      const post = byId.get(id);
      return post ? relatedPosts(post, listed) : null;
    },
    category: async (id) => toNamed(categories.find((category) => category.id === id)),
    author: async (id) => {
      const author = Object.values(authors).find((one) => one.id === id);
      return author ? { id, name: author.name } : null;
    },
    media: async (id) => {
      const { featured_image, featured_alt } = current().byId.get(id) ?? {};
      return featured_image ? { id, source_url: featured_image, alt_text: featured_alt } : null;
    },
    sitemapStories: () => current().stories,
    ready: () => sorted.length > 0,
    version: () => (current(), changes),
    maxAgeMs: Infinity,
    unchangedMs: () => {
      const { day } = current();
      const next = days.find((one) => one > day);
      if (next === undefined) return Infinity;
      const left = untilTomorrow(now());
      return next <= dayOf(now() + left) ? left : Infinity;
    },
  };
}

/** Dates are days of Paraguay, without an hour. A picture has its post's id. */
function toPost(story: Story): Omit<Post, 'traduccion'> {
  const { id, slug, title, excerpt, date, modified = date, image = '', image_alt = '' } = story;
  const author = inLanguage<{ id: number; name: string }>(authors, story.lang);
  return {
    id,
    slug,
    date: `${fullDate(date)}T00:00:00`,
    modified: `${fullDate(modified)}T00:00:00`,
    title: { rendered: typeset(title) },
    excerpt: { rendered: typeset(excerpt) },
    content: { rendered: renderStory(story) },
    author: author.id,
    author_name: author.name,
    categories: story.categories.flatMap((wanted) => toNamed(categories.find((one) => one.id === wanted)) ?? []),
    tags: story.topics.flatMap((wanted) => toNamed(topics.find((one) => one.slug === wanted)) ?? []),
    featured_media: image ? id : 0,
    featured_image: image,
    featured_alt: image_alt,
    fecha_precision: datePrecision(date),
  };
}

/** The blog's names are in the default language alone, as in the foundation's WordPress. */
function toNamed(term: (typeof categories | typeof topics)[number] | undefined): Named | null {
  return term ? { id: term.id, name: term.name[DEFAULT_LANGUAGE] } : null;
}

function withoutContent({ content: _left, ...post }: Post): Post {
  return post;
}
