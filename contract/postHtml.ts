import { toSrcset } from './pictures.ts';

/**
 * What HTML a post may hold, once for both sides: the server sanitises with it before it answers, the browser again
 * before it shows (decisions 5). Whatever is not named here does not survive.
 */

/** Elements that stay. `h1` is missing because a screen has its own: it becomes `h2`. */
export const POST_TAGS: readonly string[] = [
  ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'figure', 'figcaption'],
  ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
  ['abbr', 'cite', 'q', 'code', 'kbd', 'samp', 'var', 'time', 'img', 'iframe'],
].flat();

/** Attributes that stay, by element; `*` is every element. Values are checked further by the functions below. */
export const POST_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['class', 'lang', 'dir'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  h5: ['id'],
  h6: ['id'],
  a: ['href', 'title', 'rel'],
  abbr: ['title'],
  time: ['datetime'],
  ol: ['start', 'reversed'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
  colgroup: ['span'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen', 'referrerpolicy', 'sandbox'],
};

/** Class names that stay: those of WordPress's blocks, which the site has styles for. */
export const POST_CLASS = /^(?:wp-block-|align|has-|is-)[a-z0-9_-]+$/;

/** Ids on headings stay with this before them, so that none can stand for an element or a global of the site. */
export const POST_ID_PREFIX = 'post-';

/** Set on every link that leaves the site. */
export const OUTSIDE_LINK_REL = 'noopener';

/** Set on every frame, whatever the post says. YouTube plays only where it is told the referring origin. */
export const FRAME_ATTRIBUTES: Readonly<Record<string, string>> = {
  loading: 'lazy',
  allowfullscreen: '',
  referrerpolicy: 'strict-origin-when-cross-origin',
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
};

/** How wide a picture in a post is shown: the column of the text, at most 64 letters; phones as in NewsCard. */
export const POST_IMAGE_SIZES = '(min-width: 800px) 44rem, (min-width: 600px) 100vw, 65vw';

/** Widths of a post's picture. Without a stated width its natural one counts, which `srcset` would change: then none. */
export function toPostSrcset(src: string, width: string | undefined): string | undefined {
  return width === undefined ? undefined : toSrcset(src, Number(width));
}

/** Hosts whose video players may be framed; also the `frame-src` of the content security policy. */
export const FRAME_HOSTS = ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'] as const;

const FRAME_PATH = /^\/(?:embed|video)\/[\w-]+$/;

/** True for the https address of one video in a known player; anything else is not framed. */
export function isVideoFrame(src: string): boolean {
  if (!URL.canParse(src)) return false;
  const url = new URL(src);
  const known = FRAME_HOSTS.some((host) => host === url.host);
  return known && url.protocol === 'https:' && !url.username && !url.password && FRAME_PATH.test(url.pathname);
}

/** True for an https address or a path on our own origin. */
export function isPostImage(src: string): boolean {
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

// Browsers read `//host`, `/\host` and the same with tabs or line breaks inside as another site.
function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/[\p{Cc}\s\\]/u.test(address);
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
