import { languageOf } from '#contract/language.ts';
import type { Post } from '#contract/posts.ts';
import { relatedPosts } from '#server/news/relatedPosts.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import type { Errand, WordPressClient } from './client.ts';
import { IDS_A_REQUEST, readMembers } from './enrich.ts';
import type { Enrich } from './enrich.ts';
import type { Known } from './newsList.ts';
import { isOpen, POST_FIELDS, rawPostSchema } from './shapes.ts';

interface SuggestionsParts {
  client: WordPressClient;
  enrich: Enrich;
  known: () => Known;
}

/** How long a missing suggested-posts route is not looked for again. */
const PLUGIN_PAUSE_MS = 3_600_000;

/**
 * Posts related to one, in its language, never itself: the plugin's where WordPress has it, else ours. Never fails for what
 * WordPress answers: recommendations are no reason to (spec 8).
 */
export function createSuggestions({
  client,
  enrich,
  known,
}: SuggestionsParts): (post: Post, errand: Errand) => Promise<Post[]> {
  let pausedUntil = 0;

  return async (post, errand) => {
    const { id } = post;
    if (Date.now() < pausedUntil) return relatedPosts(post, known().posts);
    try {
      const answer = await client.get('/custom/v1/suggested-posts', `post_id=${id}&_fields=${POST_FIELDS}`, errand);
      const raw = readMembers(rawPostSchema, answer).slice(0, IDS_A_REQUEST).filter(isOpen);
      const posts = await enrich(raw, errand);
      const language = languageOf(post);
      return posts.filter((other) => other.id !== id && languageOf(other) === language);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.isRefusal) pausedUntil = Date.now() + PLUGIN_PAUSE_MS;
      return relatedPosts(post, known().posts);
    }
  };
}
