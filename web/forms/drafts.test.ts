// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { draftOf } from './drafts.ts';
import { toMessage } from './sendForm.ts';

afterEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('comes back as it was typed, to its own form [FORM-04]', () => {
    draftOf('contact').write({ values: { nombre: 'Ñanduti <b>' }, since: 5 });
    expect(draftOf('contact').read()).toEqual({ values: { nombre: 'Ñanduti <b>' }, since: 5 });
    expect(draftOf('credit').read()).toBeUndefined();
    draftOf('contact').remove();
    expect(draftOf('contact').read()).toBeUndefined();
  });

  it.each(['5', '"x"', 'null', '{"values":null,"since":1}', '{"values":{}}', 'no JSON'])(
    'that somebody else wrote is none: %s',
    (kept) => {
      sessionStorage.setItem('draft-contact', kept);
      expect(draftOf('contact').read()).toBeUndefined();
    },
  );

  it('brings no value that is no text', () => {
    sessionStorage.setItem('draft-contact', '{"values":{"nombre":"Rosa","celular":{"a":1}},"since":1}');
    expect(draftOf('contact').read()).toEqual({ values: { nombre: 'Rosa' }, since: 1 });
  });
});

describe('the message of a form', () => {
  const mail = { destinatario: 'info', asunto: 'Hola', mensaje: '<p>Hola</p>' };
  const written = (since: number) => ({ form: 'contact', values: {}, about: '', since });

  it('has a key of its own, a UUID of version 4', () => {
    const ids = Array.from({ length: 50 }, () => toMessage(written(0), mail, '').id);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('tells how long the form was open and what stood where nobody writes; nothing where the clock was put back', () => {
    const of = (since: number) => toMessage(written(since), mail, 'spam').mail;
    expect(of(Date.now() - 7_500)).toMatchObject({ ...mail, segundos: '7', asunto_alternativo: 'spam' });
    expect(of(Date.now() + 60_000)).not.toHaveProperty('segundos');
  });
});
