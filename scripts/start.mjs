// npm start: installs what is missing, builds what has changed, serves the site.
import { ensureBuilt, ensureInstalled, findNode, run } from './prelude.mjs';

ensureInstalled();
const node = findNode();
ensureBuilt(node);
process.exit(await run(node, ['server/main.ts'], {}, { endWithParent: true }));
