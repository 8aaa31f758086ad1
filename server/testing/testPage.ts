/**
 * A strict reader of the HTML that the site writes; for tests. It knows what our own code emits, lower-case elements that
 * are closed and attributes in double quotes, and throws at anything else: markup that a browser would have to mend is a
 * fault of the page.
 */

export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: (PageElement | string)[];
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

/** Their content is text up to their own end, entities in it stand for themselves. */
const RAW_TEXT = new Set(['script', 'style']);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

const TOKEN =
  /<!--[^]*?-->|<!doctype html>|<\/([a-z][\w-]*)>|<([a-z][\w-]*)((?:\s+[\w:@-]+(?:="[^"<]*")?)*)\s*(\/?)>/gi;

/** The `html` element of a document. @throws Error where the markup is not what we write */
export function readPage(html: string): PageElement {
  const root: PageElement = { name: '#document', attributes: new Map(), children: [] };
  const open = [root];
  const top = () => open.at(-1) ?? root;
  let at = 0;

  while (at < html.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(html);
    addText(top(), html.slice(at, match?.index));
    if (!match) break;
    at = TOKEN.lastIndex;
    const [, closed, opened, attributes = '', slash] = match;
    if (closed) {
      const element = open.pop();
      if (element?.name !== closed)
        throw new Error(`</${closed}> closes <${element?.name}> before ${html.slice(at, at + 60)}`);
    } else if (opened) {
      const element: PageElement = { name: opened, attributes: readAttributes(attributes), children: [] };
      top().children.push(element);
      if (RAW_TEXT.has(opened)) {
        const end = html.toLowerCase().indexOf(`</${opened}`, at);
        if (end < 0) throw new Error(`<${opened}> has no end`);
        element.children.push(html.slice(at, end));
        at = html.indexOf('>', end) + 1;
      } else if (!VOID.has(opened) && !slash) {
        open.push(element);
      }
    }
  }
  if (open.length > 1) throw new Error(`<${top().name}> has no end`);
  const [page] = elements(root, 'html');
  if (!page) throw new Error('no html element');
  return page;
}

function addText(parent: PageElement, text: string): void {
  if (text.includes('<')) throw new Error(`broken markup: ${text.slice(text.indexOf('<'), text.indexOf('<') + 80)}`);
  if (text) parent.children.push(decode(text));
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of source.matchAll(/([\w:@-]+)(?:="([^"]*)")?/g)) {
    const key = name.toLowerCase();
    if (attributes.has(key)) throw new Error(`attribute ${name} stands twice in ${source}`);
    attributes.set(key, decode(value));
  }
  return attributes;
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[String(name)] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(String(hex), 16) : Number(decimal));
  });
}

/** Elements below `from`, in order; of one name, and with the attribute values given. */
export function elements(from: PageElement, name?: string, having: Record<string, string> = {}): PageElement[] {
  return from.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    const fits =
      (name === undefined || child.name === name) &&
      Object.entries(having).every(([key, value]) => child.attributes.get(key) === value);
    return [...(fits ? [child] : []), ...elements(child, name, having)];
  });
}

/** All text below an element. */
export function textOf(element: PageElement | undefined): string {
  if (!element) return '';
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** Value of an attribute of the first such element, or undefined. */
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

/** Paths of the links that lead to other pages of the site, anchors and queries left out. */
export function innerLinks(page: PageElement): string[] {
  const hrefs = elements(page, 'a').map((link) => link.attributes.get('href') ?? '');
  return hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/[?#].*$/, ''));
}
