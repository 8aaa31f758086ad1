import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';

const told = z.array(z.strictObject({ titulo: bilingualSchema, texto: bilingualSchema })).check(z.minLength(1));

/** What /tasas-tarifas tells: the steps to a written answer, what the law lets a borrower ask for, and who says so. */
export const ratesSchema = z.strictObject({
  pasos: told,
  derechos: told,
  fuentes: z.array(
    z.strictObject({
      nombre: bilingualSchema,
      enlace: z.string().check(z.regex(/^https?:\/\//, 'must begin with https:// or http://')),
    }),
  ),
});

export type Rates = InLanguage<z.infer<typeof ratesSchema>>;
