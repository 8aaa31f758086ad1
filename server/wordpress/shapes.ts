import * as z from 'zod/mini';
import { datePrecisionSchema } from '#contract/posts.ts';

const { catch: otherwise } = z;

/** What of a WordPress's answers is read, and what of them is kept. Whatever is not named here is dropped at once. */

const id = z.int().check(z.nonnegative());
const rendered = z.object({ rendered: z.string() });
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));
const slug = z.string().check(z.regex(/^[^\p{Cc}\s/?#"'<>&\\%]{1,300}$/u));

/** WordPress writes other letters than a to z as percent codes; the site's addresses hold the letters themselves. */
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

/** A stock WordPress has nothing of ours in `meta`; what else is in it, of whatever shape, does not make a post wrong. */
const meta = otherwise(
  z.optional(z.object({ fecha_precision: z.optional(datePrecisionSchema), traduccion: z.optional(slug) })),
  undefined,
);

const postFields = {
  id,
  slug,
  date: moment,
  modified: moment,
  title: rendered,
  excerpt: rendered,
  content: z.optional(rendered),
  author: id,
  categories: z.array(id),
  tags: otherwise(z.array(id), []),
  featured_media: id,
  meta,
};

/** An excerpt says whether the post wants a password: lists come without contents, which would say so too. */
const rawExcerpt = z.object({ rendered: z.string(), protected: otherwise(z.boolean(), false) });

export const rawPostSchema = z.object({ ...postFields, slug: rawSlug, excerpt: rawExcerpt });
export type RawPost = z.infer<typeof rawPostSchema>;

/** What of a post is asked for; its content besides. */
export const POST_FIELDS = 'id,slug,date,modified,title,excerpt,author,categories,tags,featured_media,meta';

/** Whether anybody may read it: of one with a password WordPress gives the title and nothing else. */
export function isOpen({ excerpt }: RawPost): boolean {
  return !excerpt.protected;
}

/** As much of a post as a sitemap says. */
export const sitemapPostSchema = z.object({
  id,
  slug: rawSlug,
  date: moment,
  modified: moment,
  categories: z.array(id),
  meta,
  excerpt: z.object({ protected: otherwise(z.boolean(), false) }),
});
export type SitemapPost = z.infer<typeof sitemapPostSchema>;

/** A reading of them as it lies on disk. */
export const storedSitemapSchema = z.array(sitemapPostSchema);

const termFields = { id, name: z.string(), slug: otherwise(z.string(), ''), taxonomy: otherwise(z.string(), '') };

export const rawSideSchemas = {
  categories: z.object(termFields),
  tags: z.object(termFields),
  users: z.object({ id, name: z.string() }),
  media: z.object({ id, source_url: z.string(), alt_text: otherwise(z.string(), '') }),
} as const;

export type SideCollection = keyof typeof rawSideSchemas;
export type Collection = 'posts' | SideCollection;
export const COLLECTIONS = ['posts', 'categories', 'tags', 'users', 'media'] as const satisfies Collection[];

const embeddedSchema = z.object({
  author: z.array(rawSideSchemas.users),
  'wp:featuredmedia': z.optional(z.array(rawSideSchemas.media)),
  'wp:term': z.array(z.array(z.object(termFields))),
});
export type Embedded = z.infer<typeof embeddedSchema>;

/** A post, cleaned, and what `_embed` puts into it. */
const postEntrySchema = z.object({ item: z.object(postFields), embedded: embeddedSchema });
export type PostEntry = z.infer<typeof postEntrySchema>;

const sideItemSchema = z.union([rawSideSchemas.media, rawSideSchemas.categories, rawSideSchemas.users]);
export type SideItem = z.infer<typeof sideItemSchema>;

/** Something good that WordPress answered, cleaned and ready to be given to visitors. A single item is a list of one. */
export const foundSchema = z.union([
  z.object({ status: z.literal(200), collection: z.literal('posts'), entries: z.array(postEntrySchema), total: id }),
  z.object({
    status: z.literal(200),
    collection: z.enum(['categories', 'tags', 'users', 'media']),
    entries: z.array(z.object({ item: sideItemSchema })),
    total: id,
  }),
]);
export type Found = z.infer<typeof foundSchema>;

/**
 * WordPress's word that there is no such thing (404) or no such page of a list (400); `no_such_slug` where it was an empty
 * list. It is no good answer to keep: a visitor can ask for any name, and tomorrow's story must be found.
 */
export interface Missing {
  status: 400 | 404;
  code: string;
}

export type Outcome = Found | Missing;

export function isFound(outcome: Outcome): outcome is Found {
  return outcome.status === 200;
}

/** The members of a list that are of the shape; the others are left out, so that one odd post does not hide the rest. */
export function readAll<T>(schema: z.ZodMiniType<T>, list: readonly unknown[]): T[] {
  return list.flatMap((one) => {
    const parsed = schema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}
