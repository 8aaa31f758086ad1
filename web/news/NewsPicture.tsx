import { useState } from 'react';
import { toSrcset } from '#contract/pictures.ts';
import type { Post } from '#contract/posts.ts';

interface NewsPictureProps {
  post: Post;
  /** How wide it is shown, as the `sizes` of a picture: which of its widths the browser takes. */
  sizes: string;
  /** Stands at the top of its page: what a visitor waits for. */
  eager?: boolean;
}

/**
 * The picture of a story; a story without one has a lace of its own, drawn from its slug. So has one whose picture cannot be
 * had, where scripts run.
 */
export function NewsPicture({ post, sizes, eager = false }: NewsPictureProps) {
  const [failed, setFailed] = useState('');
  const picture = post.featured_image === failed ? '' : post.featured_image;
  const srcSet = toSrcset(picture);
  return (
    <img
      ref={tryAgain}
      onError={() => setFailed(picture)}
      {...(srcSet && { srcSet, sizes })}
      src={picture || `/art/noticias/${encodeURIComponent(post.slug)}.svg`}
      alt={picture ? post.featured_alt : ''}
      width="800"
      height="500"
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

/** A picture may have failed before anything listened: asked for once more, it says so again. */
function tryAgain(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
}
