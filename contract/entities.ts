import * as z from 'zod/mini';
import { translatedSchema } from './translated.ts';
import { LOCAL_PHONE } from './forms.ts';
import { pictureOrNoneSchema, pictureSchema } from './pictureSchema.ts';

/*
 * Entities of spec 3 that no single screen owns, each with exactly its fields. Screens extend them beside their own content.
 * entities.test.ts has the table of all entities.
 */

const text = z.string().check(z.minLength(1));
/** Empty where there is none. */
const link = z.string().check(z.regex(/^(https:\/\/.+)?$/, 'https-or-empty'));

/** A business with a discount. No screen shows it (spec 1). */
export const listingSchema = z.strictObject({
  id: z.int().check(z.positive()),
  titulo: text,
  descripcion: translatedSchema,
  descripcioncorta: translatedSchema,
  avatar: pictureOrNoneSchema,
  imagen: pictureOrNoneSchema,
  coordenadas: z.strictObject({ lat: z.number(), lng: z.number() }),
  url: link,
  categoria: text,
  telefono: z.string(),
  direccion: z.string(),
  correo: z.string(),
  descuento: translatedSchema,
  facebook: link,
  instagram: link,
  idlocalidad: z.int().check(z.positive()),
});

/** A board member. Without `imagen` the initials stand on a cloth. */
export const boardMemberSchema = z.strictObject({ imagen: pictureOrNoneSchema, nombre: text, cargo: translatedSchema });

/** A team member; `linkedin` is the address of a profile, or empty. */
export const teamMemberSchema = z.extend(boardMemberSchema, { linkedin: link });

/** One of the five themes of /sostenibilidad. */
export const sustainabilityOptionSchema = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(5)),
  icono: pictureSchema,
  descripcion: translatedSchema,
});

/** Form values (spec 3, 5), trimmed. `consulta` is the key of a topic (CONTACT_TOPICS). */
export const contactFormSchema = z.strictObject({ nombre: text, celular: text, consulta: text });
export type ContactForm = z.infer<typeof contactFormSchema>;

export const feedbackFormSchema = z.strictObject({ telefono: z.string().check(z.regex(LOCAL_PHONE)), mensaje: text });
export type FeedbackForm = z.infer<typeof feedbackFormSchema>;

/** `oficina` is the name of an office (CREDIT_OFFICES). */
export const creditFormSchema = z.strictObject({ nombre: text, celular: text, oficina: text });
export type CreditForm = z.infer<typeof creditFormSchema>;

/** `correo` is checked no further than browsers do (spec 5). */
export const internshipFormSchema = z.strictObject({ nombre: text, apellido: text, correo: text, pais: text });
export type InternshipForm = z.infer<typeof internshipFormSchema>;
