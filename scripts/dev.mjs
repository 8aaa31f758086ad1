// npm run dev: changes in web/ and content/ show at once, without a build; after changes of the server it restarts.
// npm run edit: the same, with the editor for a browser on /editar/ (scripts/editor).
import { RESTART } from './dev/restart.mjs';
import { EDITOR, ensureInstalled, findNode, run } from './prelude.mjs';

ensureInstalled();
const options = process.argv.slice(2);
if (options.includes('--editor')) ensureInstalled(EDITOR);
let code = RESTART;
while (code === RESTART) code = await run(findNode(), ['scripts/dev.ts', ...options], {}, { endWithParent: true });
process.exit(code);
