import type { Post } from '#contract/posts.ts';

/** The posts without the pictures that stand on the screen already, or in a post before: those get a lace of their own. */
export function eachPictureOnce(posts: readonly Post[], shown: readonly string[]): Post[] {
  const taken = new Set(shown);
  return posts.map((post) => {
    if (taken.has(post.featured_image)) return { ...post, featured_image: '', featured_alt: '' };
    taken.add(post.featured_image);
    return post;
  });
}
