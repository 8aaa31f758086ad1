import type { SendMailOptions } from 'nodemailer';
import type { MailboxKey } from '#contract/mailboxes.ts';
import { isMailAddress, type Sender } from '#server/config.ts';
import type { Leased } from '#server/messages/store.ts';
import { toMailText } from './clean.ts';
import type { Directory } from './directory.ts';

/** Prefix of the subject of what looks automatic, for a filter rule of the mailbox. */
export const MARK = '[posible envío automático]';

/**
 * The mail of a message, the same for each try, Message-ID and date included, so that duplicates can be recognised. From is always
 * ours; the visitor's address is at most Reply-To.
 */
export function composeMail(
  message: Leased,
  { from, directory }: { from: Sender; directory: Directory },
): SendMailOptions {
  const { id, code, asunto, mensaje, responder_a, mark } = message;
  // Only keys of the directory were accepted.
  const to = directory.addressOf(message.destinatario as MailboxKey);
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    ...(isMailAddress(responder_a) && { replyTo: { name: '', address: responder_a } }),
    subject: mark ? `${MARK} ${asunto}` : asunto,
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    date: new Date(message.accepted_at),
    headers: { 'X-Recibo': code, ...(mark && { 'X-Marca': mark }) },
    text: toMailText(mensaje),
    html: mensaje,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
