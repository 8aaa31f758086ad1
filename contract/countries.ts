import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';
import { sourceSchema } from './source.ts';

/** The specification's figure (spec 3). */
const COUNTRIES = 59;

/** The name of a picture below `/art/where-`. */
const picture = z.string().check(z.regex(/^[a-z]+$/));
const coordinate = z.number().check(z.minimum(-180), z.maximum(180));

const country = z.strictObject({
  /** ISO 3166 code: the country's key on the map and in the query. */
  iso3: z.string().check(z.regex(/^[A-Z]{3}$/)),
  nombre: bilingualSchema,
  /** Organizations that the source names as users there; translated names stand in both languages. */
  organizaciones: z.optional(
    z.array(z.union([z.string().check(z.minLength(1)), bilingualSchema])).check(z.minLength(1)),
  ),
  /** Id of the source that names the country. */
  fuente: z.optional(z.string()),
});

const region = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+$/)),
  nombre: bilingualSchema,
  titulo: bilingualSchema,
  texto: bilingualSchema,
  imagen: picture,
  alt: bilingualSchema,
  /** Its point on the map. */
  punto: z.strictObject({ lat: coordinate, lng: coordinate }),
  paises: z.array(country).check(z.minLength(1)),
});

/** A slide; `ruta` is the route path that it leads to. */
const slide = z.strictObject({
  imagen: picture,
  alt: bilingualSchema,
  titulo: bilingualSchema,
  texto: bilingualSchema,
  accion: bilingualSchema,
  ruta: z.object({ es: z.string().check(z.startsWith('/')), en: z.string().check(z.startsWith('/')) }),
});

/** Content of /donde-trabajamos, spec 2. */
export const countriesSchema = z
  .strictObject({
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
          allOf(regiones).map(({ nombre }) => nombre.es),
          allOf(regiones).map(({ nombre }) => nombre.en),
        ].every(isEachOnce),
      { error: 'must hold no country twice' },
    ),
    z.refine(({ viaje, regiones }) => isEachOnce([...viaje, ...regiones].map(({ imagen }) => imagen)), {
      error: 'must not show a picture twice',
    }),
    z.refine(({ regiones }) => allOf(regiones).length === COUNTRIES, {
      error: `must hold ${COUNTRIES} countries in all`,
    }),
    z.refine(
      ({ regiones, fuentes }) =>
        allOf(regiones).every(({ fuente }) => fuente === undefined || fuentes.some(({ id }) => id === fuente)),
      { error: 'must name each country’s source among `fuentes`' },
    ),
    z.refine(({ regiones }) => allOf(regiones).every((one) => !one.organizaciones || one.fuente), {
      error: 'must not name organizations without a source',
    }),
  );

export type Countries = InLanguage<z.infer<typeof countriesSchema>>;
export type Region = Countries['regiones'][number];
export type Country = Region['paises'][number];

function isEachOnce(all: readonly string[]): boolean {
  return new Set(all).size === all.length;
}

function allOf<T>(regions: readonly { paises: readonly T[] }[]): T[] {
  return regions.flatMap(({ paises }) => paises);
}
