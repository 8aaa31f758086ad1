// npm run export -- DIR: writes the whole site into a folder, for a host that gives files alone. See docs/operating.md.
import { ensureBuilt, ensureInstalled, findNode, run } from './prelude.mjs';

ensureInstalled();
const node = findNode();
ensureBuilt(node);
process.exit(await run(node, ['scripts/export.ts', ...process.argv.slice(2)]));
