import * as z from 'zod/mini';
import { CATEGORY } from '#contract/news.ts';
import type { DatePrecision } from '#contract/posts.ts';
import type { Language } from '#contract/language.ts';
import { topics } from '#content/blog.ts';

const need = (reason: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? 'is missing' : reason),
});

const text = z.string(need('must be text')).check(z.trim(), z.minLength(1, 'must not be empty'));
const slug = z
  .string(need('must be text'))
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'));

const DATE_REASON = 'must be a real date: YYYY, YYYY-MM or YYYY-MM-DD';
// YAML reads a bare year as a number.
const partialDate = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string(need(DATE_REASON)).check(z.refine(isPartialDate, DATE_REASON)),
);

const topicSlugs = topics.map((topic) => topic.slug);
const topic = z.enum(topicSlugs, `must be one of ${topicSlugs.join(', ')}`);

/** The front matter of a story, before the rules that need its language or the other stories (loadPosts.ts). */
export const frontMatterSchema = z
  .strictObject({
    id: z.int(need('must be a whole number')).check(z.positive('must be above 0')),
    slug,
    title: text,
    /** As precise as it is known. */
    date: partialDate,
    modified: z.optional(partialDate),
    categories: z
      .array(
        z.literal(Object.values(CATEGORY), need(`must be one of ${Object.values(CATEGORY).join(', ')}`)),
        need('must be a list'),
      )
      .check(z.minLength(1, 'must not be empty')),
    topics: z.array(topic, need('must be a list')),
    excerpt: text,
    image: z.optional(
      z
        .string('must be text')
        .check(z.regex(/^\/[^/\\\s][^\\\s]*$/, 'must be a path on our own origin, such as /art/name.svg')),
    ),
    image_alt: z.optional(z.string('must be text')),
    translation: z.optional(slug),
    source: z
      .string(need('must be text'))
      .check(z.refine(isWebAddress, 'must be an address that begins with https:// or http://')),
  })
  .check(
    z.refine(({ date, modified }) => fullDate(modified ?? date) >= fullDate(date), {
      path: ['modified'],
      error: 'must not lie before date',
    }),
    z.refine(({ image, image_alt = '' }) => image === undefined || image_alt.trim() !== '', {
      path: ['image_alt'],
      error: 'must say what the image shows',
    }),
  );

/** A story as staff wrote it: its front matter, its language (the folder it lies in) and its Markdown body. */
export type Story = z.infer<typeof frontMatterSchema> & { lang: Language; markdown: string };

/** What is wrong with one field of one file; `field` is `body` for the text itself and `front matter` for the whole of it. */
export interface ContentProblem {
  file: string;
  field: string;
  reason: string;
}

/** All that is wrong with the stories, at once; each problem is a line of the message. */
export class ContentError extends Error {
  readonly code = 'content-invalid';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map(({ file, field, reason }) => `  ${file}: ${field}: ${reason}`);
    super([`${problems.length} problem(s) in the stories:`, ...lines].join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
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
