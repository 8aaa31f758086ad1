import { CONTENT_FORMAT, WHOLE_LIST } from '../names.ts';
import type { EditorConfig, EditorField } from '../decapConfig.ts';
import './decap.ts';

type Values = Record<string, unknown>;

/** A file of content/ as Decap holds it. */
export function fromFile(text: string): Values {
  const value = JSON.parse(text) as Values | unknown[];
  return Array.isArray(value) ? { [WHOLE_LIST]: value } : value;
}

/** `order`: names of the fields. Decap holds them in a map that, from nine on, keeps no order. */
export function toFile(values: Values, order: readonly string[] = []): string {
  const names = [...new Set([...order.filter((name) => name in values), ...Object.keys(values)])];
  const ordered = Object.fromEntries(names.map((name) => [name, values[name]]));
  const whole = names.length === 1 && names[0] === WHOLE_LIST ? values[WHOLE_LIST] : ordered;
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** Content files as the site reads them: a list may be a whole file, and what is empty is left out where that is allowed. */
export function registerFiles(config: EditorConfig): void {
  window.CMS.registerCustomFormat(CONTENT_FORMAT, 'json', {
    fromFile,
    toFile,
  });
  window.CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const data = entry.get('data') as { toJS: () => Values; clear: () => { merge: (values: Values) => unknown } };
      const fields = fieldsOf(config, String(entry.get('collection')), String(entry.get('slug')));
      return data.clear().merge(written(data.toJS(), fields));
    },
  });
}

function fieldsOf({ collections }: EditorConfig, collection: string, file: string): readonly EditorField[] {
  const found = collections.find(({ name }) => name === collection);
  return found?.files?.find(({ name }) => name === file)?.fields ?? found?.fields ?? [];
}

/**
 * The values of a file or record as they are saved, in the order of the fields, which is the schema's. What has no field comes
 * last: a git host may have newer files than the site's editor knows.
 */
export function written(values: Values, fields: readonly EditorField[]): Values {
  const known = fields.flatMap((field) => {
    const value = writtenValue(values[field.name], field);
    if (isEmpty(value)) return field.omit_when_empty ? [] : [[field.name, emptyOf(field)] as const];
    return [[field.name, value] as const];
  });
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries([...known, ...Object.entries(values).filter(([name]) => !names.has(name))]);
}

function writtenValue(value: unknown, field: EditorField): unknown {
  if (Array.isArray(value)) {
    return value.map((one: unknown) => (field.fields && isObject(one) ? written(one, field.fields) : one));
  }
  if (isObject(value)) {
    if (field.fields) return written(value, field.fields);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)]));
  }
  return trimmed(value);
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** False, too: a mark that may be left out says nothing when it is not set. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isEmpty);
}

function emptyOf({ widget, multiple }: EditorField): unknown {
  if (widget === 'boolean') return false;
  if (widget === 'object') return {};
  return widget === 'list' || multiple === true ? [] : '';
}
