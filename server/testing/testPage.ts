import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** Parses the site's HTML like a browser, but throws where a browser would repair it. */

export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: (PageElement | string)[];
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The `html` element. @throws Error for markup that a browser would repair */
export function readPage(html: string): PageElement {
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    // Without scripts, the content of `noscript` is markup.
    scriptingEnabled: false,
    onParseError: ({ code, startOffset }) => {
      throw new Error(`${code}: ${html.slice(startOffset, startOffset + 80)}`);
    },
  });
  const page = document.childNodes.find((node) => node.nodeName === 'html');
  if (!page || !('tagName' in page)) throw new Error('no html element');
  return toElement(page, html);
}

/** Parses a fragment as the content of a page's body. */
export function readPiece(html: string): PageElement {
  return readPage(`<!doctype html><html><head></head><body>${html}</body></html>`);
}

function toElement(element: Element, html: string): PageElement {
  expectWritten(element, html);
  const content = 'content' in element ? (element as DefaultTreeAdapterTypes.Template).content : element;
  return {
    name: element.tagName,
    attributes: new Map(element.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value])),
    children: content.childNodes.flatMap((node) => toChild(node, html)),
  };
}

function toChild(node: Node, html: string): (PageElement | string)[] {
  if ('tagName' in node) return [toElement(node, html)];
  return 'value' in node ? [node.value] : [];
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Parsers add missing optional tags silently; in our pages a missing tag means a cut or badly nested element. */
function expectWritten({ tagName, sourceCodeLocation: place }: Element, html: string): void {
  if (!place?.startTag) throw new Error(`<${tagName}> is not written`);
  const isWhole = VOID.has(tagName) || place.endTag || html.slice(0, place.startTag.endOffset).endsWith('/>');
  if (!isWhole) throw new Error(`<${tagName}> has no end: ${html.slice(place.startOffset, place.startOffset + 80)}`);
}

/** Elements below `from` in document order, optionally by name and attribute values. */
export function elements(from: PageElement, name?: string, having: Record<string, string> = {}): PageElement[] {
  return from.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    const fits =
      (name === undefined || child.name === name) &&
      Object.entries(having).every(([key, value]) => child.attributes.get(key) === value);
    return [...(fits ? [child] : []), ...elements(child, name, having)];
  });
}

export function textOf(element: PageElement | undefined): string {
  if (!element) return '';
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** Value of an attribute of the first matching element. */
export function valueOf(page: PageElement, name: string, having: Record<string, string>, attribute: string) {
  return elements(page, name, having)[0]?.attributes.get(attribute);
}

/** `content` of the meta element with this name or property. */
export function metaOf(page: PageElement, name: string): string | undefined {
  return valueOf(page, 'meta', { name }, 'content') ?? valueOf(page, 'meta', { property: name }, 'content');
}

export function titleOf(page: PageElement): string {
  return textOf(elements(page, 'title')[0]);
}

/** Paths of links to other pages of the site, without anchors and queries. */
export function innerLinks(page: PageElement): string[] {
  const hrefs = elements(page, 'a').map((link) => link.attributes.get('href') ?? '');
  return hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/[?#].*$/, ''));
}
