import type { SendMailOptions } from 'nodemailer';
import type { MailboxKey } from '#contract/mailboxes.ts';
import { isMailAddress, type Sender } from '#server/config.ts';
import type { Leased } from '#server/messages/store.ts';
import { toMailText } from './clean.ts';
import type { Directory } from './directory.ts';

/** Subject prefix of messages that look automatic, for mailbox filter rules. */
export const MARK = '[posible envío automático]';

/**
 * Every try gives the same mail, with the same Message-ID and date, so that duplicates can be recognised. The visitor's address is
 * only Reply-To, because mail servers reject a From of another domain.
 */
export function composeMail(
  message: Leased,
  { from, directory }: { from: Sender; directory: Directory },
): SendMailOptions {
  const { id, code, asunto, mensaje, responder_a, mark } = message;
  // Only mailbox keys were accepted.
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
