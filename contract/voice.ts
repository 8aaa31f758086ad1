import * as z from 'zod/mini';
import { screenPictureSchema } from './pictureSchema.ts';
import { sourceSchema } from './source.ts';
import { translatedSchema, type InLanguage } from './translated.ts';

/**
 * A person or a group whose case a source tells: told in the third person, in 40 to 60 words. Where no photograph is there,
 * `imagen` is a drawing, which is nobody's likeness: `alt` says so.
 */
export const voiceSchema = z.extend(screenPictureSchema, {
  quien: translatedSchema,
  frase: translatedSchema,
  texto: translatedSchema,
  fuentes: z.array(sourceSchema).check(z.minLength(1)),
});

export type Voice = InLanguage<z.infer<typeof voiceSchema>>;
