import type { Post } from '#contract/posts.ts';

/** The picture of a story; a story without one has a lace of its own, drawn from its slug. */
export function NewsPicture({ post, eager = false }: { post: Post; eager?: boolean }) {
  return (
    <img
      src={post.featured_image || `/art/noticias/${encodeURIComponent(post.slug)}.svg`}
      alt={post.featured_image ? post.featured_alt : ''}
      width="800"
      height="500"
      loading={eager ? undefined : 'lazy'}
    />
  );
}
