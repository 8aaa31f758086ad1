import type { Server } from 'node:http';
import Fastify, {
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import type { Figure, Foundation } from '#contract/content.ts';
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
import { editorRoutes, type EditorOptions } from './editor/editorRoutes.ts';
import { errorAnswers } from './http/errors.ts';
import { feeds } from './pages/feeds.ts';
import { figureRoutes } from './pages/figureRoutes.ts';
import { healthRoutes, type ReadinessCheck } from './http/health.ts';
import { answerInTurn } from './http/pipelining.ts';
import { metricsRoute } from './metrics/metricsRoute.ts';
import { countRequests } from './metrics/requestMetrics.ts';
import { SiteMetrics } from './metrics/siteMetrics.ts';
import { vitalsRoute } from './metrics/vitalsRoute.ts';
import { mailRoutes } from './mail/mailRoutes.ts';
import type { MailLimits } from './mail/rateLimits.ts';
import type { ReportLimits } from './http/reportLimits.ts';
import { requestLog, warnOfProxy } from './http/requestLog.ts';
import { rewriteUrl } from './http/rewriteUrl.ts';
import { securityHeaders } from './http/security.ts';
import { resourceRoutes } from '#server/resources/resourceRoutes.ts';
import type { ResourceSource } from '#server/resources/source.ts';
import { searchRoutes } from './search/searchRoutes.ts';
import { createSiteIndex } from './search/siteIndex.ts';
import { siteFiles } from './pages/siteFiles.ts';
import { storyCards } from '#server/pictures/storyCards.ts';
import { staticFiles, type EarlierFiles } from './http/staticFiles.ts';
import { brandFiles } from '#server/pictures/brandFiles.ts';
import { drawnPictures } from '#server/pictures/drawnPictures.ts';
import { pictureRoutes } from '#server/pictures/pictureRoutes.ts';
import type { Pictures } from '#server/pictures/pictures.ts';

export interface AppDeps {
  config: Pick<Config, 'siteUrl' | 'trustProxy'> &
    Partial<Pick<Config, 'metricsToken' | 'metricsOpen' | 'vitalsSample' | 'editorBackend'>>;
  /** Closed with the app. */
  blog: NewsSource;
  /** Delivered while the app runs, closed with it. Undefined: the site accepts no messages. */
  messages?: Messages | undefined;
  /** What the process counts; each app without it counts its own. */
  metrics?: SiteMetrics | undefined;
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
  foundation: Foundation;
  /** The site's own documents and rates. */
  archive: ResourceSource;
  /** Replaces `archive`; closed with the app. */
  backend?: ResourceSource | undefined;
  /** Folder of the build's files for browsers. */
  clientFolder: string;
  earlier?: readonly EarlierFiles[];
  /** The editor's files, where the build has it. */
  editorFolder?: string | undefined;
  refused?: EditorOptions['refused'];
  logger?: FastifyServerOptions['logger'];
  /** Of pages that become files: contract/render.ts. What they are made of must then be there, or they are no pages. */
  liveSite?: string | undefined;
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

/** What a release's app is made of. */
export interface ReleaseDeps extends Omit<AppDeps, 'logger' | 'limits'> {
  /** What the apps of the releases before it have counted. */
  counted?: { mails?: MailLimits; reports?: ReportLimits; vitals?: ReportLimits };
}

/** Options of every Fastify that stands for the site. */
export function siteOptions({ config, limits }: Pick<AppDeps, 'config' | 'limits'>) {
  return {
    trustProxy: config.trustProxy,
    ...LIMITS,
    ...limits,
    logController: new LogController({ disableRequestLogging: true }),
    ...answerMalformed(config.siteUrl),
    rewriteUrl,
    // While closing, the app still serves open connections.
    return503OnClosing: false,
  };
}

/** Builds the whole server, of one release for all its life, not yet listening. */
export async function buildApp({
  logger = false,
  ...deps
}: ReleaseDeps & Pick<AppDeps, 'logger' | 'limits'>): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({ logger, ...siteOptions(deps) });
  const { prerender } = await addRoutes(app, deps);
  app.addHook('onListen', prerender);
  carryServices(app, deps);
  return app;
}

/** Delivers messages while the app runs, and closes with it what it was given. */
export function carryServices(
  app: FastifyInstance,
  { messages, blog, backend }: Pick<AppDeps, 'messages' | 'blog' | 'backend'>,
): void {
  if (messages) app.addHook('onReady', async () => messages.worker.start());
  app.addHook('onClose', async () => {
    await messages?.close();
    await blog.close?.();
    backend?.close?.();
  });
}

/** All that the site answers. */
export async function addRoutes(
  app: FastifyInstance,
  {
    config,
    blog,
    messages,
    metrics = new SiteMetrics(),
    pictures,
    imageOrigins = [],
    mediaOrigins = [],
    render,
    assets,
    texts,
    figures,
    foundation,
    archive,
    backend,
    clientFolder,
    earlier,
    editorFolder,
    refused,
    liveSite,
    editing = false,
    leaving,
    counted,
  }: ReleaseDeps,
): Promise<{ prerender: () => Promise<void> }> {
  answerInTurn(app);
  requestLog(app);
  countRequests(app, metrics.requests);
  if (config.trustProxy === false) warnOfProxy(app);
  errorAnswers(app);
  await securityHeaders(app, {
    headScriptHash: assets.headScriptHash,
    siteUrl: config.siteUrl,
    imageOrigins,
    mediaOrigins,
    editing,
  });
  refuseUnreadable(app, { siteUrl: config.siteUrl });
  await staticFiles(app, clientFolder, earlier);
  const checks: ReadinessCheck[] = [{ name: 'content', check: () => blog.ready() }];
  const { editorBackend } = config;
  if (editorBackend && editorFolder !== undefined) {
    await editorRoutes(app, { folder: editorFolder, backend: editorBackend, siteUrl: config.siteUrl, refused });
  } else if (editorBackend) {
    app.log.warn('EDITOR_BACKEND is set, but this release was built without the editor: publish once with the setting');
  }
  healthRoutes(app, { checks, leaving });
  await app.register(browserErrors, { limits: counted?.reports });
  const vitalsSample = editing ? 0 : (config.vitalsSample ?? 0);
  if (vitalsSample > 0) await app.register(vitalsRoute, { metrics: metrics.vitals, limits: counted?.vitals });
  if (messages) {
    const { store, worker } = messages;
    checks.push({ name: 'messages', check: () => store.check().then(() => true) });
    await app.register(mailRoutes, {
      ...messages,
      siteUrl: config.siteUrl,
      onStored: () => worker.wake(),
      limits: counted?.mails,
    });
  }
  const { metricsToken = '', metricsOpen = false } = config;
  const collect = async () => {
    const ofMessages = messages && (await messages.counters.metrics(messages.store));
    return [...(await metrics.blocks()), ofMessages].join('\n');
  };
  metricsRoute(app, { collect, token: metricsToken, open: metricsOpen });
  drawnPictures(app);
  brandFiles(app);
  if (pictures) pictureRoutes(app, { pictures });
  siteFiles(app, { siteUrl: config.siteUrl, texts, news: blog, foundation });
  figureRoutes(app, { figures });
  await app.register(
    (scope, _options, done) => (newsRoutes(scope, { news: blog, counts: metrics.caches.of('news_answers') }), done()),
    { prefix: BLOG_ROOT },
  );
  const resources = backend ?? archive;
  resourceRoutes(app, { resources });
  const services: Services = {
    news: blog,
    documents: async (kind, language) => (await resources.list(kind, language)).datos,
    search: async (language, words) => (await index(language)).search(words),
  };
  const remote = {
    version: () => blog.version() + resources.version(),
    maxAgeMs: Math.min(blog.maxAgeMs, resources.maxAgeMs),
    sitemapStories: () => blog.sitemapStories(),
  };
  storyCards(app, { clientFolder, news: blog, counts: metrics.caches.of('share_cards') });
  feeds(app, { siteUrl: config.siteUrl, texts, news: blog });
  const keep = !editing;
  const pages = pageRoutes(app, {
    render,
    assets,
    texts,
    siteUrl: config.siteUrl,
    services,
    vitalsSample,
    news: remote,
    liveSite,
    keep,
    counts: metrics.caches.of('pages'),
  });
  const index = createSiteIndex({
    page: pages.html,
    texts,
    news: blog,
    version: remote.version,
    maxAgeMs: keep ? remote.maxAgeMs : 0,
  });
  searchRoutes(app, { index });
  return pages;
}
