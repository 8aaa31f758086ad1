import { decodeEntities } from '#contract/htmlEntities.ts';
import type { Named, Picture, Post } from '#contract/posts.ts';
import { sanitisePost, sanitiseText } from '#server/news/sanitise.ts';
import type { AddressRewriter } from '#server/news/sanitise.ts';
import { isPosts } from './questions.ts';
import type { Found } from './questions.ts';
import type { RawPost } from './shapes.ts';

/** Everything from WordPress is cleaned here before it is cached or served. */

/** Names and picture descriptions are cut here: lists repeat them for every post. */
const TEXT_LENGTH = 2_000;

/** Longer stories are cut, in characters of HTML: sanitising and rendering take time that every visitor waits for. */
const CONTENT_LENGTH = 500_000;

/** Longest title made from a summary. */
const TITLE_LENGTH = 80;

/** Cleaned items that posts refer to, by id. */
export interface ReferencedItems {
  categories: ReadonlyMap<number, Named>;
  users: ReadonlyMap<number, Named>;
  media: ReadonlyMap<number, Picture>;
}

/** A name or picture that WordPress hides becomes ''. */
export function toPost(raw: RawPost, { categories, users, media }: ReferencedItems, addresses: AddressRewriter): Post {
  const { id, slug, date, modified, title, excerpt, content, author, tags, featured_media, meta } = raw;
  const summary = toText(excerpt.rendered);
  const picture = media.get(featured_media);
  return {
    id,
    slug,
    date,
    modified,
    title: { rendered: toText(title.rendered) || toTitle(summary, slug) },
    excerpt: { rendered: summary },
    ...(content && { content: { rendered: sanitisePost(truncate(content.rendered), addresses) } }),
    author,
    author_name: users.get(author)?.name ?? '',
    categories: raw.categories.map((one) => categories.get(one) ?? { id: one, name: '' }),
    // Tag names would cost a fifth request.
    tags: tags.map((one) => ({ id: one, name: '' })),
    featured_media,
    featured_image: picture?.source_url ?? '',
    featured_alt: picture?.alt_text ?? '',
    fecha_precision: meta?.fecha_precision ?? 'day',
    traduccion: meta?.traduccion ?? '',
  };
}

export function cleanNamed({ id, name }: Named): Named {
  return { id, name: toText(name) };
}

export function cleanPicture({ id, source_url, alt_text = '' }: Picture, addresses: AddressRewriter): Picture {
  // WordPress sends `alt_text` as plain text, not HTML.
  return { id, source_url: addresses.picture(source_url), alt_text: alt_text.slice(0, TEXT_LENGTH) };
}

/** Cleans an answer from disk again: it may have been saved under older rules. Its addresses are already rewritten. */
export function cleanFound(found: Found): Found {
  if (!isPosts(found)) return found;
  const clean = ({ content, ...post }: Post): Post => ({
    ...post,
    ...(content && { content: { rendered: sanitisePost(content.rendered, UNCHANGED) } }),
  });
  return { ...found, posts: found.posts.map(clean) };
}

const UNCHANGED: AddressRewriter = {
  picture: (address) => address,
  link: (address) => address,
  media: (address) => address,
};

function truncate(html: string): string {
  // Pasted base64 pictures are never shown, so they must not use up the limit.
  const lean = html.replace(/\bdata:[\w/+.-]+;base64,[\w+/=]+/g, '');
  return lean.length > CONTENT_LENGTH ? `${lean.slice(0, CONTENT_LENGTH)}…` : lean;
}

/** WordPress allows posts without a title, but links need a text. */
function toTitle(summary: string, slug: string): string {
  const [start] = new RegExp(`^.{1,${TITLE_LENGTH}}(?=\\s|$)`, 's').exec(summary) ?? [];
  if (start === undefined) return slug.replaceAll('-', ' ');
  return start.length < summary.length ? `${start}…` : start;
}

/** HTML to plain text, entities decoded. */
function toText(html: string): string {
  return decodeEntities(sanitiseText(html.slice(0, TEXT_LENGTH * 5))).slice(0, TEXT_LENGTH);
}
