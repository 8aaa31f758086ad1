import * as z from 'zod/mini';
import { OUR_PLACE } from './browserErrors.ts';

/**
 * An error that reached the window of a page. Nothing in it is a visitor's: no message, since words of a form may stand in one,
 * and no query. `name` is the error's kind and, where it is React's, its number (`Error #418`); `at` is a place as OUR_PLACE.
 * In a file of its own: every page sends such errors, and none needs the schema.
 */
export const browserErrorSchema = z.object({
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}( #\d{1,4})?$/)),
  at: z.string().check(z.maxLength(120), z.regex(new RegExp(`^${OUR_PLACE.source}$`))),
  path: z.string().check(z.maxLength(2_000)),
});
export type BrowserError = z.infer<typeof browserErrorSchema>;
