import sanitizeHtml from 'sanitize-html';
import {
  FRAME_ATTRIBUTES,
  isOutsideLink,
  isPostImage,
  isPostLink,
  isVideoFrame,
  OUTSIDE_LINK_REL,
  POST_ATTRIBUTES,
  POST_CLASS,
  POST_ID_PREFIX,
  POST_IMAGE_SIZES,
  POST_TAGS,
  toPostSrcset,
} from '#contract/postHtml.ts';

type Attributes = sanitizeHtml.Attributes;

/** Elements that go with all that is in them; of others that are not allowed the text stays. */
const REMOVED_WHOLE = [
  ['script', 'style', 'textarea', 'option', 'select', 'button', 'noscript', 'template', 'title', 'xmp'],
  ['svg', 'math', 'canvas', 'object', 'embed', 'applet', 'audio', 'video'],
  ['noembed', 'noframes', 'plaintext', 'frameset'],
].flat();

/** Deeper elements lose their tags: no post needs it, and a hostile one could exhaust a browser's stack. */
const NESTING_LIMIT = 40;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Where addresses in a post's HTML are led; each result is still checked. */
export interface Addresses {
  picture: (src: string) => string;
  link: (href: string) => string;
}

const AS_WRITTEN: Addresses = { picture: (src) => src, link: (href) => href };

const toOptions = (addresses: Addresses): sanitizeHtml.IOptions => ({
  allowedTags: [...POST_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(POST_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedClasses: { '*': [POST_CLASS] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
  allowProtocolRelative: false,
  nonTextTags: REMOVED_WHOLE,
  nestingLimit: NESTING_LIMIT,
  transformTags: {
    ...Object.fromEntries(HEADINGS.map((tag) => [tag, toHeading])),
    a: (tag, attributes) => toLink(tag, attributes, addresses),
    img: (tag, attributes) => toImage(tag, attributes, addresses),
    iframe: toFrame,
    th: toCell,
    td: toCell,
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs['src'],
});

const options = toOptions(AS_WRITTEN);

/**
 * A post's HTML, reduced to what contract/postHtml.ts allows. Giving its result back in changes nothing.
 * @param addresses leads pictures and links elsewhere, for posts that were written for another site.
 */
export function sanitisePost(html: string, addresses?: Addresses): string {
  return withoutEmptyFigures(sanitizeHtml(html, addresses ? toOptions(addresses) : options));
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

function toHeading(tag: string, { id, ...rest }: Attributes) {
  const anchor = toAnchor(id ?? '');
  return { tagName: tag === 'h1' ? 'h2' : tag, attribs: anchor ? { ...rest, id: anchor } : rest };
}

function toLink(tagName: string, { href: written, title, ...rest }: Attributes, addresses: Addresses) {
  const attribs: Attributes = { ...kept(rest, ['class', 'lang', 'dir']), ...(title && { title }) };
  const href = written === undefined ? undefined : addresses.link(written.trim());
  if (href === undefined || !isPostLink(href)) return { tagName, attribs };
  // Headings carry the prefix in their ids, so links to them follow.
  attribs['href'] = href.startsWith('#') ? `#${toAnchor(href.slice(1))}` : href;
  if (isOutsideLink(attribs['href'])) attribs['rel'] = OUTSIDE_LINK_REL;
  return { tagName, attribs };
}

function toImage(tagName: string, { src: written = '', alt = '', ...rest }: Attributes, addresses: Addresses) {
  const attribs: Attributes = { ...kept(rest, ['class', 'lang', 'dir']), ...size(rest), alt, loading: 'lazy' };
  const src = addresses.picture(written.trim());
  if (!isPostImage(src)) return { tagName, attribs };
  const srcset = toPostSrcset(src, attribs['width']);
  if (srcset) Object.assign(attribs, { srcset, sizes: POST_IMAGE_SIZES });
  attribs['src'] = src;
  return { tagName, attribs };
}

function toFrame(tagName: string, { src = '', title, ...rest }: Attributes) {
  if (!isVideoFrame(src.trim())) return { tagName, attribs: {} };
  const attribs = {
    ...kept(rest, ['class']),
    ...size(rest),
    ...FRAME_ATTRIBUTES,
    title: title || 'Video',
    src: src.trim(),
  };
  // What stands between the tags is shown by no browser in use; here it would only be a hiding place.
  return { tagName, attribs, text: '' };
}

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
