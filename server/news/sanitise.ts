import sanitizeHtml from 'sanitize-html';
import { readPhotograph } from '#contract/photographs.ts';
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

/** Elements that are removed with their content; other forbidden elements lose only their tags. */
const REMOVED_WITH_CONTENT = [
  ['script', 'style', 'textarea', 'option', 'select', 'button', 'noscript', 'template', 'title', 'xmp'],
  ['svg', 'math', 'canvas', 'object', 'embed', 'applet'],
  ['noembed', 'noframes', 'plaintext', 'frameset'],
].flat();

/** A hostile post with very deep nesting could exhaust a browser's stack. */
const NESTING_LIMIT = 40;

/** They become `div`: a page needs each landmark once, and the site has its own. */
const LANDMARKS = ['article', 'aside', 'footer', 'header', 'main', 'nav', 'section'];

/** Attributes that `toBlock` reads or checks, on any element. */
const COMMON_ATTRIBUTES = ['class', 'lang', 'dir', 'id', 'style'];

/** Rewrites the addresses in a post's HTML; '' removes one. The sanitiser checks every result again. */
export interface AddressRewriter {
  picture: (src: string) => string;
  link: (href: string) => string;
  /** Address of a video or an audio file. */
  media: (src: string) => string;
}

const UNCHANGED: AddressRewriter = {
  picture: (src) => src,
  link: (href) => href,
  media: (src) => (isOwnPath(src) ? src : ''),
};

const toOptions = (addresses: AddressRewriter): sanitizeHtml.IOptions => ({
  allowedTags: [...POST_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(POST_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedClasses: { '*': [POST_CLASS] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], iframe: ['https'], audio: ['https'], video: ['https'], track: [] },
  allowProtocolRelative: false,
  nonTextTags: REMOVED_WITH_CONTENT,
  nestingLimit: NESTING_LIMIT,
  transformTags: {
    ...Object.fromEntries(LANDMARKS.map((tag) => [tag, 'div'])),
    h1: 'h2',
    // An accordion's heading is a button; all panels are open here, so it stays as text. Other buttons need scripts.
    button: (tag, { class: name = '' }) => ({ tagName: name.includes('accordion') ? 'span' : tag, attribs: {} }),
    a: (tag, attributes) => toLink(tag, attributes, addresses),
    img: (tag, attributes) => toImage(tag, attributes, addresses),
    audio: (tag, attributes) => toPlayer(tag, attributes, addresses),
    video: (tag, attributes) => toPlayer(tag, attributes, addresses),
    track: toTrack,
    iframe: toFrame,
    // WordPress's classic gallery is a definition list, often without the definitions.
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
    // WordPress writes `<p>&nbsp;</p>` for an empty line; a link is empty after its picture was removed.
    if (tag === 'p' || (tag === 'a' && !attribs['id'])) return !text.trim() && !mediaChildren.length;
    return false;
  },
});

const options = toOptions(UNCHANGED);

/** A post's HTML, reduced to what contract/postHtml.ts allows. Idempotent without `addresses`. */
export function sanitisePost(html: string, addresses?: AddressRewriter): string {
  return withWideSizes(withoutEmptyFigures(sanitizeHtml(html, addresses ? toOptions(addresses) : options)));
}

/** Only the figure around a wide picture carries the class, so `toImage` cannot see it. */
const WIDE_PICTURE = /(<figure[^>]*\balign(?:wide|full)\b[^>]*>(?:<a\b[^>]*>)?<img\b[^>]* sizes=")[^"]*/g;

function withWideSizes(html: string): string {
  return html.replace(WIDE_PICTURE, `$1${POST_WIDE_IMAGE_SIZES}`);
}

/** A figure without its picture would leave a gap. Figures nest (galleries), so this repeats until nothing changes. */
function withoutEmptyFigures(html: string): string {
  for (let before = html; ; before = html) {
    html = before.replace(/<figure[^>]*>\s*<\/figure>/g, '');
    if (html === before) return html;
  }
}

/** HTML to text: no tags; `&`, `<` and `>` stay escaped. */
export function sanitiseText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, nonTextTags: REMOVED_WITH_CONTENT }).trim();
}

/** The Content-Security-Policy blocks inline styles: alignment and column width become classes. */
function toBlock(tagName: string, { id = '', style = '', ...rest }: Attributes) {
  const anchor = toAnchor(id);
  const [, side] = /(?:^|;)\s*text-align:\s*(left|center|right)\b/.exec(style) ?? [];
  const [, basis] = /(?:^|;)\s*flex-basis:\s*([\d.]+)%/.exec(style) ?? [];
  const classes = [
    rest['class'],
    side && `has-text-align-${side}`,
    basis && `is-basis-${toColumnWidth(Number(basis))}`,
  ];
  const name = [...new Set(classes.join(' ').split(/\s+/))].filter(Boolean).join(' ');
  return { tagName, attribs: { ...rest, ...(name && { class: name }), ...(anchor && { id: anchor }) } };
}

/** Column widths that the site has styles for, in percent. */
const COLUMN_WIDTHS = [25, 33, 50, 66, 75];

function toColumnWidth(percent: number): number {
  return COLUMN_WIDTHS.reduce((best, one) => (Math.abs(one - percent) < Math.abs(best - percent) ? one : best));
}

function toLink(tagName: string, { href: written, title, ...rest }: Attributes, addresses: AddressRewriter) {
  const attribs: Attributes = {
    ...kept(rest, [...COMMON_ATTRIBUTES, 'download', 'aria-label'], /^/),
    ...(title && { title }),
  };
  const href = written === undefined ? undefined : addresses.link(written.trim());
  if (href === undefined || !isPostLink(href)) return { tagName, attribs };
  // Ids get a prefix (`toAnchor`), so links to them need it too.
  attribs['href'] = href.startsWith('#') ? `#${toAnchor(href.slice(1))}` : href;
  if (isOutsideLink(attribs['href'])) attribs['rel'] = OUTSIDE_LINK_REL;
  return { tagName, attribs };
}

function toImage(tagName: string, { src: written = '', alt = '', ...rest }: Attributes, addresses: AddressRewriter) {
  const attribs: Attributes = {
    ...kept(rest, COMMON_ATTRIBUTES),
    ...resized(size(rest), rest['style']),
    alt,
    loading: 'lazy',
  };
  const src = addresses.picture(written.trim());
  if (!isPostMedia(src)) return { tagName, attribs };
  const photograph = readPhotograph(src);
  if (photograph && attribs['width'] === undefined) {
    Object.assign(attribs, { width: photograph.width, height: photograph.height });
  }
  const srcset = toPostSrcset(src, attribs['width']);
  if (srcset) Object.assign(attribs, { srcset, sizes: POST_IMAGE_SIZES });
  attribs['src'] = src;
  return { tagName, attribs };
}

/** WordPress's editor writes a chosen size only into the style. */
function resized(attributes: Attributes, style = ''): Attributes {
  const [, chosen] = /(?:^|;)\s*width:\s*(\d{1,4})px/.exec(style) ?? [];
  if (!chosen) return attributes;
  const [width, height] = [Number(attributes['width']), Number(attributes['height'])];
  const scaled = Math.round((height * Number(chosen)) / width);
  return { width: chosen, ...(Number.isFinite(scaled) && { height: String(scaled) }) };
}

/** A player that waits for the visitor's click; a plain link if the file's host is not allowed. */
function toPlayer(
  tagName: string,
  { src: written = '', poster = '', ...rest }: Attributes,
  addresses: AddressRewriter,
) {
  // A background video would play by itself behind text.
  if (/background/.test(rest['class'] ?? '')) return { tagName, attribs: {} };
  const src = addresses.media(written.trim());
  if (!isPostMedia(src)) return toPlainLink(tagName, addresses.link(written.trim()));
  const picture = poster && addresses.picture(poster.trim());
  const attribs: Attributes = {
    ...kept(rest, [...COMMON_ATTRIBUTES, 'loop', 'muted', 'playsinline'], /^/),
    ...size(rest),
    ...(isPostMedia(picture) && { poster: picture }),
    src,
    controls: '',
    preload: tagName === 'audio' || picture ? 'none' : 'metadata',
  };
  return { tagName, attribs };
}

// Browsers load subtitles only from the page's own origin.
function toTrack(tagName: string, { src = '', ...rest }: Attributes) {
  return { tagName, attribs: isOwnPath(src) ? { src, ...rest } : {} };
}

function toFrame(tagName: string, { src = '', title, ...rest }: Attributes) {
  const video = toVideo(src.trim());
  // An embedded WordPress post already has a link beside its frame.
  if (!video) return toPlainLink(tagName, rest['class']?.includes('wp-embedded-content') ? '' : src.trim(), title);
  const attribs = {
    ...kept(rest, COMMON_ATTRIBUTES),
    ...size(rest),
    ...FRAME_ATTRIBUTES,
    title: title || FRAME_TITLE,
    src: video.frame,
  };
  // Browsers never show text inside `iframe`, so it could hide anything.
  return { tagName, attribs, text: '' };
}

/** A link that replaces an embed or player that is not allowed; nothing if its address is not a plain web address. */
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

/** WordPress uses `mark` both for a background and for a text colour alone; only the first is a highlight here. */
function toMark(tagName: string, { style = '', ...rest }: Attributes) {
  const [, background = 'transparent'] = /background-color:\s*([^;]+)/.exec(style) ?? [];
  const clear = /^(?:transparent|rgba\(0, ?0, ?0, ?0\))$/.test(background.trim());
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

// Markdown aligns columns with the obsolete `align`; WordPress uses this class.
function toCell(tagName: string, { align = '', ...rest }: Attributes) {
  if (!/^(left|center|right)$/.test(align)) return { tagName, attribs: rest };
  return { tagName, attribs: { ...rest, class: `${rest['class'] ?? ''} has-text-align-${align}`.trim() } };
}

/** The prefix keeps a post's ids apart from the page's own; '' when no letter or digit is left. */
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
