import { SECONDS_FIELD, TRAP_FIELD, type MailRefusal } from '#contract/mail.ts';
import type { Mail } from '#contract/mailSchema.ts';
import { newMessage, type Waiting, type Written } from '#web/outbox/message.ts';
import { keepMessage } from '#web/outbox/outbox.ts';
import { sendMessage } from '#web/outbox/sendMessage.ts';
import { newId } from './newId.ts';

/** Where a form's message is: in the outbox, with the server already, or nowhere: then the visitor still has it. */
export type Handed =
  | { kind: 'kept'; id: string }
  | { kind: 'sent'; code: string }
  | { kind: 'failed'; reason?: MailRefusal };

/** The message of a form that was checked. It keeps its key however often it is handed over. */
export function toMessage(written: Written, mail: Mail, trap: string): Waiting {
  const now = Date.now();
  const seconds = Math.floor((now - written.since) / 1000);
  const fields: Record<string, string> = {
    destinatario: mail.destinatario,
    asunto: mail.asunto,
    mensaje: mail.mensaje,
    [TRAP_FIELD]: trap,
  };
  if (mail.responder_a !== undefined) fields.responder_a = mail.responder_a;
  // A clock that was put back has counted nothing.
  if (seconds >= 0) fields[SECONDS_FIELD] = String(seconds);
  return newMessage(newId(), written, fields, now);
}

/** Puts the message where it outlasts this page; where the device has no such place, sends it while the visitor waits. */
export async function handOver(message: Waiting): Promise<Handed> {
  if (await keepMessage(message)) return { kind: 'kept', id: message.id };
  const outcome = await sendMessage(message);
  if (outcome.kind === 'sent') return outcome;
  return outcome.kind === 'refused' ? { kind: 'failed', reason: outcome.reason } : { kind: 'failed' };
}
