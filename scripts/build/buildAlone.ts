import { join } from 'node:path';
import { build } from 'vite';
import { OLDEST_BROWSERS } from './oldestBrowsers.ts';

/** A script of ours with all that it imports, as code that runs by itself and leaves no name behind. */
export async function buildAlone(root: string, entry: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      lib: { entry: join(root, entry), formats: ['iife'], name: 'alone' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} was not built`);
  return chunk.code.trim();
}
