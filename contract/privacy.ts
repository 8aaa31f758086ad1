import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';

/** Anchors of the seven sections of /politicas-de-privacidad (spec 2), in their order. */
export const PRIVACY_SECTIONS = [
  'nada',
  'dispositivo',
  'mensajes',
  'registro',
  'salidas',
  'borrar',
  'accesibilidad',
] as const;

/** Where something is stored on a visitor's device. */
export const PLACES = ['session', 'cookie', 'database', 'local', 'cache', 'worker'] as const;

const names = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

const entry = z.strictObject({ nombre: bilingualSchema, texto: bilingualSchema });

/**
 * The privacy policy. `guardado` and `registro` use the names of the code: tests compare them with what the site really stores
 * and logs.
 */
export const privacySchema = z.strictObject({
  secciones: z
    .array(
      z.strictObject({
        id: z.enum(PRIVACY_SECTIONS),
        titulo: bilingualSchema,
        parrafos: z.array(bilingualSchema).check(z.minLength(1)),
        puntos: z.optional(z.array(entry)),
      }),
    )
    .check(
      z.refine((all) => all.map(({ id }) => id).join() === PRIVACY_SECTIONS.join(), {
        error: `must be the seven sections ${PRIVACY_SECTIONS.join(', ')}`,
      }),
    ),
  /** What is stored on the device, under which name; `worker` is the path of a service worker. */
  guardado: z.array(
    z.strictObject({
      claves: names,
      lugar: z.enum(PLACES),
      nombre: bilingualSchema,
      para: bilingualSchema,
      dura: bilingualSchema,
    }),
  ),
  /** How long a message is stored at each step of its delivery. */
  plazos: z.array(z.strictObject({ cuando: bilingualSchema, texto: bilingualSchema })).check(z.minLength(1)),
  /** Fields of the server's log. */
  registro: z.array(z.extend(entry, { campos: names })),
});

export type Privacy = InLanguage<z.infer<typeof privacySchema>>;
