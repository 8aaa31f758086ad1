import type { Server } from 'node:http';
import Fastify, {
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import type { Figure } from '#contract/content.ts';
import type { Language } from '#contract/language.ts';
import { BLOG_ROOT } from '#contract/newsPaths.ts';
import type { BuiltAssets, RenderModule, Services } from '#contract/render.ts';
import { newsRoutes } from '#server/news/newsRoutes.ts';
import type { NewsSource } from '#server/news/source.ts';
import type { Config } from './config.ts';
import type { Messages } from './connectMessages.ts';
import { browserErrors } from './http/browserErrors.ts';
import { answerMalformed, refuseUnreadable } from './http/clientErrors.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import { errorAnswers } from './http/errors.ts';
import { feeds } from './pages/feeds.ts';
import { figureRoutes } from './pages/figureRoutes.ts';
import { healthRoutes, type ReadinessCheck } from './http/health.ts';
import { answerInTurn } from './http/pipelining.ts';
import { metricsRoute } from './http/metrics.ts';
import { mailRoutes } from './mail/mailRoutes.ts';
import { requestLog } from './http/requestLog.ts';
import { rewriteUrl } from './http/rewriteUrl.ts';
import { securityHeaders } from './http/security.ts';
import { resourceRoutes } from '#server/resources/resourceRoutes.ts';
import type { ResourceSource } from '#server/resources/source.ts';
import { siteFiles } from './pages/siteFiles.ts';
import { storyCards } from '#server/pictures/storyCards.ts';
import { staticFiles } from './http/staticFiles.ts';
import { drawnPictures } from '#server/pictures/drawnPictures.ts';
import { pictureRoutes } from '#server/pictures/pictureRoutes.ts';
import type { Pictures } from '#server/pictures/pictures.ts';

/** Parts of the server; tests pass their own. */
export interface AppDeps {
  config: Pick<Config, 'siteUrl' | 'trustProxy'> & Partial<Pick<Config, 'metricsToken'>>;
  /** Where the news come from; closed with the app. */
  blog: NewsSource;
  /** Messages of visitors; carried while the app is open, and closed with it. Without, the site takes none. */
  messages?: Messages | undefined;
  /** The news' pictures, where they come from elsewhere through us. */
  pictures?: Pictures | undefined;
  /** Origins that the news' pictures may be shown from. */
  imageOrigins?: readonly string[];
  /** Origins that the news' films and sounds may be played from. */
  mediaOrigins?: readonly string[];
  render: RenderModule['renderPage'];
  assets: BuiltAssets;
  texts: Record<Language, Record<string, string>>;
  /** What the site says in numbers. */
  figures: readonly Figure[];
  /** The site's own documents and rates. */
  archive: ResourceSource;
  /** Where documents and rates come from instead; closed with the app. */
  backend?: ResourceSource | undefined;
  /** Folder of the files that the build made for browsers. */
  clientFolder: string;
  logger?: FastifyServerOptions['logger'];
  /** For the edit loop: every page is made anew, and Vite's client may run in it. */
  editing?: boolean;
  /** Aborted some time before the app is closed: whoever sends visitors here is told to send them elsewhere. */
  leaving?: AbortSignal | undefined;
  /** Other limits than the site's; for tests. */
  limits?: FastifyHttpOptions<Server> | undefined;
}

/** What one client may take up. */
const LIMITS: FastifyHttpOptions<Server> = {
  bodyLimit: 64 * 1024,
  // Routes limit their own parameters.
  routerOptions: { maxParamLength: 16 * 1024 },
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
  requestTimeout: 60_000,
  // Longer than a share card takes: 20 s for its turn after 10 s for its story.
  connectionTimeout: 40_000,
  maxRequestsPerSocket: 100,
};

/** Builds the whole server, not yet listening. */
export async function buildApp({
  config,
  blog,
  messages,
  pictures,
  imageOrigins = [],
  mediaOrigins = [],
  render,
  assets,
  texts,
  figures,
  archive,
  backend,
  clientFolder,
  logger = false,
  editing = false,
  leaving,
  limits,
}: AppDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger,
    trustProxy: config.trustProxy,
    ...LIMITS,
    ...limits,
    logController: new LogController({ disableRequestLogging: true }),
    ...answerMalformed(config.siteUrl),
    rewriteUrl,
    // While it closes, the app goes on to serve open connections.
    return503OnClosing: false,
  });

  answerInTurn(app);
  requestLog(app);
  errorAnswers(app);
  await securityHeaders(app, {
    headScriptHash: assets.headScriptHash,
    siteUrl: config.siteUrl,
    imageOrigins,
    mediaOrigins,
    editing,
  });
  refuseUnreadable(app, { siteUrl: config.siteUrl });
  await staticFiles(app, clientFolder);
  const checks: ReadinessCheck[] = [{ name: 'content', check: () => blog.ready() }];
  healthRoutes(app, { checks, leaving });
  await app.register(browserErrors);
  if (messages) {
    const { store, counters, worker } = messages;
    checks.push({ name: 'messages', check: () => store.ping().then(() => true) });
    await app.register(mailRoutes, { ...messages, siteUrl: config.siteUrl, onStored: () => worker.wake() });
    metricsRoute(app, { collect: () => counters.metrics(store), token: config.metricsToken ?? '' });
    app.addHook('onReady', async () => worker.start());
  }
  drawnPictures(app);
  if (pictures) pictureRoutes(app, { pictures });
  siteFiles(app, { siteUrl: config.siteUrl, texts, stories: () => blog.sitemapStories() });
  figureRoutes(app, { figures });
  await app.register((scope, _options, done) => (newsRoutes(scope, { news: blog }), done()), { prefix: BLOG_ROOT });
  const resources = backend ?? archive;
  resourceRoutes(app, { resources });
  const services: Services = {
    news: blog,
    documents: async (kind, language) => (await resources.list(kind, language)).datos,
  };
  const remote = {
    version: () => blog.version() + resources.version(),
    maxAgeMs: Math.min(blog.maxAgeMs, resources.maxAgeMs),
    sitemapStories: () => blog.sitemapStories(),
  };
  storyCards(app, { clientFolder, news: blog });
  feeds(app, { siteUrl: config.siteUrl, texts, news: blog });
  pageRoutes(app, { render, assets, texts, siteUrl: config.siteUrl, services, news: remote, keep: !editing });
  // After the last response: the delivery worker before the sources.
  app.addHook('onClose', async () => {
    await messages?.close();
    await blog.close?.();
    backend?.close?.();
  });
  return app;
}
