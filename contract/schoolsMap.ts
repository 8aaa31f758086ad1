import * as z from 'zod/mini';
import { translatedSchema, type InLanguage } from './translated.ts';

/**
 * Scenes of the schools' map video: its drawn words, captions and transcript. After a change run `npm run art`. `lugar` is the
 * school in the drawing, empty for all; times are seconds, and each scene begins where the one before ends.
 */
export const schoolsMapSchema = z
  .array(
    z.strictObject({
      lugar: z.string(),
      desde: z.int().check(z.nonnegative()),
      hasta: z.int().check(z.positive()),
      titulo: translatedSchema,
      texto: translatedSchema,
    }),
  )
  .check(
    z.minLength(1),
    z.refine((all) => all.every(({ desde, hasta }, i) => desde === (all[i - 1]?.hasta ?? 0) && hasta > desde), {
      error: 'no-gap',
    }),
  );

export type SchoolsMap = InLanguage<z.infer<typeof schoolsMapSchema>>;
