import { expect, it } from 'vitest';
import { toLocalPhone } from './phone.ts';

it.each([
  ['0981123456', '0981123456'],
  ['0981 123 456', '0981123456'],
  ['0981-123-456', '0981123456'],
  ['(0981) 123.456', '0981123456'],
  ['0981/123456', '0981123456'],
  ['+595 981 123 456', '0981123456'],
  ['595981123456', '0981123456'],
  ['00595 981 123456', '0981123456'],
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
