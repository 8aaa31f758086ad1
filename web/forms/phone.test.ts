import { expect, it } from 'vitest';
import { isCallable, toLocalPhone } from './phone.ts';

it.each([
  ['0981123456', '0981123456'],
  ['0981 123 456', '0981123456'],
  ['0981-123-456', '0981123456'],
  ['(0981) 123.456', '0981123456'],
  ['0981/123456', '0981123456'],
  ['+595 981 123 456', '0981123456'],
  ['595981123456', '0981123456'],
  ['00595 981 123456', '0981123456'],
  ['+595 0981 123 456', '0981123456'],
  ['+595 (0)981 123 456', '0981123456'],
  ['0981\u00a0123–456', '0981123456'],
])('a number typed as %j is %s [FORM-05]', (typed, phone) => {
  expect(toLocalPhone(typed)).toBe(phone);
});

it.each(['021 609 277', '+54 9 11 2345 6789', 'casa', '', '981123456', '+595 21 609 277', '5959'])(
  'what is no mobile number of ours stays what it is: %j [FORM-05]',
  (typed) => {
    expect(toLocalPhone(typed)).toBe(typed.replace(/ /g, ''));
  },
);

it.each([
  '0981 123 456',
  '+595 0981 123 456',
  '609 277',
  '(021) 609-277',
  '+54 9 11 2345 6789',
  '0981123456 (mi hija)',
  'casa 609277',
])('%j is a number that somebody can call [FORM-01, FORM-07]', (typed) => {
  expect(isCallable(typed)).toBe(true);
});

it.each(['12', 'no tengo', '0981 123 45', '0981 123 4567', '+595 0981 12345', '000000', '1111111', '1'.repeat(9), '-'])(
  '%j is none [FORM-01, FORM-07]',
  (typed) => {
    expect(isCallable(typed)).toBe(false);
  },
);
