import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';

/** The method's number of indicators. */
const INDICATORS = 50;

/** A picture with text; `imagen` is the name of a picture below `/art/stoplight-`. */
const pictureAndText = z.strictObject({
  imagen: z.string().check(z.regex(/^[a-z-]+$/)),
  alt: bilingualSchema,
  titulo: bilingualSchema,
  texto: bilingualSchema,
});

const dimension = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+$/)),
  nombre: bilingualSchema,
  /** What the dimension covers, in one line. */
  resumen: bilingualSchema,
  indicadores: z.array(bilingualSchema).check(z.minLength(1)),
});

/** Content of /semaforo, spec 2. Lists are shown in this order. */
export const stoplightSchema = z.strictObject({
  /** The six dimensions with their 50 indicators, numbered through. */
  dimensiones: z.array(dimension).check(
    z.length(6),
    z.refine((all) => all.flatMap(({ indicadores }) => indicadores).length === INDICATORS, {
      error: `must hold ${INDICATORS} indicators in all`,
    }),
    z.refine(
      (all) => {
        const names = all.flatMap(({ indicadores }) => indicadores);
        return (['es', 'en'] as const).every((lang) => new Set(names.map((one) => one[lang])).size === names.length);
      },
      { error: 'must not ask about one thing twice' },
    ),
  ),
  colores: z
    .array(
      z.strictObject({
        color: z.enum(['rojo', 'amarillo', 'verde']),
        nombre: bilingualSchema,
        significado: bilingualSchema,
        explicacion: bilingualSchema,
        /** The same example in this colour. */
        ejemplo: bilingualSchema,
      }),
    )
    .check(
      z.refine((all) => all.map(({ color }) => color).join() === 'rojo,amarillo,verde', {
        error: 'must be rojo, amarillo and verde, in this order',
      }),
    ),
  pasos: z.array(pictureAndText).check(z.length(3)),
  bloques: z.array(pictureAndText).check(z.length(4)),
  /** Organizations that a source names as users of the method. */
  organizaciones: z.array(z.strictObject({ nombre: z.string().check(z.minLength(1)), pais: bilingualSchema })),
  fuentes: z.array(z.strictObject({ nombre: bilingualSchema, enlace: z.string().check(z.startsWith('https://')) })),
});

export type Stoplight = InLanguage<z.infer<typeof stoplightSchema>>;
