// A server for browser tests, on a port of its own: the real one, with the real stories or with made ones.
// Argument: `letters` for three made stories whose names are not ASCII, `blocks` for one that holds all of WordPress's
// blocks, `log` for the real ones and the server's log after the address, `mail` and a folder for the real ones and a server that
// takes messages and delivers them as files into `outbox` in there; left out, the real ones. Prints its address.
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import { blocksStory } from '#server/testing/sampleBlocks.ts';
import { sampleStory } from '#server/testing/sampleStories.ts';
import type { Story } from '#server/blog/story.ts';
import { readConfig } from '#server/config.ts';
import { connectMessages } from '#server/connectMessages.ts';
import { loadBuilt } from '#server/built.ts';

const ROOT = join(import.meta.dirname, '..');
const [made, folder] = process.argv.slice(2);

function makeStories(): Story[] {
  if (made === 'blocks') return [blocksStory];
  const slugs = ['año-nuevo', 'ñandutí', 'g̃uarã-ỹ'];
  return slugs.map((slug, at) => sampleStory({ id: at + 1, slug, title: slug, date: `2026-03-0${9 - at}` }));
}

const real = made === undefined || made === 'log' || made === 'mail';
const stories = real ? loadPosts(join(ROOT, 'content/posts')) : makeStories();
const app = await buildApp({
  // Messages come over a line (e2e/line.ts), which says whom it asks for.
  config: { siteUrl: 'http://site.test', trustProxy: made === 'mail' && '127.0.0.1' },
  blog: createBlog(stories),
  messages: folder === undefined ? undefined : connectMessages(readConfig({ DATA_DIR: folder })),
  ...(await loadBuilt(ROOT)),
  logger: made === 'log' && { level: 'warn', base: null, stream: process.stdout },
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
