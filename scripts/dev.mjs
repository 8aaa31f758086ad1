// npm run dev: changes in web/ and content/ show at once, without a build; after changes of the server it restarts.
import { RESTART } from './dev/restart.mjs';
import { ensureInstalled, findNode, run } from './prelude.mjs';

ensureInstalled();
let code = RESTART;
while (code === RESTART) code = await run(findNode(), ['scripts/dev.ts'], {}, { endWithParent: true });
process.exit(code);
