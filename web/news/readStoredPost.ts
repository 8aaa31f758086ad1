import { postSchema, type Post } from '#contract/posts.ts';
import { deviceStore } from '#web/device/deviceStore.ts';
import { POST_KEY } from './rememberPost.ts';

const kept = deviceStore('local', POST_KEY, (value) => {
  const parsed = postSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
});

/** Undefined for another slug, an invalid value or blocked storage. */
export function readStoredPost(slug: string): Post | undefined {
  const stored = kept.read();
  return stored?.slug === slug ? stored : undefined;
}
