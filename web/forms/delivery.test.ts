import { describe, expect, it } from 'vitest';
import { newMessage, toExpired, type OutboxMessage } from '#web/outbox/message.ts';
import { FORMS, type FormName } from './definitions.ts';
import { deliveryOf, wordsOf, type Delivery } from './delivery.ts';

const fresh = newMessage('1', { form: 'contact', values: {}, about: '', since: 0 }, {}, 0);
const tried = { ...fresh, tries: 1 };
const sent: OutboxMessage = { id: '1', keptAt: 0, state: 'sent', code: '' };

it.each<[string, OutboxMessage | undefined, boolean, Delivery]>([
  ['not read yet, with a line', undefined, true, 'leaving'],
  ['not read yet, without a line', undefined, false, 'offline'],
  ['not tried yet, with a line', fresh, true, 'leaving'],
  ['not tried yet, without a line', fresh, false, 'offline'],
  ['tried in vain, with a line', tried, true, 'stuck'],
  ['refused for a while, with a line', { ...tried, heldUntil: Infinity }, true, 'held'],
  ['refused for a while that is over, with a line', { ...tried, heldUntil: 1 }, true, 'stuck'],
  ['tried in vain, without a line', tried, false, 'offline'],
  ['taken by the server, with a line', sent, true, 'arrived'],
  ['taken by the server, without a line', sent, false, 'arrived'],
  ['given back, shown in its form', toExpired(fresh), true, 'leaving'],
])('a message %s is %s [FORM-03, FORM-11]', (_name, message, online, delivery) => {
  expect(deliveryOf(message, online)).toBe(delivery);
});

describe.each(Object.keys(FORMS) as FormName[])('the alert of the form %s', (form) => {
  const { sent: success } = FORMS[form];
  it.each([
    ['leaving', { ...success, progress: 'outbox.leaving', mark: 'done' }],
    ['arrived', { ...success, progress: 'outbox.arrived', mark: 'done' }],
    ['offline', { title: 'form.saved.title', text: 'form.saved.text', progress: undefined, mark: 'kept' }],
    ['held', { title: 'form.saved.title', text: 'outbox.held', progress: undefined, mark: 'kept' }],
    ['stuck', { title: 'form.saved.title', text: 'outbox.kept', progress: undefined, mark: 'kept' }],
  ] as const)('says one thing when its message is %s [FORM-03, FORM-06, FORM-07, FORM-08]', (delivery, words) => {
    expect(wordsOf(delivery, success)).toEqual(words);
  });
});
