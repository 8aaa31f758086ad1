// npm run dev: the edit loop. Changes in web/ and content/ show at once, without a build; after those of the server it starts
// again by itself.
import { START_AGAIN } from './dev/startAgain.mjs';
import { ensureInstalled, findNode, run } from './prelude.mjs';

ensureInstalled();
let code = START_AGAIN;
while (code === START_AGAIN) code = await run(findNode(), ['scripts/dev.ts'], {}, { tethered: true });
process.exit(code);
