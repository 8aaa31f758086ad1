import { BLOG_ROOT } from '#contract/posts.ts';
import { keep } from './fields.ts';
import type { Item, Shape } from './fields.ts';
import { toShape } from './fields.ts';
import { forbiddenContext } from './wpError.ts';
import type { WpError } from './wpError.ts';

/** An answer before it is bytes: the same for a caller over HTTP and for one in this process. Header names are lower case. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export interface Paging {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
}

/** Fields of the `embed` context, by kind of object. */
export const EMBED_FIELDS = {
  post: ['id', 'date', 'slug', 'type', 'link', 'title', 'excerpt', 'author', 'featured_media', '_links'],
  media: [
    'id',
    'date',
    'slug',
    'type',
    'link',
    'title',
    'author',
    'caption',
    'alt_text',
    'media_type',
    'mime_type',
    'media_details',
    'source_url',
    '_links',
  ],
  term: ['id', 'link', 'name', 'slug', 'taxonomy', '_links'],
  user: ['id', 'name', 'url', 'description', 'link', 'slug', 'avatar_urls', '_links'],
} as const;

const COMMON_HEADERS = {
  allow: 'GET',
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
};

/** Objects as they go out: in the context and shape that were asked for. */
export type Render = (item: Item, embedded?: Item) => Item;

/**
 * How the items of one answer are cut. Context `embed` is WordPress's short form.
 * @throws WpError 401 for context `edit`: nobody is logged in here.
 */
export function toRender(kind: keyof typeof EMBED_FIELDS, context: string, shape: Shape): Render {
  if (context === 'edit') throw forbiddenContext();
  return (item, embedded = {}) => toShape(context === 'embed' ? keep(item, EMBED_FIELDS[kind]) : item, shape, embedded);
}

export function itemAnswer(body: unknown, headers: Record<string, string> = {}): Answer {
  return { status: 200, headers: { ...COMMON_HEADERS, ...headers }, body };
}

/** A page of a list, with totals and links to the pages beside it; `search` is the query as it came. */
export function listAnswer(
  items: readonly Item[],
  { page, perPage, total }: Paging,
  { siteUrl, path, search }: { siteUrl: string; path: string; search: string },
): Answer {
  const pages = Math.ceil(total / perPage);
  const linkTo = (target: number, rel: string) => {
    const query = new URLSearchParams(search);
    query.set('page', String(target));
    return `<${siteUrl}${BLOG_ROOT}${path}?${query.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [linkTo(Math.max(1, Math.min(page - 1, pages)), 'prev')] : []),
    ...(page < pages ? [linkTo(page + 1, 'next')] : []),
  ];
  return itemAnswer(items, {
    'x-wp-total': String(total),
    'x-wp-totalpages': String(pages),
    ...(links.length > 0 && { link: links.join(', ') }),
  });
}

export function errorAnswer(error: WpError): Answer {
  return { status: error.status, headers: { ...COMMON_HEADERS }, body: error.toBody() };
}
