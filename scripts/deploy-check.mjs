// npm run deploy:check: checks each file of deploy/ with the program that it is for, then drives the site behind the shipped nginx.
import { ensureBuilt, ensureInstalled, findNode, run } from './prelude.mjs';

ensureInstalled();
const node = findNode();
ensureBuilt(node);
process.exit(await run(node, ['scripts/deploy/check.ts']));
