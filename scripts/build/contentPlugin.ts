import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Figure } from '#contract/content.ts';
import { toFigureFiles } from '#contract/figureFiles.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#contract/language.ts';
import { PHOTOGRAPHS_PATH, withFocus } from '#contract/photographs.ts';
import { isTranslated } from '#contract/translated.ts';
import { wordMarkHeight } from '#server/lace/wordMark.ts';
import { leavesOf } from './leaves.ts';
import { buildPhotograph, fileOf, PHOTOGRAPHS } from './photographs.ts';

/** What staff are told of something missing; visitors' code reads only whether there is something. */
const PENDING = 'pendiente';

/** A module that fetches the files named after it, each in any language (web/i18n/content.ts). */
const IMPORTS = /^content:/;

/** The bytes of each file of figures: it holds all languages, the browser's code one. */
const FIGURE_BYTES = 'content:figure-bytes';

/** The height of each organization's word mark: browsers keep its place, and cannot set its letters. */
const MARK_HEIGHTS = 'content:mark-heights';
const MARKED = ['content/about.json', 'content/stoplight.json'];

/**
 * Serves `content/x.json?lang=es` to the browser's code with every translated value reduced to its Spanish text, so that no
 * visitor downloads another language (decisions 2), and in every content file the photographs by their built addresses, their
 * focus within (contract/photographs.ts). The file itself was checked against its schema before (checkContent).
 */
export function contentPlugin(): Plugin {
  let root = '';
  return {
    name: 'content-in-one-language',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: { filter: { id: IMPORTS }, handler: (id) => id },
    load: {
      filter: { id: [/\.json(\?|$)/, IMPORTS] },
      async handler(id) {
        if (id === FIGURE_BYTES) {
          const path = join(root, 'content/impact.json');
          this.addWatchFile(path);
          return { code: bytesOf(JSON.parse(await readFile(path, 'utf8')) as Figure[]), moduleType: 'js' };
        }
        if (id === MARK_HEIGHTS) {
          const paths = MARKED.map((path) => join(root, path));
          for (const path of paths) this.addWatchFile(path);
          const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
          return { code: heightsOf(texts.map((text) => JSON.parse(text) as Marked)), moduleType: 'js' };
        }
        if (IMPORTS.test(id)) return { code: importsOf(id.replace(IMPORTS, '').split(',')), moduleType: 'js' };
        const [path = '', query = ''] = id.split('?', 2);
        const language = new URLSearchParams(query).get('lang');
        if (!isLanguage(language) && !path.startsWith(join(root, 'content/').replaceAll('\\', '/'))) return null;
        this.addWatchFile(path);
        const value: unknown = JSON.parse(await readFile(path, 'utf8'));
        const addresses = new Map<string, string>();
        for (const { text } of leavesOf(value)) {
          if (!text.startsWith(`${PHOTOGRAPHS_PATH}/`)) continue;
          this.addWatchFile(join(root, PHOTOGRAPHS, fileOf(text)));
          addresses.set(text, await buildPhotograph(root, text));
        }
        const shown = JSON.stringify(
          toShown(value, { language: isLanguage(language) ? language : undefined, addresses }),
        );
        // Without a language it is read as JSON by whoever reads the other JSON files.
        return isLanguage(language) ? { code: `export default ${shown}`, moduleType: 'js' } : shown;
      },
    },
  };
}

/** For each language by name, how its chunk of the file is fetched. */
function importsOf(names: readonly string[]): string {
  const imports = LANGUAGES.map((language) => {
    const files = names.map((name) => `${name}: () => import('/content/${name}.json?lang=${language}'),`);
    return `${JSON.stringify(language)}: {\n${files.join('\n')}\n},`;
  });
  return `export default {\n${imports.join('\n')}\n};`;
}

function bytesOf(figures: readonly Figure[]): string {
  const sizes = Object.entries(toFigureFiles(figures)).map(([ending, text]) => [ending, Buffer.byteLength(text)]);
  return `export default ${JSON.stringify(Object.fromEntries(sizes))};`;
}

interface Marked {
  aliados?: { nombres: { nombre: Record<string, string> }[] }[];
  organizaciones?: { nombre: string }[];
}

function heightsOf(files: readonly Marked[]): string {
  const names = files.flatMap(({ aliados = [], organizaciones = [] }) => [
    ...aliados.flatMap(({ nombres }) => nombres.flatMap(({ nombre }) => Object.values(nombre))),
    ...organizaciones.map(({ nombre }) => nombre),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, wordMarkHeight(name)])))};`;
}

interface Shown {
  language: Language | undefined;
  addresses: ReadonlyMap<string, string>;
}

function toShown(value: unknown, how: Shown): unknown {
  if (typeof value === 'string') return how.addresses.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => toShown(item, how));
  if (typeof value !== 'object' || value === null) return value;
  if (how.language && isTranslated(value)) return toShown(value[how.language] ?? value[DEFAULT_LANGUAGE], how);
  const { foco, ...record } = value as { foco?: { x: number; y: number } };
  const shown = Object.entries(record).map(
    ([key, item]) => [key, key === PENDING ? PENDING : toShown(item, how)] as const,
  );
  return Object.fromEntries(shown.map(([key, item]) => [key, foco && key === 'imagen' ? focused(item, foco) : item]));
}

/** Drawings are composed already. */
function focused(picture: unknown, focus: { x: number; y: number }): unknown {
  return String(picture).startsWith(`${PHOTOGRAPHS_PATH}/`) ? withFocus(String(picture), focus) : picture;
}
