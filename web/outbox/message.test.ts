import { describe, expect, it } from 'vitest';
import { parseRetryAfter, type MailAnswer } from '#web/services/mail.ts';
import { dueAt, isExpired, toOutcome, newMessage, retryDelay, afterAttempt } from './message.ts';

const ID = '4b1d6c1e-4c0a-4f6e-9b1a-0c2d3e4f5a6b';
const WRITTEN = { form: 'credit', values: { nombre: 'Rosa Vera' }, about: '', since: 0 };
const NOW = 1_800_000_000_000;
const message = newMessage(ID, WRITTEN, { asunto: 'Hola' }, NOW);

const answer = (status: number, text = '', more: Partial<MailAnswer> = {}): MailAnswer => ({
  status,
  text,
  key: null,
  retryAfterMs: 0,
  ...more,
});

describe('what an answer means', () => {
  it('a 2xx for the same key is a delivery, with the code of its receipt [FORM-11]', () => {
    expect(toOutcome(answer(202, '4T9K-2MXC-7HQW', { key: ID }), ID)).toEqual({ kind: 'sent', code: '4T9K-2MXC-7HQW' });
    expect(toOutcome(answer(202, '', { key: ID.toUpperCase() }), ID)).toEqual({ kind: 'sent', code: '' });
  });

  it.each([
    ['a portal’s page', answer(200, '<html>Wi-Fi gratis</html>')],
    ['an answer for another message', answer(202, '4T9K-2MXC-7HQW', { key: ID.replace('4b', '5b') })],
    ['an empty 204', answer(204)],
    ['a forgery that we were thought to be', answer(403, 'csrf')],
    ['a page that is not there', answer(404)],
    ['a portal that asks for a login', answer(511)],
    ['a mail server that is full', answer(503, 'mail-not-kept')],
  ])('%s is tried again [FORM-11]', (_what, came) => {
    expect(toOutcome(came, ID)).toEqual({ kind: 'later', answered: true, retryAfterMs: 0 });
  });

  it.each([
    [400, 'mail-invalid asunto', 'mail-invalid'],
    [413, 'payload-too-large', 'payload-too-large'],
    [415, '', 'unsupported-media-type'],
    [422, 'key-reused', 'key-reused'],
    [422, 'recipient-unknown', 'recipient-unknown'],
    [422, 'whatever', 'recipient-unknown'],
  ])('%i %s stays as it is: the message comes back [FORM-12]', (status, text, reason) => {
    expect(toOutcome(answer(status, text), ID)).toEqual({ kind: 'refused', reason });
  });
});

describe('a message after a try', () => {
  it('keeps nothing of the visitor’s once it was delivered', () => {
    const sent = afterAttempt(message, { kind: 'sent', code: 'A' }, NOW, 1);
    expect(sent).toEqual({ id: ID, keptAt: NOW, state: 'sent', code: 'A' });
  });

  it('comes back whole, with the reason, when it was refused [FORM-12]', () => {
    const back = afterAttempt(message, { kind: 'refused', reason: 'mail-invalid' }, NOW, 1);
    expect(back).toEqual({ id: ID, keptAt: NOW, state: 'returned', written: WRITTEN, reason: 'mail-invalid' });
  });

  it('pauses longer after each try, up to ten minutes, and never all phones alike [FORM-11]', () => {
    expect([1, 2, 3, 7, 8, 20].map((tries) => retryDelay(tries, 1) / 1000)).toEqual([5, 10, 20, 320, 600, 600]);
    expect(retryDelay(1, 0)).toBe(2_500);
  });

  it('is due after its pause; at once, when something has changed [FORM-11]', () => {
    const later = afterAttempt(message, { kind: 'later', answered: false, retryAfterMs: 0 }, NOW, 1);
    if (later.state !== 'waiting') throw new Error('it waits no longer');
    expect([later.tries, dueAt(later, NOW, false), dueAt(later, NOW, true)]).toEqual([1, NOW + 5_000, 0]);
  });

  it('is held as long as the server asks, whatever changes, but for no more than six hours', () => {
    const held = (retryAfterMs: number) => {
      const later = afterAttempt(message, { kind: 'later', answered: true, retryAfterMs }, NOW, 1);
      return later.state === 'waiting' && dueAt(later, NOW, true) - NOW;
    };
    expect([held(30_000), held(10 ** 12)]).toEqual([30_000, 6 * 3_600_000]);
  });

  it('is due when the device’s clock was put back', () => {
    const later = afterAttempt(message, { kind: 'later', answered: true, retryAfterMs: 60_000 }, NOW, 1);
    expect(later.state === 'waiting' && dueAt(later, NOW - 1, false)).toBe(NOW - 1);
  });
});

it('a message is given back after seven days [FORM-11]', () => {
  const days = (count: number) => NOW + count * 24 * 3_600_000;
  expect([isExpired(message, days(6.9)), isExpired(message, days(7.1))]).toEqual([false, true]);
});

it('the server may ask to wait in seconds or until a date', () => {
  const until = new Date(NOW + 60_000).toUTCString();
  expect(
    ['30', until, 'soon', null, '-1', new Date(0).toUTCString()].map((header) => parseRetryAfter(header, NOW)),
  ).toEqual([30_000, 60_000, 0, 0, 0, 0]);
});
