import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { StaffLanguage } from './said.ts';
import type { Fault, Key } from './fault.ts';
import { nameOf } from './nameOf.ts';

interface Telling {
  language: StaffLanguage;
  /** The text of a file; undefined where there is none. */
  read: (file: string) => string | undefined;
}

const BODY = { es: 'el texto', en: 'the text' };
const FILE_NAME = { es: 'el nombre del archivo', en: 'the file’s name' };
const NUMBER = { es: 'n.º', en: 'no.' };

/** A line for each fault: `content/offices.json:27: oficinas › «Itá» › direccion: falta…`, in the order of the files. */
export function tellFaults(faults: readonly Fault[], { language, read }: Telling): string[] {
  const sources = new Map<string, Source>();
  const sourceOf = (file: string): Source => {
    const source = sources.get(file) ?? readSource(read(file) ?? '', file.endsWith('.md'));
    sources.set(file, source);
    return source;
  };
  const told = faults.map((fault) => {
    const source = sourceOf(fault.file);
    const line = lineOf(source, fault);
    const place = placeOf(source.value, fault.keys, language);
    return { file: fault.file, line, text: [`${fault.file}:${line}`, ...place, fault.says[language]].join(': ') };
  });
  const order = [...new Set(told.map(({ file }) => file))];
  const sorted = told.toSorted(
    (one, other) => order.indexOf(one.file) - order.indexOf(other.file) || one.line - other.line,
  );
  return [...new Set(sorted.map(({ text }) => text))];
}

/** A file as its author sees it. YAML reads JSON, too, and knows the place of each value. */
interface Source {
  text: string;
  document: Document;
  /** Line of a place in the structured part. */
  lineAt: (offset: number) => number;
  /** First line of a story's text. */
  bodyLine: number;
  value: unknown;
}

function readSource(whole: string, isStory: boolean): Source {
  const text = whole.replace(/^\uFEFF/, '');
  const [, matter = ''] = (isStory && /^---\r?\n([^]*?)\r?\n---/.exec(text)) || [];
  const structured = isStory ? matter : text;
  const firstLine = isStory ? 2 : 1;
  const lineCounter = new LineCounter();
  const document = parseDocument(structured, { lineCounter, uniqueKeys: false, logLevel: 'silent' });
  return {
    text,
    document,
    lineAt: (offset) => lineCounter.linePos(offset).line + firstLine - 1,
    bodyLine: matter.split('\n').length + firstLine + 1,
    value: valueOf(document),
  };
}

/** Undefined where the document cannot be a value, such as with an alias of nothing. */
function valueOf(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

/** The line of the value, or of the innermost of what leads to it that is there. */
function lineOf(source: Source, { keys: own, at }: Fault): number {
  if (typeof at === 'number') return at;
  const keys = typeof at === 'object' ? at : own;
  if (keys[0] === 'file') return 1;
  if (keys[0] === 'body') return lineOfWords(source, typeof at === 'string' ? at : '');
  let node: unknown = source.document.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key));
      if (!pair) break;
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      if (isNode(node)) offset = node.range?.[0] ?? offset;
    }
  }
  return source.lineAt(offset);
}

function lineOfWords({ text, bodyLine }: Source, words: string): number {
  const lines = text.split('\n').slice(bodyLine - 1);
  const found = words ? lines.findIndex((line) => line.includes(words)) : lines.findIndex((line) => line.trim() !== '');
  return bodyLine + Math.max(0, found);
}

/** `oficinas › «Itá» › direccion`: records by their names. */
function placeOf(value: unknown, keys: readonly Key[], language: StaffLanguage): string[] {
  if (keys[0] === 'body') return [BODY[language]];
  if (keys[0] === 'file') return [FILE_NAME[language]];
  let part = value;
  const place = keys.map((key) => {
    const isList = Array.isArray(part);
    part = typeof part === 'object' && part !== null ? (part as Record<Key, unknown>)[key] : undefined;
    if (!isList) return String(key);
    const name = nameOf(part, language);
    return name === undefined ? `${NUMBER[language]} ${Number(key) + 1}` : quoted(name, language);
  });
  return place.length ? [place.join(' › ')] : [];
}

function quoted(name: string, language: StaffLanguage): string {
  return language === 'es' ? `«${name}»` : `“${name}”`;
}
