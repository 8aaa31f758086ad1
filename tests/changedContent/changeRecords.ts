import { changeNumber, changeText } from './changeText.ts';

type Json = null | boolean | number | string | Json[] | JsonRecord;
interface JsonRecord {
  [key: string]: Json;
}

export interface Changes {
  changed: number;
  added: number;
  removed: number;
}

/**
 * Edits the content of one file: of each nine records one goes, one is doubled as a new one, and one gets other texts and
 * numbers; lists are reordered, and what was pending is filled in. Keeps each edit only where `passes` allows it.
 * @param seed which records these are
 */
export function changeRecords(
  content: unknown,
  passes: (content: unknown) => boolean,
  seed: number,
): { content: unknown; changes: Changes } {
  const file = { content: structuredClone(content) as Json };
  const changes: Changes = { changed: 0, added: 0, removed: 0 };
  let turn = seed;

  const attempt = (edit: () => void, undo: () => void): boolean => {
    edit();
    const passed = passes(file.content);
    if (!passed) undo();
    return passed;
  };

  const replace = (list: Json[], items: readonly Json[]): boolean => {
    const before = [...list];
    return attempt(
      () => list.splice(0, list.length, ...items),
      () => list.splice(0, list.length, ...before),
    );
  };

  const set = (record: JsonRecord, key: string, value: Json | undefined): boolean => {
    const before = { ...record };
    return attempt(
      () => (value === undefined ? delete record[key] : (record[key] = value)),
      () => Object.assign(record, before),
    );
  };

  const changeFields = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(changeFields);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [key, field] of Object.entries(value)) {
      if (typeof field === 'object') changeFields(field);
      else set(value, key, changeLeaf(field));
    }
  };

  const changeList = (list: Json[]): void => {
    for (const record of list.slice()) {
      const at = list.indexOf(record);
      const edit = turn++ % 9;
      if (edit === 2 && replace(list, list.toSpliced(at, 1))) changes.removed += 1;
      if (edit === 5) {
        const copies = [renamed(record), record].map(copyOf);
        if (copies.some((copy) => replace(list, list.toSpliced(at, 0, copy)))) changes.added += 1;
      }
      if (edit === 8) {
        changes.changed += 1;
        if (typeof record === 'object') changeFields(record);
        else replace(list, list.toSpliced(at, 1, copyOf(record)));
      }
    }
    const [first, ...others] = list;
    if (first !== undefined) replace(list, turn++ % 2 ? list.toReversed() : [...others, first]);
  };

  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) changeList(value);
    else if (value['pendiente'] && turn++ % 3) set(value, 'pendiente', undefined);
    for (const item of Object.values(value)) visit(item);
    if ('es' in value && 'en' in value && turn++ % 3 === 0) changeFields(value);
  };

  visit(file.content);
  return { content: file.content, changes };
}

function changeLeaf(leaf: Json): Json {
  if (typeof leaf === 'number') return changeNumber(leaf);
  return typeof leaf === 'string' ? changeText(leaf) : leaf;
}

/** A record like this one, in other words. */
function copyOf(value: Json): Json {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return changeLeaf(value);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copyOf(field)]));
}

/** The record under another name, where it has one for programs: `cerrito` becomes `cerrito-bis`. */
function renamed(value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      /^(id|clave|slug|tipo)$/.test(key) && typeof field === 'string' ? `${field}-bis` : field,
    ]),
  );
}
