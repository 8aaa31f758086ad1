import { languageOf, type Language } from '#contract/language.ts';
import { toPlainText } from '#contract/text.ts';
import { createSuggester } from '#server/news/suggest.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import type { Errand, WordPressClient } from './client.ts';
import { IDS_A_REQUEST, readMembers } from './enrich.ts';
import type { Enrich } from './enrich.ts';
import type { Known } from './known.ts';
import { isOpen, POST_FIELDS, rawPostSchema } from './shapes.ts';
import type { Found, PostEntry } from './shapes.ts';

interface SuggestionsParts {
  client: WordPressClient;
  enrich: Enrich;
  known: () => Known;
  now: () => number;
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
  now,
}: SuggestionsParts): (entry: PostEntry, errand: Errand) => Promise<Found> {
  let pausedUntil = 0;

  return async (entry, errand) => {
    const { id } = entry.item;
    if (now() < pausedUntil) return toFound(suggestFrom(known(), entry));
    try {
      const answer = await client.get('/custom/v1/suggested-posts', `post_id=${id}&_fields=${POST_FIELDS}`, errand);
      const posts = readMembers(rawPostSchema, answer).slice(0, IDS_A_REQUEST).filter(isOpen);
      const entries = await enrich(posts, errand);
      const language = languageOfEntry(entry);
      return toFound(entries.filter((other) => other.item.id !== id && languageOfEntry(other) === language));
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.isRefusal) pausedUntil = now() + PLUGIN_PAUSE_MS;
      return toFound(suggestFrom(known(), entry));
    }
  };
}

export function languageOfEntry({ embedded }: Pick<PostEntry, 'embedded'>): Language {
  return languageOf({ categories: embedded['wp:term'].flat() });
}

/** Posts like `entry` among those known, by our own relation (news/suggest.ts): same language, never itself. */
function suggestFrom({ posts }: Known, entry: PostEntry): PostEntry[] {
  const others = posts.filter(({ item }) => item.id !== entry.item.id);
  const documents = [entry, ...others].map(({ item, embedded }, index) => ({
    index,
    lang: languageOfEntry({ embedded }),
    categories: item.categories,
    topics: item.tags.map(String),
    title: toPlainText(item.title.rendered),
    excerpt: toPlainText(item.excerpt.rendered),
    // Lists carry no content; title, summary, topics and categories tell enough.
    text: '',
  }));
  return createSuggester(documents)(0).flatMap((index) => others[index - 1] ?? []);
}

function toFound(entries: readonly PostEntry[]): Found {
  return { status: 200, collection: 'posts', entries: [...entries], total: entries.length };
}
