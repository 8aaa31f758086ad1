import * as z from 'zod/mini';

/** A telephone number: how it is read, and how it is called from anywhere. */
export const telephoneSchema = z.strictObject({
  texto: z.string().check(z.startsWith('(021)')),
  enlace: z.string().check(z.startsWith('+595')),
});
