import { categories, topics } from '#content/blog.ts';
import { DEFAULT_LANGUAGE, type Language, type Translated } from '#contract/language.ts';
import { languageOfTranslation } from '#contract/news.ts';
import type { EditorCollection } from './decapConfig.ts';
import { spanishName } from './languageNames.ts';
import { FIELD_LABELS } from './labels.ts';
import { storyOf } from './relations.ts';

/** The stories of a language; their front matter is described in server/blog/story.ts. */
export function stories(language: Language): EditorCollection {
  const other = languageOfTranslation(language);
  const choices = (terms: readonly { slug: string; name: Translated<string> }[]) =>
    terms.map((term) => ({ label: term.name[DEFAULT_LANGUAGE], value: term.slug }));
  const mayMiss = { required: false, omit_when_empty: true };
  return {
    name: `historias-${language}`,
    label: `Historias en ${spanishName(language)}`,
    label_singular: `Historia en ${spanishName(language)}`,
    folder: `content/posts/${language}`,
    create: true,
    extension: 'md',
    format: 'yaml-frontmatter',
    slug: '{{slug}}',
    identifier_field: 'title',
    summary: '{{title}} ({{date}})',
    preview_path: `/${language}/noticias/{{slug}}/`,
    sortable_fields: ['date', 'title'],
    fields: [
      { name: 'id', label: 'Número', widget: 'hidden', ...mayMiss },
      { name: 'title', label: 'Título', widget: 'string', required: true },
      {
        name: 'draft',
        label: 'Borrador',
        hint: 'Mientras esté marcado, nadie la ve en el sitio',
        widget: 'boolean',
        ...mayMiss,
      },
      {
        name: 'date',
        label: 'Fecha',
        hint: 'Año, mes y día: 2027-03-01. Con una fecha que todavía no llegó, aparece sola ese día',
        widget: 'string',
        required: true,
        pattern: ['^[12]\\d{3}(-\\d{2}){0,2}$', 'Un año, un mes o un día: 2027, 2027-03 o 2027-03-01'],
      },
      {
        name: 'modified',
        label: 'Corregida el',
        widget: 'string',
        pattern: ['^[12]\\d{3}(-\\d{2}){0,2}$', 'Un año, un mes o un día: 2027, 2027-03 o 2027-03-01'],
        ...mayMiss,
      },
      ...(language === DEFAULT_LANGUAGE
        ? [
            {
              name: 'categories',
              label: 'Categorías',
              widget: 'select',
              multiple: true,
              min: 1,
              options: choices(categories.filter(({ slug }) => slug !== 'english')),
              required: true,
            },
          ]
        : []),
      { name: 'topics', label: 'Temas', widget: 'select', multiple: true, options: choices(topics), ...mayMiss },
      {
        name: 'excerpt',
        label: 'Resumen',
        hint: 'Una o dos oraciones, hasta 130 letras',
        widget: 'text',
        required: true,
      },
      { name: 'image', label: 'Imagen', widget: 'image', choose_url: true, ...mayMiss },
      {
        name: 'image_alt',
        label: 'Qué muestra la imagen',
        hint: FIELD_LABELS.alt?.hint ?? '',
        widget: 'string',
        ...mayMiss,
      },
      {
        name: 'image_focus',
        ...FIELD_LABELS.foco,
        label: FIELD_LABELS.foco?.label ?? '',
        widget: 'object',
        collapsed: true,
        fields: (['x', 'y'] as const).map((name) => ({
          name,
          label: FIELD_LABELS[name]?.label ?? '',
          hint: FIELD_LABELS[name]?.hint ?? '',
          widget: 'number',
          value_type: 'int',
          min: 0,
          max: 100,
          ...mayMiss,
        })),
        ...mayMiss,
      },
      {
        name: 'translation',
        label: `La misma historia en ${spanishName(other)}`,
        ...storyOf(other),
        ...mayMiss,
      },
      {
        name: 'source',
        label: 'Fuente',
        hint: 'Dónde se publicó; vacío si la escribió la fundación',
        widget: 'string',
        pattern: ['^https?://', 'Empieza con https://'],
        ...mayMiss,
      },
      { name: 'body', label: 'Texto', widget: 'markdown', required: true, buttons: MARKDOWN_BUTTONS },
    ],
  };
}

/** What a story may hold (server/blog/renderStory.ts). */
const MARKDOWN_BUTTONS = [
  'bold',
  'italic',
  'link',
  'heading-two',
  'heading-three',
  'quote',
  'bulleted-list',
  'numbered-list',
];
