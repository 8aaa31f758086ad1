import * as z from 'zod/mini';
import { focusField, pictureSchema, screenPictureSchema } from './pictureSchema.ts';
import { isEachSaidOnce, translatedSchema, type InLanguage } from './translated.ts';

/** What the foundation offers somebody who wants to change an indicator. */
const DOORS = ['negocio', 'casa', 'comite', 'emprender', 'escuelas'] as const;

/** What leads to a person at once. */
const HELPS = ['violencia', 'ninez', 'hambre'] as const;

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
  id: z.string().check(z.regex(/^[a-z]+-\d\d$/, 'indicator-id')),
  /** Whether the short form includes it. */
  corto: z.boolean(),
  /** The method's name for it. */
  nombre: translatedSchema,
  /** Its heading, where the name is not how a family speaks. */
  llano: z.optional(translatedSchema),
  /** The family's situation in each colour, in its own words. */
  rojo: translatedSchema,
  amarillo: translatedSchema,
  verde: translatedSchema,
  /** One small next step for whoever is in red, only from what a source says; `fuente` is its address. */
  paso: z.optional(z.strictObject({ texto: translatedSchema, fuente: z.url() })),
  puerta: z.optional(z.enum(DOORS)),
  ayuda: z.optional(z.enum(HELPS)),
});

const dimension = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+$/, 'small-letters')),
  nombre: translatedSchema,
  imagen: pictureSchema,
  alt: translatedSchema,
  ...focusField,
  indicadores: z.array(indicator).check(
    z.refine((all) => [2, 3].includes(all.filter(({ corto }) => corto).length), {
      error: 'short-form',
    }),
  ),
});

/** Questions of Mi Semáforo (/semaforo/mi-semaforo); indicators are numbered through all dimensions. */
export const ownStoplightSchema = z
  .strictObject({
    apertura: screenPictureSchema,
    cierre: screenPictureSchema,
    dimensiones: z.array(dimension).check(
      z.refine(
        (all) =>
          JSON.stringify(all.map(({ id, indicadores }) => [id, indicadores.map((one) => one.id)])) ===
          JSON.stringify(Object.entries(INDICATOR_IDS)),
        { error: 'indicator-ids' },
      ),
      z.refine(
        (all) => {
          const indicators = all.flatMap(({ indicadores }) => indicadores);
          return isEachSaidOnce(indicators.flatMap((one) => [one.rojo, one.amarillo, one.verde]));
        },
        { error: 'own-words' },
      ),
    ),
    puertas: z
      .array(
        z.strictObject({
          id: z.enum(DOORS),
          /** Route path of the screen about it. */
          enlace: z.enum(['/microfinanzas', '/ee', '/escuelas']),
          titulo: translatedSchema,
          texto: translatedSchema,
        }),
      )
      .check(z.refine((all) => all.map(({ id }) => id).join() === DOORS.join(), { error: 'doors' })),
    /** Public help lines: whose they are, for what, when they answer. */
    lineas: z.array(
      z.strictObject({
        numero: z.string().check(z.regex(/^\d{3}$/, 'three-digits')),
        nombre: z.string().check(z.minLength(1)),
        texto: translatedSchema,
        fuente: z.url(),
      }),
    ),
    /** `lineas` names numbers; without any it leads to the nearest office. `colores`: the answers that it is shown beside. */
    ayudas: z
      .array(
        z.strictObject({
          id: z.enum(HELPS),
          colores: z.array(z.enum(['rojo', 'amarillo'])).check(z.minLength(1)),
          texto: translatedSchema,
          lineas: z.array(z.string()),
        }),
      )
      .check(z.refine((all) => all.map(({ id }) => id).join() === HELPS.join(), { error: 'helps' })),
  })
  .check(
    z.refine(
      ({ lineas, ayudas }) =>
        ayudas.every((one) => one.lineas.every((number) => lineas.some(({ numero }) => numero === number))),
      {
        error: 'help-lines',
      },
    ),
  );

export type OwnStoplight = InLanguage<z.infer<typeof ownStoplightSchema>>;
export type Dimension = OwnStoplight['dimensiones'][number];
export type Indicator = Dimension['indicadores'][number];
export type Help = OwnStoplight['ayudas'][number];
