import { decodeEntities } from '#contract/htmlEntities.ts';
import type { Named, Picture, Post } from '#contract/posts.ts';
import { sanitisePost, sanitiseText } from '#server/news/sanitise.ts';
import type { Addresses } from '#server/news/sanitise.ts';
import { isPosts } from './questions.ts';
import type { Found } from './questions.ts';
import type { RawPost } from './shapes.ts';

/** Nothing of a WordPress is cached or answered before it went through here. */

/** Longer names and descriptions of pictures are cut: nobody reads them, and they would fill every list. */
const TEXT_LENGTH = 2_000;

/** Longer stories are cut, in characters of their HTML. */
const CONTENT_LENGTH = 500_000;

/** Where a title is made of the summary, it ends with the last word before this. */
const TITLE_LENGTH = 80;

/** What surrounds posts, by id, cleaned. */
export interface Surroundings {
  categories: ReadonlyMap<number, Named>;
  users: ReadonlyMap<number, Named>;
  media: ReadonlyMap<number, Picture>;
}

/** A post as the site uses it; names and pictures that WordPress hides are empty. */
export function toPost(raw: RawPost, { categories, users, media }: Surroundings, addresses: Addresses): Post {
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
    ...(content && { content: { rendered: sanitisePost(toBounded(content.rendered), addresses) } }),
    author,
    author_name: users.get(author)?.name ?? '',
    categories: raw.categories.map((one) => categories.get(one) ?? { id: one, name: '' }),
    // Their names would be a fifth request.
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

/** `addresses.picture` turns the address of a picture into the one that visitors get; '' where it may not be shown. */
export function cleanPicture({ id, source_url, alt_text = '' }: Picture, addresses: Addresses): Picture {
  // A description is text in WordPress's answers, not HTML.
  return { id, source_url: addresses.picture(source_url), alt_text: alt_text.slice(0, TEXT_LENGTH) };
}

/** A cached answer from disk, cleaned by the rules of today: it may be older than they are. Its addresses are ours already. */
export function cleanFound(found: Found): Found {
  if (!isPosts(found)) return found;
  const clean = ({ content, ...post }: Post): Post => ({
    ...post,
    ...(content && { content: { rendered: sanitisePost(content.rendered, AS_THEY_ARE) } }),
  });
  return { ...found, posts: found.posts.map(clean) };
}

const AS_THEY_ARE: Addresses = {
  picture: (address) => address,
  link: (address) => address,
  media: (address) => address,
};

/** A story as long as two books is enough; cleaning, rendering and keeping more would cost every visitor. */
function toBounded(html: string): string {
  // Pictures pasted into the text are what makes one so long; they may not be shown anyway.
  const lean = html.replace(/\bdata:[\w/+.-]+;base64,[\w+/=]+/g, '');
  return lean.length > CONTENT_LENGTH ? `${lean.slice(0, CONTENT_LENGTH)}…` : lean;
}

/** WordPress allows a post without a title; a link to it needs words all the same. */
function toTitle(summary: string, slug: string): string {
  const [start] = new RegExp(`^.{1,${TITLE_LENGTH}}(?=\\s|$)`, 's').exec(summary) ?? [];
  if (start === undefined) return slug.replaceAll('-', ' ');
  return start.length < summary.length ? `${start}…` : start;
}

/** The text of a piece of HTML, its entities as letters. */
function toText(html: string): string {
  return decodeEntities(sanitiseText(html.slice(0, TEXT_LENGTH * 5))).slice(0, TEXT_LENGTH);
}
