import { useState } from 'react';
import { toSrcset } from '#contract/pictures.ts';
import type { Post } from '#contract/posts.ts';
import { Picture } from '#web/ui/Picture.tsx';

interface NewsPictureProps {
  post: Post;
  sizes: string;
  /** At the top of the page: not lazy. */
  eager?: boolean;
}

/** Without a picture, or a broken one: a lace drawn from the slug. */
export function NewsPicture({ post, sizes, eager = false }: NewsPictureProps) {
  const [failed, setFailed] = useState('');
  const picture = post.featured_image === failed ? '' : post.featured_image;
  const srcSet = toSrcset(picture);
  return (
    <Picture
      ref={reloadIfBroken}
      // The lace may fail as well: both would take turns for ever.
      onError={() => picture && setFailed(picture)}
      {...(srcSet && { srcSet, sizes })}
      frame={sizes}
      src={picture || `/art/noticias/${encodeURIComponent(post.slug)}.svg`}
      alt={picture ? post.featured_alt : ''}
      width={800}
      height={500}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

/** It failed before hydration: a new request repeats the error event. */
function reloadIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
}
