import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, isComplete, LANGUAGES, type Language } from '#contract/language.ts';
import type { EditorField } from './decapConfig.ts';
import { FIELD_LABELS, PATTERN_HINTS, type FieldLabel } from './labels.ts';
import { spanishName } from './languageNames.ts';
import { WHOLE_LIST } from './names.ts';

/** The part of JSON Schema that the content's schemas use. */
interface Schema {
  type?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: string[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Fields that hold the path of a picture. */
const PICTURES = new Set(['imagen', 'icono', 'avatar', 'image']);

/** Texts of more than a line. */
const LONG = new Set(['descripcion', 'pendiente', 'texto', 'anota', 'registro']);

/** What a record of a list is called while it is folded: the first that it has. */
const NAMES = [
  'nombre',
  'titulo',
  'title',
  'rol',
  'grupo',
  'ciudad',
  'descripcion',
  'pregunta',
  'texto',
  'fecha',
  'id',
];

/** The fields of a content file. @throws Error where one has no label, or a shape that the editor does not know */
export function fieldsOfFile(schema: z.core.$ZodType): EditorField[] {
  const written = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', reused: 'inline', unrepresentable: 'any' });
  const whole = written as Schema;
  if (whole.type === 'array') return [listField(WHOLE_LIST, { label: 'Registros', one: 'registro' }, whole)];
  return fieldsOf(whole);
}

function fieldsOf({ properties = {}, required = [] }: Schema, parent?: string): EditorField[] {
  return Object.entries(properties).map(([name, schema]) => {
    const field = toField(name, schema, labelOf(name, parent));
    return required.includes(name) ? field : optional(field);
  });
}

/** What a record may leave out, it leaves out whole: none of its parts is asked for. */
function optional(field: EditorField): EditorField {
  const parts = field.widget === 'object' ? { fields: field.fields?.map(optional) ?? [] } : {};
  return { ...field, ...parts, required: false, omit_when_empty: true };
}

/** @throws Error where a schema has a shape that the editor does not know, or a field has no label */
function toField(name: string, schema: Schema, label: FieldLabel): EditorField {
  const base = { name, ...label, required: true };
  const [none, other] = schema.anyOf ?? [];
  if (none?.const === '' && other) return { ...toField(name, other, label), required: false };
  if (schema.type === 'array') return listField(name, label, schema);
  if (schema.const === true || schema.type === 'boolean') return { ...base, widget: 'boolean', required: false };
  if (schema.enum) {
    const options = schema.enum.map((value) => ({ label: value || '(ninguno)', value }));
    return { ...base, widget: 'select', options, required: !schema.enum.includes('') };
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum, maximum } = schema;
    const limits = {
      ...(minimum === undefined ? {} : { min: minimum }),
      ...(maximum === undefined ? {} : { max: maximum }),
    };
    return {
      ...base,
      widget: 'number',
      ...(schema.type === 'integer' ? { value_type: 'int' } : { value_type: 'float', step: 0.000001 }),
      ...limits,
    };
  }
  if (schema.type === 'string') return textField(name, label, schema);
  if (schema.properties && isBilingual(schema) && PICTURES.has(name)) {
    return { ...base, widget: 'object', fields: LANGUAGES.map((one) => pictureIn(one)) };
  }
  if (schema.properties && isBilingual(schema)) return { ...base, widget: 'bilingue' };
  if (schema.properties) return { ...base, widget: 'object', collapsed: true, fields: fieldsOf(schema, name) };
  throw new Error(`The editor has no field for ${name}: ${JSON.stringify(schema).slice(0, 100)}`);
}

/** A picture with words in it has a file in each language. */
function pictureIn(language: Language): EditorField {
  const label = `En ${spanishName(language)}`;
  return { name: language, label, widget: 'image', choose_url: true, required: isComplete(language) };
}

function textField(name: string, label: FieldLabel, schema: Schema): EditorField {
  const mayBeEmpty = schema.minLength === undefined && (!schema.pattern || new RegExp(schema.pattern).test(''));
  const base = { name, ...label, required: !mayBeEmpty };
  if (PICTURES.has(name)) return { ...base, widget: 'image', choose_url: true };
  const pattern = schema.pattern ? { pattern: [schema.pattern.replaceAll('\\/', '/'), patternHint(schema)] } : {};
  return { ...base, widget: LONG.has(name) ? 'text' : 'string', ...pattern };
}

/** @throws Error where nothing says what the pattern wants */
function patternHint({ pattern = '', format = '' }: Schema): string {
  const hint = PATTERN_HINTS[format] ?? PATTERN_HINTS[pattern];
  if (hint) return hint;
  throw new Error(`scripts/editor/labels.ts has no hint for ${pattern}`);
}

function listField(name: string, label: FieldLabel, { items = {}, minItems, maxItems }: Schema): EditorField {
  const limits = { ...(minItems ? { min: minItems } : {}), ...(maxItems ? { max: maxItems } : {}) };
  const base = {
    name,
    ...label,
    label_singular: label.one ?? label.label,
    widget: 'list',
    required: Boolean(minItems),
    collapsed: true,
    ...limits,
  };
  if (items.enum) {
    const choices = items.enum.map((value) => ({ label: value, value }));
    return { name, ...label, widget: 'select', multiple: true, options: choices, required: Boolean(minItems) };
  }
  if (items.properties && !isBilingual(items)) {
    const named = NAMES.find((one) => items.properties?.[one]);
    const inside = named && isBilingual(items.properties[named] ?? {}) ? `${named}.${DEFAULT_LANGUAGE}` : named;
    return { ...base, ...(inside ? { summary: `{{fields.${inside}}}` } : {}), fields: fieldsOf(items, name) };
  }
  return { ...base, field: toField('valor', items, { label: label.label }) };
}

function isBilingual({ properties = {} }: Schema): boolean {
  const names = Object.keys(properties);
  return names.length === LANGUAGES.length && LANGUAGES.every((language) => properties[language]?.type === 'string');
}

function labelOf(name: string, parent = ''): FieldLabel {
  const label = FIELD_LABELS[`${parent}.${name}`] ?? FIELD_LABELS[name];
  if (label) return label;
  throw new Error(`scripts/editor/labels.ts has no label for ${name}`);
}
