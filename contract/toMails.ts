import type { ContactForm, CreditForm, FeedbackForm, InternshipForm } from './entities.ts';
import { looksLikeMail } from './forms.ts';
import type { Mail } from './mailSchema.ts';
import { CONTACT_TOPICS, CREDIT_OFFICES, CUSTOMER_SERVICE, GENERAL } from './mailboxes.ts';

/**
 * What each form sends (spec 7). Mails are always in Spanish, for staff. A visitor's input is escaped: text in the mail, never markup.
 */

/** Exact subjects; where `destinatario` is empty the last two decide the mailbox. */
export const SUBJECTS = {
  contact: 'Contacto del sitio web de la Fundación - Involucrate',
  feedback: 'Contacto sitio web FP - Atención al cliente',
  credit: 'Contacto sitio web FP - Solicitud de credito',
  internship: 'Contacto sitio web FP - Involucrate',
} as const;

/** First line of every feedback mail. */
export const FEEDBACK_PREFIX = 'Mensaje enviado desde el sitio web de Fundación Paraguaya';

/** `about`: what it is about beside its topic, such as the press; else empty. */
export function contactMail({ nombre, celular, consulta }: ContactForm, about = ''): Mail {
  const topic = CONTACT_TOPICS.find(({ clave }) => clave === consulta);
  return {
    destinatario: topic?.clave ?? GENERAL,
    asunto: SUBJECTS.contact,
    mensaje: toHtml({
      Nombre: nombre,
      Celular: celular,
      Consulta: [topic?.nombre ?? consulta, about].filter(Boolean).join(': '),
    }),
  };
}

export function feedbackMail({ telefono, mensaje }: FeedbackForm): Mail {
  return {
    destinatario: CUSTOMER_SERVICE,
    asunto: SUBJECTS.feedback,
    mensaje: `<p>${FEEDBACK_PREFIX}</p>${toHtml({ Teléfono: telefono, Mensaje: mensaje })}`,
  };
}

/** For an unknown office the recipient is empty: the server fills it in. */
export function creditMail({ nombre, celular, oficina }: CreditForm): Mail {
  return {
    destinatario: CREDIT_OFFICES.find((office) => office.nombre === oficina)?.clave ?? '',
    asunto: SUBJECTS.credit,
    mensaje: toHtml({ Nombre: nombre, Celular: celular, Oficina: oficina }),
  };
}

/** `role` is the title that the role has on the site in Spanish. */
export function internshipMail(role: string, { nombre, apellido, correo, pais }: InternshipForm): Mail {
  return {
    destinatario: '',
    asunto: SUBJECTS.internship,
    mensaje: toHtml({ Rol: role, Nombre: nombre, Apellido: apellido, Correo: correo, País: pais }),
    responder_a: correo,
  };
}

/** `otro` is what was typed into the field beside those of the specification; empty: the mail as it is. */
export function withOtherContact(mail: Mail, otro: string): Mail {
  if (otro === '') return mail;
  const added = { ...mail, mensaje: mail.mensaje + toHtml({ 'Otra forma de contacto': otro }) };
  return mail.responder_a === undefined && looksLikeMail(otro) ? { ...added, responder_a: otro } : added;
}

/** One paragraph a field; line breaks are kept. */
function toHtml(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<p><strong>${name}:</strong> ${escapeText(value).replace(/\r\n?|\n/g, '<br>')}</p>`)
    .join('');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
