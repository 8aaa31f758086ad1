import * as z from 'zod/mini';

const rendered = z.object({ rendered: z.string() });

/** How precisely a story's date is known; only the embedded blog says so, in `meta`. */
export const datePrecisionSchema = z.enum(['year', 'month', 'day']);
export type DatePrecision = z.infer<typeof datePrecisionSchema>;

/** Why a post is shown to staff alone: a draft, or a date to come. Only the edit loop's posts say so. */
const unpublishedSchema = z.enum(['borrador', 'fecha']);

/** An entry of `_embedded`; all optional, because WordPress puts an error body here when the linked thing is gone. */
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
      z.object({
        fecha_precision: z.optional(datePrecisionSchema),
        traduccion: z.optional(z.string()),
        sin_publicar: z.optional(unpublishedSchema),
      }),
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

/** What surrounds a post: the single items of spec 7. Names are text here, HTML on the wire. */
export const namedSchema = z.object({ id: z.number(), ...authorSchema.shape });
export const pictureSchema = z.object({ id: z.number(), ...mediaSchema.shape, alt_text: z.optional(z.string()) });
export type Named = z.infer<typeof namedSchema>;
export type Picture = z.infer<typeof pictureSchema>;

/** News post, spec 3: `categories` became pairs, `featured_image` is empty when there is none. Title and excerpt are text. */
export const newsPostSchema = z.object({
  id: z.number(),
  /** As letters, not encoded. */
  slug: z.string(),
  title: rendered,
  excerpt: rendered,
  content: rendered,
  modified: z.string(),
  author: z.number(),
  categories: z.array(namedSchema),
  featured_media: z.number(),
  featured_image: z.string(),
  author_name: z.string(),
});

/** A news post as the site uses it; one of a list has no `content`. */
export const postSchema = z.object({
  ...newsPostSchema.shape,
  content: z.optional(rendered),
  /** Its topics; their names are empty where a WordPress gave the ids alone. */
  tags: z.array(namedSchema),
  featured_alt: z.string(),
  date: z.string(),
  fecha_precision: datePrecisionSchema,
  /** Slug of the same story in the other language; empty when there is none or it is not known. */
  traduccion: z.string(),
  /** Absent: public. */
  sin_publicar: z.optional(unpublishedSchema),
});
export type Post = z.infer<typeof postSchema>;
