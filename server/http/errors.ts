import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a refusal by the framework is called; its own words say which framework it is. */
const WORDS: Record<number, string> = {
  413: 'payload-too-large',
  414: 'address-too-long',
  415: 'unsupported-media-type',
};

/**
 * An error that the caller is told about. `code` is for programs; the cause goes to the log alone. `retryAfter`: the seconds
 * after which it is worth another try.
 */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, code: string, options: ErrorOptions & { retryAfter?: number } = {}) {
    super(code, options);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

/**
 * The one place where errors become answers: a 4xx says its code, a 5xx is logged with its cause and says nothing more, unless
 * it says when to try again. Answers are text, for a person as for a program.
 */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Also for what fails before routing. Anything may be thrown, even nothing: a failure here would be told to the caller. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode } = Object(error) as { statusCode?: unknown };
  const status = typeof statusCode === 'number' && statusCode >= 400 ? statusCode : 500;
  const told = error instanceof HttpError ? error : undefined;
  const fault = status >= 500 && told?.retryAfter === undefined;
  const word = fault ? 'internal-error' : (told?.code ?? WORDS[status] ?? 'bad-request');
  if (told?.retryAfter !== undefined) void reply.header('retry-after', told.retryAfter);
  if (status >= 500) request.log.error({ reqId: request.id, err: error }, 'request failed');
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(word);
}
