import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';

/** Content of /tasas-tarifas: the steps to a written answer. */
export const ratesSchema = z.strictObject({
  pasos: z.array(z.strictObject({ titulo: bilingualSchema, texto: bilingualSchema })).check(z.minLength(1)),
});

export type Rates = InLanguage<z.infer<typeof ratesSchema>>;
