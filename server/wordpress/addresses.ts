import { createHmac, timingSafeEqual } from 'node:crypto';
import { ANSWERED_WIDTH, PICTURES_PATH } from '#contract/pictures.ts';
import { decodeSlug } from '#contract/htmlEntities.ts';
import type { AddressRewriter } from '#server/news/sanitise.ts';
import type { PictureAddresses } from '#server/pictures/pictures.ts';
import type { Warn } from '#server/upstream/limits.ts';

const PICTURE_PATH = new RegExp(`^${PICTURES_PATH}/([^/]+)/`);

/** 128 bits are enough; a longer one would make every list larger. */
const SIGNATURE_BYTES = 16;

export interface WordPressAddresses extends AddressRewriter, PictureAddresses {
  /** Origins that pictures, videos and audio files may come from. */
  imageOrigins: readonly string[];
}

interface AddressParts {
  blogUrl: string;
  imageHosts: readonly string[];
  images: 'proxy' | 'link';
  secret: Buffer;
  /** Our address of the story with this decoded slug. */
  story?: (slug: string) => string | undefined;
  warn: Warn;
}

/** WordPress paths whose last segment is not the slug of a post. */
const NOT_A_POST = /\/(?:category|tag|author|wp-content|wp-json)\//;

/** Rewrites addresses in WordPress's answers: pictures to our proxy, links between posts to our stories. */
export function createAddresses({
  blogUrl,
  imageHosts,
  images,
  secret,
  story = () => undefined,
  warn,
}: AddressParts): WordPressAddresses {
  const root = new URL(blogUrl);
  const hosts = new Set([root.host, ...imageHosts]);
  const unknown = new Set<string>();

  const sign = (text: string) =>
    createHmac('sha256', secret).update(text).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');

  const isPictureHost = (url: URL) => isWeb(url) && hosts.has(url.host) && !url.username && !url.password;

  const readToken = (token: string) => {
    const [encoded = '', signature = ''] = token.split('.', 2);
    const text = Buffer.from(encoded, 'base64url').toString();
    const given = Buffer.from(signature);
    const expected = Buffer.from(sign(text));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const url = resolve(text, root);
    // A valid token can outlive its host in BLOG_IMAGE_HOSTS.
    return url && isPictureHost(url) ? url : undefined;
  };

  return {
    picture: (src) => {
      // '' would resolve to the REST root.
      const url = src ? resolve(src, root) : undefined;
      if (!url || !isWeb(url) || /\.svgz?$/i.test(url.pathname)) return '';
      if (!isPictureHost(url)) {
        if (!unknown.has(url.host) && unknown.size < 100) {
          unknown.add(url.host);
          warn(
            { host: url.host },
            'pictures on this host are not shown: name it in BLOG_IMAGE_HOSTS if they should be',
          );
        }
        return '';
      }
      url.hash = '';
      if (images === 'link') return url.href;
      // Most pictures are on WordPress's own origin: leaving it out keeps their addresses short.
      const text = url.origin === root.origin ? url.href.slice(url.origin.length) : url.href;
      return `${PICTURES_PATH}/${Buffer.from(text).toString('base64url')}.${sign(text)}/${ANSWERED_WIDTH}.webp`;
    },

    media: (src) => {
      const url = resolve(src, root);
      return url && isPictureHost(url) ? url.href : '';
    },

    link: (href) => {
      if (href.startsWith('#')) return href;
      const url = resolve(href, root);
      if (url && isWeb(url) && url.host === root.host && !url.search && !NOT_A_POST.test(url.pathname)) {
        const address = story(decodeSlug(url.pathname.split('/').findLast(Boolean) ?? ''));
        if (address) return address;
      }
      return url && ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : '';
    },

    readToken,

    readPicture: (address) => {
      const token = PICTURE_PATH.exec(address)?.[1];
      if (token !== undefined) return readToken(token);
      const url = URL.canParse(address) ? new URL(address) : undefined;
      return url && isPictureHost(url) ? url : undefined;
    },

    isPictureHost,
    imageOrigins: [root.origin, ...imageHosts.map((host) => `https://${host}`)],
  };
}

function resolve(address: string, root: URL): URL | undefined {
  return URL.canParse(address, root) ? new URL(address, root) : undefined;
}

function isWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}
