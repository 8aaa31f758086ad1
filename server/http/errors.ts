import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Our words for the framework's errors, whose own words would name the framework. */
const WORDS: Record<number, string> = {
  413: 'payload-too-large',
  414: 'address-too-long',
  415: 'unsupported-media-type',
};

/**
 * An error that the caller is told about. `code` is for programs; the cause goes to the log alone. `retrySeconds`: it passes,
 * and is no fault of ours (a service is away, too many ask); when to ask again.
 */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly retrySeconds: number | undefined;

  constructor(
    statusCode: number,
    code: string,
    { retrySeconds, cause }: { retrySeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause });
    this.statusCode = statusCode;
    this.code = code;
    this.retrySeconds = retrySeconds;
  }
}

/**
 * The one place where errors become answers: a 4xx says its code, a 5xx is logged with its cause and says nothing more. One
 * with `retrySeconds` says its code whatever its status, and is told to the operator by who found it. Answers are text, for a
 * person as for a program.
 */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Also for errors before routing. Must not fail itself, whatever was thrown. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode } = Object(error) as { statusCode?: unknown };
  const status = typeof statusCode === 'number' && statusCode >= 400 ? statusCode : 500;
  const word = error instanceof HttpError ? error.code : (WORDS[status] ?? 'bad-request');
  const retrySeconds = error instanceof HttpError ? error.retrySeconds : undefined;
  const isFault = status >= 500 && retrySeconds === undefined;
  if (isFault) request.log.error({ err: error }, 'request failed');
  if (retrySeconds !== undefined) void reply.header('retry-after', String(retrySeconds));
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(isFault ? 'internal-error' : word);
}
