import * as z from 'zod/mini';

/** Where the blog's REST root lies on our own origin (decisions: the browser talks to its own origin only). */
export const BLOG_ROOT = '/wp-json';

/** Category ids of the blog (spec 9): 13 and 8 hold Spanish posts, 79 the English ones. */
export const CATEGORY = { news: 13, stories: 8, english: 79 } as const;

const rendered = z.object({ rendered: z.string() });

/** How precisely a story's date is known; only the embedded blog says so, in `meta`. */
export const datePrecisionSchema = z.enum(['year', 'month', 'day']);
export type DatePrecision = z.infer<typeof datePrecisionSchema>;

/** An entry of `_embedded`; WordPress puts an error body here when the linked thing is gone, hence all optional. */
const embedded = z.object({
  id: z.optional(z.number()),
  name: z.optional(z.string()),
  source_url: z.optional(z.string()),
  alt_text: z.optional(z.string()),
  taxonomy: z.optional(z.string()),
});

/** A post as WordPress answers it, reduced to what the site reads. `content` is absent from lists. Spec 3 and 7. */
export const wpPostSchema = z.object({
  id: z.number(),
  slug: z.string(),
  date: z.string(),
  modified: z.string(),
  title: rendered,
  excerpt: rendered,
  content: z.optional(rendered),
  author: z.number(),
  categories: z.array(z.number()),
  featured_media: z.number(),
  /** WordPress writes an empty `meta` as `[]`. */
  meta: z.optional(
    z.union([
      z.array(z.unknown()),
      z.object({ fecha_precision: z.optional(datePrecisionSchema), traduccion: z.optional(z.string()) }),
    ]),
  ),
  _embedded: z.optional(
    z.object({
      author: z.optional(z.array(embedded)),
      'wp:featuredmedia': z.optional(z.array(embedded)),
      'wp:term': z.optional(z.array(z.array(embedded))),
    }),
  ),
});
export type WpPost = z.infer<typeof wpPostSchema>;
export const wpPostListSchema = z.array(wpPostSchema);

/** Author and media, spec 3: what of the blog's records the site reads. */
export const authorSchema = z.object({ name: z.string() });
export const mediaSchema = z.object({ source_url: z.string() });

/** The single items of spec 7, asked for one by one where a list came without `_embedded`; a category is named so, too. */
export const wpNamedSchema = z.object({ id: z.number(), ...authorSchema.shape });
export const wpMediaSchema = z.object({ id: z.number(), ...mediaSchema.shape });

/** News post, spec 3: `categories` became pairs, `featured_image` is empty when there is none. */
export const newsPostSchema = z.object({
  id: z.number(),
  /** As letters, not encoded. */
  slug: z.string(),
  title: rendered,
  excerpt: rendered,
  content: rendered,
  modified: z.string(),
  author: z.number(),
  categories: z.array(wpNamedSchema),
  featured_media: z.number(),
  featured_image: z.string(),
  author_name: z.string(),
});

/** A news post as the screens use it; one of a list has no `content`. */
export const postSchema = z.object({
  ...newsPostSchema.shape,
  content: z.optional(rendered),
  /** Names of its topics; left out where the answer did not bring them along. */
  tags: z.optional(z.array(z.string())),
  featured_alt: z.string(),
  date: z.string(),
  fecha_precision: datePrecisionSchema,
  /** Slug of the same story in the other language; empty when there is none or it is not known. */
  traduccion: z.string(),
});
export type Post = z.infer<typeof postSchema>;
