import * as z from 'zod/mini';
import { CREDIT_OFFICES } from './mailboxes.ts';
import { telephoneSchema } from './telephone.ts';
import { WEEKDAYS } from './weekdays.ts';

const text = z.string().check(z.minLength(1));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:30'));
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2027-06-14'));

/** Days with the same hours. What closes at or before the time that it opens at closes on the next day. */
const hoursSchema = z.strictObject({
  dias: z.array(z.enum(WEEKDAYS)).check(z.minLength(1)),
  abre: time,
  cierra: time,
});

/**
 * Office, spec 3. `direccion` is empty as long as the street is not known, `imagen` where a lace is woven from the name, and
 * an empty `horario` is not known yet.
 */
export const officeSchema = z.strictObject({
  nrosucursal: z.int().check(z.positive()),
  nombre: text,
  direccion: z.string(),
  telefono: telephoneSchema,
  habilitado: z.boolean(),
  coordenadas: z.strictObject({
    lat: z.number().check(z.minimum(-27.7), z.maximum(-19.2)),
    lng: z.number().check(z.minimum(-62.7), z.maximum(-54.2)),
  }),
  horario: z.array(hoursSchema),
  imagen: z.string().check(z.regex(/^(\/.+)?$/, 'must begin with /, or be empty')),
});

/**
 * An office as it is written down: `telefono` and `horario` stand here only where they are not those of all. `ciudad` and
 * `departamento` say which town it is in, the latter empty for the capital, which belongs to none; offices of one town share
 * a card. `credito` is what the request for credit calls it, empty where it takes none.
 * `pendiente`: even the town is not known; the map shows some place, and nobody is sent there.
 */
const listedOfficeSchema = z.extend(officeSchema, {
  telefono: z.optional(telephoneSchema),
  horario: z.optional(z.array(hoursSchema)),
  ciudad: text,
  departamento: z.string(),
  credito: z.enum(['', ...CREDIT_OFFICES.map(({ nombre }) => nombre)]),
  pendiente: z.optional(z.string()),
});

/** What /nuestras-oficinas shows, spec 2. */
export const officesSchema = z.strictObject({
  /** What all offices have in common; an empty `horario` is not known yet, and nothing is claimed of it. */
  comun: z.strictObject({
    telefono: telephoneSchema,
    horario: z.array(hoursSchema),
    pendiente: z.optional(z.string()),
  }),
  /** Holidays by decree, `en_lugar_de` the day by law that one is moved from. */
  feriados: z.array(z.strictObject({ fecha: date, en_lugar_de: z.optional(date) })),
  oficinas: z.array(listedOfficeSchema).check(
    z.minLength(1),
    z.refine((all) => new Set(all.map(({ nrosucursal }) => nrosucursal)).size === all.length, {
      error: 'must not hold a number twice',
    }),
  ),
});

export type Offices = z.infer<typeof officesSchema>;
export type Office = Offices['oficinas'][number];
export type Hours = z.infer<typeof hoursSchema>;
export type DecreedHoliday = Offices['feriados'][number];
