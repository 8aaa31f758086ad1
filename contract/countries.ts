import * as z from 'zod/mini';
import { isEachOnce } from './isEachOnce.ts';
import { inLanguage, LANGUAGES } from './language.ts';
import { translated, translatedSchema, type InLanguage } from './translated.ts';
import { pictureFields, screenPictureSchema } from './pictureSchema.ts';
import { sourceSchema } from './source.ts';

/** The specification's figure (spec 3). */
const COUNTRIES = 59;

const country = z.strictObject({
  /** ISO 3166 code: the country's key on the map and in the query. */
  iso3: z.string().check(z.regex(/^[A-Z]{3}$/, 'three-capitals')),
  nombre: translatedSchema,
  /** Organizations that the source names as users there. */
  organizaciones: z.optional(z.array(translatedSchema).check(z.minLength(1))),
  /** Id of the source that names the country. */
  fuente: z.optional(z.string()),
});

const region = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+$/, 'small-letters')),
  nombre: translatedSchema,
  titulo: translatedSchema,
  texto: translatedSchema,
  ...pictureFields,
  paises: z.array(country).check(z.minLength(1)),
});

/** A slide; `ruta` is the route path that it leads to. */
const slide = z.strictObject({
  ...pictureFields,
  titulo: translatedSchema,
  texto: translatedSchema,
  accion: translatedSchema,
  ruta: translated(z.string().check(z.startsWith('/'))),
});

/** Content of /donde-trabajamos, spec 2. */
export const countriesSchema = z
  .strictObject({
    apertura: screenPictureSchema,
    viaje: z.array(slide).check(z.minLength(2)),
    regiones: z.array(region).check(z.length(6)),
    fuentes: z.array(z.extend(sourceSchema, { id: z.string() })),
    pendiente: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ regiones }) =>
        [
          allOf(regiones).map(({ iso3 }) => iso3),
          ...LANGUAGES.map((language) => allOf(regiones).map(({ nombre }) => inLanguage(nombre, language))),
        ].every(isEachOnce),
      { error: 'countries-once' },
    ),
    z.refine(({ viaje, regiones }) => isEachOnce([...viaje, ...regiones].map(({ imagen }) => imagen)), {
      error: 'pictures-once',
    }),
    z.refine(({ regiones }) => allOf(regiones).length === COUNTRIES, {
      error: 'countries-count',
    }),
    z.refine(
      ({ regiones, fuentes }) =>
        allOf(regiones).every(({ fuente }) => fuente === undefined || fuentes.some(({ id }) => id === fuente)),
      { error: 'country-sources' },
    ),
    z.refine(({ regiones }) => allOf(regiones).every((one) => !one.organizaciones || one.fuente), {
      error: 'organizations-with-source',
    }),
  );

export type Countries = InLanguage<z.infer<typeof countriesSchema>>;
export type Region = Countries['regiones'][number];
export type Country = Region['paises'][number];

function allOf<T>(regions: readonly { paises: readonly T[] }[]): T[] {
  return regions.flatMap(({ paises }) => paises);
}
