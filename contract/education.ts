import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';
import { sourceSchema } from './source.ts';

/** What /ee tells of entrepreneurial education, spec 2. Lists stand in the order in which they are shown. */
export const educationSchema = z.strictObject({
  /** Who can take part, and in what. */
  publico: z.array(z.strictObject({ quien: bilingualSchema, texto: bilingualSchema })).check(z.minLength(1)),
  /** A school business from its idea to its last account: what is done, and the line that it adds to the notebook. */
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
        /** Slug of the story that tells more of it, in each language. */
        historia: z.optional(bilingualSchema),
      }),
    )
    .check(z.length(4)),
  /** What the banner shows: its drawn words, then the picture around them. */
  banner: z.strictObject({ alt: bilingualSchema }),
  fuentes: z.array(sourceSchema),
});

export type Education = InLanguage<z.infer<typeof educationSchema>>;
