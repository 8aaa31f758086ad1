import * as z from 'zod/mini';

/**
 * A telephone number of Paraguay, of a town or a mobile: how it is read, `(021) 609 277` or `0981 123 456`, and how it is called
 * from anywhere, `+59521609277`.
 */
export const telephoneSchema = z
  .strictObject({
    texto: z.string().check(z.regex(/^(\(0\d{2,3}\)|0\d{2,3}) \d{3} ?\d{3,4}$/, 'telephone')),
    enlace: z.string().check(z.regex(/^\+595\d{8,9}$/, 'telephone-link')),
  })
  .check(
    z.refine(({ texto, enlace }) => enlace === `+595${texto.replace(/\D/g, '').slice(1)}`, {
      path: ['enlace'],
      error: 'telephone-same',
    }),
  );
