import { expect, it } from 'vitest';
import { CONTENT_FILES } from '#contract/content.ts';
import { RULES } from './rules.ts';
import { definitionOf, type Schema } from './schemaAt.ts';

/** The messages of all checks below a schema. */
function messagesOf(schema: Schema, seen = new Set<Schema>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { shape = {}, element, options = [], valueType } = definitionOf(schema) ?? {};
  const checks = (schema._zod.def.checks ?? []).map((check) => check._zod.def.error);
  const own = [schema._zod.def.error, ...checks]
    .map((say) => say?.({} as never))
    .filter((one) => typeof one === 'string');
  const parts = [...Object.values(shape), ...options, ...[element, valueType].filter((one) => one !== undefined)];
  return [...own, ...parts.flatMap((part) => messagesOf(part, seen))];
}

it.each(Object.entries(CONTENT_FILES))('each rule of %s has words in both languages [MODEL-01]', (_name, schema) => {
  const missing = messagesOf(schema).filter((message) => !Object.hasOwn(RULES, message));
  expect(missing).toEqual([]);
});
