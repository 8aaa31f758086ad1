import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';
import { sourceSchema } from './source.ts';

/** As many as the method has reached (content/impact.json). */
const COUNTRIES = 59;

/** The name of a picture below `/art/where-`. */
const picture = z.string().check(z.regex(/^[a-z]+$/));
const coordinate = z.number().check(z.minimum(-180), z.maximum(180));

const country = z.strictObject({
  /** Three letters of ISO 3166: its name on the map and in the address. */
  iso3: z.string().check(z.regex(/^[A-Z]{3}$/)),
  nombre: bilingualSchema,
  /** Who is named by the source as its user there; a name that is translated stands in both languages. */
  organizaciones: z.optional(
    z.array(z.union([z.string().check(z.minLength(1)), bilingualSchema])).check(z.minLength(1)),
  ),
  /** Id of the source that names the country; without one the site claims nothing but that it stands on the list. */
  fuente: z.optional(z.string()),
});

const region = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+$/)),
  nombre: bilingualSchema,
  titulo: bilingualSchema,
  texto: bilingualSchema,
  imagen: picture,
  alt: bilingualSchema,
  /** Where its knot stands on the map. */
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

/** What /donde-trabajamos tells, spec 2. A country stands in its region, so that it is in one and no other. */
export const countriesSchema = z
  .strictObject({
    viaje: z.array(slide).check(z.minLength(2)),
    regiones: z.array(region).check(z.length(6)),
    fuentes: z.array(z.extend(sourceSchema, { id: z.string() })),
    pendiente: z.optional(z.string()),
  })
  .check(
    z.refine(({ regiones }) => new Set(allOf(regiones).map(({ iso3 }) => iso3)).size === allOf(regiones).length, {
      error: 'must hold no country twice',
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

function allOf<T>(regions: readonly { paises: readonly T[] }[]): T[] {
  return regions.flatMap(({ paises }) => paises);
}
