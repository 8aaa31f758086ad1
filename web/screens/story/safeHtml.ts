import DOMPurify from 'dompurify';
import { photographSrcset, readPhotograph } from '#contract/photographs.ts';
import {
  isOutsideLink,
  isOwnPath,
  isPostLink,
  isPostMedia,
  OUTSIDE_LINK_REL,
  POST_ATTRIBUTES,
  POST_CLASS,
  POST_ID_PREFIX,
  POST_TAGS,
  toPostSrcset,
} from '#contract/postHtml.ts';
import { withPhotographFormats } from './photographFormats.ts';

/** Only a press opens a frame (videos.ts); photographs got their formats (photographFormats.ts). */
const TAGS = [...POST_TAGS.filter((tag) => tag !== 'iframe'), 'picture', 'source'];

const SOURCE_ATTRIBUTES = ['type', 'srcset', 'sizes'];

/** Of any element; which keeps which is decided below. */
const ATTRIBUTES = [...new Set(Object.values(POST_ATTRIBUTES).flat())];

let prepared = false;

/** Photographs in their formats, and the server's allow-list once more (decisions 5), as the Trusted Types value that the browser asks for. */
export function toSafeHtml(html: string): string {
  prepare();
  const safe = DOMPurify.sanitize(withPhotographFormats(html), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
  // React hands it to innerHTML as it is; its types know strings only.
  return safe as unknown as string;
}

function prepare(): void {
  if (prepared) return;
  prepared = true;
  DOMPurify.addHook('afterSanitizeAttributes', (element) => {
    const name = element.localName;
    const own = name === 'source' ? SOURCE_ATTRIBUTES : POST_ATTRIBUTES[name];
    const allowed = new Set([...(POST_ATTRIBUTES['*'] ?? []), ...(own ?? [])]);
    for (const attribute of element.getAttributeNames()) {
      if (!allowed.has(attribute)) element.removeAttribute(attribute);
    }
    const classes = [...element.classList].filter((one) => POST_CLASS.test(one));
    if (classes.length) element.setAttribute('class', classes.join(' '));
    else element.removeAttribute('class');

    if (!element.id.startsWith(POST_ID_PREFIX)) element.removeAttribute('id');
    const href = element.getAttribute('href');
    if (href !== null && !isPostLink(href)) element.removeAttribute('href');
    else if (href !== null && isOutsideLink(href)) element.setAttribute('rel', OUTSIDE_LINK_REL);
    const src = element.getAttribute('src') ?? '';
    if (['img', 'audio', 'video'].includes(name) && !isPostMedia(src)) element.remove();
    // Only the widths of this very picture.
    if (
      name === 'img' &&
      element.getAttribute('srcset') !== toPostSrcset(src, element.getAttribute('width') ?? undefined)
    ) {
      element.removeAttribute('srcset');
    }
    if (name === 'source' && !isFormatOfPhotograph(element)) element.remove();
    if (name === 'track' && !isOwnPath(src)) element.remove();
    if (!isPostMedia(element.getAttribute('poster') ?? '/')) element.removeAttribute('poster');
    if (name === 'audio' || name === 'video') element.setAttribute('controls', '');
  });
}

/** Of the very photograph that stands beside it. */
function isFormatOfPhotograph(source: Element): boolean {
  const photograph = readPhotograph(source.parentElement?.querySelector(':scope > img')?.getAttribute('src') ?? '');
  return (['avif', 'webp'] as const).some(
    (format) =>
      photograph &&
      source.getAttribute('type') === `image/${format}` &&
      source.getAttribute('srcset') === photographSrcset(photograph, format),
  );
}
