import * as z from 'zod/mini';
import { isEachOnce } from './isEachOnce.ts';
import { CREDIT_OFFICES } from './mailboxes.ts';
import { focusField, pictureOrNoneSchema, screenPictureSchema } from './pictureSchema.ts';
import { telephoneSchema } from './telephone.ts';
import type { InLanguage } from './translated.ts';
import { WEEKDAYS } from './weekdays.ts';

const text = z.string().check(z.minLength(1));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'));
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'day'));

/** Degrees; Paraguay lies within. */
export const latitudeSchema = z.number().check(z.minimum(-27.7), z.maximum(-19.2));
export const longitudeSchema = z.number().check(z.minimum(-62.7), z.maximum(-54.2));

/** Days with the same hours. A closing time at or before the opening time is on the next day. */
const hoursSchema = z.strictObject({
  dias: z.array(z.enum(WEEKDAYS)).check(z.minLength(1)),
  abre: time,
  cierra: time,
});

/**
 * Office, spec 3. An empty `direccion` or `horario` is not known yet; without `imagen` its place on the map is shown.
 */
export const officeSchema = z.strictObject({
  nrosucursal: z.int().check(z.positive()),
  nombre: text,
  direccion: z.string(),
  telefono: telephoneSchema,
  habilitado: z.boolean(),
  coordenadas: z.strictObject({ lat: latitudeSchema, lng: longitudeSchema }),
  horario: z.array(hoursSchema),
  imagen: pictureOrNoneSchema,
});

/**
 * An office in the content file: `telefono` and `horario` only where they differ from the common ones. `departamento` is empty
 * for the capital. Offices of one town share a card. `credito` is its name in the credit form, empty where it takes no requests.
 * `pendiente`: even the town is not confirmed, so no directions are offered.
 */
const listedOfficeSchema = z.extend(officeSchema, {
  telefono: z.optional(telephoneSchema),
  /** Shown after the first. */
  otros_telefonos: z.optional(z.array(telephoneSchema)),
  horario: z.optional(z.array(hoursSchema)),
  ...focusField,
  ciudad: text,
  departamento: z.string(),
  credito: z.enum(['', ...CREDIT_OFFICES.map(({ nombre }) => nombre)]),
  pendiente: z.optional(z.string()),
});

/** What /nuestras-oficinas shows, spec 2. */
export const officesSchema = z.strictObject({
  apertura: screenPictureSchema,
  /** What all offices have in common; an empty `horario` is not known yet. */
  comun: z.strictObject({
    telefono: telephoneSchema,
    horario: z.array(hoursSchema),
    pendiente: z.optional(z.string()),
  }),
  /** Holidays by decree; `en_lugar_de` is the legal holiday that one was moved from. */
  feriados: z.array(z.strictObject({ fecha: date, en_lugar_de: z.optional(date) })),
  oficinas: z.array(listedOfficeSchema).check(
    z.minLength(1),
    z.refine((all) => isEachOnce(all.map(({ nrosucursal }) => nrosucursal)), {
      error: 'office-numbers-once',
    }),
    z.refine(
      (all) => {
        const credit = all.flatMap(({ credito }) => credito || []);
        return credit.length === CREDIT_OFFICES.length && isEachOnce(credit);
      },
      { error: 'credit-offices' },
    ),
  ),
});

export type Offices = InLanguage<z.infer<typeof officesSchema>>;
export type Office = Offices['oficinas'][number];
export type Hours = z.infer<typeof hoursSchema>;
export type DecreedHoliday = Offices['feriados'][number];
