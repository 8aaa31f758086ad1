import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, isComplete, isLanguage, LANGUAGES } from '#contract/language.ts';
import type { Said } from './said.ts';
import type { Key } from './fault.ts';
import { nearest } from './nearest.ts';
import { definitionOf, plain, type Schema } from './schemaAt.ts';
import { quoted } from './syntax.ts';

/** How values are written in a file: as JSON, or as the head of a story. */
export type Syntax = 'json' | 'yaml';

const KINDS: Record<string, Record<Syntax, Said>> = {
  string: {
    json: { es: 'un texto entre comillas', en: 'a text in quotes' },
    yaml: { es: 'un texto', en: 'a text' },
  },
  number: {
    json: { es: 'un número sin comillas ni puntos de miles', en: 'a number without quotes or thousands separators' },
    yaml: { es: 'un número', en: 'a number' },
  },
  boolean: {
    json: { es: 'true (sí) o false (no), sin comillas', en: 'true or false, without quotes' },
    yaml: { es: 'true (sí) o false (no)', en: 'true or false' },
  },
  array: {
    json: { es: 'una lista entre corchetes [ ]', en: 'a list in brackets [ ]' },
    yaml: { es: 'una lista entre corchetes [ ]', en: 'a list in brackets [ ]' },
  },
  object: {
    json: { es: 'un grupo de campos entre llaves { }', en: 'a group of fields in braces { }' },
    yaml: { es: 'una lista de líneas campo: valor', en: 'a list of lines field: value' },
  },
};

/** Those that no text may lack. */
const REQUIRED = LANGUAGES.filter(isComplete);

const IN_EACH = `{ ${REQUIRED.map((language) => `"${language}": "…"`).join(', ')} }`;

const TRANSLATED: Said = { es: `un texto en cada idioma, ${IN_EACH}`, en: `a text in each language, ${IN_EACH}` };

/** What a schema wants. */
export function kindOf(schema: Schema | undefined, syntax: Syntax): Said {
  if (isTranslatedSchema(schema)) return TRANSLATED;
  const definition = definitionOf(schema);
  if (definition?.options) {
    const kinds = definition.options.map((one) => kindOf(one, syntax));
    return { es: kinds.map(({ es }) => es).join(' o '), en: kinds.map(({ en }) => en).join(' or ') };
  }
  const kind = definition?.type === 'enum' || definition?.type === 'literal' ? 'string' : (definition?.type ?? '');
  return KINDS[kind]?.[syntax] ?? { es: 'otra cosa', en: 'something else' };
}

/** What stands there. */
export function givenAs(value: unknown, syntax: Syntax): Said {
  if (value === null) return { es: 'nada (null)', en: 'nothing (null)' };
  if (Array.isArray(value)) return { es: 'una lista', en: 'a list' };
  if (typeof value === 'object') return { es: 'un grupo de campos', en: 'a group of fields' };
  if (typeof value === 'string')
    return { es: `el texto ${show(value, 'json')}`, en: `the text ${show(value, 'json')}` };
  return {
    es: `${typeof value === 'number' ? 'el número ' : ''}${show(value, syntax)}`,
    en: `${typeof value === 'number' ? 'the number ' : ''}${show(value, syntax)}`,
  };
}

function isTranslatedSchema(schema: Schema | undefined): boolean {
  const shape = definitionOf(schema)?.shape;
  return shape !== undefined && DEFAULT_LANGUAGE in shape && Object.keys(shape).every(isLanguage);
}

/** What could stand there, with … for whatever somebody fills in. */
export function exampleOf(schema: Schema | undefined, syntax: Syntax): string {
  const { type, shape, element, options, entries, values } = definitionOf(schema) ?? {};
  if (isTranslatedSchema(schema)) return IN_EACH;
  if (options) return exampleOf(options.at(-1), syntax);
  if (entries) return show(Object.values(entries).find(Boolean) ?? '', syntax);
  if (values) return show(values[0], syntax);
  if (type === 'number') return '1';
  if (type === 'boolean') return 'true';
  if (type === 'array')
    return definitionOf(element)?.type === 'object' && !isTranslatedSchema(element)
      ? '[{ … }]'
      : `[${exampleOf(element, syntax)}]`;
  if (type === 'object')
    return shape
      ? `{ ${Object.keys(shape)
          .slice(0, 2)
          .map((key) => `"${key}": …`)
          .join(', ')} }`
      : '{ … }';
  return syntax === 'yaml' ? '…' : '"…"';
}

/** What was meant, where that keeps the schema. */
export function fixOf(
  { found, schema, syntax }: { found: unknown; schema: Schema | undefined; syntax: Syntax },
  meant?: (text: string) => string,
): string | undefined {
  // What is right by itself is wrong beside others.
  if (!schema || z.safeParse(schema, found).success) return undefined;
  const text = typeof found === 'string' ? found : '';
  const { type, entries, values } = definitionOf(schema) ?? {};
  const choices = entries ? Object.values(entries) : (values ?? []);
  const candidates: unknown[] = [
    ...(typeof found === 'string' ? [text.trim(), ...(meant ? [meant(text)] : [])] : []),
    ...(typeof found === 'number' || typeof found === 'boolean'
      ? [String(found), ...(meant ? [meant(String(found))] : [])]
      : []),
    ...(type === 'number' && /\d/.test(text) ? [Number(text.replace(/[.,\s]/g, '')), Number(text)] : []),
    ...(type === 'boolean' && /^(s[ií]|yes|true|verdadero|1)$/i.test(text) ? [true] : []),
    ...(type === 'boolean' && /^(no|false|falso|0)$/i.test(text) ? [false] : []),
    ...(type === 'array' && text ? [text.split(/\s*[,;]\s*/).map((one) => plain(one))] : []),
    ...(type === 'array' && typeof found === 'object' && found !== null ? [[found]] : []),
    ...(isTranslatedSchema(schema) && text
      ? [Object.fromEntries(REQUIRED.map((language) => [language, language === DEFAULT_LANGUAGE ? text : '…']))]
      : []),
    ...(typeof found === 'number' ? [-found] : []),
    nearest(text, choices.filter((one) => typeof one === 'string' && one !== '') as string[]),
  ];
  const fix = candidates.find(
    (one) => one !== undefined && one !== '' && one !== found && z.safeParse(schema, one).success,
  );
  return fix === undefined ? undefined : show(fix, syntax);
}

/** A value as it is written; long ones are cut. */
export function show(value: unknown, syntax: Syntax): string {
  const written = syntax === 'yaml' ? inYaml(value) : JSON.stringify(value, null, 1).replace(/\s*\n\s*/g, ' ');
  return written.length > 100 ? `${written.slice(0, 100)}…` : written;
}

function inYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inYaml).join(', ')}]`;
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^[\d.]+$|^(true|false|null|)$|: |:$|^[\s@`%&*!|>?,"'#[\]{}-]| #/.test(value) ? quoted(value) : value;
}

/** A field with its value, as a line of the file. */
export function field(name: Key | undefined, value: string, syntax: Syntax): string {
  if (typeof name !== 'string') return value;
  return syntax === 'yaml' ? `${name}: ${value}` : `"${name}": ${value}`;
}
