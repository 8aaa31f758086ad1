import type { SendMailOptions } from 'nodemailer';
import type { MailboxKey } from '#contract/mailboxes.ts';
import { isMailAddress, type Sender } from '#server/config.ts';
import type { Leased } from '#server/messages/store.ts';
import { toMailText } from './clean.ts';
import type { Directory } from './directory.ts';

/** Stands before the subject of what looks automatic, so that a rule of the mailbox can put it aside. */
export const MARK = '[posible envío automático]';

/**
 * The mail that a message becomes. It is the same each time that it is made, Message-ID and date included, so that a mail
 * server or program can tell that it came twice. From is always ours; the visitor's own address is Reply-To at most.
 */
export function composeMail(
  message: Leased,
  { from, directory }: { from: Sender; directory: Directory },
): SendMailOptions {
  const { id, code, asunto, mensaje, responder_a, mark } = message;
  // The keys of the directory are those that messages were taken for.
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
