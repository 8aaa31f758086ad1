import type { ContactForm, CreditForm, FeedbackForm, InternshipForm } from '#contract/entities.ts';
import { FIELD_LIMITS, LOCAL_PHONE, OTHER_CONTACT } from '#contract/forms.ts';
import type { Mail } from '#contract/mailSchema.ts';
import { CONTACT_TOPICS, CREDIT_OFFICES } from '#contract/mailboxes.ts';
import { contactMail, creditMail, feedbackMail, internshipMail, withOtherContact } from '#contract/toMails.ts';
import type { TextKey, Translate } from '#web/i18n/texts.tsx';
import { isCallable, toLocalPhone } from './phone.ts';

interface FieldDefinition {
  kind: 'text' | 'tel' | 'email' | 'select' | 'textarea';
  label: TextKey;
  hint?: TextKey;
  /** Also for an invalid value when `invalid` is missing. A field without it may stay empty. */
  required?: TextKey;
  invalid?: TextKey;
  tooLong?: TextKey;
  autoComplete: string;
  /** In UTF-16 units. */
  maxLength?: number;
  pattern?: RegExp;
  /** The form asks once whether a value meant it, and sends it all the same. */
  isDoubtful?: (value: string) => boolean;
  /** Applied before validation. */
  clean?: (typed: string) => string;
  /** Of a `select`: placeholder and options. */
  choose?: TextKey;
  options?: (t: Translate) => { value: string; text: string }[];
}

export interface FormDefinition {
  title: TextKey;
  lead: TextKey;
  send: TextKey;
  sent: { title: TextKey; text: TextKey };
  fields: Record<string, FieldDefinition>;
  /** Another title for the alert of an invalid form. */
  alert?: (values: Record<string, string>) => TextKey | undefined;
  /** `about`: what the form is about, such as the role applied for; else empty. */
  toMail: (values: Record<string, string>, about: string) => Mail;
}

/** Type-checks the fields against the mail's entity. */
function define<Fields extends { [Name in keyof Fields]: string }>(
  definition: Omit<FormDefinition, 'fields' | 'toMail'> & {
    fields: Record<keyof Fields, FieldDefinition> & { otro?: FieldDefinition };
    toMail: (fields: Fields, about: string) => Mail;
  },
): FormDefinition {
  return {
    ...definition,
    toMail: ({ otro = '', ...values }, about) => withOtherContact(definition.toMail(values as Fields, about), otro),
  };
}

const nombre = {
  kind: 'text',
  label: 'form.nombre',
  required: 'form.nombre.required',
  autoComplete: 'name',
  maxLength: FIELD_LIMITS.nombre,
} satisfies FieldDefinition;

const celular = {
  kind: 'tel',
  label: 'form.celular',
  hint: 'form.celular.hint',
  required: 'form.celular.required',
  autoComplete: 'tel',
  maxLength: FIELD_LIMITS.celular,
  isDoubtful: (value) => !isCallable(value),
} satisfies FieldDefinition;

/** Beside the fields of the specification, never instead (docs/decisions/046). */
const otro = {
  kind: 'text',
  label: 'form.otro',
  hint: 'form.otro.hint',
  invalid: 'form.otro.invalid',
  autoComplete: 'off',
  maxLength: FIELD_LIMITS.otro,
  pattern: OTHER_CONTACT,
} satisfies FieldDefinition;

const SENT = { title: 'form.sent.title', text: 'form.sent.text' } satisfies FormDefinition['sent'];

/** Shorter numbers have their own alert (spec 8). */
const PHONE_DIGITS = 10;

export const FORMS = {
  contact: define<ContactForm>({
    title: 'footer.contact',
    lead: 'footer.contact.lead',
    send: 'form.send',
    sent: SENT,
    fields: {
      nombre,
      celular,
      otro,
      consulta: {
        kind: 'select',
        label: 'footer.contact.consulta',
        required: 'footer.contact.consulta.required',
        autoComplete: 'off',
        choose: 'footer.contact.consulta.choose',
        options: (t) =>
          CONTACT_TOPICS.map(({ clave }) => ({ value: clave, text: t(`footer.contact.consulta.${clave}`) })),
      },
    },
    toMail: contactMail,
  }),
  feedback: define<FeedbackForm>({
    title: 'footer.feedback',
    lead: 'footer.feedback.lead',
    send: 'form.send',
    sent: { title: 'footer.feedback.sent.title', text: 'footer.feedback.sent.text' },
    fields: {
      telefono: {
        ...celular,
        label: 'footer.feedback.telefono',
        hint: 'footer.feedback.telefono.hint',
        required: 'footer.feedback.telefono.required',
        invalid: 'footer.feedback.telefono.invalid',
        pattern: LOCAL_PHONE,
        clean: toLocalPhone,
      },
      otro,
      mensaje: {
        kind: 'textarea',
        label: 'footer.feedback.mensaje',
        required: 'footer.feedback.mensaje.required',
        tooLong: 'form.too_long',
        autoComplete: 'off',
        maxLength: FIELD_LIMITS.mensaje,
      },
    },
    alert: ({ telefono = '' }) =>
      telefono !== '' && telefono.length < PHONE_DIGITS ? 'footer.feedback.telefono.short' : undefined,
    toMail: feedbackMail,
  }),
  credit: define<CreditForm>({
    title: 'credit.title',
    lead: 'credit.lead',
    send: 'credit.send',
    sent: SENT,
    fields: {
      nombre,
      celular,
      oficina: {
        kind: 'select',
        label: 'credit.oficina',
        required: 'credit.oficina.required',
        autoComplete: 'off',
        choose: 'credit.oficina.choose',
        options: () => CREDIT_OFFICES.map(({ nombre }) => ({ value: nombre, text: nombre })),
      },
    },
    toMail: creditMail,
  }),
  /** `about`: the role's Spanish title. */
  internship: define<InternshipForm>({
    title: 'internship.title',
    lead: 'internship.lead',
    send: 'internship.send',
    sent: SENT,
    fields: {
      nombre: { ...nombre, autoComplete: 'given-name' },
      apellido: {
        ...nombre,
        label: 'internship.apellido',
        required: 'internship.apellido.required',
        autoComplete: 'family-name',
      },
      correo: {
        kind: 'email',
        label: 'internship.correo',
        hint: 'internship.correo.hint',
        required: 'internship.correo.required',
        invalid: 'internship.correo.invalid',
        autoComplete: 'email',
        maxLength: FIELD_LIMITS.correo,
      },
      otro,
      pais: {
        ...nombre,
        label: 'internship.pais',
        required: 'internship.pais.required',
        autoComplete: 'country-name',
        maxLength: FIELD_LIMITS.pais,
      },
    },
    toMail: (fields, role) => internshipMail(role, fields),
  }),
} satisfies Record<string, FormDefinition>;

export type FormName = keyof typeof FORMS;

export function isFormName(name: string): name is FormName {
  return name in FORMS;
}
