import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTENT_FILES } from '#contract/content.ts';
import type { Language } from '#contract/language.ts';
import { frontMatterSchema } from '#server/blog/story.ts';
import { editorConfig } from './config.ts';
import type { EditorField } from './decapConfig.ts';
import { EDITED_FILES } from './files.ts';
import { fromFile, toFile, written } from './page/files.ts';
import { changedFiles, toGroup } from './page/textFiles.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const { collections } = editorConfig(join(CONTENT, '..'));
const { files: groups = [] } = collections.find(({ name }) => name === 'textos') ?? {};
const files = collections.flatMap((collection) => collection.files ?? []).filter((file) => !groups.includes(file));

it('every content file but the operator’s can be edited', () => {
  const names = files.map(({ name }) => `${name}.json`);
  expect(names.toSorted()).toEqual(
    Object.keys(CONTENT_FILES)
      .filter((name) => name !== 'mailboxes.json')
      .toSorted(),
  );
  expect(names).toHaveLength(Object.keys(EDITED_FILES).length);
});

it.each(files)('$file loses and gains nothing by being opened and saved', ({ name, fields }) => {
  const text = readFileSync(join(CONTENT, `${name}.json`), 'utf8');
  expect(JSON.parse(toFile(written(fromFile(text), fields)))).toEqual(JSON.parse(text));
});

it('a record that has nothing yet stays a record', () => {
  const field = { label: '', required: true };
  const fields = [
    {
      ...field,
      name: 'record',
      widget: 'object',
      fields: [{ ...field, name: 'x', widget: 'string', omit_when_empty: true }],
    },
  ];
  expect(written({ record: {} }, fields)).toEqual({ record: {} });
});

it('every sentence of the interface stands in one group, and saving a group changes nothing else', () => {
  const read = (language: Language) => readFileSync(join(CONTENT, `i18n/${language}.json`), 'utf8');
  const texts = { es: JSON.parse(read('es')), en: JSON.parse(read('en')) } as Record<Language, Record<string, string>>;
  const keys = groups.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(keys.toSorted()).toEqual(Object.keys(texts.es).toSorted());
  for (const { fields } of groups) {
    const group = fields.map(({ name }) => name);
    const values = JSON.parse(toGroup(texts, group)) as Record<string, Record<Language, string>>;
    expect(changedFiles(texts, toFile(written(fromFile(toFile(values)), fields)))).toEqual({});
    const [key = ''] = group;
    const changed = { ...values, [key]: { es: texts.es[key] ?? '', en: 'Other words' } };
    const line = `  ${JSON.stringify(key)}: `;
    expect(changedFiles(texts, toFile(changed))).toEqual({
      en: read('en').replace(line + JSON.stringify(texts.en[key]), `${line}"Other words"`),
    });
  }
});

it.each(collections.filter(({ folder }) => folder))('$label have every field of a story', ({ name, fields = [] }) => {
  const wanted = Object.keys(frontMatterSchema.shape).filter(
    (field) => !(name.endsWith('-en') && field === 'categories'),
  );
  expect(fields.map((field) => field.name).toSorted()).toEqual([...wanted, 'body'].toSorted());
});

it('what names a story or a source is chosen among those that there are', () => {
  const fields = files.flatMap((file) => file.fields.flatMap(withParts));
  const relations = fields.filter(({ widget }) => widget === 'relation');
  expect(new Set(relations.map(({ name }) => name))).toEqual(new Set(['fuente', 'historia', 'es', 'en']));
  for (const { collection, file } of relations) {
    const place = collections.find(({ name }) => name === collection);
    expect(place?.folder ?? place?.files?.find(({ name }) => name === file)).toBeDefined();
  }
});

/** A field and all that it holds. */
function withParts(field: EditorField): EditorField[] {
  return [field, ...(field.fields ?? []).flatMap(withParts)];
}
