import { postSchema, type Post } from '#contract/posts.ts';
import { POST_KEY, rememberedPost } from './rememberPost.ts';

/** The stored story, where its slug is this one; undefined when there is none, another, a spoilt one, or no storage. */
export function readStoredPost(slug: string): Post | undefined {
  const inMemory = rememberedPost();
  if (inMemory?.slug === slug) return inMemory;
  try {
    const parsed = postSchema.safeParse(JSON.parse(localStorage.getItem(POST_KEY) ?? 'null'));
    return parsed.success && parsed.data.slug === slug ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
