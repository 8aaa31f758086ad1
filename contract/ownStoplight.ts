import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';

/** What the foundation offers somebody who wants to change an indicator. */
const DOORS = ['negocio', 'casa', 'comite', 'emprender', 'escuelas'] as const;

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
