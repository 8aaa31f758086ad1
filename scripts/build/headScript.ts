import { createHash } from 'node:crypto';
import { buildAlone } from './buildAlone.ts';

/** The head's inline script as one line of code, with the hash that the content security policy allows it by. */
export async function buildHeadScript(root: string): Promise<{ code: string; hash: string }> {
  const code = await buildAlone(root, 'web/app/headScript.ts');
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
