import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';
import { OLDEST_BROWSERS } from './oldestBrowsers.ts';

/** The head's inline script as one line of code, with the hash that the content security policy allows it by. */
export async function buildHeadScript(root: string): Promise<{ code: string; hash: string }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      lib: { entry: join(root, 'web/app/headScript.ts'), formats: ['iife'], name: 'head' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('the head script was not built');
  const code = chunk.code.trim();
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
