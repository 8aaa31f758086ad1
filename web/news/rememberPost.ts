import type { Post } from '#contract/posts.ts';

/** Browser storage key of the story read last (spec 2). */
export const POST_KEY = 'post';

let remembered: Post | undefined;

/** Keeps the chosen story in memory and in browser storage (spec 2). */
export function rememberPost(post: Post): void {
  remembered = post;
  try {
    localStorage.setItem(POST_KEY, JSON.stringify(post));
  } catch {
    // Blocked or full storage: memory serves until the document is left.
  }
}

/** The story chosen last, in this document. What storage holds is read and checked by the story's own chunk. */
export function rememberedPost(): Post | undefined {
  return remembered;
}
