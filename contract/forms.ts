/** What the four forms ask for (spec 3, 5), as it was cleaned: no field is empty, none has spaces around it. */

/** Most UTF-16 units of a field that is typed: the site's own limits. */
export const FIELD_LIMITS = { nombre: 120, celular: 40, correo: 254, pais: 80, mensaje: 3_000 } as const;

/** Spec 5 asks for ten signs or more and ^09[0-9]{7,8}$: in effect 09 and eight digits. */
export const LOCAL_PHONE = /^09\d{8}$/;

/** `consulta` is the key of a topic (CONTACT_TOPICS). */
export interface ContactForm {
  nombre: string;
  celular: string;
  consulta: string;
}

export interface FeedbackForm {
  telefono: string;
  mensaje: string;
}

/** `oficina` is the name of an office (CREDIT_OFFICES). */
export interface CreditForm {
  nombre: string;
  celular: string;
  oficina: string;
}

/** `correo` is checked no further than browsers do (spec 5). */
export interface InternshipForm {
  nombre: string;
  apellido: string;
  correo: string;
  pais: string;
}
