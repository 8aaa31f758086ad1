import { describe, expect, it } from 'vitest';
import { FIELD_LIMITS } from '#contract/forms.ts';
import { CONTACT_TOPICS, CREDIT_OFFICES } from '#contract/mailboxes.ts';
import { checkForm, type Values } from './checkForm.ts';
import { FORMS, type FormName } from './definitions.ts';

const FILLED: Record<FormName, Values> = {
  contact: { nombre: 'Rosa Vera', celular: '0981 123 456', consulta: 'credito' },
  feedback: { telefono: '0981 123 456', mensaje: 'Me atendieron bien.' },
  credit: { nombre: 'Rosa Vera', celular: '0981 123 456', oficina: 'Santaní' },
  internship: { nombre: 'Ana', apellido: 'Ríos', correo: 'ana@example.org', pais: 'Chile' },
};

const NAMES = Object.keys(FILLED) as FormName[];

const check = (form: FormName, values: Values, browserInvalid: string[] = []) =>
  checkForm(FORMS[form], values, 'Análisis de datos', browserInvalid);

describe.each(NAMES)('the form %s', (form) => {
  it('makes a mail when all is filled in [FORM-01, FORM-05, FORM-07, FORM-08]', () => {
    expect(check(form, FILLED[form])).toHaveProperty('mail.asunto', expect.stringMatching(/^Contacto /));
  });

  it.each(Object.keys(FILLED[form]))(
    'asks for %s, and for nothing else [FORM-01, FORM-05, FORM-07, FORM-08]',
    (name) => {
      for (const empty of ['', '   ', '\u200b\u3164']) {
        const checked = check(form, { ...FILLED[form], [name]: empty });
        expect(checked).toEqual({ errors: { [name]: expect.stringMatching(/\.required$/) }, alert: 'form.invalid' });
      }
    },
  );

  it('asks for every field of an empty one', () => {
    const checked = check(form, {});
    expect('errors' in checked && Object.keys(checked.errors)).toEqual(Object.keys(FILLED[form]));
  });
});

it('refuses a message that is too long, and cuts nothing', () => {
  const mensaje = 'ñ'.repeat(FIELD_LIMITS.mensaje);
  expect(check('feedback', { ...FILLED.feedback, mensaje: ` ${mensaje}\n` })).toHaveProperty('mail');
  expect(check('feedback', { ...FILLED.feedback, mensaje: `${mensaje}o` })).toEqual({
    errors: { mensaje: 'form.too_long' },
    alert: 'form.invalid',
  });
});

describe.each(['contact', 'feedback', 'internship'] as const)('the other way to be reached, of the form %s', (form) => {
  const checkOther = (otro: string) => check(form, { ...FILLED[form], otro });

  it.each(['ana@example.org', '+54 9 11 2345-6789', '(0055) 11 91234 5678', ''])('may be %s', (otro) => {
    const checked = checkOther(otro);
    expect('mail' in checked && checked.mail.mensaje.includes('Otra forma de contacto')).toBe(otro !== '');
    if (otro) expect(checked).toHaveProperty('mail.mensaje', expect.stringContaining(otro));
  });

  it.each(['ana@example', 'ana example.org', '12345', 'a@b.org, c@d.org', '+54 9 11 2345 6789 1234 5678'])(
    'is not %s, and a message says what may stand there',
    (otro) => {
      expect(checkOther(otro)).toEqual({ errors: { otro: 'form.otro.invalid' }, alert: 'form.invalid' });
    },
  );

  it('takes no place of a field that the specification asks for [FORM-01, FORM-05, FORM-08]', () => {
    const checked = check(form, { otro: 'ana@example.org' });
    expect('errors' in checked && Object.keys(checked.errors)).toEqual(Object.keys(FILLED[form]));
  });

  it('is where staff answer to, unless the form asks for an address already', () => {
    const reply = form === 'internship' ? FILLED.internship.correo : 'otra@example.org';
    expect(checkOther('otra@example.org')).toHaveProperty('mail.responder_a', reply);
  });
});

describe('the phone of the feedback form', () => {
  const checkPhone = (telefono: string) => check('feedback', { telefono, mensaje: 'Hola' });

  it.each(['098', '098112345', '+595 981 12345', '12'])(
    '%s is too short, and the alert says so [FORM-05]',
    (telefono) => {
      expect(checkPhone(telefono)).toEqual({
        errors: { telefono: 'footer.feedback.telefono.invalid' },
        alert: 'footer.feedback.telefono.short',
      });
    },
  );

  it.each(['0281123456', '09811234567', '09811x3456', '+54 9 11 2345 6789'])(
    '%s is none of ours [FORM-05]',
    (telefono) => {
      expect(checkPhone(telefono)).toEqual({
        errors: { telefono: 'footer.feedback.telefono.invalid' },
        alert: 'form.invalid',
      });
    },
  );

  it('is asked for where there is none [FORM-05]', () => {
    expect(checkPhone('')).toHaveProperty('errors.telefono', 'footer.feedback.telefono.required');
  });

  it('goes to staff as the rule wants it, however it was typed [FORM-05]', () => {
    expect(checkPhone('+595 981-123 456')).toHaveProperty('mail.mensaje', expect.stringContaining('0981123456'));
  });
});

it('what the browser does not take for a mail address is none [FORM-08]', () => {
  const checked = check('internship', { ...FILLED.internship, correo: 'ana' }, ['correo']);
  expect(checked).toEqual({ errors: { correo: 'internship.correo.invalid' }, alert: 'form.invalid' });
});

it('an application names its role, and is answered to who applied [FORM-08]', () => {
  expect(check('internship', FILLED.internship)).toMatchObject({
    mail: { destinatario: '', mensaje: expect.stringContaining('Análisis de datos'), responder_a: 'ana@example.org' },
  });
});

it('each topic of the contact form and each office has a mailbox of its own [FORM-02, MICRO-04]', () => {
  const topics = CONTACT_TOPICS.map(({ clave }) => check('contact', { ...FILLED.contact, consulta: clave }));
  const offices = CREDIT_OFFICES.map(({ nombre }) => check('credit', { ...FILLED.credit, oficina: nombre }));
  const mailboxes = [...topics, ...offices].map((checked) => 'mail' in checked && checked.mail.destinatario);
  expect([topics.length, offices.length, new Set(mailboxes).size]).toEqual([9, 23, 32]);
  expect(mailboxes).not.toContain('');
});
