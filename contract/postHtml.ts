import { photographSrcset, readPhotograph } from './photographs.ts';
import { toSrcset } from './pictures.ts';

/** The HTML allowed in a post, for both sanitisers: the server's, and the browser's before display (decisions 5). */

/** `h1` becomes `h2`, because each screen has its own `h1`. */
export const POST_TAGS: readonly string[] = [
  ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'wbr', 'hr', 'div', 'span', 'blockquote', 'pre', 'figure', 'figcaption'],
  ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
  ['abbr', 'bdo', 'cite', 'q', 'code', 'kbd', 'samp', 'var', 'time', 'img', 'iframe', 'audio', 'video', 'track'],
].flat();

/** By element; `*` is every element. The functions below check the values. */
export const POST_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['class', 'lang', 'dir', 'id'],
  a: ['href', 'title', 'rel', 'download', 'aria-label'],
  abbr: ['title'],
  details: ['open'],
  time: ['datetime'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
  colgroup: ['span'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen', 'referrerpolicy', 'sandbox'],
  audio: ['src', 'controls', 'loop', 'preload'],
  video: ['src', 'controls', 'loop', 'muted', 'playsinline', 'poster', 'preload', 'width', 'height'],
  track: ['src', 'kind', 'srclang', 'label', 'default'],
};

/** Classes of WordPress's block and classic editors, which the site has styles for. */
export const POST_CLASS =
  /^(?:(?:wp-(?:block|element|embed|caption)-|align|blocks-gallery-|gallery-|columns-|has-|is-)[a-z0-9_-]+|wp-caption|wp-smiley|gallery)$/;

/** Prefix of all ids, so that none can clash with an id or a global variable of the site (DOM clobbering). */
export const POST_ID_PREFIX = 'post-';

export const OUTSIDE_LINK_REL = 'noopener';

/** Set on every frame. YouTube does not play without the referring origin. */
export const FRAME_ATTRIBUTES: Readonly<Record<string, string>> = {
  loading: 'lazy',
  allowfullscreen: '',
  referrerpolicy: 'strict-origin-when-cross-origin',
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
};

/** Pictures are as wide as the text column, at most 64 characters; phones as in NewsCard. */
export const POST_IMAGE_SIZES = '(min-width: 800px) 44rem, (min-width: 600px) 100vw, 65vw';

/** For pictures wider than the column. */
export const POST_WIDE_IMAGE_SIZES = '(min-width: 600px) 100vw, 65vw';

/** None without a `width`: then the picture has its natural width, which `srcset` would change. */
export function toPostSrcset(src: string, width: string | undefined): string | undefined {
  if (width === undefined) return undefined;
  // HTML of a post knows no `<picture>`: the site adds its other formats when it shows it (photographFormats.ts).
  const photograph = readPhotograph(src);
  return photograph ? photographSrcset(photograph, 'webp') : toSrcset(src, Number(width));
}

/** For frames without a title. */
export const FRAME_TITLE = 'Video';

/** Also the `frame-src` of the Content-Security-Policy. */
export const FRAME_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;

/** A video or playlist. */
export interface Video {
  provider: 'YouTube' | 'Vimeo';
  /** Address of the player, on one of `FRAME_HOSTS`. */
  frame: string;
  /** Address of its page, for visitors who do not want the player. */
  page: string;
}

const YOUTUBE = /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;

/**
 * The video at the address of a player or a video page; otherwise undefined. Keeps only the playlist, the start time and the key of
 * a private video.
 */
export function toVideo(address: string): Video | undefined {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, host, username, password, pathname, searchParams } = new URL(whole);
  if (!/^https?:$/.test(protocol) || username || password) return undefined;
  const parameter = (name: string) => /^[\w-]+$/.exec(searchParams.get(name) ?? '')?.[0];
  if (host === 'youtu.be') return toYouTube(`/embed${pathname}`, parameter);
  if (YOUTUBE.test(host)) return toYouTube(pathname, parameter);
  if (VIMEO.test(host)) return toVimeo(pathname, parameter);
  return undefined;
}

type GetParameter = (name: string) => string | undefined;

function toYouTube(pathname: string, parameter: GetParameter): Video | undefined {
  const [, inPath] = /^\/(?:embed|shorts|live)\/([\w-]+)$/.exec(pathname) ?? [];
  const list = parameter('list');
  const start = /^\d+/.exec(parameter('start') ?? parameter('t') ?? '')?.[0];
  const ofList = inPath === 'videoseries' || pathname === '/playlist';
  const name = ofList ? list && 'videoseries' : pathname === '/watch' ? parameter('v') : inPath;
  if (!name) return undefined;
  return {
    provider: 'YouTube',
    frame: withQuery(`https://www.youtube-nocookie.com/embed/${name}`, { list, start }),
    page: ofList
      ? withQuery('https://www.youtube.com/playlist', { list })
      : withQuery('https://www.youtube.com/watch', { v: name, list, t: start }),
  };
}

function toVimeo(pathname: string, parameter: GetParameter): Video | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = inPath ?? parameter('h');
  return {
    provider: 'Vimeo',
    // `dnt`: no cookies.
    frame: withQuery(`https://player.vimeo.com/video/${id}`, { h: key, dnt: '1' }),
    page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  };
}

function withQuery(address: string, parts: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parts)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** For pictures, videos and audio files: an https address or a path on our origin. */
export function isPostMedia(src: string): boolean {
  return isOwnPath(src) || isHttps(src);
}

/** An address with http, https, mailto or tel, or a path, query or anchor on our site. */
export function isPostLink(href: string): boolean {
  if (isOwnPath(href) || /^[#?]/.test(href)) return true;
  return URL.canParse(href) && ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(href).protocol);
}

/** For a link that passed `isPostLink`: whether it leads to another site. */
export function isOutsideLink(href: string): boolean {
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
}

/** Browsers treat `//host` and `/\host`, also with line breaks inside, as another site. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/[\p{Cc}\s\\]/u.test(address);
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
