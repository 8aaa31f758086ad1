import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';

/** What the foundation offers somebody who wants to change an indicator. */
const DOORS = ['negocio', 'casa', 'comite', 'emprender', 'escuelas'] as const;

/** How many indicators each dimension has: answers are stored on devices by these ids, so they never change. */
const SIZES = { ingresos: 5, salud: 11, vivienda: 13, educacion: 10, organizacion: 4, interioridad: 7 };

/** The id of each indicator by its dimension: `ingresos-01` to `interioridad-50`. */
export const INDICATOR_IDS: Readonly<Record<string, readonly string[]>> = toIds();

function toIds(): Record<string, string[]> {
  let number = 0;
  return Object.fromEntries(
    Object.entries(SIZES).map(([dimension, size]) => [
      dimension,
      Array.from({ length: size }, () => `${dimension}-${String(++number).padStart(2, '0')}`),
    ]),
  );
}

const indicator = z.strictObject({
  /** Its dimension and its number from 01 to 50. Never change one: answers are stored on devices under it. */
  id: z.string().check(z.regex(/^[a-z]+-\d\d$/)),
  /** Whether the short form includes it. */
  corto: z.boolean(),
  nombre: bilingualSchema,
  /** The family's situation in each colour, in its own words. */
  rojo: bilingualSchema,
  amarillo: bilingualSchema,
  verde: bilingualSchema,
  puerta: z.optional(z.enum(DOORS)),
});

const dimension = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+$/)),
  nombre: bilingualSchema,
  /** Alternative text of its picture, public/art/own-<id>.svg. */
  alt: bilingualSchema,
  indicadores: z.array(indicator).check(
    z.refine((all) => [2, 3].includes(all.filter(({ corto }) => corto).length), {
      error: 'must have two or three indicators of the short form',
    }),
  ),
});

/** Questions of Mi Semáforo (/semaforo/mi-semaforo); indicators are numbered through all dimensions. */
export const ownStoplightSchema = z.strictObject({
  dimensiones: z.array(dimension).check(
    z.refine(
      (all) =>
        JSON.stringify(all.map(({ id, indicadores }) => [id, indicadores.map((one) => one.id)])) ===
        JSON.stringify(Object.entries(INDICATOR_IDS)),
      { error: 'must name each indicator by its dimension and its number among all, in the order of the method' },
    ),
    z.refine(
      (all) => {
        const said = all.flatMap(({ indicadores }) =>
          indicadores.flatMap((one) => [one.rojo, one.amarillo, one.verde]),
        );
        return (['es', 'en'] as const).every((lang) => new Set(said.map((one) => one[lang])).size === said.length);
      },
      { error: 'must say each colour of each indicator in words of its own' },
    ),
  ),
  puertas: z
    .array(
      z.strictObject({
        id: z.enum(DOORS),
        /** Route path of the screen about it. */
        enlace: z.enum(['/microfinanzas', '/ee', '/escuelas']),
        titulo: bilingualSchema,
        texto: bilingualSchema,
      }),
    )
    .check(
      z.refine((all) => all.map(({ id }) => id).join() === DOORS.join(), { error: `must be ${DOORS.join(', ')}` }),
    ),
});

export type OwnStoplight = InLanguage<z.infer<typeof ownStoplightSchema>>;
export type Dimension = OwnStoplight['dimensiones'][number];
export type Indicator = Dimension['indicadores'][number];
