// Makes dist/: the browser's files with their service worker, compressed; the server's render module; the list of what a page names.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { buildAlone } from './build/buildAlone.ts';
import { checkContent } from './build/checkContent.ts';
import { compressFolder } from './build/compress.ts';
import { buildHeadScript } from './build/headScript.ts';
import { writeAssets } from './build/manifest.ts';
import { InvalidContent } from './build/readContent.ts';

const ROOT = join(import.meta.dirname, '..');

// Vite would heed the shell's: what is served is the same wherever it was built.
process.env.NODE_ENV = 'production';

try {
  checkContent(ROOT);
  await rm(join(ROOT, 'dist'), { recursive: true, force: true });
  await build({ root: ROOT, logLevel: 'warn' });
  await build({ root: ROOT, logLevel: 'warn', build: { ssr: true } });
  await writeAssets(ROOT, await buildHeadScript(ROOT));
  // At the root, so that it is the worker of every page.
  await writeFile(join(ROOT, 'dist/client/sw.js'), await buildAlone(ROOT, 'web/worker.ts'));
  await compressFolder(join(ROOT, 'dist/client'));
} catch (error) {
  console.error(error instanceof InvalidContent ? error.message : error);
  process.exit(1);
}
