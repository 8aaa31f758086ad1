// Runs on /editar/: Decap CMS with our configuration, our files' format, texts in two languages, and in the edit loop the true page
// as preview.
import type { EditorCollection, EditorConfig } from '../decapConfig.ts';
import { registerBilingual } from './bilingual.ts';
import { registerFiles } from './files.ts';
import { registerPhrases } from './phrases.ts';
import { registerPreviews } from './preview.ts';
import { followRefusals } from './refusals.ts';
import { withTextFiles } from './textFiles.ts';
import { guardUploads } from './uploads.ts';
import { withGuard } from './withGuard.ts';

/** With what the server adds. */
type ServedConfig = EditorConfig & { backend: { name: string } };

// Else Decap begins by itself, with a file config.yml.
window.CMS_MANUAL_INIT = true;

const script = document.createElement('script');
script.src = '/editar/decap/decap-cms.js';
script.addEventListener('load', () => void begin());
script.addEventListener('error', () => {
  document.body.textContent = 'No se pudo cargar el editor. Recargá la página.';
});
document.head.append(script);

async function begin(): Promise<void> {
  const response = await fetch('/editar/config.json');
  const config = (await response.json()) as ServedConfig;
  registerPhrases();
  guardUploads();
  registerBilingual();
  registerFiles(config);
  const backend = window.CMS.getBackend(config.backend.name);
  const { init } = backend;
  backend.init = (...given) => {
    const git = init(...given);
    withTextFiles(git, config);
    withGuard(git);
    return git;
  };
  const inEditLoop = config.backend.name === 'proxy';
  if (inEditLoop) registerPreviews(config);
  else followRefusals();
  // The public site's pages may not be framed: a link leads to them.
  window.CMS.init({ config: inEditLoop ? config : { ...config, collections: withoutPreview(config.collections) } });
}

function withoutPreview(collections: readonly EditorCollection[]): EditorCollection[] {
  return collections.map((collection) => ({ ...collection, editor: { preview: false } }));
}
