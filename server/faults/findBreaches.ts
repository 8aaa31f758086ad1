import * as z from 'zod/mini';
import type { Fault, Key } from './fault.ts';
import { nearest } from './nearest.ts';
import { RULES } from './rules.ts';
import { sayIssue, sayUnknown } from './sayIssue.ts';
import { definitionOf, schemaAt, type Schema } from './schemaAt.ts';
import type { Syntax } from './written.ts';

type Issue = z.core.$ZodIssue;

interface Checked {
  file: string;
  schema: Schema;
  value: unknown;
  syntax: Syntax;
}

/** All that a value breaks of its schema. */
export function findBreaches({ file, schema, value, syntax }: Checked): Fault[] {
  // Only rules have messages: contract/ names them (rules.ts).
  const { error } = z.safeParse(schema, value, { error: () => '' });
  const all = (error?.issues ?? []).flatMap((issue) => unfold(issue, value));
  const issues = all.filter(({ code, path }) => {
    if (code !== 'custom') return true;
    // A field is compared with others only where all are right by themselves, and a rule told only where the kind is right.
    const keys = toKeys(path);
    const own = schemaAt(schema, keys, value);
    const isRightAlone = own !== undefined && z.safeParse(own, valueAt(value, keys)).success;
    const place = (isRightAlone ? keys.slice(0, -1) : keys).join('\n');
    return !all.some(
      (other) => other.code !== 'custom' && other.path.slice(0, isRightAlone ? -1 : undefined).join('\n') === place,
    );
  });
  const misspelt = new Set<string>();
  const unknown = issues.flatMap((issue): Fault[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = toKeys(issue.path);
    const fields = Object.keys(definitionOf(schemaAt(schema, path, value))?.shape ?? {});
    const written = Object.keys(Object(valueAt(value, path)));
    const free = fields.filter((field) => !written.includes(field));
    return issue.keys.map((key) => {
      const meant = nearest(key, free);
      if (meant !== undefined) misspelt.add([...path, meant].join('\n'));
      return { file, keys: [...path, key], says: sayUnknown(meant, free) };
    });
  });
  const others = issues.flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys' || misspelt.has(issue.path.join('\n'))) return [];
    const keys = toKeys(issue.path);
    const found = valueAt(value, keys);
    const at = schemaAt(schema, keys, value);
    const { once } = RULES[issue.message] ?? {};
    const second = once && secondOf(found, once);
    return [
      {
        file,
        keys: [...keys, ...(second?.keys ?? [])],
        says: sayIssue(issue, { found: second?.value ?? found, schema: at, syntax, name: keys.at(-1) }),
      },
    ];
  });
  return [...unknown, ...others];
}

/** Of the alternatives of a union, the issues of the one that was meant. */
function unfold(issue: Issue, value: unknown): Issue[] {
  if (issue.code !== 'invalid_union' || issue.message) return [issue];
  const meant = issue.errors.find(
    (issues) => issues.every(({ path }) => path.length > 0) || issues.every(({ code }) => code !== 'invalid_type'),
  );
  if (!meant?.length) return [issue];
  return meant.flatMap((one) => unfold({ ...one, path: [...issue.path, ...one.path] }, value));
}

function toKeys(path: readonly PropertyKey[]): Key[] {
  return path.map((key) => (typeof key === 'number' ? key : String(key)));
}

function valueAt(value: unknown, keys: readonly Key[]): unknown {
  return keys.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? (part as Record<Key, unknown>)[key] : undefined),
    value,
  );
}

/** The second place below a value at which one of these fields says what one said before, in either language. */
function secondOf(value: unknown, fields: readonly string[]): { keys: Key[]; value: unknown } | undefined {
  const said = new Set<string>();
  const visit = (part: unknown, keys: Key[]): { keys: Key[]; value: unknown } | undefined => {
    if (typeof part !== 'object' || part === null) return undefined;
    for (const [name, item] of Object.entries(part)) {
      const place = [...keys, Array.isArray(part) ? Number(name) : name];
      if (fields.includes(name)) {
        const texts = Object.entries(Object(item) === item ? (item as object) : { '': item }).map((one) =>
          one.join(' '),
        );
        if (texts.some((text) => said.has(text))) return { keys: place, value: item };
        for (const text of texts) said.add(text);
      }
      const deeper = visit(item, place);
      if (deeper) return deeper;
    }
    return undefined;
  };
  return visit(value, []);
}
