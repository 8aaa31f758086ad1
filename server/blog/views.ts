import { authors, categories, topics } from '#content/blog.ts';
import { BLOG_ROOT } from '#contract/posts.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { Bilingual, Language } from '#contract/language.ts';
import { doorwayPath, storyPath } from '#contract/routes.ts';
import { EMBED_FIELDS } from '#server/news/answer.ts';
import { keep } from '#server/news/fields.ts';
import type { Item } from '#server/news/fields.ts';
import type { Entry, Library, Media } from './library.ts';
import { datePrecision } from './story.ts';
import { typeset } from './typeset.ts';

/**
 * Hours by which the blog's local time differs from UTC: Paraguay's, the whole year round since October 2024.
 * A story's date is a day without an hour, so that one offset serves for earlier dates, too.
 */
export const UTC_OFFSET_HOURS = -3;

export type Taxonomy = 'categories' | 'tags';

/** The objects as WordPress answers them. Each is made when first asked for, and kept: nothing in them changes. */
export interface Views {
  post: (entry: Entry) => Item;
  /** What `_embed` puts into a post, by link relation, in the shorter `embed` form. */
  embeddedInPost: (entry: Entry) => Item;
  media: (media: Media) => Item;
  terms: Readonly<Record<Taxonomy, readonly Item[]>>;
  users: readonly Item[];
}

const MIME_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

const TAXONOMIES = { categories: 'category', tags: 'post_tag' } as const;

const curies = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }];

/** `siteUrl` is an origin such as `https://example.org`; with '' all addresses are paths. */
export function createViews(library: Library, siteUrl: string): Views {
  const api = (path: string) => `${siteUrl}${BLOG_ROOT}/wp/v2${path}`;
  const page = (lang: Language, path: string) => siteUrl + doorwayPath(lang, path);
  const linkTo = (path: string) => ({ self: [{ href: api(path), targetHints: { allow: ['GET'] } }] });

  const toPost = (entry: Entry): Item => {
    const { story } = entry;
    const links = {
      ...linkTo(`/posts/${story.id}`),
      collection: [{ href: api('/posts') }],
      about: [{ href: api('/types/post') }],
      author: [{ embeddable: true, href: api(`/users/${entry.author}`) }],
      ...(entry.media && { 'wp:featuredmedia': [{ embeddable: true, href: api(`/media/${entry.media}`) }] }),
      'wp:attachment': [{ href: api(`/media?parent=${story.id}`) }],
      'wp:term': (['categories', 'tags'] as const).map((kind) => ({
        taxonomy: TAXONOMIES[kind],
        embeddable: true,
        href: api(`/${kind}?post=${story.id}`),
      })),
      curies,
    };
    return {
      id: story.id,
      ...toDates(entry),
      guid: { rendered: `${siteUrl}/?p=${story.id}` },
      slug: story.slug,
      status: 'publish',
      type: 'post',
      link: page(story.lang, storyPath(story.slug)),
      title: { rendered: typeset(story.title) },
      content: { rendered: entry.content, protected: false },
      excerpt: { rendered: `<p>${typeset(story.excerpt)}</p>\n`, protected: false },
      author: entry.author,
      featured_media: entry.media,
      comment_status: 'closed',
      ping_status: 'closed',
      sticky: false,
      template: '',
      format: 'standard',
      meta: { fecha_precision: datePrecision(story.date), traduccion: story.translation ?? '' },
      categories: story.categories,
      tags: entry.tags,
      _links: links,
    };
  };

  const toMedia = ({ id, path, alt, entry }: Media): Item => {
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    return {
      id,
      ...toDates(entry),
      guid: { rendered: siteUrl + path },
      slug: name,
      status: 'inherit',
      type: 'attachment',
      link: siteUrl + path,
      title: { rendered: typeset(name) },
      author: entry.author,
      featured_media: 0,
      comment_status: 'closed',
      ping_status: 'closed',
      template: '',
      meta: [],
      description: { rendered: '' },
      caption: { rendered: '' },
      alt_text: alt,
      media_type: 'image',
      mime_type: MIME_TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream',
      media_details: { sizes: {} },
      post: null,
      source_url: siteUrl + path,
      _links: {
        ...linkTo(`/media/${id}`),
        collection: [{ href: api('/media') }],
        about: [{ href: api('/types/attachment') }],
        curies,
      },
    };
  };

  const toTerm = (kind: Taxonomy, term: { id: number; slug: string; name: Bilingual }): Item => ({
    id: term.id,
    count: library.counts[kind].get(term.id) ?? 0,
    description: '',
    link:
      kind === 'categories'
        ? page(term.slug === 'english' ? 'en' : 'es', `/noticias/categoria/${term.id}`)
        : page('es', '/noticias'),
    name: term.name.es,
    slug: term.slug,
    taxonomy: TAXONOMIES[kind],
    ...(kind === 'categories' && { parent: 0 }),
    meta: [],
    _links: {
      ...linkTo(`/${kind}/${term.id}`),
      collection: [{ href: api(`/${kind}`) }],
      about: [{ href: api(`/taxonomies/${TAXONOMIES[kind]}`) }],
      'wp:post_type': [{ href: api(`/posts?${kind}=${term.id}`) }],
      curies,
    },
  });

  const toUser = (lang: Language): Item => ({
    id: authors[lang].id,
    name: authors[lang].name,
    url: '',
    description: '',
    link: page(lang, '/noticias'),
    slug: authors[lang].slug,
    avatar_urls: {},
    meta: [],
    _links: { ...linkTo(`/users/${authors[lang].id}`), collection: [{ href: api('/users') }] },
  });

  const terms = {
    categories: categories.map((term) => toTerm('categories', term)),
    tags: topics.map((term) => toTerm('tags', term)),
  };
  const users = LANGUAGES.map(toUser);
  const media = keptBy(toMedia);

  const embedded = (items: readonly Item[], ids: readonly number[], fields: readonly string[]) =>
    items.filter(({ id }) => ids.some((wanted) => wanted === id)).map((item) => keep(item, fields));

  const embedInPost = (entry: Entry): Item => {
    const picture = library.media.get(entry.media);
    return {
      author: embedded(users, [entry.author], EMBED_FIELDS.user),
      ...(picture && { 'wp:featuredmedia': [keep(media(picture), EMBED_FIELDS.media)] }),
      'wp:term': [
        embedded(terms.categories, entry.story.categories, EMBED_FIELDS.term),
        embedded(terms.tags, entry.tags, EMBED_FIELDS.term),
      ],
    };
  };

  return { post: keptBy(toPost), embeddedInPost: keptBy(embedInPost), media, terms, users };
}

function toDates({ date, modified }: Entry) {
  const toUtc = (local: string) =>
    new Date(Date.parse(`${local}Z`) - UTC_OFFSET_HOURS * 3_600_000).toISOString().slice(0, 19);
  return { date, date_gmt: toUtc(date), modified, modified_gmt: toUtc(modified) };
}

function keptBy<K extends object>(make: (key: K) => Item): (key: K) => Item {
  const known = new WeakMap<K, Item>();
  return (key) => {
    const item = known.get(key) ?? make(key);
    known.set(key, item);
    return item;
  };
}
