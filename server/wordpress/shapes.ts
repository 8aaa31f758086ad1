import * as z from 'zod/mini';
import { datePrecisionSchema, namedSchema, pictureSchema, postSchema } from '#contract/posts.ts';

const { catch: withFallback } = z;

/** Schemas of WordPress's answers and of the cache. Fields not named here are dropped. */

const id = z.int().check(z.nonnegative());
const rendered = z.object({ rendered: z.string() });
const dateTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));
const slug = z.string().check(z.regex(/^[^\p{Cc}\s/?#"'<>&\\%]{1,300}$/u));

/** WordPress percent-encodes non-ASCII slugs; the site uses them decoded. */
const rawSlug = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => {
      try {
        return decodeURIComponent(text).normalize('NFC');
      } catch {
        return '';
      }
    }),
    slug,
  ),
);

/** Plugins may put anything into `meta`; an unexpected value must not make the post invalid. */
const meta = withFallback(
  z.optional(z.object({ fecha_precision: z.optional(datePrecisionSchema), traduccion: z.optional(slug) })),
  undefined,
);

export const rawPostSchema = z.object({
  id,
  slug: rawSlug,
  date: dateTime,
  modified: dateTime,
  title: rendered,
  /** Lists are requested without `content`, so the excerpt is the only field that shows a password. */
  excerpt: z.object({ rendered: z.string(), protected: withFallback(z.boolean(), false) }),
  content: z.optional(rendered),
  author: id,
  categories: z.array(id),
  tags: withFallback(z.array(id), []),
  featured_media: id,
  meta,
});
export type RawPost = z.infer<typeof rawPostSchema>;

/** `_fields` of a post, without `content`. */
export const POST_FIELDS = 'id,slug,date,modified,title,excerpt,author,categories,tags,featured_media,meta';

/** False for a post with a password. */
export function isOpen({ excerpt }: Pick<RawPost, 'excerpt'>): boolean {
  return !excerpt.protected;
}

export const sitemapPostSchema = z.object({
  id,
  slug: rawSlug,
  date: dateTime,
  modified: dateTime,
  categories: z.array(id),
  meta,
  excerpt: z.object({ protected: withFallback(z.boolean(), false) }),
});
export type SitemapPost = z.infer<typeof sitemapPostSchema>;
export const storedSitemapSchema = z.array(sitemapPostSchema);

export const rawItemSchemas = {
  categories: z.object({ id, name: z.string() }),
  users: z.object({ id, name: z.string() }),
  media: z.object({ id, source_url: z.string(), alt_text: withFallback(z.string(), '') }),
} as const;

export const ITEM_FIELDS = { categories: 'id,name', users: 'id,name', media: 'id,source_url,alt_text' } as const;

/** An answer on disk. */
export const foundSchema = z.union([
  z.object({ posts: z.array(postSchema), total: id }),
  z.object({ item: z.union([pictureSchema, namedSchema]) }),
]);

/** The valid members: one invalid post must not hide the others. */
export function readAll<T>(schema: z.ZodMiniType<T>, list: readonly unknown[]): T[] {
  return list.flatMap((one) => {
    const parsed = schema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}
