import type { Post } from '#contract/posts.ts';

/** Posts without a picture that is shown already: a lace stands in. */
export function eachPictureOnce(posts: readonly Post[], shown: readonly string[]): Post[] {
  const taken = new Set(shown);
  return posts.map((post) => {
    if (taken.has(post.featured_image)) return { ...post, featured_image: '', featured_alt: '' };
    taken.add(post.featured_image);
    return post;
  });
}
