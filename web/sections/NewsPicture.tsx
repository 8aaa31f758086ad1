import { toSrcset } from '#contract/pictures.ts';
import type { Post } from '#contract/posts.ts';

interface NewsPictureProps {
  post: Post;
  /** How wide it is shown, as the `sizes` of a picture: which of its widths the browser takes. */
  sizes: string;
  eager?: boolean;
}

/** The picture of a story; a story without one has a lace of its own, drawn from its slug. */
export function NewsPicture({ post, sizes, eager = false }: NewsPictureProps) {
  const srcSet = toSrcset(post.featured_image);
  return (
    <img
      {...(srcSet && { srcSet, sizes })}
      src={post.featured_image || `/art/noticias/${encodeURIComponent(post.slug)}.svg`}
      alt={post.featured_image ? post.featured_alt : ''}
      width="800"
      height="500"
      loading={eager ? undefined : 'lazy'}
    />
  );
}
