import * as z from 'zod/mini';
import { programPicturesSchema, screenPictureSchema } from './pictureSchema.ts';
import type { InLanguage } from './translated.ts';

/** Pictures of the home page: the three slides of its banner, and the four programmes by their screens. */
export const homeSchema = z.strictObject({
  portada: z.array(screenPictureSchema).check(z.length(3)),
  programas: programPicturesSchema,
});
export type Home = InLanguage<z.infer<typeof homeSchema>>;
