import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isBlank } from '#contract/blank.ts';
import {
  HUMAN_SECONDS,
  IDEMPOTENCY_HEADER,
  isIdempotencyKey,
  MAIL_LIMITS,
  MAIL_PATH,
  SECONDS_FIELD,
  TRAP_FIELD,
} from '#contract/mail.ts';
import { isLanguage } from '#contract/language.ts';
import { mailSchema } from '#contract/mailSchema.ts';
import { RECEIPTS_PATH, toReceiptCode } from '#contract/receipts.ts';
import type { Receipt } from '#contract/receiptSchema.ts';
import { csrfRoute, requireToken } from '#server/http/csrf.ts';
import { HttpError } from '#server/http/errors.ts';
import { formBodies } from '#server/http/formBody.ts';
import type { State } from '#server/messages/rows.ts';
import { KeyReused, type MessageStore, type NewMessage } from '#server/messages/store.ts';
import { toReason } from '#server/messages/toReason.ts';
import { cleanMessage, toMailText } from './clean.ts';
import type { Directory } from './directory.ts';
import { createMailLimits, type MailLimits } from './rateLimits.ts';
import type { MailCounters } from './counters.ts';

const STORE_RETRY_S = 30;

export interface MailRouteDeps {
  store: MessageStore;
  directory: Directory;
  counters: MailCounters;
  siteUrl: string;
  onStored: () => void;
  /** Absent: this app counts for itself. */
  limits?: MailLimits | undefined;
}

/**
 * POST /public/send-mail (contract/mail.ts), the CSRF token, and the receipts. `destinatario` is a mailbox key, never an address, so
 * that nobody can send mail to others through us.
 */
export async function mailRoutes(app: FastifyInstance, parts: MailRouteDeps): Promise<void> {
  const { store, directory, counters, siteUrl, onStored } = parts;
  const limits = parts.limits ?? (await createMailLimits());

  /** Maps errors of the store to responses. They may contain a visitor's text, so only their reason is logged. */
  const stored = async <T>(task: Promise<T>): Promise<T> => {
    try {
      return await task;
    } catch (error) {
      if (error instanceof KeyReused) throw new HttpError(422, 'key-reused');
      app.log.error({ reason: toReason(error) }, 'the store of messages failed');
      throw new HttpError(503, 'mail-not-kept', { retrySeconds: STORE_RETRY_S });
    }
  };
  const accept = async (message: NewMessage, address: string): Promise<string> => {
    const wait = limits.mailboxes.pass(message, address);
    if (wait > 0) throw new HttpError(429, 'too-many-mails', { retrySeconds: wait });
    // The most expensive check, so the last one.
    const mensaje = cleanMessage(message.mensaje);
    if (isBlank(toMailText(mensaje))) throw new HttpError(400, 'mail-invalid mensaje');
    const code = await stored(store.accept({ ...message, mensaje }));
    counters.countAccepted(message.destinatario);
    onStored();
    return code;
  };
  let secret: string | undefined;
  const csrf = {
    siteUrl,
    secret: async () => (secret ??= await stored(store.secret('csrf', randomUUID() + randomUUID()))),
  };

  formBodies(app);
  csrfRoute(app, csrf);

  app.post(
    MAIL_PATH,
    {
      bodyLimit: MAIL_LIMITS.bytes,
      onRequest: [limits.ofSender, requireToken(csrf)],
      onResponse: async (_request, reply) => counters.countResponse(reply.statusCode),
    },
    async (request, reply) => {
      const message = toMessage(request, directory);
      // A retry after a lost response does not count against the limits.
      const code = (await stored(store.known(message.id, message.hash))) ?? (await accept(message, request.ip));
      return reply
        .code(202)
        .headers({ [IDEMPOTENCY_HEADER]: message.id, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(code);
    },
  );

  app.get<{ Params: { code: string } }>(
    `${RECEIPTS_PATH}/:code`,
    { onRequest: limits.ofReceipts },
    async (request, reply) => {
      const code = toReceiptCode(request.params.code);
      const state = code && (await stored(store.state(code)));
      if (!state) throw new HttpError(404, 'receipt-unknown');
      return reply.header('cache-control', 'no-store').send({ estado: ESTADO[state] } satisfies Receipt);
    },
  );
}

const ESTADO: Record<State, Receipt['estado']> = {
  waiting: 'recibido',
  leased: 'recibido',
  done: 'entregado',
  dead: 'no_entregado',
  dropped: 'no_entregado',
};

/** Markup is not cleaned yet. @throws HttpError 400 with the invalid fields, 422 unknown mailbox */
function toMessage({ body, headers }: FastifyRequest, directory: Directory): NewMessage {
  const fields = (body ?? {}) as Record<string, string | undefined>;
  const { data: mail, error } = mailSchema.safeParse(fields);
  const wrong = new Set(error?.issues.map(({ path }) => String(path[0])));
  const id = headers[IDEMPOTENCY_HEADER.toLowerCase()] ?? randomUUID();
  if (typeof id !== 'string' || !isIdempotencyKey(id)) wrong.add(IDEMPOTENCY_HEADER);
  if (!mail || wrong.size) throw new HttpError(400, ['mail-invalid', ...wrong].join(' '));

  const destinatario = directory.keyOf(mail);
  if (!destinatario) throw new HttpError(422, 'recipient-unknown');
  const { asunto, mensaje, responder_a = '', idioma = '' } = mail;
  const said = JSON.stringify([destinatario, asunto, mensaje, responder_a]);
  return {
    id: String(id),
    hash: createHash('sha256').update(said).digest('base64url'),
    destinatario,
    asunto,
    mensaje,
    responder_a,
    mark: toMark(fields),
    idioma: isLanguage(idioma) ? idioma : '',
  };
}

/** Why a mail looks automatic, or empty. */
function toMark(fields: Record<string, string | undefined>): string {
  if (fields[TRAP_FIELD]) return 'trampa';
  const seconds = fields[SECONDS_FIELD];
  return seconds && Number(seconds) < HUMAN_SECONDS ? 'rapidez' : '';
}
