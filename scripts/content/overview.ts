import { LANGUAGES } from '#contract/language.ts';
import type { Content } from '#scripts/build/readContent.ts';

/** A record still to be filled in; `path` holds keys, and names of records in lists. */
interface Pending {
  what: string;
  path: readonly string[];
}

type Row = [file: string, records: number, pending: number];

/** Fields that name a record of a list, the shortest first. */
const NAMING_FIELDS = ['archivo', 'clave', 'id', 'icono', 'imagen', 'nombre', 'titulo'];

/** A table of all files with their numbers of records and of pending fields. */
export function tableOf({ files, texts, stories }: Content): string {
  const rows: Row[] = [
    ...[...files].map(([name, value]): Row => [`content/${name}`, countRecords(value), pendingIn(value).length]),
    ...LANGUAGES.map((language): Row => [`content/i18n/${language}.json`, Object.keys(texts[language]).length, 0]),
    ...LANGUAGES.map((language): Row => [
      `content/posts/${language}/`,
      stories.filter(({ lang }) => lang === language).length,
      0,
    ]),
  ];
  const width = Math.max(...rows.map(([file]) => file.length));
  return [['file', 'records', 'pending'] as const, ...rows]
    .map(([file, records, pending]) =>
      [file.padEnd(width), String(records).padStart(8), String(pending || '').padStart(8)].join('').trimEnd(),
    )
    .join('\n');
}

/** All pending fields; records of a file that wait for the same are listed together. */
export function listPending({ files }: Content): string {
  const all = [...files].flatMap(([name, value]) =>
    pendingIn(value).map((one) => ({ ...one, file: `content/${name}` })),
  );
  if (!all.length) return 'Nothing is pending.';
  const groups = Map.groupBy(all, ({ file, what }) => `${file}\n${what}`);
  return [`Still to be filled in (${all.length}):`, ...[...groups.values()].flatMap(linesOf)].join('\n');
}

function linesOf(group: readonly (Pending & { file: string })[]): string[] {
  const [{ file, what, path } = { file: '', what: '', path: [] }] = group;
  if (group.length === 1) return [`  ${[file, ...path].join(' › ')}: ${what}`];
  const byList = Map.groupBy(group, (one) => one.path.slice(0, -1).join(' › '));
  return [
    `  ${file}: ${what} (${group.length}):`,
    ...[...byList].map(([list, some]) => `    ${list && `${list} › `}${some.map((one) => one.path.at(-1)).join(', ')}`),
  ];
}

function pendingIn(value: unknown, path: readonly string[] = []): Pending[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]): Pending[] =>
    key === 'pendiente'
      ? [{ what: String(item), path }]
      : pendingIn(item, [...path, Array.isArray(value) ? nameOf(item, key) : key]),
  );
}

/** The name of a record in a list, else its index, from 0 as in faults. */
function nameOf(record: unknown, index: string): string {
  if (typeof record !== 'object' || record === null) return index;
  const fields = new Map<string, unknown>(Object.entries(record));
  for (const field of NAMING_FIELDS) {
    const value = fields.get(field);
    const name = isBilingual(value) ? value.es : value;
    if (typeof name === 'string' && name) return name;
  }
  return index;
}

/** Records of all lists, nested ones too; a file without lists is one. */
function countRecords(value: unknown): number {
  return Array.isArray(value) ? recordsBelow(value) : Math.max(1, recordsBelow(value));
}

function recordsBelow(value: unknown): number {
  if (typeof value !== 'object' || value === null || isBilingual(value)) return 0;
  const items: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? items.filter((item) => typeof item === 'object' && !isBilingual(item)).length : 0;
  return own + items.reduce((sum: number, item) => sum + recordsBelow(item), 0);
}

function isBilingual(value: unknown): value is { es: string; en: string } {
  return typeof value === 'object' && value !== null && 'es' in value && 'en' in value;
}
