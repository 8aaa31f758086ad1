import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import { authors, topics } from '#content/blog.ts';
import { fold, toPlainText } from '#contract/text.ts';
import { LRUCache } from 'lru-cache';
import { renderStory } from './renderStory.ts';
import { fullDate } from './story.ts';
import type { Story } from './story.ts';
import { createSuggester } from '#server/news/suggest.ts';

/** A story made ready to be listed: `index` is its place among all, newest first, and its number in every index. */
export interface Entry {
  index: number;
  story: Story;
  /** Sanitised HTML of the body. */
  content: string;
  /** First moment of the date, `2026-03-01T00:00:00`, in the site's own time; so sorts as text. */
  date: string;
  modified: string;
  author: number;
  tags: number[];
  /** 0 when the story has no image. */
  media: number;
}

export interface Media {
  id: number;
  path: string;
  alt: string;
  /** The newest story that shows it: its date and author stand for the image's own. */
  entry: Entry;
}

export type SortKey = 'date' | 'modified' | 'id' | 'slug' | 'title';
export type Direction = 'asc' | 'desc';

/** Indexes of all entries in one order; `rank` is the way back, an entry's place in it by its index. */
export interface Ordering {
  order: readonly number[];
  rank: Uint32Array;
}

/** All stories with the indexes that make a request nearly independent of their number. No story in it changes. */
export interface Library {
  entries: readonly Entry[];
  byId: ReadonlyMap<number, Entry>;
  bySlug: ReadonlyMap<string, Entry>;
  /** How many entries a category or a tag has, by its id. */
  counts: Readonly<Record<'categories' | 'tags', ReadonlyMap<number, number>>>;
  media: ReadonlyMap<number, Media>;
  /** All entries; equal keys always come with the higher id first. */
  ordering: (key: SortKey, direction: Direction) => Ordering;
  /** Indexes of the entries that hold all the words, the best match first. */
  search: (text: string) => number[];
  /** Indexes of related entries, the closest first (suggest.ts). */
  suggest: (index: number) => readonly number[];
  /** Indexes that were selected for what was asked before, in order (select.ts). */
  selections: LRUCache<string, readonly number[]>;
}

/** Places kept of earlier selections, together: some eight megabytes. */
const SELECTED = 1_000_000;

/** More words than this add nothing to a search but work. */
const SEARCH_WORDS = 10;
/** Shorter words must match whole: two letters begin half of the dictionary. */
const PREFIX_LETTERS = 3;

export function createLibrary(stories: readonly Story[]): Library {
  const tagIds = new Map<string, number>(topics.map(({ id, slug }) => [slug, id]));
  const sorted = stories.toSorted((a, b) => compare(fullDate(b.date), fullDate(a.date)) || b.id - a.id);
  const mediaIds = toMediaIds(sorted);
  const entries = sorted.map((story, index): Entry => ({
    index,
    story,
    content: renderStory(story),
    date: `${fullDate(story.date)}T00:00:00`,
    modified: `${fullDate(story.modified ?? story.date)}T00:00:00`,
    author: authors[story.lang].id,
    tags: story.topics.flatMap((topic) => tagIds.get(topic) ?? []),
    media: mediaIds.get(toMediaKey(story)) ?? 0,
  }));

  return {
    entries,
    byId: new Map(entries.map((entry) => [entry.story.id, entry])),
    bySlug: new Map(entries.map((entry) => [entry.story.slug, entry])),
    counts: {
      categories: count(entries.flatMap(({ story }) => story.categories)),
      tags: count(entries.flatMap(({ tags }) => tags)),
    },
    selections: new LRUCache({ maxSize: SELECTED, sizeCalculation: (places) => places.length + 1 }),
    media: toMedia(entries),
    ordering: createOrderings(entries),
    ...createIndexes(entries),
  };
}

export function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function count(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function createOrderings(entries: readonly Entry[]): Library['ordering'] {
  const keyOf: Record<SortKey, (entry: Entry) => string | number> = {
    date: (entry) => entry.date,
    modified: (entry) => entry.modified,
    id: (entry) => entry.story.id,
    slug: (entry) => entry.story.slug,
    title: (entry) => fold(entry.story.title),
  };
  const known = new Map<string, Ordering>();

  return (key, direction) => {
    const name = `${key} ${direction}`;
    const ready = known.get(name);
    if (ready) return ready;
    const sign = direction === 'asc' ? 1 : -1;
    const keyed = entries.map((entry) => ({ entry, key: keyOf[key](entry) }));
    const order = keyed
      .sort((a, b) => sign * compare(a.key, b.key) || b.entry.story.id - a.entry.story.id)
      .map(({ entry }) => entry.index);
    const rank = new Uint32Array(order.length);
    for (const [place, index] of order.entries()) rank[index] = place;
    known.set(name, { order, rank });
    return { order, rank };
  };
}

/** The search index and the suggestions, from one reading of the texts. */
function createIndexes(entries: readonly Entry[]): Pick<Library, 'search' | 'suggest'> {
  const documents = entries.map(({ index, story, content }) => ({
    index,
    lang: story.lang,
    categories: story.categories,
    topics: story.topics,
    title: story.title,
    excerpt: story.excerpt,
    text: toPlainText(content),
  }));
  const index = new MiniSearch<(typeof documents)[number]>({
    idField: 'index',
    fields: ['title', 'excerpt', 'text'],
    processTerm: fold,
    searchOptions: {
      combineWith: 'AND',
      prefix: (term) => term.length >= PREFIX_LETTERS,
      boost: { title: 3, excerpt: 2 },
    },
  });
  index.addAll(documents);

  return {
    search: (text) => {
      const words = text.split(/[\s\p{P}]+/u).filter(Boolean);
      const hits = index.search(words.slice(0, SEARCH_WORDS).join(' '));
      return hits.sort((a, b) => b.score - a.score || a.id - b.id).map(({ id }) => Number(id));
    },
    suggest: createSuggester(documents),
  };
}

// The same picture has another description in each language, so it is one item a language.
function toMediaKey({ image, image_alt: alt = '' }: Story): string {
  return image === undefined ? '' : `${image}\n${alt}`;
}

/** Ids that stay the same when stories come and go: a hash of the image; the rare second with the same hash takes the next number. */
function toMediaIds(stories: readonly Story[]): Map<string, number> {
  const ids = new Map<string, number>();
  const taken = new Set(stories.map(({ id }) => id));
  for (const key of [...new Set(stories.map(toMediaKey))].filter(Boolean).sort()) {
    let id = createHash('sha256').update(key).digest().readUInt32BE() >>> 2;
    while (id === 0 || taken.has(id)) id++;
    taken.add(id);
    ids.set(key, id);
  }
  return ids;
}

function toMedia(entries: readonly Entry[]): Map<number, Media> {
  const media = new Map<number, Media>();
  for (const entry of entries) {
    const { image, image_alt: alt = '' } = entry.story;
    if (image !== undefined && !media.has(entry.media))
      media.set(entry.media, { id: entry.media, path: image, alt, entry });
  }
  return media;
}
