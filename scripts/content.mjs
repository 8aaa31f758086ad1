// npm run content: checks what the site says.
import { ensureInstalled, findNode, run } from './prelude.mjs';

ensureInstalled();
process.exit(await run(findNode(), ['scripts/content.ts', ...process.argv.slice(2)]));
