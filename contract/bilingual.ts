import * as z from 'zod/mini';

/** A text written in both languages; neither may be empty. */
export const bilingualSchema = z.object({
  es: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
});

/** A bilingual value in one language: what a visitor downloads. */
export type InLanguage<T> = T extends { es: infer V; en: infer V }
  ? V
  : T extends readonly (infer U)[]
    ? InLanguage<U>[]
    : T extends object
      ? { [K in keyof T]: InLanguage<T[K]> }
      : T;
