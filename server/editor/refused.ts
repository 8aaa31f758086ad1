import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the last publishing refused (scripts/publish.mjs). */
export interface Refused {
  /** One a line, for staff; empty where everything that was saved is on the site, or on its way. */
  faults: string[];
}

/** Reads it from `dist/` in the project's folder. */
export async function readRefused(root: string): Promise<Refused> {
  try {
    // Written by our own scripts (scripts/releases.mjs).
    return JSON.parse(await readFile(join(root, 'dist/refused.json'), 'utf8')) as Refused;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { faults: [] };
    throw error;
  }
}
