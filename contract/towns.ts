import * as z from 'zod/mini';
import type { InLanguage } from './translated.ts';
import { latitudeSchema, longitudeSchema } from './offices.ts';
import { sourceSchema } from './source.ts';

/** Towns of Paraguay, with the centre of each, for finding the nearest office. Two may have one name. */
export const townsSchema = z.strictObject({
  fuente: sourceSchema,
  lugares: z
    .array(z.strictObject({ nombre: z.string().check(z.minLength(1)), lat: latitudeSchema, lng: longitudeSchema }))
    .check(z.minLength(1)),
});

export type Towns = InLanguage<z.infer<typeof townsSchema>>;
export type Town = Towns['lugares'][number];
