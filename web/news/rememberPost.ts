import type { Post } from '#contract/posts.ts';
import { writeText } from '#web/device/deviceStore.ts';

/** Of the last story (spec 2). */
export const POST_KEY = 'post';

let remembered: Post | undefined;

export function rememberPost(post: Post): void {
  remembered = post;
  writeText('local', POST_KEY, JSON.stringify(post));
}

/** From memory; readStoredPost.ts reads storage, in a chunk of its own because of its schema. */
export function rememberedPost(): Post | undefined {
  return remembered;
}
