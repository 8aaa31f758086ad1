import * as z from 'zod/mini';

/** Fields of the four forms (spec 3, 5), with the site's own limits to their length. Spaces around are no part of a field. */

/** A field that has to be filled in, of at most so many UTF-16 units. */
const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const FIELD_LIMITS = { nombre: 120, celular: 40, correo: 254, pais: 80, mensaje: 3_000 } as const;

/** `consulta` is the key of a topic (CONTACT_TOPICS). */
export const contactSchema = z.object({
  nombre: filled(FIELD_LIMITS.nombre),
  celular: filled(FIELD_LIMITS.celular),
  consulta: filled(64),
});

/** Spec 5 asks for ten signs or more and ^09[0-9]{7,8}$: in effect 09 and eight digits. */
export const feedbackSchema = z.object({
  telefono: z.string().check(z.trim(), z.minLength(10), z.regex(/^09[0-9]{7,8}$/)),
  mensaje: filled(FIELD_LIMITS.mensaje),
});

/** `oficina` is the name of an office (CREDIT_OFFICES). */
export const creditSchema = z.object({
  nombre: filled(FIELD_LIMITS.nombre),
  celular: filled(FIELD_LIMITS.celular),
  oficina: filled(64),
});

/** `correo` is checked no further than browsers do (spec 5). */
export const internshipSchema = z.object({
  nombre: filled(FIELD_LIMITS.nombre),
  apellido: filled(FIELD_LIMITS.nombre),
  correo: filled(FIELD_LIMITS.correo),
  pais: filled(FIELD_LIMITS.pais),
});

export type ContactForm = z.infer<typeof contactSchema>;
export type FeedbackForm = z.infer<typeof feedbackSchema>;
export type CreditForm = z.infer<typeof creditSchema>;
export type InternshipForm = z.infer<typeof internshipSchema>;
