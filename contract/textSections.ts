import * as z from 'zod/mini';
import { screenPictureSchema } from './pictureSchema.ts';
import { translatedSchema } from './translated.ts';

export const pointSchema = z.strictObject({ nombre: translatedSchema, texto: translatedSchema });

/** A chapter of a page of text; `id` is its anchor. */
export function textSectionSchema<const Ids extends readonly string[]>(ids: Ids) {
  return z.strictObject({
    id: z.enum(ids),
    titulo: translatedSchema,
    parrafos: z.array(translatedSchema).check(z.minLength(1)),
    puntos: z.optional(z.array(pointSchema)),
  });
}

export type TextSection = Omit<z.infer<ReturnType<typeof textSectionSchema>>, 'id'> & { id: string };

/** What a visitor can try, and what the picture of somebody who does so shows. */
const trialSchema = z.strictObject({ nombre: translatedSchema, texto: translatedSchema, alt: translatedSchema });

/** The statement of accessibility: its chapters, in their order. */
export const accessibilitySchema = z.strictObject({
  /** Below the chapter `podes`. */
  pruebas: z.strictObject({
    letra: trialSchema,
    colores: trialSchema,
    movimiento: trialSchema,
    teclado: trialSchema,
  }),
  secciones: z.array(textSectionSchema(['podes', 'probado', 'pendiente', 'reclamo'])).check(z.minLength(1)),
  /** Beside the chapter `pendiente`. */
  escena: screenPictureSchema,
  /** Beside the telephone. */
  cierre: screenPictureSchema,
});

/** The page of the open data: its chapters, in their order. */
export const openDataSchema = z.strictObject({
  apertura: screenPictureSchema,
  secciones: z.array(textSectionSchema(['campos', 'citar'])).check(z.minLength(1)),
});
