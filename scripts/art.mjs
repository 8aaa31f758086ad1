// npm run art [-- PART…]: draws into public/ what studio/ draws, after installing the packages that drawing alone needs.
import { join } from 'node:path';
import { ensureInstalled, findNode, ROOT, run } from './prelude.mjs';

ensureInstalled();
ensureInstalled(join(ROOT, 'studio'));
process.exit(await run(findNode(), ['studio/art.ts', ...process.argv.slice(2)]));
