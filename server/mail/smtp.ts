import { createTransport } from 'nodemailer';
import { MAX_DELIVERIES, DeliveryError, type Fault } from '#server/messages/deliveryWorker.ts';
import type { Sent } from '#server/messages/store.ts';
import type { SendMailOptions } from 'nodemailer';

/** In ms; the delivery worker limits the whole delivery. */
interface SmtpTimes {
  connect: number;
  silence: number;
}

const TIMES: SmtpTimes = { connect: 15_000, silence: 30_000 };

/** A mail server on this machine: nobody stands between, so TLS is welcome and no certificate asked for. */
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** In characters. */
const MAX_ANSWER = 300;

export interface Mailer {
  /** Where mails go, without a password. */
  name: string;
  /** @throws DeliveryError */
  send(mail: SendMailOptions, signal?: AbortSignal): Promise<Sent>;
  /** Connects and signs in, and sends nothing. @throws DeliveryError */
  check(): Promise<void>;
  close(): void;
}

/**
 * `smtps:` is implicit TLS; `smtp:` requires STARTTLS, but of a local server that is sent no password: there it is used if it is
 * offered. `?tls=no`, without a password alone (config.ts): never.
 */
export function openSmtp(smtpUrl: string, times: Partial<SmtpTimes> = {}): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  const { connect, silence } = { ...TIMES, ...times };
  const secure = protocol === 'smtps:';
  const local = LOCAL_HOSTS.has(hostname);
  const starttls = () => {
    if (searchParams.get('tls') === 'no') return { ignoreTLS: true };
    return local && !username ? { opportunisticTLS: true } : { requireTLS: true };
  };
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (secure ? 465 : 587) };
  const server = `${hostname}:${address.port}`;
  const transport = createTransport({
    pool: true,
    ...address,
    secure,
    ...starttls(),
    ...(local && { tls: { rejectUnauthorized: false } }),
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
    name: server,
    async send(mail, signal) {
      try {
        const { messageId, response } = await transport.sendMail({ ...mail, ...(signal && { signal }) });
        return { messageId, answer: response.slice(0, MAX_ANSWER) };
      } catch (error) {
        throw toDeliveryError(error, server);
      }
    },
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        throw toDeliveryError(error, server);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** What went wrong, as far as nodemailer and the server say. */
interface Failure {
  /** nodemailer's. */
  code: string;
  /** Of the operating system or of TLS. */
  cause: string;
  command: string;
  /** 0: the server said nothing. */
  status: number;
  /** RFC 3463, such as 5.1.1. */
  enhanced: string;
}

/** A mailbox that does not exist, or takes no mail. Each other refusal can be about us (a blocked address, a relay that is closed). */
const NO_SUCH_MAILBOX = /^5\.(?:1\.[126]|2\.\d{1,3})$/;

function toDeliveryError(error: unknown, server: string): DeliveryError {
  const { code, originalCode, command, response, responseCode } = Object(error) as Record<string, unknown>;
  const said = (value: unknown) => (typeof value === 'string' ? value : '');
  const answer = said(response).slice(0, MAX_ANSWER);
  const failure: Failure = {
    code: said(code),
    cause: said(originalCode),
    command: said(command),
    status: Number(responseCode) || 0,
    enhanced: /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1] ?? '',
  };
  const fault = toFault(failure);
  const codes = ['SMTP', failure.code, failure.cause, failure.status || '', failure.enhanced].filter(Boolean).join(' ');
  return new DeliveryError(`${explain(failure, fault, server)} (${codes})`, { fault, answer });
}

function toFault({ code, status, enhanced }: Failure): Fault {
  if (status === 0) return code === 'EAUTH' ? 'ours' : 'unreachable';
  if (status < 500) return 'busy';
  return NO_SUCH_MAILBOX.test(enhanced) && ['EENVELOPE', 'EMESSAGE'].includes(code) ? 'recipient' : 'ours';
}

const CAUSES: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at',
  ENOTFOUND: 'no machine has the name of',
  EAI_AGAIN: 'the name service does not answer for',
  EHOSTUNREACH: 'no way leads to',
  ENETUNREACH: 'no way leads to',
  ECONNRESET: 'hung up on:',
  CERT_HAS_EXPIRED: 'the certificate has expired of',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name than that of',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'no authority that we trust (NODE_EXTRA_CA_CERTS) vouches for the certificate of',
  SELF_SIGNED_CERT_IN_CHAIN: 'no authority that we trust (NODE_EXTRA_CA_CERTS) vouches for the certificate of',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'no authority that we trust (NODE_EXTRA_CA_CERTS) vouches for the certificate of',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'no authority that we trust (NODE_EXTRA_CA_CERTS) vouches for the certificate of',
};

const CODES: Record<string, string> = {
  EDNS: 'no machine has the name of',
  ETIMEDOUT: 'no answer in time from',
  ETLS: 'TLS cannot be had from',
  EAUTH: 'our name or password (SMTP_URL) is refused by',
  ECONNECTION: 'the connection was cut by',
};

/** For operators. */
function explain({ code, cause, command, status }: Failure, fault: Fault, server: string): string {
  if (fault === 'busy') return `to be tried later, says ${server}`;
  if (fault === 'recipient') return 'there is no such mailbox, or it takes no mail';
  if (status && code === 'EENVELOPE' && command === 'MAIL FROM')
    return `our sender (MAIL_FROM) is refused by ${server}`;
  if (status && code === 'EENVELOPE') return `mail from us to this mailbox is refused by ${server}`;
  if (status && code === 'EMESSAGE') return `this mail is refused by ${server}`;
  return `${CAUSES[cause] ?? CODES[code] ?? 'refused or cut off by'} ${server}`;
}
