import type { GitFiles } from './decap.ts';

/** Decap itself puts what was edited in the place of whatever the host has by then. */
const CHANGED = 'alguien cambió lo mismo mientras escribías. Copiá lo tuyo, recargá la página y volvé a ponerlo.';

/** Refuses to save a file that is another one than when it was opened. */
export function withGuard(git: GitFiles): void {
  const getEntry = git.getEntry.bind(git);
  const persistEntry = git.persistEntry.bind(git);
  /** By path: what it was when it was opened, and what was saved since; a host may take a moment to answer with the last. */
  const known = new Map<string, Set<string>>();
  git.getEntry = async (path) => {
    const entry = await getEntry(path);
    known.set(path, new Set([entry.data]));
    return entry;
  };
  git.persistEntry = async (entry, options) => {
    for (const { path } of entry.dataFiles) {
      const own = known.get(path);
      if (own && !own.has((await getEntry(path)).data)) throw Object.assign(new Error(CHANGED), { name: '' });
    }
    const saved = await persistEntry(entry, options);
    for (const { path, raw } of entry.dataFiles) known.get(path)?.add(raw);
    return saved;
  };
}
