import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { isTranslated } from '#contract/translated.ts';
import type { StaffLanguage } from './said.ts';

/** Fields that name a record, the plainest first. */
const NAMING_FIELDS = [
  'nombre',
  'titulo',
  'title',
  'rol',
  'ciudad',
  'slug',
  'archivo',
  'clave',
  'tipo',
  'id',
  'icono',
  'imagen',
];

/** Longer names are cut. */
const LONGEST = 48;

/** What a record of a list is called, or a text of it; undefined where nothing names it. */
export function nameOf(record: unknown, language: StaffLanguage = 'es'): string | undefined {
  const name = textOf(record, language);
  if (name !== undefined) return name && (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name);
  if (typeof record !== 'object' || record === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(record));
  for (const field of NAMING_FIELDS) {
    const named = textOf(fields.get(field), language);
    if (named) return nameOf(named);
  }
  return undefined;
}

/** A text, or one of a translated text. */
function textOf(value: unknown, language: StaffLanguage): string | undefined {
  if (typeof value === 'string') return value;
  if (!isTranslated(value)) return undefined;
  const text = value[language] ?? value[DEFAULT_LANGUAGE];
  return typeof text === 'string' ? text : undefined;
}
