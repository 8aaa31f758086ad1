import { toSrcset } from './pictures.ts';

/**
 * What HTML a post may hold, once for both sides: the server sanitises with it before it answers, the browser again
 * before it shows (decisions 5). Whatever is not named here does not survive.
 */

/** Elements that stay. `h1` is missing because a screen has its own: it becomes `h2`. */
export const POST_TAGS: readonly string[] = [
  ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'wbr', 'hr', 'div', 'span', 'blockquote', 'pre', 'figure', 'figcaption'],
  ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
  ['abbr', 'bdo', 'cite', 'q', 'code', 'kbd', 'samp', 'var', 'time', 'img', 'iframe', 'audio', 'video', 'track'],
].flat();

/** Attributes that stay, by element; `*` is every element. Values are checked further by the functions below. */
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

/** Class names that stay: those of WordPress's blocks and of its classic editor, which the site has styles for. */
export const POST_CLASS =
  /^(?:(?:wp-(?:block|element|embed|caption)-|align|blocks-gallery-|gallery-|columns-|has-|is-)[a-z0-9_-]+|wp-caption|wp-smiley|gallery)$/;

/** Ids stay with this before them, so that none can stand for an element or a global of the site. */
export const POST_ID_PREFIX = 'post-';

/** Set on every link that leaves the site. */
export const OUTSIDE_LINK_REL = 'noopener';

/** Set on every frame, whatever the post says. YouTube plays only where it is told the referring origin. */
export const FRAME_ATTRIBUTES: Readonly<Record<string, string>> = {
  loading: 'lazy',
  allowfullscreen: '',
  referrerpolicy: 'strict-origin-when-cross-origin',
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
};

/** How wide a picture in a post is shown: the column of the text, at most 64 letters; phones as in NewsCard. */
export const POST_IMAGE_SIZES = '(min-width: 800px) 44rem, (min-width: 600px) 100vw, 65vw';

/** The same for one that goes beyond the column. */
export const POST_WIDE_IMAGE_SIZES = '(min-width: 600px) 100vw, 65vw';

/** Widths of a post's picture. Without a stated width its natural one counts, which `srcset` would change: then none. */
export function toPostSrcset(src: string, width: string | undefined): string | undefined {
  return width === undefined ? undefined : toSrcset(src, Number(width));
}

/** Title of a frame that the post gave none. */
export const FRAME_TITLE = 'Video';

/** Hosts that videos are framed from; also the `frame-src` of the content security policy. */
export const FRAME_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;

/** One video or list of videos of a known player. */
export interface Video {
  provider: 'YouTube' | 'Vimeo';
  /** Address of its player, on one of `FRAME_HOSTS`. */
  frame: string;
  /** Address of its own page, for those who do not want it framed. */
  page: string;
}

const YOUTUBE = /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;

/**
 * The video that an address leads to, be it a player's or its page's; undefined for any other. Of what the address asks of
 * the player only the list, the start and the key of a private video stay.
 */
export function toVideo(address: string): Video | undefined {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, host, username, password, pathname, searchParams } = new URL(whole);
  if (!/^https?:$/.test(protocol) || username || password) return undefined;
  const said = (name: string) => /^[\w-]+$/.exec(searchParams.get(name) ?? '')?.[0];
  if (host === 'youtu.be') return toYouTube(`/embed${pathname}`, said);
  if (YOUTUBE.test(host)) return toYouTube(pathname, said);
  if (VIMEO.test(host)) return toVimeo(pathname, said);
  return undefined;
}

type Said = (name: string) => string | undefined;

function toYouTube(pathname: string, said: Said): Video | undefined {
  const [, inPath] = /^\/(?:embed|shorts|live)\/([\w-]+)$/.exec(pathname) ?? [];
  const list = said('list');
  const start = /^\d+/.exec(said('start') ?? said('t') ?? '')?.[0];
  const ofList = inPath === 'videoseries' || pathname === '/playlist';
  const name = ofList ? list && 'videoseries' : pathname === '/watch' ? said('v') : inPath;
  if (!name) return undefined;
  return {
    provider: 'YouTube',
    frame: withQuery(`https://www.youtube-nocookie.com/embed/${name}`, { list, start }),
    page: ofList
      ? withQuery('https://www.youtube.com/playlist', { list })
      : withQuery('https://www.youtube.com/watch', { v: name, list, t: start }),
  };
}

function toVimeo(pathname: string, said: Said): Video | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = inPath ?? said('h');
  return {
    provider: 'Vimeo',
    // Vimeo sets no cookies where it is asked not to track.
    frame: withQuery(`https://player.vimeo.com/video/${id}`, { h: key, dnt: '1' }),
    page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  };
}

function withQuery(address: string, parts: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parts)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** True for an https address or a path on our own origin: of a picture, a film or a sound. */
export function isPostMedia(src: string): boolean {
  return isOwnPath(src) || isHttps(src);
}

/** True for http, https, mailto and tel, and for paths, queries and anchors of our own. */
export function isPostLink(href: string): boolean {
  if (isOwnPath(href) || /^[#?]/.test(href)) return true;
  return URL.canParse(href) && ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(href).protocol);
}

/** True for a link that `isPostLink` lets through and that leads to another site. */
export function isOutsideLink(href: string): boolean {
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
}

/** True for a path on our own origin. Browsers read `//host`, `/\host` and these with line breaks inside as another site. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/[\p{Cc}\s\\]/u.test(address);
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
