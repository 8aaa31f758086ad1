import * as z from 'zod/mini';
import { OUR_PLACE } from './browserErrors.ts';

/**
 * An uncaught error of a page. It carries no message and no query, since both may hold a visitor's words. `name` is the error's
 * class, with React's number where it has one (`Error #418`); `at` is a position as OUR_PLACE. Only the server loads this schema.
 */
export const browserErrorSchema = z.object({
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}( #\d{1,4})?$/)),
  at: z.string().check(z.maxLength(120), z.regex(new RegExp(`^${OUR_PLACE.source}$`))),
  path: z.string().check(z.maxLength(2_000)),
});
export type BrowserError = z.infer<typeof browserErrorSchema>;
