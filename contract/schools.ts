import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';
import { sourceSchema } from './source.ts';

/** Name of a picture below `/art/schools-block-` or `/art/schools-day-`. */
const picture = z.string().check(z.regex(/^[a-z-]+$/));
const year = z.string().check(z.regex(/^\d{4}$/, 'must be a year'));
/** What is still missing; `npm run content` lists it for staff. */
const pending = z.optional(z.string());

const eachPictureOnce = z.refine<readonly { imagen: string }[]>(
  (all) => new Set(all.map(({ imagen }) => imagen)).size === all.length,
  { error: 'must not show a picture twice' },
);

const school = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+$/)),
  /** Its name in everyday speech, the same in both languages. */
  nombre: z.string().check(z.minLength(1)),
  completo: bilingualSchema,
  lugar: bilingualSchema,
  /** Questions about enrolment, each answered by a source with its year. */
  datos: z.array(z.strictObject({ que: bilingualSchema, texto: bilingualSchema })).check(z.minLength(1)),
  /** A story about it: its slug in each language. */
  historia: z.strictObject({ slug: bilingualSchema, titulo: bilingualSchema }),
  pendiente: pending,
});

/** Content of /escuelas, spec 2. Lists are shown in this order. */
export const schoolsSchema = z.strictObject({
  bloques: z
    .array(z.strictObject({ imagen: picture, alt: bilingualSchema, titulo: bilingualSchema, texto: bilingualSchema }))
    .check(z.length(3), eachPictureOnce),
  /** A day at school; its pictures form one landscape, so their number is fixed. */
  jornada: z
    .array(
      z.strictObject({
        imagen: picture,
        alt: bilingualSchema,
        hora: bilingualSchema,
        titulo: bilingualSchema,
        texto: bilingualSchema,
      }),
    )
    .check(z.length(5), eachPictureOnce),
  ventas: z.strictObject({
    /** The hotel's share of the income, as text. */
    cifra: z.string().check(z.regex(/^\d+(–\d+)?%$/, 'must be a share in per cent, or two with a dash')),
    leyenda: bilingualSchema,
    productos: z.array(z.strictObject({ nombre: bilingualSchema, detalle: bilingualSchema })).check(z.minLength(1)),
  }),
  escuelas: z.array(school).check(z.minLength(1)),
  /** How the model spread, by year. */
  camino: z.array(z.strictObject({ anio: year, titulo: bilingualSchema, texto: bilingualSchema, pendiente: pending })),
  /** Replicating institutions: the same figure as in impact.json. */
  replica: z.strictObject({ cifra: z.int().check(z.positive()), texto: bilingualSchema }),
  fuentes: z.array(sourceSchema),
});

export type Schools = InLanguage<z.infer<typeof schoolsSchema>>;
