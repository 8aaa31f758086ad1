import * as z from 'zod/mini';
import { translatedSchema, type InLanguage } from './translated.ts';
import { eachPictureOnce, pictureFields, screenPictureSchema, wordedPictureSchema } from './pictureSchema.ts';
import { sourceSchema } from './source.ts';
import { voiceSchema } from './voice.ts';

const year = z.string().check(z.regex(/^\d{4}$/, 'year'));
/** What is still missing; `npm run content` lists it for staff. */
const pending = z.optional(z.string());

const school = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+$/, 'small-letters')),
  /** Its name in everyday speech, the same in both languages. */
  nombre: z.string().check(z.minLength(1)),
  completo: translatedSchema,
  lugar: translatedSchema,
  /** Questions about enrolment, each answered by a source with its year. */
  datos: z.array(z.strictObject({ que: translatedSchema, texto: translatedSchema })).check(z.minLength(1)),
  /** A story about it: its slug in each language. */
  historia: z.strictObject({ slug: translatedSchema, titulo: translatedSchema }),
  pendiente: pending,
});

/** Content of /escuelas, spec 2. Lists are shown in this order. */
export const schoolsSchema = z.strictObject({
  apertura: screenPictureSchema,
  bloques: z
    .array(
      z.strictObject({
        ...pictureFields,
        titulo: translatedSchema,
        texto: translatedSchema,
      }),
    )
    .check(z.length(3), eachPictureOnce),
  /** A day at school; its pictures form one landscape, so their number is fixed. */
  jornada: z
    .array(
      z.strictObject({
        ...pictureFields,
        hora: translatedSchema,
        titulo: translatedSchema,
        texto: translatedSchema,
      }),
    )
    .check(z.length(5), eachPictureOnce),
  voz: voiceSchema,
  ventas: z.strictObject({
    /** The hotel's share of the income, as text. */
    cifra: z.string().check(z.regex(/^\d+(–\d+)?%$/, 'share')),
    leyenda: translatedSchema,
    /** What brings in the rest. */
    productos: z.array(z.strictObject({ nombre: translatedSchema, detalle: translatedSchema })).check(z.minLength(1)),
  }),
  escuelas: z.array(school).check(z.minLength(1)),
  /** How the model spread, by year. */
  camino: z.array(
    z.strictObject({ anio: year, titulo: translatedSchema, texto: translatedSchema, pendiente: pending }),
  ),
  /** Replicating institutions: the same figure as in impact.json. */
  replica: z.strictObject({ cifra: z.int().check(z.positive()), texto: translatedSchema }),
  /** Beside the telephone; drawn words come first in its `alt`. */
  banner: wordedPictureSchema,
  fuentes: z.array(sourceSchema),
});

export type Schools = InLanguage<z.infer<typeof schoolsSchema>>;
