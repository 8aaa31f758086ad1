import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';

/** The seven sections of /politicas-de-privacidad (spec 2), in their order; each is the section's anchor. */
export const PRIVACY_SECTIONS = [
  'nada',
  'dispositivo',
  'mensajes',
  'registro',
  'salidas',
  'borrar',
  'accesibilidad',
] as const;

/** Where something lies on a visitor's device. */
export const PLACES = ['session', 'cookie', 'database', 'local', 'cache', 'worker'] as const;

const names = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

const entry = z.strictObject({ nombre: bilingualSchema, texto: bilingualSchema });

/**
 * What the privacy policy says. `guardado` and `registro` name things as the code does: tests compare them with what the site
 * keeps and logs, so that neither holds one thing more than the other.
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
  /** What is kept on the device, by the names that it has there; `worker` is the path of a service worker. */
  guardado: z.array(
    z.strictObject({
      claves: names,
      lugar: z.enum(PLACES),
      nombre: bilingualSchema,
      para: bilingualSchema,
      dura: bilingualSchema,
    }),
  ),
  /** How long a message lies where, in the order of its way. */
  plazos: z.array(z.strictObject({ cuando: bilingualSchema, texto: bilingualSchema })).check(z.minLength(1)),
  /** Fields of the server's log. */
  registro: z.array(z.extend(entry, { campos: names })),
});

export type Privacy = InLanguage<z.infer<typeof privacySchema>>;
