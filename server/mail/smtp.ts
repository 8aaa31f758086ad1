import { createTransport } from 'nodemailer';
import { AT_ONCE, DeliveryError } from '#server/messages/deliveryWorker.ts';
import type { SendMailOptions } from 'nodemailer';

/** In ms. Silence on the line; the worker limits the whole. */
interface SmtpTimes {
  connect: number;
  silence: number;
}

const TIMES: SmtpTimes = { connect: 15_000, silence: 30_000 };

/** What this machine itself runs needs no TLS. */
const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** As much of a mail server's answer as an operator needs. */
const MOST_OF_ANSWER = 300;

/** Takes mails out of the house. */
export interface Mailer {
  /** @throws DeliveryError */
  send(mail: SendMailOptions, signal: AbortSignal): Promise<void>;
  close(): void;
}

/**
 * Mails through the server of SMTP_URL: `smtps:` speaks TLS from the first byte, `smtp:` has to change to it, unless the server
 * runs on this machine or the address ends in `?tls=no`. Certificates are checked.
 */
export function openSmtp(smtpUrl: string, times: Partial<SmtpTimes> = {}): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  const { connect, silence } = { ...TIMES, ...times };
  const secure = protocol === 'smtps:';
  const bare = HERE.has(hostname) || searchParams.get('tls') === 'no';
  const transport = createTransport({
    pool: true,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(bare ? { ignoreTLS: true } : { requireTLS: true }),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    maxConnections: AT_ONCE,
    // Whether a mail whose connection broke goes again is for the queue to say.
    maxRequeues: 0,
    dnsTimeout: connect,
    connectionTimeout: connect,
    greetingTimeout: connect,
    socketTimeout: silence,
  });
  return {
    async send(mail, signal) {
      try {
        await transport.sendMail({ ...mail, signal });
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/**
 * Dead at once is what the server refuses for good about this recipient or this mail. What it has against us, our password or
 * sender, the operator mends, and every message would die of it.
 */
function toDeliveryError(error: unknown): DeliveryError {
  const { code, command, response, responseCode } = Object(error) as Record<string, unknown>;
  const about = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  const permanent = about && typeof responseCode === 'number' && responseCode >= 500;
  const reason = ['SMTP', code, responseCode].filter((part) => ['string', 'number'].includes(typeof part)).join(' ');
  return new DeliveryError(reason, {
    permanent,
    answer: typeof response === 'string' ? response.slice(0, MOST_OF_ANSWER) : '',
  });
}
