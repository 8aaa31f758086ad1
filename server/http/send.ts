import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

// By hand, because pages and lists are compressed once when they are made: @fastify/compress compresses them for each visitor,
// which gives a tenth as many a second (docs/decisions/023).

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const COMPRESSED = ['br', 'gzip'] as const;
export type Encoding = (typeof COMPRESSED)[number] | 'identity';

/** Shorter bodies fit into one packet as they are. */
const COMPRESSED_FROM_BYTES = 1_200;

/** `best` (35 ms for a page) for what is asked for often, `light` (3 ms, a tenth more bytes) for what may be asked for once. */
export type Effort = 'best' | 'light';
const BROTLI_QUALITY = { best: 10, light: 5 };
const GZIP_LEVEL = { best: 9, light: 6 };

/** The body of a response, kept in every encoding that somebody asked for. */
export interface Body {
  /** As in Content-Type. */
  type: string;
  /** Bytes before compression. */
  size: number;
  /** A strong tag, which differs from encoding to encoding. */
  etag: (encoding: Encoding) => string;
  bytes: (encoding: Encoding) => Promise<Buffer>;
}

export function toBody(content: Buffer | string, { type, effort }: { type: string; effort: Effort }): Body {
  const identity = Buffer.from(content);
  const hash = createHash('sha1').update(identity).digest('base64url');
  const encoded = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  return {
    type,
    size: identity.length,
    etag: (encoding) => `"${hash}-${encoding}"`,
    bytes: (encoding) => {
      const bytes = encoded.get(encoding) ?? compress(identity, encoding, effort);
      encoded.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Sends a kept body in the encoding that the client prefers, or a 304 to a client that has it already. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<FastifyReply> {
  const encoding = body.size < COMPRESSED_FROM_BYTES ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  void reply.code(status).headers({ ...headers, vary: 'accept-encoding' });
  if (status === 200) {
    const etag = body.etag(encoding);
    void reply.header('etag', etag);
    // Proxies may have made it weak (W/"…") or ask for several at once.
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(body.type).send(await body.bytes(encoding));
}

function chooseEncoding(accepted = ''): Encoding {
  // `negotiate` would choose br for `br;q=0, *`.
  const offered = COMPRESSED.filter(
    (encoding) => !new RegExp(`(?:^|,)\\s*${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`, 'i').test(accepted),
  );
  return negotiate(accepted, offered) ?? 'identity';
}

function compress(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: GZIP_LEVEL[effort] });
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort] } });
}
