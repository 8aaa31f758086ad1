// npm run dev: the edit loop. Changes in web/ and content/ show at once, without a build; server/ needs a restart.
import { ensureInstalled, findNode, run } from './prelude.mjs';

ensureInstalled();
process.exit(await run(findNode(), ['scripts/dev.ts']));
