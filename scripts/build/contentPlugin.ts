import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { isLanguage, type Language } from '#contract/language.ts';

/**
 * Serves `content/x.json?lang=es` to the browser's code with every bilingual value reduced to its Spanish text, so that no
 * visitor downloads the other language (decisions 2). The file itself was checked against its schema before (checkContent).
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content-in-one-language',
    enforce: 'pre',
    async load(id) {
      const [path = '', query = ''] = id.split('?', 2);
      const language = new URLSearchParams(query).get('lang');
      if (!path.endsWith('.json') || !isLanguage(language)) return null;
      this.addWatchFile(path);
      const value: unknown = JSON.parse(await readFile(path, 'utf8'));
      return { code: `export default ${JSON.stringify(inLanguage(value, language))}`, moduleType: 'js' };
    },
  };
}

function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if ('es' in value && 'en' in value && Object.keys(value).length === 2) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, language)]));
}
