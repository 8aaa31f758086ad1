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

export interface AppDeps {
  config: Pick<Config, 'siteUrl' | 'trustProxy'> & Partial<Pick<Config, 'metricsToken'>>;
  /** Closed with the app. */
  blog: NewsSource;
  /** Delivered while the app runs, closed with it. Undefined: the site accepts no messages. */
  messages?: Messages | undefined;
  /** Proxied pictures of the news. */
  pictures?: Pictures | undefined;
  /** Origins of the news' pictures, for the Content-Security-Policy. */
  imageOrigins?: readonly string[];
  /** Origins of the news' videos and audio files, for the Content-Security-Policy. */
  mediaOrigins?: readonly string[];
  render: RenderModule['renderPage'];
  assets: BuiltAssets;
  texts: Record<Language, Record<string, string>>;
  /** Impact numbers. */
  figures: readonly Figure[];
  /** The site's own documents and rates. */
  archive: ResourceSource;
  /** Replaces `archive`; closed with the app. */
  backend?: ResourceSource | undefined;
  /** Folder of the build's files for browsers. */
  clientFolder: string;
  logger?: FastifyServerOptions['logger'];
  /** For `npm run dev`: no page cache, and a policy that allows Vite's client. */
  editing?: boolean;
  /** Aborted some time before the app closes: the readiness check then fails, so that load balancers stop sending visitors. */
  leaving?: AbortSignal | undefined;
  /** For tests. */
  limits?: FastifyHttpOptions<Server> | undefined;
}

/** Limits per client. */
const LIMITS: FastifyHttpOptions<Server> = {
  bodyLimit: 64 * 1024,
  // Routes limit their own parameters.
  routerOptions: { maxParamLength: 16 * 1024 },
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
  requestTimeout: 60_000,
  // A share card may take 30 s: 10 s for its story, then 20 s in the queue.
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
    // While closing, the app still serves open connections.
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
  app.addHook('onClose', async () => {
    await messages?.close();
    await blog.close?.();
    backend?.close?.();
  });
  return app;
}
