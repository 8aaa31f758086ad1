import type * as z from 'zod/mini';
import type { Key } from './fault.ts';

export type Schema = z.core.$ZodType;

/** What of a schema's definition the messages need; zod's own types have one for each kind. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, string>;
  values?: readonly unknown[];
  innerType?: Schema;
  out?: Schema;
  valueType?: Schema;
}

/** The definition beneath what makes a schema optional. */
export function definitionOf(schema: Schema | undefined): Definition | undefined {
  const definition = schema?._zod.def as Definition | undefined;
  const inner = definition?.innerType ?? (definition?.type === 'pipe' ? definition.out : undefined);
  return inner ? definitionOf(inner) : definition;
}

/** The schema of a part of a value. */
export function schemaAt(schema: Schema | undefined, keys: readonly Key[], value: unknown): Schema | undefined {
  const [key, ...others] = keys;
  if (key === undefined) return schema;
  const { shape, element, valueType, options } = definitionOf(schema) ?? {};
  const part = typeof value === 'object' && value !== null ? (value as Record<Key, unknown>)[key] : undefined;
  for (const option of options ?? []) {
    const found = schemaAt(option, keys, value);
    if (found) return found;
  }
  return schemaAtPart(shape?.[key] ?? element ?? valueType, others, part);
}

function schemaAtPart(schema: Schema | undefined, keys: readonly Key[], value: unknown): Schema | undefined {
  return schema && schemaAt(schema, keys, value);
}

/** A word of a list that was written as a text, without quotes and brackets. */
export function plain(word: string): string {
  return word.replace(/^[\s["']+|[\s\]"']+$/g, '');
}
