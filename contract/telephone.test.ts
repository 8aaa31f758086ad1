import { expect, it } from 'vitest';
import { telephoneSchema } from './telephone.ts';

it.each([
  ['(021) 609 277', '+59521609277'],
  ['(0336) 272 123', '+595336272123'],
  ['0981 123 456', '+595981123456'],
  ['0981 123456', '+595981123456'],
])('%s is a telephone of Paraguay', (texto, enlace) => {
  expect(telephoneSchema.safeParse({ texto, enlace }).success).toBe(true);
});

it.each([
  ['(021) 609 277', '+59521609278', 'telephone-same'],
  ['021', '+59521609277', 'telephone'],
  ['(021) 609 277', '021609277', 'telephone-link'],
])('%s that is called by %s is refused with what is right', (texto, enlace, message) => {
  const { error } = telephoneSchema.safeParse({ texto, enlace });
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});
