import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { addRoutes, carryServices, siteOptions } from './app.ts';
import { createBlog } from './blog/blog.ts';
import { loadPosts } from './blog/loadPosts.ts';
import { withPhotographs } from './blog/withPhotographs.ts';
import { loadBuilt, readCurrent, type Current } from './built.ts';
import type { Config } from './config.ts';
import { connectMessages } from './connectMessages.ts';
import { connectServices } from './connectServices.ts';
import { needsDataFolder, openDataFolder } from './dataFolder.ts';
import { readRefused } from './editor/refused.ts';
import { CODE, hashFiles } from './hashFiles.mjs';
import { createErrorLimits } from './http/browserErrors.ts';
import { refuseUnreadable } from './http/clientErrors.ts';
import { answerInTurn } from './http/pipelining.ts';
import { SiteMetrics } from './metrics/siteMetrics.ts';
import { createVitalsLimits } from './metrics/vitalsRoute.ts';
import { createMailLimits } from './mail/rateLimits.ts';

/** How often `dist/current` is looked at. Looking works in every process, in containers that share a folder, and on Windows. */
const LOOK_MS = 1_000;

interface SiteParts {
  config: Config;
  /** The folder that `dist/` lies in. */
  root: string;
  leaving: AbortSignal;
  logger: NonNullable<FastifyServerOptions['logger']>;
}

/**
 * The server for as long as the process lives, not yet listening: it answers with the release that `dist/current` names, and with
 * another one as soon as that names another. Each release has a Fastify of its own, so that pages, caches, policy and routes of
 * files come and go with it whole (docs/decisions/038); messages, foreign services, and what was counted go on.
 * @throws ConfigError, ContentError, or Error where there is no release that runs
 */
export async function openSite({ config, root, leaving, logger }: SiteParts): Promise<FastifyInstance> {
  if (needsDataFolder(config)) openDataFolder(config.dataFolder);

  // Has the connections and their limits; its own router is never asked.
  const front: FastifyInstance = Fastify({ logger, ...siteOptions({ config }) });
  answerInTurn(front);
  refuseUnreadable(front, config);

  const code = hashFiles(root, CODE);
  const first = await readCurrent(root);
  const built = await loadBuilt(root, first.name);
  const blogOf = (release: typeof built) =>
    createBlog(withPhotographs(loadPosts(release.postsFolder), release.assets.photographs));
  const metrics = new SiteMetrics();
  const services = await connectServices(config, () => blogOf(built), metrics);
  const messages = connectMessages(config);
  const counted = {
    mails: await createMailLimits(config.limits),
    reports: await createErrorLimits(),
    vitals: await createVitalsLimits(),
  };

  const refused = () => readRefused(root);
  const openApp = async (release: typeof built, blog = services.blog) => {
    const app: FastifyInstance = Fastify({ loggerInstance: front.log, ...siteOptions({ config }) });
    const { prerender } = await addRoutes(app, {
      config,
      leaving,
      ...services,
      messages,
      metrics,
      counted,
      refused,
      ...release,
      blog,
    });
    await app.ready();
    return { app, prerender };
  };
  let { app, prerender } = await openApp(built);

  front.server.removeAllListeners('request');
  front.server.on('request', (request, response) => app.routing(request, response));

  let seen = first;
  const take = async ({ name: release, code: itsCode }: Current) => {
    if (itsCode !== code) {
      front.log.warn({ release }, 'a release of other code was published: restart the server to serve it');
      return;
    }
    try {
      const loaded = await loadBuilt(root, release);
      const next = await openApp(loaded, config.blogUrl ? services.blog : blogOf(loaded));
      // Every page is made before anybody asks for one: a release that fails at this is not served.
      await next.prerender();
      const last = app;
      app = next.app;
      front.log.info({ release }, 'a new release is served');
      // Ends nothing that it has begun to answer.
      await last.close();
    } catch (error) {
      front.log.error({ err: error, release }, 'a faulty release was published: the one before is served on');
    }
  };
  let looking = Promise.resolve();
  const look = async () => {
    const current = await readCurrent(root);
    if (current.name === seen.name && current.code === seen.code) return;
    seen = current;
    await take(current);
  };
  const file = join(root, 'dist/current');
  const onChange = () => {
    looking = looking
      .then(look)
      .catch((error: unknown) => front.log.error({ err: error }, 'dist/current is unreadable'));
  };

  front.addHook('onListen', () => {
    watchFile(file, { interval: LOOK_MS, persistent: false }, onChange);
    // It may have changed since it was read.
    onChange();
    return prerender();
  });
  front.addHook('preClose', async () => {
    unwatchFile(file, onChange);
    await app.close();
  });
  carryServices(front, { messages, ...services });
  return front;
}
