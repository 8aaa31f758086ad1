// npm run dev: changes in web/ and content/ show at once, without a build; after changes of the server it restarts.
import { START_AGAIN } from './dev/startAgain.mjs';
import { ensureInstalled, findNode, run } from './prelude.mjs';

ensureInstalled();
let code = START_AGAIN;
while (code === START_AGAIN) code = await run(findNode(), ['scripts/dev.ts'], {}, { endWithParent: true });
process.exit(code);
