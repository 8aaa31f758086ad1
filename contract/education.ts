import * as z from 'zod/mini';
import { translatedSchema, type InLanguage } from './translated.ts';
import { eachPictureOnce, pictureFields, screenPictureSchema, wordedPictureSchema } from './pictureSchema.ts';
import { sourceSchema } from './source.ts';
import { voiceSchema } from './voice.ts';

/** Content of /ee, spec 2. Lists are shown in this order. */
export const educationSchema = z.strictObject({
  apertura: screenPictureSchema,
  /** Who can take part, and in what. */
  publico: z.array(z.strictObject({ quien: translatedSchema, texto: translatedSchema })).check(z.minLength(1)),
  /** The steps of a school business, each with the line that it adds to the notebook and what is glued in beside it. */
  anio: z
    .array(
      z.strictObject({ ...pictureFields, titulo: translatedSchema, texto: translatedSchema, anota: translatedSchema }),
    )
    .check(z.minLength(3), eachPictureOnce),
  voz: voiceSchema,
  bloques: z
    .array(
      z.strictObject({
        ...pictureFields,
        titulo: translatedSchema,
        texto: translatedSchema,
        /** Slug of a story about it, in each language. */
        historia: z.optional(translatedSchema),
      }),
    )
    .check(z.length(4), eachPictureOnce),
  /** Across the page, below the telephone; drawn words come first in its `alt`. */
  banner: wordedPictureSchema,
  fuentes: z.array(sourceSchema),
});

export type Education = InLanguage<z.infer<typeof educationSchema>>;
