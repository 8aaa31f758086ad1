import sanitizeHtml from 'sanitize-html';
import {
  FRAME_ATTRIBUTES,
  FRAME_TITLE,
  isOutsideLink,
  isOwnPath,
  isPostLink,
  isPostMedia,
  OUTSIDE_LINK_REL,
  POST_ATTRIBUTES,
  POST_CLASS,
  POST_ID_PREFIX,
  POST_IMAGE_SIZES,
  POST_TAGS,
  POST_WIDE_IMAGE_SIZES,
  toPostSrcset,
  toVideo,
} from '#contract/postHtml.ts';

type Attributes = sanitizeHtml.Attributes;

/** Elements that go with all that is in them; of others that are not allowed the text stays. */
const REMOVED_WHOLE = [
  ['script', 'style', 'textarea', 'option', 'select', 'button', 'noscript', 'template', 'title', 'xmp'],
  ['svg', 'math', 'canvas', 'object', 'embed', 'applet'],
  ['noembed', 'noframes', 'plaintext', 'frameset'],
].flat();

/** Deeper elements lose their tags: no post needs it, and a hostile one could exhaust a browser's stack. */
const NESTING_LIMIT = 40;

/** Elements that only say where on a page a block stands: the site has its own. */
const LANDMARKS = ['article', 'aside', 'footer', 'header', 'main', 'nav', 'section'];

/** Attributes that every element may bring to `toBlock`. */
const COMMON = ['class', 'lang', 'dir', 'id', 'style'];

/** Where addresses in a post's HTML are led; each result is still checked. '' is nowhere. */
export interface Addresses {
  picture: (src: string) => string;
  link: (href: string) => string;
  /** Of films and sounds, which no site but our own and the post's may serve. */
  media: (src: string) => string;
}

const AS_WRITTEN: Addresses = {
  picture: (src) => src,
  link: (href) => href,
  media: (src) => (isOwnPath(src) ? src : ''),
};

const toOptions = (addresses: Addresses): sanitizeHtml.IOptions => ({
  allowedTags: [...POST_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(POST_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedClasses: { '*': [POST_CLASS] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], iframe: ['https'], audio: ['https'], video: ['https'], track: [] },
  allowProtocolRelative: false,
  nonTextTags: REMOVED_WHOLE,
  nestingLimit: NESTING_LIMIT,
  transformTags: {
    ...Object.fromEntries(LANDMARKS.map((tag) => [tag, 'div'])),
    h1: 'h2',
    // The heads of an accordion, whose panels all stand open here; other buttons do nothing without their scripts.
    button: (tag, { class: name = '' }) => ({ tagName: name.includes('accordion') ? 'span' : tag, attribs: {} }),
    a: (tag, attributes) => toLink(tag, attributes, addresses),
    img: (tag, attributes) => toImage(tag, attributes, addresses),
    audio: (tag, attributes) => toPlayer(tag, attributes, addresses),
    video: (tag, attributes) => toPlayer(tag, attributes, addresses),
    track: toTrack,
    iframe: toFrame,
    // The classic gallery's list of terms, of which many have no definition.
    dl: toGalleryPart('figure'),
    dt: toGalleryPart('div'),
    dd: toGalleryPart('figcaption'),
    ol: toList,
    mark: toMark,
    th: toCell,
    td: toCell,
    '*': toBlock,
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
    if (tag === 'audio' || tag === 'video') return attribs['src'] || attribs['href'] ? false : 'excludeTag';
    if (tag === 'iframe') return !attribs['src'] && !attribs['href'];
    if (tag === 'img' || tag === 'track') return !attribs['src'];
    // WordPress writes `<p>&nbsp;</p>` for an empty line, and a link around a picture that may not be shown holds nothing.
    if (tag === 'p' || (tag === 'a' && !attribs['id'])) return !text.trim() && !mediaChildren.length;
    return false;
  },
});

const options = toOptions(AS_WRITTEN);

/**
 * A post's HTML, reduced to what contract/postHtml.ts allows. Giving its result back in changes nothing.
 * @param addresses leads pictures and links elsewhere, for posts that were written for another site.
 */
export function sanitisePost(html: string, addresses?: Addresses): string {
  return withWideSizes(withoutEmptyFigures(sanitizeHtml(html, addresses ? toOptions(addresses) : options)));
}

/** The picture of a figure that is as wide as the page or nearly so; it does not say so itself. */
const WIDE_PICTURE = /(<figure[^>]*\balign(?:wide|full)\b[^>]*>(?:<a\b[^>]*>)?<img\b[^>]* sizes=")[^"]*/g;

function withWideSizes(html: string): string {
  return html.replace(WIDE_PICTURE, `$1${POST_WIDE_IMAGE_SIZES}`);
}

/** A figure whose picture went would stay as a gap; so would one that held only such. */
function withoutEmptyFigures(html: string): string {
  for (let before = html; ; before = html) {
    html = before.replace(/<figure[^>]*>\s*<\/figure>/g, '');
    if (html === before) return html;
  }
}

/** A title or excerpt from elsewhere as text: no tags, only the entities that text needs. */
export function sanitiseText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, nonTextTags: REMOVED_WHOLE }).trim();
}

/** What a block says by inline style, which the policy refuses, it says by class where the site can follow. */
function toBlock(tagName: string, { id = '', style = '', ...rest }: Attributes) {
  const anchor = toAnchor(id);
  const [, side] = /(?:^|;)\s*text-align:\s*(left|center|right)\b/.exec(style) ?? [];
  const [, basis] = /(?:^|;)\s*flex-basis:\s*([\d.]+)%/.exec(style) ?? [];
  const classes = [rest['class'], side && `has-text-align-${side}`, basis && `is-basis-${toBasis(Number(basis))}`];
  const name = [...new Set(classes.join(' ').split(/\s+/))].filter(Boolean).join(' ');
  return { tagName, attribs: { ...rest, ...(name && { class: name }), ...(anchor && { id: anchor }) } };
}

/** Widths of columns that the site has styles for, in percent. */
const BASES = [25, 33, 50, 66, 75];

function toBasis(percent: number): number {
  return BASES.reduce((best, one) => (Math.abs(one - percent) < Math.abs(best - percent) ? one : best));
}

function toLink(tagName: string, { href: written, title, ...rest }: Attributes, addresses: Addresses) {
  const attribs: Attributes = { ...kept(rest, [...COMMON, 'download', 'aria-label'], /^/), ...(title && { title }) };
  const href = written === undefined ? undefined : addresses.link(written.trim());
  if (href === undefined || !isPostLink(href)) return { tagName, attribs };
  // All ids carry the prefix, so links to them follow.
  attribs['href'] = href.startsWith('#') ? `#${toAnchor(href.slice(1))}` : href;
  if (isOutsideLink(attribs['href'])) attribs['rel'] = OUTSIDE_LINK_REL;
  return { tagName, attribs };
}

function toImage(tagName: string, { src: written = '', alt = '', ...rest }: Attributes, addresses: Addresses) {
  const attribs: Attributes = { ...kept(rest, COMMON), ...resized(size(rest), rest['style']), alt, loading: 'lazy' };
  const src = addresses.picture(written.trim());
  if (!isPostMedia(src)) return { tagName, attribs };
  const srcset = toPostSrcset(src, attribs['width']);
  if (srcset) Object.assign(attribs, { srcset, sizes: POST_IMAGE_SIZES });
  attribs['src'] = src;
  return { tagName, attribs };
}

/** The size that a picture was given in the editor, which stands in its style alone. */
function resized(attributes: Attributes, style = ''): Attributes {
  const [, chosen] = /(?:^|;)\s*width:\s*(\d{1,4})px/.exec(style) ?? [];
  if (!chosen) return attributes;
  const [width, height] = [Number(attributes['width']), Number(attributes['height'])];
  const scaled = Math.round((height * Number(chosen)) / width);
  return { width: chosen, ...(Number.isFinite(scaled) && { height: String(scaled) }) };
}

/** A film or a sound that is played when asked to; a link where it lies on a site that none is played from. */
function toPlayer(tagName: string, { src: written = '', poster = '', ...rest }: Attributes, addresses: Addresses) {
  // What moves by itself behind a text is left out.
  if (/background/.test(rest['class'] ?? '')) return { tagName, attribs: {} };
  const src = addresses.media(written.trim());
  if (!isPostMedia(src)) return toPlainLink(tagName, addresses.link(written.trim()));
  const picture = poster && addresses.picture(poster.trim());
  const attribs: Attributes = {
    ...kept(rest, [...COMMON, 'loop', 'muted', 'playsinline'], /^/),
    ...size(rest),
    ...(isPostMedia(picture) && { poster: picture }),
    src,
    controls: '',
    preload: tagName === 'audio' || picture ? 'none' : 'metadata',
  };
  return { tagName, attribs };
}

// Browsers load subtitles from the page's own origin alone.
function toTrack(tagName: string, { src = '', ...rest }: Attributes) {
  return { tagName, attribs: isOwnPath(src) ? { src, ...rest } : {} };
}

function toFrame(tagName: string, { src = '', title, ...rest }: Attributes) {
  const video = toVideo(src.trim());
  // Another WordPress's post brings a link of its own beside its frame.
  if (!video) return toPlainLink(tagName, rest['class']?.includes('wp-embedded-content') ? '' : src.trim(), title);
  const attribs = {
    ...kept(rest, COMMON),
    ...size(rest),
    ...FRAME_ATTRIBUTES,
    title: title || FRAME_TITLE,
    src: video.frame,
  };
  // What stands between the tags is shown by no browser in use; here it would only be a hiding place.
  return { tagName, attribs, text: '' };
}

/** In place of what may not be shown: where it is to be found. Nothing where the address is no plain one. */
function toPlainLink(tagName: string, address: string, title?: string) {
  if (!isOutsideLink(address)) return { tagName, attribs: {} };
  const { href, host, username, pathname } = new URL(address);
  if (username) return { tagName, attribs: {} };
  const [file] = /[^/]+\.\w+$/.exec(pathname) ?? [];
  return { tagName: 'a', attribs: { href, rel: OUTSIDE_LINK_REL }, text: title || file || host };
}

function toGalleryPart(tagName: string): sanitizeHtml.Transformer {
  return (tag, attribs) => ({ tagName: /\bgallery-/.test(attribs['class'] ?? '') ? tagName : tag, attribs });
}

/** The editor marks words by a ground of their own, or only by another colour; its classes are the same for both. */
function toMark(tagName: string, { style = '', ...rest }: Attributes) {
  const [, ground = 'transparent'] = /background-color:\s*([^;]+)/.exec(style) ?? [];
  const clear = /^(?:transparent|rgba\(0, ?0, ?0, ?0\))$/.test(ground.trim());
  const marked = !clear || /-background-color/.test(rest['class'] ?? '');
  return { tagName, attribs: marked ? { ...rest, class: `${rest['class'] ?? ''} is-highlighted`.trim() } : rest };
}

function toList(tagName: string, { type = '', style = '', ...rest }: Attributes) {
  const [, kind = ''] = /list-style-type:\s*((?:lower|upper)-(?:alpha|roman))/.exec(style) ?? [];
  const letter = LIST_TYPES[kind] ?? type;
  return { tagName, attribs: { ...rest, style, ...(/^[1aAiI]$/.test(letter) && { type: letter }) } };
}

const LIST_TYPES: Record<string, string> = {
  'lower-alpha': 'a',
  'upper-alpha': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

// Markdown writes the column's side as `align`, which HTML has dropped; WordPress's tables say it by class.
function toCell(tagName: string, { align = '', ...rest }: Attributes) {
  if (!/^(left|center|right)$/.test(align)) return { tagName, attribs: rest };
  return { tagName, attribs: { ...rest, class: `${rest['class'] ?? ''} has-text-align-${align}`.trim() } };
}

/** An id with the prefix, or nothing when no letter or digit is left. */
function toAnchor(id: string): string {
  const name = id.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
  if (!/[a-z0-9]/.test(name)) return '';
  return name.startsWith(POST_ID_PREFIX) ? name : `${POST_ID_PREFIX}${name}`;
}

function size(attributes: Attributes): Attributes {
  return kept(attributes, ['width', 'height'], /^\d{1,4}$/);
}

function kept(attributes: Attributes, names: readonly string[], form = /./): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => names.includes(name) && form.test(value)),
  );
}
