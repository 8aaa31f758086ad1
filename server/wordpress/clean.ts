import { sanitisePost, sanitiseText } from '#server/news/sanitise.ts';
import type { Addresses } from '#server/news/sanitise.ts';
import type { Embedded, Found, PostEntry, RawPost, SideCollection, SideItem } from './shapes.ts';

/** Nothing of a WordPress is stored or answered before it went through here. */

/** Longer names and descriptions of pictures are cut: nobody reads them, and they would fill every list. */
const TEXT_LENGTH = 2_000;

/** Longer stories are cut, in characters of their HTML. */
const CONTENT_LENGTH = 500_000;

/** A title in place of none ends with the last word before this. */
const STANDIN_LENGTH = 80;

export function cleanPost(
  { title, excerpt, content, meta, ...post }: PostEntry['item'],
  addresses: Addresses,
): PostEntry['item'] {
  const summary = cleanText(excerpt.rendered);
  return {
    ...post,
    title: { rendered: cleanText(title.rendered) || toTitle(summary, post.slug) },
    excerpt: { rendered: summary },
    ...(content && { content: { rendered: sanitisePost(toBounded(content.rendered), addresses) } }),
    ...(meta && { meta }),
  };
}

/** `addresses.picture` turns the address of a picture into the one that visitors get; '' where it may not be shown. */
export function cleanSide(item: SideItem, addresses: Addresses): SideItem {
  if ('source_url' in item) {
    // A description is text in WordPress's answers, not HTML.
    const alt_text = item.alt_text.slice(0, TEXT_LENGTH);
    return { ...item, alt_text, source_url: addresses.picture(item.source_url) };
  }
  if ('taxonomy' in item)
    return { ...item, name: cleanText(item.name), slug: cleanText(item.slug), taxonomy: cleanText(item.taxonomy) };
  return { ...item, name: cleanText(item.name) };
}

/**
 * A copy from disk, cleaned once more by the rules of today: it may be older than they are. Its addresses are ours already.
 */
export function cleanFound(found: Found): Found {
  if (found.collection !== 'posts') return found;
  return {
    ...found,
    entries: found.entries.map(({ item, embedded }) => ({ item: cleanPost(item, AS_THEY_ARE), embedded })),
  };
}

const AS_THEY_ARE: Addresses = {
  picture: (address) => address,
  link: (address) => address,
  media: (address) => address,
};

/**
 * What `_embed` puts into a post. What WordPress does not show, such as authors on many sites, has an empty name, so that
 * nobody asks for it again one by one.
 */
export function toEmbedded(
  { author, categories, featured_media }: Pick<RawPost, 'author' | 'categories' | 'featured_media'>,
  sides: Readonly<Record<SideCollection, ReadonlyMap<number, SideItem>>>,
): Embedded {
  const media = sides.media.get(featured_media);
  const nameOf = (kind: SideCollection, id: number) => {
    const item = sides[kind].get(id);
    return item && 'name' in item ? item.name : '';
  };
  return {
    author: [{ id: author, name: nameOf('users', author) }],
    ...(media && 'source_url' in media && media.source_url && { 'wp:featuredmedia': [media] }),
    'wp:term': [categories.map((id) => ({ id, name: nameOf('categories', id), slug: '', taxonomy: 'category' })), []],
  };
}

/** A story as long as two books is enough; cleaning, rendering and keeping more would cost every visitor. */
function toBounded(html: string): string {
  // Pictures pasted into the text are what makes one so long; they may not be shown anyway.
  const lean = html.replace(/\bdata:[\w/+.-]+;base64,[\w+/=]+/g, '');
  return lean.length > CONTENT_LENGTH ? `${lean.slice(0, CONTENT_LENGTH)}…` : lean;
}

/** WordPress allows a post without a title; a link to it needs words all the same. */
function toTitle(summary: string, slug: string): string {
  const [start] = new RegExp(`^.{1,${STANDIN_LENGTH}}(?=\\s|$)`, 's').exec(summary) ?? [];
  if (start === undefined) return sanitiseText(slug.replaceAll('-', ' '));
  return start.length < summary.length ? `${start}…` : start;
}

function cleanText(html: string): string {
  return sanitiseText(html.slice(0, TEXT_LENGTH * 5)).slice(0, TEXT_LENGTH);
}
