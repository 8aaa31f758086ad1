import type { Post } from '#contract/posts.ts';
import { writeText } from '#web/device/deviceStore.ts';

/** Storage key of the story read last (spec 2). */
export const POST_KEY = 'post';

let remembered: Post | undefined;

/** Keeps the story in memory for this document and in storage (spec 2). */
export function rememberPost(post: Post): void {
  remembered = post;
  writeText('local', POST_KEY, JSON.stringify(post));
}

/** From memory only. readStoredPost.ts reads storage, in a separate chunk because of its schema. */
export function rememberedPost(): Post | undefined {
  return remembered;
}
