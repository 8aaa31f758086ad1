import { randomUUID } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { isLanguage } from '#contract/language.ts';
import type { MailboxKey } from '#contract/mailboxes.ts';
import { isMailAddress, type Sender } from '#server/config.ts';
import type { Leased } from '#server/messages/rows.ts';
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
  const subject = mark ? `${MARK} ${asunto}` : asunto;
  const prepared = encodeAgain(subject);
  const about = tellAbout(message);
  // Only mailbox keys were accepted.
  const to = directory.addressOf(message.destinatario as MailboxKey);
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    ...(isMailAddress(responder_a) && { replyTo: { name: '', address: responder_a } }),
    ...(!prepared && { subject }),
    messageId: toMessageId(id, from),
    date: new Date(message.accepted_at),
    headers: { 'X-Recibo': code, 'Auto-Submitted': 'auto-generated', ...(mark && { 'X-Marca': mark }), ...prepared },
    text: `${toMailText(mensaje)}\n\n-- \n${about.join('\n')}\n`,
    html: `${withTelephones(mensaje)}<hr>${about.map((line) => `<p>${line}</p>`).join('')}`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const TIME = new Intl.DateTimeFormat('es-PY', {
  timeZone: 'America/Asuncion',
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** For staff: nothing here is a visitor's text. */
function tellAbout({ code, accepted_at, idioma }: Leased): string[] {
  const written = new Intl.DisplayNames('es', { type: 'language' });
  return [
    `Recibo ${code}, con el que quien escribió puede preguntar por su mensaje en el sitio.`,
    `Recibido el ${TIME.format(accepted_at)}, hora de Paraguay.`,
    ...(isLanguage(idioma) ? [`Escrito en la página en ${written.of(idioma)}.`] : []),
  ];
}

/** The paragraphs of contract/toMails.ts that may be a number. */
const TELEPHONE =
  /(<p><strong>(?:Celular|Teléfono|Otra forma de contacto):<\/strong> )(\+?[\d\s().–/-]{7,40})(?=<\/p>)/g;

/** A telephone calls what is pressed. Ours are written as inside Paraguay. */
function withTelephones(html: string): string {
  return html.replace(TELEPHONE, (whole: string, before: string, number: string) => {
    const digits = number.replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15) return whole;
    const called = /^0[1-9]/.test(digits) && !number.startsWith('+') ? `595${digits.slice(1)}` : digits;
    return `${before}<a href="tel:+${called}">${number}</a>`;
  });
}

/** What a visitor typed as an encoded word (RFC 2047) is text: a mail program would show what it says. Undefined: nothing is. */
function encodeAgain(subject: string): { Subject: { prepared: true; value: string } } | undefined {
  if (!subject.includes('=?')) return undefined;
  return { Subject: { prepared: true, value: encodeWord(subject, 'Q', 52).replaceAll(' ', '\r\n ') } };
}

export function toMessageId(id: string, from: Sender): string {
  return `<${id}@${from.address.split('@')[1]}>`;
}

/** A mail by which an operator sees whether mails arrive. */
export function composeTest(to: string, from: Sender): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject: 'Prueba del sitio web',
    messageId: toMessageId(randomUUID(), from),
    date: new Date(),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: 'El sitio web puede enviar correos a esta casilla. No hace falta responder.\n',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
