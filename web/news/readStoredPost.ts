import { postSchema, type Post } from '#contract/posts.ts';
import { deviceStore } from '#web/device/deviceStore.ts';
import { POST_KEY, rememberedPost } from './rememberPost.ts';

const kept = deviceStore('local', POST_KEY, (value) => {
  const parsed = postSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
});

/** The stored story, where its slug is this one; undefined when there is none, another, a spoilt one, or no storage. */
export function readStoredPost(slug: string): Post | undefined {
  const inMemory = rememberedPost();
  if (inMemory?.slug === slug) return inMemory;
  const stored = kept.read();
  return stored?.slug === slug ? stored : undefined;
}
