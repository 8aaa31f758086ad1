import foundation from '#content/foundation.json' with { type: 'json' };
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import links from '#content/links.json' with { type: 'json' };
import mailboxes from '#content/mailboxes.json' with { type: 'json' };
import type { Language } from '#contract/language.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import { dayOf, publicOn } from '#server/blog/publication.ts';
import { fullDate, type Story } from '#server/blog/story.ts';

export const TEXTS = { es, en };

export const PHONE = { text: foundation.telefono.texto, link: `tel:${foundation.telefono.enlace}` };

/** What the band of the podcast is called: another name once its link is there. */
export function podcastName(language: keyof typeof TEXTS): string {
  const { pendiente }: { enlace: string; pendiente?: string } = links.podcast;
  return TEXTS[language][pendiente === undefined ? 'news.podcast' : 'news.podcast_coming'];
}

/** Where a chat begins. */
export const WHATSAPP = links.whatsapp.enlace;

/** A text with its placeholders filled: `fill(es['offices.away'], { km: 15 })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The newest first. */
export function storiesIn(language: Language): Story[] {
  return STORIES.filter(({ lang }) => lang === language);
}

const STORIES = publicOn(dayOf(Date.now()), loadPosts('content/posts')).toSorted(
  (one, other) => fullDate(other.date).localeCompare(fullDate(one.date)) || other.id - one.id,
);

/** The `To:` line of a mail to that mailbox. */
export function toMailbox(key: keyof typeof mailboxes): RegExp {
  return new RegExp(`^To: .*${escaped(mailboxes[key])}`, 'm');
}

/** For use in a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
