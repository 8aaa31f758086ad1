import type { FastifyInstance } from 'fastify';
import { PICTURES_PATH, PICTURE_WIDTHS } from '#contract/pictures.ts';
import { HttpError } from '#server/http/errors.ts';
import type { Pictures } from './pictures.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';

/** A changed picture has another address. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The `retry-after` of a picture that cannot be fetched. */
const RETRY_SECONDS = 60;

/** A signed address of some 2,000 characters, in base64. */
const TOKEN_LIMIT = 3_000;

/**
 * GET /imagenes/{token}/{400|800|1600}.webp: a picture of the WordPress, WebP where the browser says that it takes it, else
 * JPEG. Errors: 404 `picture-unknown` for a token that is not ours or another width; 502 `picture-unusable` when the file
 * there is no picture; 503 `picture-unavailable` when it cannot be fetched now.
 */
export function pictureRoutes(app: FastifyInstance, { pictures }: { pictures: Pictures }): void {
  app.get<{ Params: { token: string; name: string } }>(`${PICTURES_PATH}/:token/:name`, async (request, reply) => {
    const { token, name } = request.params;
    const width = PICTURE_WIDTHS.find((one) => `${one}.webp` === name);
    if (width === undefined || token.length > TOKEN_LIMIT) throw new HttpError(404, 'picture-unknown');
    const format = /\bimage\/webp\b/.test(request.headers.accept ?? '') ? 'webp' : 'jpeg';
    let bytes: Buffer | undefined;
    try {
      bytes = await pictures.get(token, { width, format });
    } catch (cause) {
      if (!(cause instanceof UpstreamError)) throw cause;
      // Already logged by the picture service.
      if (cause.status === 404 || cause.status === 410) throw new HttpError(404, 'picture-unknown', { cause });
      throw cause.isTemporary
        ? new HttpError(503, 'picture-unavailable', { cause, retrySeconds: RETRY_SECONDS })
        : new HttpError(502, 'picture-unusable', { cause, retrySeconds: RETRY_SECONDS });
    }
    if (!bytes) throw new HttpError(404, 'picture-unknown');
    return reply.headers({ 'content-type': `image/${format}`, 'cache-control': IMMUTABLE, vary: 'accept' }).send(bytes);
  });
}
