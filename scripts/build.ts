// Builds a release (scripts/releases.mjs) and serves it from now on: the browser's files with their service worker, compressed;
// the server's render module; the list of what a page names; the content that the server reads.
import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { buildAlone } from './build/buildAlone.ts';
import { checkContent } from './build/checkContent.ts';
import { compressFolder } from './build/compress.ts';
import { buildHeadScript } from './build/headScript.ts';
import { writeAssets } from './build/manifest.ts';
import { checkPhotographs } from './build/photographFaults.ts';
import { buildPhotograph, copyPhotographs } from './build/photographs.ts';
import { InvalidContent } from './build/readContent.ts';
import { buildEditor, isEditorInstalled } from './editor/build.ts';
import {
  closeBuild,
  keepRefusal,
  nameOfSources,
  openBuild,
  readCurrent,
  releaseFolder,
  ROOT,
  switchTo,
  tidy,
} from './releases.mjs';

// Vite would heed the shell's: what is served is the same wherever it was built.
process.env.NODE_ENV = 'production';

try {
  for (;;) {
    const name = nameOfSources();
    const folder = existsSync(releaseFolder(name)) ? undefined : await buildRelease();
    // Somebody saved a file in the meantime: half of it may be of before.
    if (nameOfSources() !== name) continue;
    if (folder) closeBuild(folder, name);
    switchTo(name);
    keepRefusal();
    break;
  }
  tidy();
} catch (error) {
  if (error instanceof InvalidContent) keepRefusal(error.message.split('\n'));
  console.error(error instanceof InvalidContent ? error.message : error);
  process.exit(1);
}

/** Returns its folder. @throws InvalidContent */
async function buildRelease(): Promise<string> {
  checkContent(ROOT);
  const named = await checkPhotographs(ROOT);
  // Before Vite, which says of a plugin that takes long that it is slow.
  for (const one of named) await buildPhotograph(ROOT, one);
  const release = openBuild();
  const client = join(release, 'client');
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: client } });
  await build({ root: ROOT, logLevel: 'warn', build: { ssr: true, outDir: join(release, 'server') } });
  const photographs = await copyPhotographs(ROOT, named, join(client, 'fotos'));
  await writeAssets(ROOT, release, { head: await buildHeadScript(ROOT), photographs });
  // At the root, so that it is the worker of every page.
  await writeFile(join(client, 'sw.js'), await buildAlone(ROOT, 'web/worker.ts'));
  const served = readCurrent();
  await compressFolder(client, { earlier: served && join(releaseFolder(served.name), 'client') });
  if (isEditorInstalled(ROOT)) await buildEditor(ROOT, join(release, 'editor'));
  for (const part of ['i18n', 'posts', 'documents.json', 'foundation.json', 'impact.json']) {
    await cp(join(ROOT, 'content', part), join(release, 'content', part), { recursive: true });
  }
  return release;
}
