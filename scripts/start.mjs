// npm start: installs what is missing, builds what is stale, serves the whole product.
import { ensureBuilt, ensureInstalled, findNode, run } from './prelude.mjs';

ensureInstalled();
const node = findNode();
ensureBuilt(node);
process.exit(await run(node, ['server/main.ts'], {}, { tethered: true }));
