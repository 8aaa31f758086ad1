// npm run test:wordpress -- URL: checks, reading only, that the site works with a real WordPress. URL is what BLOG_URL would
// be. No part of npm test, because it needs a service that is not ours.
import { join } from 'node:path';
import { ensureInstalled, findNode, ROOT, run, stop } from './prelude.mjs';

const given = process.argv[2] ?? process.env.BLOG_URL ?? '';
if (!URL.canParse(given) || !/^https?:/.test(given)) {
  stop('Name the REST root of a WordPress: npm run test:wordpress -- https://noticias.example.org/wp-json');
}

ensureInstalled();
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
const config = join(ROOT, 'server/wordpress/real.vitest.config.ts');
process.exit(await run(findNode(), [vitest, 'run', '--config', config], { BLOG_URL: given.replace(/\/+$/, '') }));
