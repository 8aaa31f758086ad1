// npm run mail -- list | show | retry | drop. See docs/operating/messages.md.
import { ensureInstalled, findNode, run } from './prelude.mjs';

ensureInstalled();
process.exit(await run(findNode(), ['scripts/mail.ts', ...process.argv.slice(2)]));
