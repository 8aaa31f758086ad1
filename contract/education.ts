import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';
import { sourceSchema } from './source.ts';

/** Content of /ee, spec 2. Lists are shown in this order. */
export const educationSchema = z.strictObject({
  /** Who can take part, and in what. */
  publico: z.array(z.strictObject({ quien: bilingualSchema, texto: bilingualSchema })).check(z.minLength(1)),
  /** The steps of a school business, each with the line that it adds to the notebook. */
  anio: z
    .array(z.strictObject({ titulo: bilingualSchema, texto: bilingualSchema, anota: bilingualSchema }))
    .check(z.minLength(3)),
  bloques: z
    .array(
      z.strictObject({
        /** Name of a picture below `/art/education-`. */
        imagen: z.string().check(z.regex(/^[a-z-]+$/)),
        alt: bilingualSchema,
        titulo: bilingualSchema,
        texto: bilingualSchema,
        /** Slug of a story about it, in each language. */
        historia: z.optional(bilingualSchema),
      }),
    )
    .check(
      z.length(4),
      z.refine((all) => new Set(all.map(({ imagen }) => imagen)).size === all.length, {
        error: 'must not show a picture twice',
      }),
    ),
  /** Alternative text of the banner: its drawn words, then the picture. */
  banner: z.strictObject({ alt: bilingualSchema }),
  fuentes: z.array(sourceSchema),
});

export type Education = InLanguage<z.infer<typeof educationSchema>>;
