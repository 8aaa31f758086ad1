import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAlone } from '../build/buildAlone.ts';
import { compressFolder } from '../build/compress.ts';
import { editorConfig } from './config.ts';

const DECAP = 'scripts/editor/cms/node_modules/decap-cms/dist';

/** Decap's script, and the parts that it loads on demand. */
const DECAP_FILES = /^(\d+\.)?decap-cms\.js(\.LICENSE\.txt)?$|\.wasm$/;

/** Whether its packages are there: the site needs none of them. */
export function isEditorInstalled(root: string): boolean {
  return existsSync(join(root, DECAP));
}

/** Makes the folder that server/editor/editorRoutes.ts serves. */
export async function buildEditor(root: string, folder: string): Promise<void> {
  const page = join(folder, 'page');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(page, 'decap'), { recursive: true });
  for (const name of await readdir(join(root, DECAP))) {
    if (DECAP_FILES.test(name)) await cp(join(root, DECAP, name), join(page, 'decap', name));
  }
  for (const name of ['index.html', 'editor.css']) await cp(join(root, 'scripts/editor/page', name), join(page, name));
  await writeFile(join(page, 'editor.js'), await buildAlone(root, 'scripts/editor/page/editor.ts'));
  await writeFile(join(folder, 'config.json'), JSON.stringify(editorConfig(root)));
  // Brotli's best would take as long as the rest of the build, for the staff alone.
  await compressFolder(page, { brotli: false });
}
