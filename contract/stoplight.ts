import * as z from 'zod/mini';
import { isEachSaidOnce, translatedSchema, type InLanguage } from './translated.ts';
import { pictureFields, screenPictureSchema, wordedPictureSchema } from './pictureSchema.ts';
import { voiceSchema } from './voice.ts';

/** The method's number of indicators. */
const INDICATORS = 50;

const pictureAndText = z.strictObject({
  ...pictureFields,
  titulo: translatedSchema,
  texto: translatedSchema,
});

const dimension = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+$/, 'small-letters')),
  nombre: translatedSchema,
  /** What the dimension covers, in one line. */
  resumen: translatedSchema,
  indicadores: z.array(translatedSchema).check(z.minLength(1)),
});

/** Content of /semaforo, spec 2. Lists are shown in this order. */
export const stoplightSchema = z.strictObject({
  apertura: wordedPictureSchema,
  /** The six dimensions with their 50 indicators, numbered through. */
  dimensiones: z.array(dimension).check(
    z.length(6),
    z.refine((all) => all.flatMap(({ indicadores }) => indicadores).length === INDICATORS, {
      error: 'indicators-count',
    }),
    z.refine((all) => isEachSaidOnce(all.flatMap(({ indicadores }) => indicadores)), { error: 'indicators-once' }),
  ),
  colores: z
    .array(
      z.strictObject({
        color: z.enum(['rojo', 'amarillo', 'verde']),
        nombre: translatedSchema,
        significado: translatedSchema,
        explicacion: translatedSchema,
        /** The same example in this colour. */
        ejemplo: translatedSchema,
      }),
    )
    .check(
      z.refine((all) => all.map(({ color }) => color).join() === 'rojo,amarillo,verde', {
        error: 'colours',
      }),
    ),
  pasos: z.array(pictureAndText).check(z.length(3)),
  voz: voiceSchema,
  bloques: z.array(pictureAndText).check(z.length(4)),
  /** Organizations that a source names as users of the method. */
  organizaciones: z.array(z.strictObject({ nombre: z.string().check(z.minLength(1)), pais: translatedSchema })),
  fuentes: z.array(z.strictObject({ nombre: translatedSchema, enlace: z.string().check(z.startsWith('https://')) })),
  /** Beside the way to do one's own. */
  cierre: screenPictureSchema,
});

export type Stoplight = InLanguage<z.infer<typeof stoplightSchema>>;
