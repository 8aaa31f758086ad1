// npm start: installs what is missing, builds what has changed, serves the site. With `-- --built` it serves what was built last and
// writes nothing: for a supervisor, under which a restart must not fail at a fault in the content.
import { ensureBuilt, ensureInstalled, findNode, run, SERVER_OPTIONS } from './prelude.mjs';

const built = process.argv.includes('--built');
if (!built) ensureInstalled();
const node = findNode();
if (!built) ensureBuilt(node);
process.exit(await run(node, [...SERVER_OPTIONS, 'server/main.ts'], {}, { endWithParent: true }));
