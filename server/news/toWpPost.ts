import type { Post, WpPost } from '#contract/posts.ts';

/** A post in WordPress's format: texts as HTML, categories and author as ids, their names under `_embedded`. */
export function toWpPost(post: Post): WpPost {
  const { title, excerpt, categories, tags, author_name, featured_image, featured_alt, ...same } = post;
  return {
    id: same.id,
    slug: same.slug,
    date: same.date,
    modified: same.modified,
    title: { rendered: escapeHtml(title.rendered) },
    excerpt: { rendered: `<p>${escapeHtml(excerpt.rendered)}</p>\n` },
    ...(same.content && { content: same.content }),
    author: same.author,
    categories: categories.map(({ id }) => id),
    featured_media: same.featured_media,
    meta: {
      fecha_precision: same.fecha_precision,
      traduccion: same.traduccion,
      ...(same.sin_publicar && { sin_publicar: same.sin_publicar }),
    },
    _embedded: {
      author: [{ id: same.author, name: escapeHtml(author_name) }],
      ...(featured_image && {
        'wp:featuredmedia': [{ id: same.featured_media, source_url: featured_image, alt_text: featured_alt }],
      }),
      'wp:term': [toTerms(categories, 'category'), toTerms(tags, 'post_tag')],
    },
  };
}

function toTerms(terms: Post['tags'], taxonomy: string) {
  return terms.map(({ id, name }) => ({ id, name: escapeHtml(name), taxonomy }));
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
