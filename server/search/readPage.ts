import { parseDocument } from 'htmlparser2';
import { decodeEntities } from '#contract/htmlEntities.ts';
import { FOUND_KINDS, type FoundKind, type SearchEntry } from '#contract/siteSearch.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;

const TEXT_NODE = 3;

/** What holds nothing to find, or is found elsewhere. */
const SKIPPED = new Set(['nav', 'form', 'script', 'style', 'svg', 'template', 'dialog', 'video', 'iframe']);

/** What stands within a sentence; all else ends it. */
const INLINE = new Set('a abbr b bdi cite code em i mark q s small span strong sub sup time'.split(' '));

interface ReadPage {
  /** Its path. */
  url: string;
  kind: FoundKind;
  /** Undefined: its title. */
  name?: string | undefined;
}

interface Draft {
  kind: FoundKind;
  title: string;
  href: string;
  text: string;
  /** The section that a thing stands in. */
  page?: string;
}

/**
 * What can be found on a prerendered page: its sections, each from a heading to the next, and what the page marks as a thing of
 * its own (`data-find="office"`; `none` is left out). A thing is called by its heading, else by its text outside links, else by its
 * link; it leads to its own place (`id`), else to where its link leads, else to its section.
 */
export function readPage(html: string, { url, kind, name }: ReadPage): SearchEntry[] {
  const inHead = (tag: RegExp) => decodeEntities(tag.exec(html)?.[1] ?? '');
  // Without the site's name.
  const page = name ?? inHead(/<title>(.*?)<\/title>/s).replace(/ · [^·]*$/, '');
  const first: Draft = { kind, title: page, href: url, text: inHead(/<meta name="description" content="([^"]*)"/) };
  const sections = [first];
  const things: Draft[] = [];
  const current = () => sections.at(-1) ?? first;

  const read = (node: Node, above: string) => {
    current().text += ownText(node);
    if (!isShown(node) || node.attribs['data-find'] === 'none') return;
    const own = anchorOf(node);
    const anchor = own || above;
    const marked = FOUND_KINDS.find((one) => one === node.attribs['data-find']);
    if (marked) {
      things.push(readThing(node, { kind: marked, own: own && url + own, section: current() }));
    } else if (node.name === 'h2' || node.name === 'h3') {
      sections.push({ kind, title: nameIn(node), href: url + anchor, text: '' });
    } else {
      const end = INLINE.has(node.name) ? '' : '\n';
      current().text += end;
      for (const child of node.children) read(child, anchor);
      current().text += end;
    }
  };
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  const main = parseDocument(html.slice(start, html.indexOf('</main>', start)));
  for (const node of main.children) read(node, '');

  return [...sections, ...things].map((draft) => toEntry(draft, page)).filter(({ title }) => title !== '');
}

function readThing(element: Element, { kind, own, section }: { kind: FoundKind; own: string; section: Draft }): Draft {
  const all = elementsIn(element);
  const heading = all.find(({ name }) => /^h[2-4]$/.test(name));
  const link = all.find(({ name, attribs }) => name === 'a' && !attribs.href?.startsWith('tel:'));
  const outside = plain(textIn(element, ['a']));
  const title = heading ? nameIn(heading) : outside || plain(textIn(link ?? element));
  const text = heading ? textIn(element, ['a', heading.name]) : '';
  const linked = heading || !outside ? link?.attribs.href : undefined;
  return { kind, title, text, href: own || linked || section.href, page: section.title };
}

/** Line by line. */
function toEntry({ text, page: section, ...draft }: Draft, whole: string): SearchEntry {
  const page = [...new Set([whole, section ?? whole])].join(' · ');
  const lines = text.split('\n').map(plain).filter(Boolean).join('\n');
  return { ...draft, ...(page !== draft.title && { page }), ...(lines && { text: lines }) };
}

function textIn({ children }: Element, without: readonly string[] = []): string {
  const parts = children.map((child) => {
    if (!isShown(child)) return ownText(child);
    if (without.includes(child.name)) return '';
    const text = textIn(child, without);
    return INLINE.has(child.name) ? text : `\n${text}\n`;
  });
  return parts.join('');
}

/** Of a heading, whose parts may stand in lines of their own. */
function nameIn({ children }: Element): string {
  const parts = children.map((child) => (isShown(child) ? ` ${textIn(child)} ` : ownText(child)));
  return plain(parts.join('')).replace(/ (?=[.,:;!?)…])/g, '');
}

function ownText(node: Node): string {
  return node.nodeType === TEXT_NODE ? node.data : '';
}

function elementsIn({ children }: Element): Element[] {
  return children.filter(isShown).flatMap((child) => [child, ...elementsIn(child)]);
}

/** An element that is read, not only for screen readers or behind another. */
function isShown(node: Node): node is Element {
  if (!('attribs' in node)) return false;
  const { name, attribs } = node;
  return (
    !SKIPPED.has(name) &&
    attribs.hidden === undefined &&
    attribs['aria-hidden'] !== 'true' &&
    !(attribs.class ?? '').split(' ').includes('vh')
  );
}

/** Ids that React makes differ from release to release. */
function anchorOf({ attribs: { id } }: Element): string {
  return id === undefined || /^\W|^_/.test(id) ? '' : `#${id}`;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
