import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FAMILIES = ['piazzolla', 'figtree'] as const;
const SUBSETS = ['latin', 'latin-ext'] as const;

/** Font files and licences: where each comes from, by its file name below public/fonts. Weight axis only, upright. */
export function fontFiles(): Map<string, string> {
  const require = createRequire(import.meta.url);
  const files = new Map<string, string>();
  for (const family of FAMILIES) {
    const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
    for (const subset of SUBSETS)
      files.set(`${family}-${subset}.woff2`, join(folder, 'files', `${family}-${subset}-wght-normal.woff2`));
    files.set(`${family}-OFL.txt`, join(folder, 'LICENSE'));
  }
  return files;
}
