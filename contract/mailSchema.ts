import * as z from 'zod/mini';
import { MAIL_LIMITS } from './mail.ts';

/** A single line without control characters: they could start another mail header. */
const line = z.string().check(z.regex(/^[^\p{Cc}\u2028\u2029]*$/u));

/** Not only spaces. Written so that it fails fast on 64 KB of input, too. */
const text = z.string().check(z.regex(/^\s*[^\s\0][^\0]*$/));

/**
 * The fields of a mail. `destinatario` is a key of contract/mailboxes.ts, or empty: then the exact `asunto` decides.
 * `mensaje` is HTML of the tags that toMails.ts writes; other tags are removed, their text stays. `responder_a` becomes
 * Reply-To when it is a single mail address and is otherwise ignored.
 */
export const mailSchema = z.object({
  destinatario: line.check(z.maxLength(MAIL_LIMITS.destinatario)),
  asunto: line.check(z.trim(), z.minLength(1), z.maxLength(MAIL_LIMITS.asunto)),
  mensaje: text.check(z.maxLength(MAIL_LIMITS.mensaje)),
  responder_a: z.optional(line.check(z.maxLength(MAIL_LIMITS.responder_a))),
});
export type Mail = z.infer<typeof mailSchema>;
