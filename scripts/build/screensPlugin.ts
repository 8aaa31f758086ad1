import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where it lies beside Vite's own manifest. */
export const SCREENS_FILE = '.vite/screens.json';

/** What each `*.screen.tsx` imports where its screen is loaded; all are paths from the project's root, queries kept. */
export type ScreenImports = Record<string, readonly string[]>;

/** Writes down what belongs to each screen, as its entry's own imports say it: the prerendered page then names the styles of these. */
export function screensPlugin(): Plugin {
  let root = '';
  const toPath = (id: string) => relative(root, id).replaceAll('\\', '/');
  return {
    name: 'imports-of-screens',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const imports: ScreenImports = {};
      // Modules come in the order in which they were read, which is another one each time.
      const screens = [...this.getModuleIds()].filter((id) => id.endsWith('.screen.tsx')).toSorted();
      for (const id of screens) {
        imports[toPath(id)] = (this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).map(toPath);
      }
      this.emitFile({ type: 'asset', fileName: SCREENS_FILE, source: JSON.stringify(imports, null, 1) });
    },
  };
}
