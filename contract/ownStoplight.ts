import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';

/** What the foundation has for somebody who wants to change an indicator. */
const DOORS = ['negocio', 'casa', 'comite', 'emprender', 'escuelas'] as const;

const indicator = z.strictObject({
  /** Its dimension and its number among all, from 01 to 50; answers are kept on devices by it, so it never changes. */
  id: z.string().check(z.regex(/^[a-z]+-\d\d$/)),
  /** Whether the short form asks it, too. */
  corto: z.boolean(),
  nombre: bilingualSchema,
  /** How it looks in each colour, said by the family. */
  rojo: bilingualSchema,
  amarillo: bilingualSchema,
  verde: bilingualSchema,
  puerta: z.optional(z.enum(DOORS)),
});

const dimension = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+$/)),
  nombre: bilingualSchema,
  /** What its picture shows: public/art/own-<id>.svg. */
  alt: bilingualSchema,
  indicadores: z.array(indicator).check(
    z.refine((all) => [2, 3].includes(all.filter(({ corto }) => corto).length), {
      error: 'must have two or three indicators of the short form',
    }),
  ),
});

/** What one’s own Stoplight asks, /semaforo/mi-semaforo: the indicators numbered through from the first dimension to the last. */
export const ownStoplightSchema = z.strictObject({
  dimensiones: z
    .array(dimension)
    .check(
      z.refine(
        (all) =>
          all
            .flatMap(({ id, indicadores }) => indicadores.map((one) => ({ dimension: id, id: one.id })))
            .every((one, index) => one.id === `${one.dimension}-${String(index + 1).padStart(2, '0')}`),
        { error: 'must name each indicator by its dimension and its number among all' },
      ),
    ),
  puertas: z
    .array(
      z.strictObject({
        id: z.enum(DOORS),
        /** Route path of the screen that tells of it. */
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
