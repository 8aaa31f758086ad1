// Serves the site on a free port and prints its address. Argument: `nonAsciiNames` or `blocks` for sample stories instead of the
// site's own, `log` to print the log as well, `mail` and a folder to deliver messages as files into its `outbox`, and then the share of page
// loads that are measured.
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import { blocksStory } from '#server/testing/sampleBlocks.ts';
import { sampleStory } from '#server/testing/sampleStories.ts';
import type { Story } from '#server/blog/story.ts';
import { withPhotographs } from '#server/blog/withPhotographs.ts';
import { METRICS_TOKEN } from './metricsToken.ts';
import { readConfig } from '#server/config.ts';
import { connectMessages } from '#server/connectMessages.ts';
import { loadBuilt } from '#server/built.ts';
import { createMailLimits, MailboxLimits } from '#server/mail/rateLimits.ts';

const ROOT = join(import.meta.dirname, '..');
const [mode, folder, share = '0'] = process.argv.slice(2);

function sampleStories(): Story[] {
  if (mode === 'blocks') return [blocksStory];
  const slugs = ['año-nuevo', 'ñandutí', 'g̃uarã-ỹ'];
  return slugs.map((slug, at) => sampleStory({ id: at + 1, slug, title: slug, date: `2026-03-0${9 - at}` }));
}

/** A visitor is a test, which types as fast as a machine: few such messages are taken from all visitors together. */
class LimitsOfEachVisitor extends MailboxLimits {
  readonly #visitors = new Map<string, MailboxLimits>();
  override pass(message: { destinatario: string; mark: string }, address: string): number {
    const limits = this.#visitors.get(address) ?? new MailboxLimits(messagesPerMailbox);
    this.#visitors.set(address, limits);
    return limits.pass(message, address);
  }
}

const { messagesPerMailbox } = readConfig({}).limits;
const withOwnStories = mode === undefined || mode === 'log' || mode === 'mail';
const stories = withOwnStories ? loadPosts(join(ROOT, 'content/posts')) : sampleStories();
const built = await loadBuilt(ROOT);
const app = await buildApp({
  // e2e/faultyNetwork.ts names the visitor's address.
  config: {
    siteUrl: 'http://site.test',
    trustProxy: mode === 'mail' && '127.0.0.1',
    vitalsSample: Number(share),
    metricsToken: METRICS_TOKEN,
  },
  blog: createBlog(withPhotographs(stories, built.assets.photographs)),
  messages: folder === undefined ? undefined : connectMessages(readConfig({ DATA_DIR: folder })),
  counted: { mails: { ...(await createMailLimits()), mailboxes: new LimitsOfEachVisitor(messagesPerMailbox) } },
  ...built,
  logger: mode === 'log' && { level: 'warn', base: null, stream: process.stdout },
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
