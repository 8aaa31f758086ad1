import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';

/** Name of a picture below `/art/microfinance-`. */
const picture = z.string().check(z.regex(/^[a-z-]+$/));

/** Microfinance product card, spec 3. `descripcion` tells what the loan is for. */
export const productSchema = z.strictObject({
  imagen: picture,
  titulo: bilingualSchema,
  descripcion: bilingualSchema,
});

/** A product as the screen shows it. Missing fields are not known: the screen says once where to ask. */
const shownProductSchema = z.extend(productSchema, {
  alt: bilingualSchema,
  /** For whom it is. */
  para: bilingualSchema,
  /** Requirements, or how it is repaid. */
  requisito: z.optional(bilingualSchema),
  /** What a source says about it, with its year. */
  dato: z.optional(bilingualSchema),
  /** A figure, for the featured product. */
  cifra: z.optional(z.strictObject({ numero: z.string().check(z.minLength(1)), texto: bilingualSchema })),
});

/** Content of /microfinanzas, spec 2. Lists are shown in this order. */
export const microfinanceSchema = z.strictObject({
  productos: z.array(shownProductSchema).check(
    z.minLength(1),
    z.refine((all) => new Set(all.map(({ imagen }) => imagen)).size === all.length, {
      error: 'must not show a picture twice',
    }),
    z.refine((all) => all.filter(({ cifra }) => cifra).length <= 1, {
      error: 'must hold one product with a figure at most',
    }),
  ),
  /** The banner; `enlace` is a record of links.json. */
  destacados: z.array(
    z.strictObject({
      imagen: picture,
      alt: bilingualSchema,
      titulo: bilingualSchema,
      texto: bilingualSchema,
      accion: bilingualSchema,
      enlace: z.enum(['microfranquicias', 'concursos', 'kiva']),
    }),
  ),
  fuentes: z.array(z.strictObject({ nombre: bilingualSchema, enlace: z.string().check(z.startsWith('https://')) })),
});

export type Microfinance = InLanguage<z.infer<typeof microfinanceSchema>>;
export type Product = Microfinance['productos'][number];
