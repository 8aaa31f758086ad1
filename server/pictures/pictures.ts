import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { PICTURE_WIDTHS } from '#contract/pictures.ts';
import type { SiteMetrics } from '#server/metrics/siteMetrics.ts';
import { createCircuitBreaker } from '#server/upstream/circuitBreaker.ts';
import { DiskFolder } from '#server/upstream/diskFolder.ts';
import { drawPicture } from './drawPicture.ts';
import { fetchLimited, isSameHost } from '#server/upstream/fetchLimited.ts';
import { MB } from '#server/upstream/limits.ts';
import type { Limits, Warn } from '#server/upstream/limits.ts';
import { createSemaphore } from '#server/upstream/semaphore.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';

/** Maps the addresses of pictures in our responses to where they are at the WordPress. */
export interface PictureAddresses {
  /** The address that a token stands for, if the token is ours and its host may be asked. */
  readToken: (token: string) => URL | undefined;
  /** Where the picture lies whose address in our answers this is, if its host may be asked. */
  readPicture: (address: string) => URL | undefined;
  /** Whether pictures may be fetched from there. */
  isPictureHost: (url: URL) => boolean;
}

/** What a visitor's browser is answered with: making AVIF takes too long while somebody waits. */
type ServedFormat = 'webp' | 'jpeg';

/** One size and form of a picture. */
export interface PictureForm {
  width: (typeof PICTURE_WIDTHS)[number];
  format: ServedFormat;
}

/** The pictures of a WordPress, resized and stored. */
export interface Pictures {
  /** Undefined for a token that is not ours. @throws UpstreamError when it is not stored and cannot be fetched */
  get: (token: string, form: PictureForm) => Promise<Buffer | undefined>;
  /** The same, by the address that answers give a picture; undefined for one that may not be asked for. */
  getByAddress: (address: string, form: PictureForm) => Promise<Buffer | undefined>;
  /** Prefetches what is not stored yet, one after the other; ignores failures. */
  prefetch: (addresses: readonly string[], signal: AbortSignal) => Promise<void>;
}

/** The largest original, in bytes and pixels; how many are made at once; what is stored on disk. */
export interface PictureLimits {
  pictureBytes: number;
  picturePixels: number;
  picturesAtOnce: number;
  pictureFiles: number;
  pictureDiskBytes: number;
}

export const PICTURE_LIMITS: PictureLimits = {
  pictureBytes: 15 * MB,
  picturePixels: 50_000_000,
  picturesAtOnce: 2,
  pictureFiles: 20_000,
  pictureDiskBytes: 500 * MB,
};

interface PicturesParts {
  folder: string;
  addresses: PictureAddresses;
  limits: Limits & PictureLimits;
  fetch: typeof fetch;
  now: () => number;
  metrics: SiteMetrics;
  warn: Warn;
}

/** A picture in all its widths, made from one request to the WordPress. */
type Sizes = ReadonlyMap<number, Buffer>;

/** Pause before the next request: after a passing failure, and after what is no picture. */
const PASSING_MS = 30_000;
const BROKEN_MS = 600_000;
const BROKEN_KEPT = 500;

const EXTENSIONS: Record<ServedFormat, string> = { webp: 'webp', jpeg: 'jpg' };

export function createPictures({ folder, addresses, limits, fetch, now, metrics, warn }: PicturesParts): Pictures {
  const disk = new DiskFolder(folder, { files: limits.pictureFiles, bytes: limits.pictureDiskBytes }, warn);
  const semaphore = createSemaphore({ maxConcurrent: limits.picturesAtOnce, maxQueued: limits.maxQueued });
  const counts = metrics.upstreams.of('pictures');
  const circuitBreaker = createCircuitBreaker({
    limits,
    isOutage: (error) => error.isTemporary && !error.isLocal,
    counts,
  });
  const cache = metrics.caches.of('pictures');
  cache.holds(() => disk.used && { entries: disk.used.files, bytes: disk.used.bytes });
  const pending = new Map<string, Promise<Sizes>>();
  const broken = new LRUCache<string, { until: number; error: UpstreamError }>({ max: BROKEN_KEPT });

  const make = async (url: URL, format: ServedFormat, closing?: AbortSignal): Promise<Sizes> => {
    const whole = AbortSignal.timeout(limits.totalMs);
    const signal = closing ? AbortSignal.any([whole, closing]) : whole;
    // Decoding costs a core, so it counts in the same queue as fetching.
    return semaphore(async () => {
      const original = await circuitBreaker(() => fetchPicture(url, signal));
      const drawn = new Map<number, Buffer>();
      for (const width of PICTURE_WIDTHS) {
        drawn.set(width, await drawPicture(original, { width, format, pixels: limits.picturePixels }));
      }
      return drawn;
    });
  };

  const fetchPicture = async (url: URL, signal: AbortSignal): Promise<Buffer> => {
    const { status, body } = await fetchLimited(
      url,
      {
        ...limits,
        bytes: limits.pictureBytes,
        accepts: (type) => type.startsWith('image/') && !type.startsWith('image/svg'),
        mayFollow: (from, to) => isSameHost(from, to) || addresses.isPictureHost(to),
        signal,
        fetch,
      },
      'image/avif,image/webp,image/png,image/jpeg,image/gif',
    );
    if (status !== 200) throw new UpstreamError('status', `answered ${status}`, { status });
    return body;
  };

  const noteBroken = (name: string, url: URL, error: UpstreamError) => {
    if (!broken.has(name)) {
      warn({ picture: url.href, reason: error.reason, err: error }, 'a picture of the WordPress cannot be shown');
    }
    broken.set(name, { until: now() + (error.isTemporary ? PASSING_MS : BROKEN_MS), error });
  };

  const makeOnce = (url: URL, format: ServedFormat, closing?: AbortSignal): Promise<Sizes> => {
    const name = `${format} ${url.href}`;
    const failed = broken.get(name);
    if (failed && now() < failed.until) return Promise.reject(failed.error);
    const known = pending.get(name);
    if (known) return known;
    const making = make(url, format, closing)
      .then(async (drawn) => {
        broken.delete(name);
        for (const [width, bytes] of drawn) await disk.write(toFile(url, format, width), bytes);
        return drawn;
      })
      .catch((error: unknown) => {
        if (error instanceof UpstreamError && !error.isLocal && !closing?.aborted) {
          noteBroken(name, url, error);
        }
        throw error;
      })
      .finally(() => pending.delete(name));
    pending.set(name, making);
    return making;
  };

  const get = async (url: URL | undefined, { width, format }: PictureForm) => {
    if (!url) return undefined;
    const kept = await disk.read(toFile(url, format, width));
    cache.count(kept ? 'hit' : 'miss');
    return kept ?? (await makeOnce(url, format)).get(width);
  };

  return {
    get: (token, form) => get(addresses.readToken(token), form),
    getByAddress: (address, form) => get(addresses.readPicture(address), form),

    prefetch: async (paths, signal) => {
      for (const path of paths) {
        const [, token = ''] = /^\/imagenes\/([^/]+)\/\d+\.webp$/.exec(path) ?? [];
        const url = addresses.readToken(token);
        if (!url || signal.aborted) continue;
        const kept = await Promise.all(PICTURE_WIDTHS.map((width) => disk.has(toFile(url, 'webp', width))));
        if (!kept.every(Boolean)) await makeOnce(url, 'webp', signal).catch(() => undefined);
      }
    },
  };
}

function toFile(url: URL, format: ServedFormat, width: number): string {
  return `${createHash('sha256').update(url.href).digest('hex').slice(0, 40)}-${width}.${EXTENSIONS[format]}`;
}
