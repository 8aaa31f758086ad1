import { LANGUAGES } from '#contract/language.ts';
import { isTranslated } from '#contract/translated.ts';
import type { StaffLanguage } from '#server/faults/said.ts';
import { publicFrom } from '#server/blog/publication.ts';
import { nameOf } from '#server/faults/nameOf.ts';
import type { Content } from '#scripts/build/readContent.ts';

/** A record still to be filled in; `path` holds keys, and names of records in lists. */
interface Pending {
  what: string;
  path: readonly string[];
}

type Row = [file: string, records: number, pending: number];

const SAYS = {
  columns: { es: ['archivo', 'registros', 'pendientes'], en: ['file', 'records', 'pending'] },
  nothing: { es: 'No falta nada.', en: 'Nothing is pending.' },
  pending: { es: 'Todavía falta', en: 'Still to be filled in' },
  draft: { es: 'borrador', en: 'a draft' },
  scheduled: { es: 'se publica el', en: 'will be published on' },
} satisfies Record<string, Record<StaffLanguage, string | string[]>>;

/** A table of all files with their numbers of records and of pending fields. */
export function tableOf({ files, texts, stories }: Content, language: StaffLanguage): string {
  const rows: Row[] = [
    ...[...files].map(([name, value]): Row => [
      `content/${name}`,
      countRecords(value),
      pendingIn(value, language).length,
    ]),
    ...LANGUAGES.map((one): Row => [`content/i18n/${one}.json`, Object.keys(texts[one]).length, 0]),
    ...LANGUAGES.map((one): Row => [`content/posts/${one}/`, stories.filter(({ lang }) => lang === one).length, 0]),
  ];
  const width = Math.max(...rows.map(([file]) => file.length));
  return [SAYS.columns[language], ...rows]
    .map(([file, records, pending]) =>
      [file.padEnd(width), String(records).padStart(11), String(pending || '').padStart(12)].join('').trimEnd(),
    )
    .join('\n');
}

/** All pending fields and stories that are not public yet; records of a file that wait for the same are listed together. */
export function listPending({ files, stories, today }: Content, language: StaffLanguage): string {
  const all = [...files].flatMap(([name, value]) =>
    pendingIn(value, language).map((one) => ({ ...one, file: `content/${name}` })),
  );
  const unpublished = stories
    .filter((story) => publicFrom(story) > today)
    .map((story) => {
      const why = story.draft ? SAYS.draft[language] : `${SAYS.scheduled[language]} ${publicFrom(story)}`;
      return `  content/posts/${story.lang}/${story.slug}.md: ${why}`;
    });
  const count = all.length + unpublished.length;
  if (!count) return SAYS.nothing[language];
  const groups = Map.groupBy(all, ({ file, what }) => `${file}\n${what}`);
  return [`${SAYS.pending[language]} (${count}):`, ...[...groups.values()].flatMap(linesOf), ...unpublished].join('\n');
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

function pendingIn(value: unknown, language: StaffLanguage, path: readonly string[] = []): Pending[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]): Pending[] =>
    key === 'pendiente'
      ? [{ what: String(item), path }]
      : pendingIn(item, language, [
          ...path,
          Array.isArray(value) ? (nameOf(item, language) ?? `${Number(key) + 1}`) : key,
        ]),
  );
}

/** Records of all lists, nested ones too; a file without lists is one. */
function countRecords(value: unknown): number {
  return Array.isArray(value) ? recordsBelow(value) : Math.max(1, recordsBelow(value));
}

function recordsBelow(value: unknown): number {
  if (typeof value !== 'object' || value === null || isTranslated(value)) return 0;
  const items: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? items.filter((item) => typeof item === 'object' && !isTranslated(item)).length : 0;
  return own + items.reduce((sum: number, item) => sum + recordsBelow(item), 0);
}
