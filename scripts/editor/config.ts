import { CONTENT_FILES } from '#contract/content.ts';
import { LANGUAGES } from '#contract/language.ts';
import { languageOfNews } from '#contract/news.ts';
import type { EditorCollection, EditorConfig } from './decapConfig.ts';
import { fieldsOfFile } from './fields.ts';
import { CONTENT_FORMAT } from './names.ts';
import { EDITED_FILES, GROUPS } from './files.ts';
import { withRelations } from './relations.ts';
import { stories } from './stories.ts';
import { texts } from './texts.ts';

const PHOTOGRAPHS = { media_folder: 'content/fotos', public_folder: '/fotos' };

/** What a git host shows of each change. */
const COMMIT_MESSAGES = {
  create: 'Crear «{{slug}}» en {{collection}}',
  update: 'Cambiar «{{slug}}» en {{collection}}',
  delete: 'Eliminar «{{slug}}» de {{collection}}',
  uploadMedia: 'Subir {{path}}',
  deleteMedia: 'Eliminar {{path}}',
};

/** Configuration of Decap CMS: the stories of each language, every file of content/, and the sentences of the interface. */
export function editorConfig(root: string): EditorConfig {
  return {
    backend: { commit_messages: COMMIT_MESSAGES },
    locale: 'es',
    logo: { src: '/icons/icon-192.png', show_in_header: false },
    // Else it looks for a file config.yml, too.
    load_config_file: false,
    ...PHOTOGRAPHS,
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...LANGUAGES.filter((one) => languageOfNews(one) === one).map(stories),
      ...Object.entries(GROUPS).map(([name, label]) => group(name, label)),
      texts(root),
    ],
  };
}

function group(name: string, label: string): EditorCollection {
  const files = Object.entries(EDITED_FILES).filter(([, file]) => file.group === name);
  return {
    name,
    label,
    format: CONTENT_FORMAT,
    files: files.map(([path, edited]) => {
      const file = path.replace(/\.json$/, '');
      const fields = fieldsOfFile(CONTENT_FILES[path as keyof typeof EDITED_FILES]);
      return {
        name: file,
        label: edited.label,
        file: `content/${path}`,
        ...(edited.route === undefined ? {} : { preview_path: `/es${edited.route}/`.replace('//', '/') }),
        fields: withRelations(fields, { collection: name, file }),
      };
    }),
  };
}
