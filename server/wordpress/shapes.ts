import * as z from 'zod/mini';
import { datePrecisionSchema, namedSchema, pictureSchema, postSchema } from '#contract/posts.ts';

const { catch: otherwise } = z;

/** What of a WordPress's answers is read, and what is cached of them. Whatever is not named here is dropped at once. */

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

export const rawPostSchema = z.object({
  id,
  slug: rawSlug,
  date: moment,
  modified: moment,
  title: rendered,
  /** It says whether the post wants a password: lists come without contents, which would say so too. */
  excerpt: z.object({ rendered: z.string(), protected: otherwise(z.boolean(), false) }),
  content: z.optional(rendered),
  author: id,
  categories: z.array(id),
  tags: otherwise(z.array(id), []),
  featured_media: id,
  meta,
});
export type RawPost = z.infer<typeof rawPostSchema>;

/** What of a post is asked for; its content besides. */
export const POST_FIELDS = 'id,slug,date,modified,title,excerpt,author,categories,tags,featured_media,meta';

/** Whether anybody may read it: of one with a password WordPress gives the title and nothing else. */
export function isOpen({ excerpt }: Pick<RawPost, 'excerpt'>): boolean {
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
export const storedSitemapSchema = z.array(sitemapPostSchema);

export const rawItemSchemas = {
  categories: z.object({ id, name: z.string() }),
  users: z.object({ id, name: z.string() }),
  media: z.object({ id, source_url: z.string(), alt_text: otherwise(z.string(), '') }),
} as const;

export const ITEM_FIELDS = { categories: 'id,name', users: 'id,name', media: 'id,source_url,alt_text' } as const;

/** An answer as it is cached on disk. */
export const foundSchema = z.union([
  z.object({ posts: z.array(postSchema), total: id }),
  z.object({ item: z.union([pictureSchema, namedSchema]) }),
]);

/** The members of a list that are of the shape; the others are left out, so that one odd post does not hide the rest. */
export function readAll<T>(schema: z.ZodMiniType<T>, list: readonly unknown[]): T[] {
  return list.flatMap((one) => {
    const parsed = schema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}
