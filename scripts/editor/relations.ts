import { DEFAULT_LANGUAGE, isComplete, LANGUAGES, type Language } from '#contract/language.ts';
import { spanishName } from './languageNames.ts';
import type { EditorField } from './decapConfig.ts';

/** A file of a collection, which holds what its own fields name. */
interface Place {
  collection: string;
  file: string;
}

/**
 * The fields of a file, in which what names something else is chosen from a list: stories by their slug, sources by their id
 * where the file lists them in `fuentes`.
 */
export function withRelations(fields: readonly EditorField[], place: Place): EditorField[] {
  const hasSources = fields.some(({ name }) => name === 'fuentes');
  const related = (field: EditorField, parent: string): EditorField => {
    if (field.name === 'fuente' && field.widget === 'string' && hasSources) return toSource(field, place);
    if (field.name === 'historia' || (parent === 'historia' && field.name === 'slug')) {
      if (field.widget === 'bilingue') return { ...field, widget: 'object', fields: LANGUAGES.map(toStoryIn) };
      if (field.widget === 'string') return { ...field, ...storyOf(DEFAULT_LANGUAGE) };
    }
    return field.fields ? { ...field, fields: field.fields.map((part) => related(part, field.name)) } : field;
  };
  return fields.map((field) => related(field, ''));
}

function toSource(field: EditorField, { collection, file }: Place): EditorField {
  return {
    ...field,
    widget: 'relation',
    collection,
    file,
    value_field: 'fuentes.*.id',
    display_fields: ['fuentes.*.nombre.es'],
    search_fields: ['fuentes.*.nombre.es', 'fuentes.*.id'],
  };
}

function toStoryIn(language: Language): EditorField {
  return { name: language, label: `En ${spanishName(language)}`, required: isComplete(language), ...storyOf(language) };
}

/** Options of a field that names a story. */
export function storyOf(language: Language) {
  return {
    widget: 'relation',
    collection: `historias-${language}`,
    value_field: '{{slug}}',
    search_fields: ['title'],
    display_fields: ['title'],
  };
}
