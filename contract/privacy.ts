import * as z from 'zod/mini';
import { inLanguage, LANGUAGES } from './language.ts';
import { screenPictureSchema } from './pictureSchema.ts';
import { pointSchema, textSectionSchema } from './textSections.ts';
import { translatedSchema, type InLanguage } from './translated.ts';

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

/** What it holds, in the order in which the policy tells of it. */
export const KEPT_GROUPS = ['escrito', 'elegido', 'recorrido', 'funcionamiento'] as const;

/** All that the site stores on the device, where and under which name. A browser test compares it with a whole visit. */
export const STORED = [
  'cache copias',
  'cookie XSRF-TOKEN',
  'database outbox',
  'local copias',
  'local lang',
  'local mediciones',
  'local mi-semaforo',
  'local outbox',
  'local post',
  'session avisos-cerrados',
  'session desplazamiento',
  'session draft-contact',
  'session draft-credit',
  'session draft-feedback',
  'session draft-internship',
  'session ejemplo',
  'session peliculas-en-pausa',
  'session puerta',
  'worker /sw.js',
] as const;

type NameIn<Place extends string, Stored = (typeof STORED)[number]> = Stored extends `${Place} ${infer Name}`
  ? Name
  : never;

/** Keys that web storage is used with; any other is a type error. */
export type StorageKey = NameIn<'local' | 'session'>;

/** All fields of the server's log. A test compares them with the log of a visit. */
export const LOGGED = [
  'at',
  'bytes',
  'code',
  'destinatario',
  'kind',
  'level',
  'method',
  'ms',
  'msg',
  'path',
  'reason',
  'reqId',
  'status',
  'time',
  'tries',
  'what',
] as const;

/** The days in `plazos`: a message waits on the device, is tried, its text is stored, its receipt is stored. */
export const MESSAGE_DAYS = [7, 3, 30, 60] as const;

/** Told below its title, which says the essence of it. */
const detailSchema = z.strictObject({
  titulo: translatedSchema,
  parrafos: z.array(translatedSchema).check(z.minLength(1)),
});

const names = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

/**
 * The privacy policy. `guardado` and `registro` use the names of the code: each that is stored or logged, once.
 */
export const privacySchema = z.strictObject({
  apertura: screenPictureSchema,
  /** The first of `parrafos` says a section in short: the seven are the policy in a few words. */
  secciones: z
    .array(
      z.extend(textSectionSchema(PRIVACY_SECTIONS), {
        detalle: z.optional(detailSchema),
        escena: screenPictureSchema,
      }),
    )
    .check(
      z.refine((all) => all.map(({ id }) => id).join() === PRIVACY_SECTIONS.join(), { error: 'privacy-sections' }),
    ),
  /** What is stored on the device, under which name; `worker` is the path of a service worker. */
  guardado: z
    .array(
      z.strictObject({
        claves: names,
        grupo: z.enum(KEPT_GROUPS),
        lugar: z.enum(PLACES),
        nombre: translatedSchema,
        para: translatedSchema,
        dura: translatedSchema,
      }),
    )
    .check(namesEach(STORED, (all) => all.flatMap(({ lugar, claves }) => claves.map((clave) => `${lugar} ${clave}`)))),
  /** How long a message is stored at each step of its delivery. */
  plazos: z
    .array(z.strictObject({ cuando: translatedSchema, texto: translatedSchema }))
    .check(
      z.refine(
        (all) =>
          LANGUAGES.every((lang) => daysIn(all.map(({ cuando }) => inLanguage(cuando, lang))) === MESSAGE_DAYS.join()),
        { error: 'message-days' },
      ),
    ),
  /** What is measured of some page loads (vitalsSchema.ts). */
  medicion: detailSchema,
  /** Fields of the server's log. */
  registro: z
    .array(z.extend(pointSchema, { campos: names }))
    .check(namesEach(LOGGED, (all) => all.flatMap(({ campos }) => campos))),
});

/** Refuses a list that does not name each of these once; says which are missing and which are too many. */
function namesEach<Item>(wanted: readonly string[], namesOf: (all: readonly Item[]) => string[]) {
  return z.superRefine<readonly Item[]>((all, context) => {
    const given = namesOf(all);
    const missing = wanted.filter((name) => !given.includes(name));
    const extra = given.filter((name, at) => !wanted.includes(name) || given.indexOf(name) !== at);
    if (missing.length) context.addIssue(`names-missing ${missing.join(', ')}`);
    if (extra.length) context.addIssue(`names-extra ${extra.join(', ')}`);
  });
}

/** The numbers that the texts begin with, of those that do. */
function daysIn(texts: readonly string[]): string {
  return texts.flatMap((text) => Number.parseInt(text, 10) || []).join();
}

export type Privacy = InLanguage<z.infer<typeof privacySchema>>;
