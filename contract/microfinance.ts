import * as z from 'zod/mini';
import { translatedSchema, type InLanguage } from './translated.ts';
import {
  describedFields,
  eachPictureOnce,
  pictureFields,
  pictureSchema,
  screenPictureSchema,
} from './pictureSchema.ts';
import { voiceSchema } from './voice.ts';

/** Microfinance product card, spec 3. `descripcion` tells what the loan is for. */
export const productSchema = z.strictObject({
  imagen: pictureSchema,
  titulo: translatedSchema,
  descripcion: translatedSchema,
});

/** A product as the screen shows it. Missing fields are not known: the screen says once where to ask. */
const shownProductSchema = z.extend(productSchema, {
  ...describedFields,
  /** For whom it is. */
  para: translatedSchema,
  /** Requirements, or how it is repaid. */
  requisito: z.optional(translatedSchema),
  /** What a source says about it, with its year. */
  dato: z.optional(translatedSchema),
  /** A figure, for the featured product. */
  cifra: z.optional(z.strictObject({ numero: z.string().check(z.minLength(1)), texto: translatedSchema })),
});

/** Content of /microfinanzas, spec 2. Lists are shown in this order. */
export const microfinanceSchema = z.strictObject({
  apertura: screenPictureSchema,
  productos: z.array(shownProductSchema).check(
    z.minLength(1),
    eachPictureOnce,
    z.refine((all) => all.filter(({ cifra }) => cifra).length <= 1, {
      error: 'one-figure',
    }),
  ),
  /** The banner; `enlace` is a record of links.json. */
  destacados: z.array(
    z.strictObject({
      ...pictureFields,
      titulo: translatedSchema,
      texto: translatedSchema,
      accion: translatedSchema,
      enlace: z.enum(['microfranquicias', 'concursos', 'kiva']),
    }),
  ),
  voz: voiceSchema,
  fuentes: z.array(z.strictObject({ nombre: translatedSchema, enlace: z.string().check(z.startsWith('https://')) })),
});

export type Microfinance = InLanguage<z.infer<typeof microfinanceSchema>>;
export type Product = Microfinance['productos'][number];
