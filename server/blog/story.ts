import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { DatePrecision } from '#contract/posts.ts';
import type { Language } from '#contract/language.ts';
import { focusSchema } from '#contract/pictureSchema.ts';
import { categories, topics } from '#content/blog.ts';

const text = z.string().check(z.trim(), z.minLength(1));

/** What a story's file may be called. */
export const slugSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'letters-digits-hyphens'));

// YAML reads a bare year as a number.
const partialDate = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.refine(isPartialDate, 'date')),
);

const topic = z.enum(topics.map(({ slug }) => slug));

/** The categories that a Spanish story may name; an English one is in `english`, unsaid. */
const category = z.enum(categories.flatMap(({ slug }) => (slug === 'english' ? [] : [slug])));

/** The front matter of a story, before the rules that need its language or the other stories (loadPosts.ts). */
export const frontMatterSchema = z
  .strictObject({
    title: text,
    /** As precise as it is known. */
    date: partialDate,
    modified: z.optional(partialDate),
    categories: z.optional(z.array(category).check(z.minLength(1))),
    topics: z._default(z.array(topic), []),
    excerpt: text,
    /** Not public, whatever its date. */
    draft: z.optional(z.boolean()),
    image: z.optional(z.string().check(z.regex(/^\/[^/\\\s][^\\\s]*$/, 'site-path'))),
    image_alt: z.optional(z.string()),
    /** What stays in sight where a photograph is cropped. */
    image_focus: z.optional(focusSchema),
    /** Slug of the same story in the other language, in one of the two files. */
    translation: z.optional(slugSchema),
    /** Where the facts come from; the foundation's own news have none. */
    source: z.optional(z.string().check(z.refine(isWebAddress, 'web-address'))),
    /** Stories of before have one; else it is made of the slug. */
    id: z.optional(z.int().check(z.positive())),
  })
  .check(
    z.refine(({ date, modified }) => fullDate(modified ?? date) >= fullDate(date), {
      path: ['modified'],
      error: 'after-date',
    }),
    z.refine(({ image, image_alt = '' }) => image === undefined || image_alt.trim() !== '', {
      path: ['image_alt'],
      error: 'describes-image',
    }),
  );

type FrontMatter = z.infer<typeof frontMatterSchema>;

/** A story as the site uses it. */
export interface Story extends Omit<FrontMatter, 'id' | 'categories'> {
  id: number;
  /** The name of its file. */
  slug: string;
  /** The folder that it lies in. */
  lang: Language;
  /** Ids of `categories` in content/blog.ts. */
  categories: readonly number[];
  /** Also where only the other story names it. */
  translation?: string | undefined;
  markdown: string;
}

/** Above all numbers that were written by hand. */
const FIRST_ID = 1_000_000;
/** WordPress's ids fit into 31 bits. */
const IDS = 2 ** 31 - FIRST_ID;

/** The number of a story that has none written: always the same for its slug, whatever other stories there are. */
export function idOf(slug: string): number {
  return FIRST_ID + (createHash('sha256').update(slug).digest().readUInt32BE() % IDS);
}

/** Stories that cannot be shown; the message has a line for each fault, in Spanish, the staff's language. */
export class ContentError extends Error {
  readonly code = 'content-invalid';
}

/** `2026` or `2026-03` as the first day of that year or month, `2026-03-01`. */
export function fullDate(partial: string): string {
  return `${partial}-01-01`.slice(0, 10);
}

export function datePrecision(partial: string): DatePrecision {
  return partial.length === 4 ? 'year' : partial.length === 7 ? 'month' : 'day';
}

function isPartialDate(value: string): boolean {
  if (!/^[12]\d{3}(-\d{2}(-\d{2})?)?$/.test(value)) return false;
  const day = fullDate(value);
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day);
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
