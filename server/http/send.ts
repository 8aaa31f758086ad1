import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The forms that anything goes out in, the shortest first: of those that a browser likes alike, it gets the first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Shorter bodies fit into one packet as they are. */
const COMPRESSED_FROM_BYTES = 1_200;

/**
 * How hard a body is compressed: `best` for what is kept and asked for often (35 ms for a page), `light` for what may be
 * asked for once (3 ms), at a tenth more bytes.
 */
export type Effort = 'best' | 'light';
// The highest takes almost three times as long, for a hundredth fewer bytes.
const BEST_BROTLI = 10;
const LIGHT_BROTLI = 5;
const LIGHT_GZIP = 6;

/** What an answer is made of besides its status and headers: bytes that are kept, in every form that they go out in. */
export interface Body {
  /** As in Content-Type. */
  type: string;
  /** Length as it was made, in bytes. */
  size: number;
  /** Whether it has that form. Every body has `identity`. */
  has: (encoding: Encoding) => boolean;
  /** Strong tag of one form: no two forms share one, since a part of one is no part of the other. */
  etag: (encoding: Encoding) => string;
  /** A promise where the form is made first. */
  bytes: (encoding: Encoding) => Buffer | Promise<Buffer>;
}

/** A body whose other forms are made the first time that somebody asks for them. What is too short has none. */
export function toBody(content: Buffer | string, { type, effort }: { type: string; effort: Effort }): Body {
  const identity = Buffer.from(content);
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity]]);
  return {
    type,
    size: identity.length,
    has: (encoding) => encoding === 'identity' || identity.length >= COMPRESSED_FROM_BYTES,
    etag: tagsOf(identity),
    bytes: (encoding) => {
      const known = made.get(encoding);
      if (known) return known;
      const making = compress(identity, encoding, effort);
      made.set(encoding, making);
      void making.then(
        (bytes) => made.set(encoding, bytes),
        () => made.delete(encoding),
      );
      return making;
    },
  };
}

/** A body whose forms were all made before, such as a file with its `.br` beside it. */
export function toReadyBody(
  forms: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined },
  type: string,
): Body {
  return {
    type,
    size: forms.identity.length,
    has: (encoding) => forms[encoding] !== undefined,
    etag: tagsOf(forms.identity),
    bytes: (encoding) => forms[encoding] ?? forms.identity,
  };
}

interface SendOptions {
  status?: number;
  /** Names in lower case. */
  headers?: Record<string, string>;
}

/**
 * The one way in which kept bytes become an answer: in the form that the caller likes best, with its tag, or as a 304 to who
 * has it already. Headers that the reply carries already go out, too. HEAD gets no bytes.
 */
export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
  { status = 200, headers = {} }: SendOptions = {},
): FastifyReply | Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', body);
  const etag = body.etag(encoding);
  void reply.headers(headers).headers({ vary: 'accept-encoding', etag });
  if (status === 200 && fresh(request.headers, { etag })) {
    write(reply, { status: 304, head: headOf(reply) });
    return reply;
  }

  void reply.header('content-type', body.type);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  const finish = (bytes: Buffer) => {
    void reply.header('content-length', String(bytes.length));
    write(reply, { status, head: headOf(reply), bytes: request.method === 'HEAD' ? undefined : bytes });
    return reply;
  };
  const bytes = body.bytes(encoding);
  return Buffer.isBuffer(bytes) ? finish(bytes) : bytes.then(finish);
}

/** Of every answer, then its own. */
function headOf(reply: FastifyReply): string[] {
  const head = [...(reply.server.commonHead ?? [])];
  const own = reply.getHeaders();
  for (const name in own) head.push(name, String(own[name]));
  return head;
}

/**
 * Past the framework's own sending, which would look at each answer for what to make of it: these are bytes already, and it
 * costs a third of a kept answer.
 */
function write(
  reply: FastifyReply,
  { status, head, bytes }: { status: number; head: string[]; bytes?: Buffer | undefined },
): void {
  void reply.hijack();
  reply.raw.writeHead(status, head);
  reply.raw.end(bytes);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What every answer carries: names and values in turn. */
    commonHead?: readonly string[];
  }
}

/** Puts these headers, names in lower case, on every answer of the app. */
export function sendWithEveryAnswer(app: FastifyInstance, headers: Record<string, string>): void {
  app.decorate('commonHead', Object.entries(headers).flat());
  app.addHook('onSend', (_request, reply, _payload, done) => {
    void reply.headers(headers);
    done();
  });
}

/** What callers send is one of a few lines of text: each is read once. */
const preferences = new LRUCache<string, readonly Encoding[]>({ max: 100 });
const LONGEST_KEPT = 100;

/** The form that an Accept-Encoding header likes best, by its q-values; as it is, when it likes none. */
export function chooseEncoding(accepted: string, body: Pick<Body, 'has'>): Encoding {
  const liked = preferences.get(accepted) ?? readPreferences(accepted);
  return liked.find((encoding) => body.has(encoding)) ?? 'identity';
}

function readPreferences(accepted: string): readonly Encoding[] {
  // Its types do not know `preferred`.
  const negotiator: { encodings: (of: string[], options: { preferred: readonly string[] }) => string[] } =
    new Negotiator({ headers: { 'accept-encoding': accepted } });
  const liked = negotiator.encodings([...ENCODINGS], { preferred: ENCODINGS });
  const known = liked.flatMap((name) => ENCODINGS.filter((one) => one === name));
  if (accepted.length <= LONGEST_KEPT) preferences.set(accepted, known);
  return known;
}

function tagsOf(identity: Buffer): Body['etag'] {
  const hash = createHash('sha1').update(identity).digest('base64url');
  const tags = { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gzip"` };
  return (encoding) => tags[encoding];
}

function compress(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') {
    return compressGzip(bytes, { level: effort === 'best' ? constants.Z_BEST_COMPRESSION : LIGHT_GZIP });
  }
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? BEST_BROTLI : LIGHT_BROTLI,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
