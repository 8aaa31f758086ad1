import { languageOf } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import { relatedPosts } from '#server/news/relatedPosts.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import type { RequestOptions, WordPressClient } from './client.ts';
import { IDS_PER_REQUEST, readMembers } from './enrich.ts';
import type { Enrich } from './enrich.ts';
import type { Known } from './newsList.ts';
import { isOpen, POST_FIELDS, rawPostSchema } from './shapes.ts';

interface SuggestionsParts {
  client: WordPressClient;
  enrich: Enrich;
  known: () => Known;
}

/** After WordPress refused the plugin's route. */
const PLUGIN_PAUSE_MS = 3_600_000;

/**
 * Other posts in the same language: from WordPress's plugin, or chosen by us if it is missing or fails, because an error here
 * must not fail the page (spec 8).
 */
export function createSuggestions({
  client,
  enrich,
  known,
}: SuggestionsParts): (post: Post, options: RequestOptions) => Promise<Post[]> {
  let pausedUntil = 0;

  return async (post, options) => {
    const { id } = post;
    if (Date.now() < pausedUntil) return relatedPosts(post, known().posts);
    try {
      const answer = await client.get('/custom/v1/suggested-posts', `post_id=${id}&_fields=${POST_FIELDS}`, options);
      const raw = readMembers(rawPostSchema, answer).slice(0, IDS_PER_REQUEST).filter(isOpen);
      const posts = await enrich(raw, options);
      const language = languageOf(post);
      return posts.filter((other) => other.id !== id && languageOf(other) === language);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.isRefusal) pausedUntil = Date.now() + PLUGIN_PAUSE_MS;
      return relatedPosts(post, known().posts);
    }
  };
}
