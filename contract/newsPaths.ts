import type { PostQuery } from './news.ts';

/** The addresses of the news on our own origin (spec 7); server/news/newsRoutes.ts answers them. */

/** Where the blog's REST root lies on our own origin (decisions: the browser talks to its own origin only). */
export const BLOG_ROOT = '/wp-json';

/** Everything of a post but its content, and what surrounds it. */
const LIST_FIELDS = 'id,slug,date,modified,title,excerpt,author,categories,featured_media,meta,_embedded';
const EMBED = 'author,wp:featuredmedia,wp:term';

export function postsPath({ categories, perPage, page = 1, search = '', content = false }: PostQuery): string {
  const parts = [
    `per_page=${perPage}`,
    ...(page > 1 ? [`page=${page}`] : []),
    ...(categories.length ? [`categories=${categories.join(',')}`] : []),
    ...(search ? [`search=${encodeURIComponent(search)}`] : []),
  ];
  return toPath('/wp/v2/posts', parts.join('&'), content);
}

/** One story with its content, by its slug as letters. */
export function storyPostPath(slug: string): string {
  return toPath('/wp/v2/posts', `slug=${encodeURIComponent(slug)}`, true);
}

export function suggestedPath(post: number): string {
  return toPath('/custom/v1/suggested-posts', `post_id=${post}`, false);
}

export function itemPath(kind: 'categories' | 'media' | 'users', id: number): string {
  return `${BLOG_ROOT}/wp/v2/${kind}/${id}`;
}

function toPath(path: string, query: string, content: boolean): string {
  return `${BLOG_ROOT}${path}?${query}&_embed=${EMBED}&_fields=${LIST_FIELDS}${content ? ',content' : ''}`;
}
