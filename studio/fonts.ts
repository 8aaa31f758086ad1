import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** With the weights that the site's styles use (web/styles/fonts.css). */
const FAMILIES = { piazzolla: { min: 640, max: 800 }, figtree: { min: 400, max: 800 } } as const;
const SUBSETS = ['latin', 'latin-ext'] as const;

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
/** What Spanish and English write, with g̃ and the neighbours' names; web/styles/fonts.css lists the same characters. */
const CORE = `${ASCII}\u00a0ÁÉÍÓÚÜÑáéíóúüñàâãçèêôõö¿¡«»“”‘’–—…·•º°ª²³×©€−\u0301\u0303`;
/** Without small capitals, old figures and other languages' forms, which no style asks for. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'mark', 'mkmk', 'tnum'];

/**
 * Font files and licences by their names below public/fonts: `core` holds what every page needs, the other subsets are loaded
 * where a text needs them. Weight axis only, upright.
 */
export async function fontFiles(): Promise<Map<string, Buffer>> {
  const require = createRequire(import.meta.url);
  const files = new Map<string, Buffer>();
  for (const [family, wght] of Object.entries(FAMILIES)) {
    const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
    const subset = (name: string) => readFileSync(join(folder, 'files', `${family}-${name}-wght-normal.woff2`));
    for (const name of SUBSETS) files.set(`${family}-${name}.woff2`, subset(name));
    const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES } as const;
    files.set(`${family}-core.woff2`, await subsetFont(subset('latin'), CORE, options));
    files.set(`${family}-OFL.txt`, readFileSync(join(folder, 'LICENSE')));
  }
  return files;
}
