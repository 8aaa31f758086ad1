import * as z from 'zod/mini';
import { isBlank } from './blank.ts';
import { MAIL_LIMITS } from './mail.ts';

/** A single line without control characters: they could start another mail header. */
const line = z.string().check(z.regex(/^[^\p{Cc}\u2028\u2029]*$/u));

/** Something to see. */
const seen = z.refine<string>((typed) => !isBlank(typed), 'blank');

const text = z.string().check(z.regex(/^[^\0]*$/), seen);

/**
 * The fields of a mail. `destinatario` is a key of contract/mailboxes.ts, or empty: then the exact `asunto` decides.
 * `mensaje` is HTML of the tags that toMails.ts writes; other tags are removed, their text stays. `responder_a` becomes
 * Reply-To when it is a single mail address and is otherwise ignored. `idioma`: of the page that it was written on; any other is ignored.
 */
export const mailSchema = z.object({
  destinatario: line.check(z.maxLength(MAIL_LIMITS.destinatario)),
  asunto: line.check(z.trim(), seen, z.maxLength(MAIL_LIMITS.asunto)),
  mensaje: text.check(z.maxLength(MAIL_LIMITS.mensaje)),
  responder_a: z.optional(line.check(z.maxLength(MAIL_LIMITS.responder_a))),
  idioma: z.optional(z.string()),
});
/** What a form makes; its page adds the rest. */
export type Mail = Omit<z.infer<typeof mailSchema>, 'idioma' | 'responder_a'> & { responder_a?: string };
