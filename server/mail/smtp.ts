import { createTransport } from 'nodemailer';
import { MAX_DELIVERIES, DeliveryError } from '#server/messages/deliveryWorker.ts';
import type { SendMailOptions } from 'nodemailer';

/** In ms; the delivery worker limits the whole delivery. */
interface SmtpTimes {
  connect: number;
  silence: number;
}

const TIMES: SmtpTimes = { connect: 15_000, silence: 30_000 };

/** A mail server on this machine needs no TLS. */
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** In characters. */
const MAX_ANSWER = 300;

export interface Mailer {
  /** @throws DeliveryError */
  send(mail: SendMailOptions, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** `smtps:` is implicit TLS; `smtp:` requires STARTTLS unless the server is local or the URL ends in `?tls=no`. */
export function openSmtp(smtpUrl: string, times: Partial<SmtpTimes> = {}): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  const { connect, silence } = { ...TIMES, ...times };
  const secure = protocol === 'smtps:';
  const plain = LOCAL_HOSTS.has(hostname) || searchParams.get('tls') === 'no';
  const transport = createTransport({
    pool: true,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(plain ? { ignoreTLS: true } : { requireTLS: true }),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    maxConnections: MAX_DELIVERIES,
    // Our queue does the retries.
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
 * Only a refusal of this recipient or mail is permanent. A refused password or sender is temporary: the operator can fix it, and
 * otherwise every message would be lost.
 */
function toDeliveryError(error: unknown): DeliveryError {
  const { code, command, response, responseCode } = Object(error) as Record<string, unknown>;
  const about = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  const permanent = about && typeof responseCode === 'number' && responseCode >= 500;
  const reason = ['SMTP', code, responseCode].filter((part) => ['string', 'number'].includes(typeof part)).join(' ');
  return new DeliveryError(reason, {
    permanent,
    answer: typeof response === 'string' ? response.slice(0, MAX_ANSWER) : '',
  });
}
