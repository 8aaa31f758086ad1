import { SECONDS_FIELD, TRAP_FIELD, type MailRefusal } from '#contract/mail.ts';
import type { Mail } from '#contract/mailSchema.ts';
import { newMessage, type Waiting, type Written } from '#web/outbox/message.ts';
import { keepMessage } from '#web/outbox/outbox.ts';
import { sendMessage } from '#web/outbox/sendMessage.ts';
import { newId } from './newId.ts';

/** `kept`: in the outbox. `sent`: accepted by the server. `failed`: only in the form; `notBefore`: the server takes none earlier. */
export type SubmitResult =
  | { kind: 'kept'; id: string }
  | { kind: 'sent'; code: string }
  | { kind: 'failed'; reason?: MailRefusal; notBefore?: number };

/** The id is the idempotency key of every attempt. */
export function toMessage(written: Written, mail: Mail, trap: string): Waiting {
  const now = Date.now();
  const seconds = Math.floor((now - written.since) / 1000);
  const fields: Record<string, string> = {
    responder_a: '',
    ...mail,
    idioma: document.documentElement.lang,
    [TRAP_FIELD]: trap,
  };
  // Negative when the clock was set back.
  if (seconds >= 0) fields[SECONDS_FIELD] = String(seconds);
  return newMessage(newId(), written, fields, now);
}

/** Without storage, sends while the visitor waits. */
export async function submitMessage(message: Waiting): Promise<SubmitResult> {
  if (await keepMessage(message)) return { kind: 'kept', id: message.id };
  const outcome = await sendMessage(message);
  if (outcome.kind === 'sent') return outcome;
  if (outcome.kind === 'refused') return { kind: 'failed', reason: outcome.reason };
  return outcome.retryAfterMs > 0
    ? { kind: 'failed', notBefore: Date.now() + outcome.retryAfterMs }
    : { kind: 'failed' };
}
