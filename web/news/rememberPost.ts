import type { Post } from '#contract/posts.ts';
import { writeText } from '#web/device/deviceStore.ts';

/** Browser storage key of the story read last (spec 2). */
export const POST_KEY = 'post';

let remembered: Post | undefined;

/** Keeps the chosen story in memory, which serves until the document is left, and on the device (spec 2). */
export function rememberPost(post: Post): void {
  remembered = post;
  writeText('local', POST_KEY, JSON.stringify(post));
}

/** The story chosen last, in this document. What the device holds is read and checked by readStoredPost.ts, in a chunk of its own. */
export function rememberedPost(): Post | undefined {
  return remembered;
}
