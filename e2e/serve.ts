// A server for browser tests, on a port of its own: the real one, with the real stories or with made ones.
// Arguments: how many made stories there are; left out, the real ones. Prints its address.
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import { sampleStories } from '#server/blog/sampleStories.ts';
import { loadBuilt } from '#server/built.ts';

const ROOT = join(import.meta.dirname, '..');
const [made] = process.argv.slice(2);

const stories = made === undefined ? loadPosts(join(ROOT, 'content/posts')) : sampleStories(Number(made));
const app = await buildApp({
  config: { siteUrl: 'http://site.test', trustProxy: false },
  blog: createBlog(stories),
  ...(await loadBuilt(ROOT)),
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
