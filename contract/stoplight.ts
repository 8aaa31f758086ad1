import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';

/** As many as the method asks about (facts of the Stoplight). */
const INDICATORS = 50;

/** A drawing and what is told beside it; `imagen` is the name of a picture below `/art/stoplight-`. */
const pictureAndText = z.strictObject({
  imagen: z.string().check(z.regex(/^[a-z-]+$/)),
  alt: bilingualSchema,
  titulo: bilingualSchema,
  texto: bilingualSchema,
});

const dimension = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+$/)),
  nombre: bilingualSchema,
  /** What the dimension looks at, in one line. */
  resumen: bilingualSchema,
  indicadores: z.array(bilingualSchema).check(z.minLength(1)),
});

/** What /semaforo tells of the method, spec 2. Lists stand in the order in which they are shown. */
export const stoplightSchema = z.strictObject({
  /** The six dimensions with their 50 indicators, numbered through from the first to the last. */
  dimensiones: z.array(dimension).check(
    z.length(6),
    z.refine((all) => all.flatMap(({ indicadores }) => indicadores).length === INDICATORS, {
      error: `must hold ${INDICATORS} indicators in all`,
    }),
  ),
  colores: z
    .array(
      z.strictObject({
        color: z.enum(['rojo', 'amarillo', 'verde']),
        nombre: bilingualSchema,
        significado: bilingualSchema,
        explicacion: bilingualSchema,
        /** How one and the same thing looks in this colour. */
        ejemplo: bilingualSchema,
      }),
    )
    .check(z.length(3)),
  pasos: z.array(pictureAndText).check(z.length(3)),
  bloques: z.array(pictureAndText).check(z.length(4)),
  /** Organizations that a source names as users of the method; their names are the same in each language. */
  organizaciones: z.array(z.strictObject({ nombre: z.string().check(z.minLength(1)), pais: bilingualSchema })),
  fuentes: z.array(z.strictObject({ nombre: bilingualSchema, enlace: z.string().check(z.startsWith('https://')) })),
});

export type Stoplight = InLanguage<z.infer<typeof stoplightSchema>>;
