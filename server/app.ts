import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Language } from '#contract/language.ts';
import { BLOG_ROOT } from '#contract/posts.ts';
import type { BuiltAssets, RenderModule } from '#contract/render.ts';
import type { Blog } from './blog/blog.ts';
import { blogRoutes } from './blog/routes.ts';
import type { Config } from './config.ts';
import { doorways } from './http/doorways.ts';
import { answerError, errorAnswers } from './http/errors.ts';
import { mendAddress } from './http/mendAddress.ts';
import { healthRoutes } from './http/health.ts';
import { newsPictures } from './http/newsPictures.ts';
import { requestLog } from './http/requestLog.ts';
import { securityHeaders } from './http/security.ts';
import { siteFiles } from './http/siteFiles.ts';
import { staticFiles } from './http/staticFiles.ts';

/** What the server is made of; a test hands its own. */
export interface AppDeps {
  config: Pick<Config, 'siteUrl' | 'trustProxy'>;
  blog: Blog;
  render: RenderModule['renderPage'];
  assets: BuiltAssets;
  texts: Record<Language, Record<string, string>>;
  /** Folder of the built browser files. */
  clientFolder: string;
  logger?: FastifyServerOptions['logger'];
}

/** No body that the site takes is larger. */
const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * As long as Node lets a whole address be: routes limit their own segments, because what the router refuses by itself is
 * answered without security headers.
 */
const SEGMENT_LIMIT = 16 * 1024;

/** The whole server, not yet listening. Each part adds its routes; it is given what it needs, and knows no other part. */
export async function buildApp({
  config,
  blog,
  render,
  assets,
  texts,
  clientFolder,
  logger = false,
}: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: SEGMENT_LIMIT },
    rewriteUrl: ({ url = '/' }) => mendAddress(url),
    frameworkErrors: answerError,
  });

  requestLog(app);
  errorAnswers(app);
  await securityHeaders(app, {
    headScriptHash: assets.headScriptHash,
    siteUrl: config.siteUrl,
  });
  await staticFiles(app, { root: clientFolder });
  healthRoutes(app, { checks: [{ name: 'content', check: () => blog.stories.length > 0 }] });
  newsPictures(app);
  siteFiles(app, { siteUrl: config.siteUrl, texts, stories: () => blog.stories });
  await app.register((scope, _options, done) => (blogRoutes(scope, { blog }), done()), { prefix: BLOG_ROOT });
  doorways(app, {
    render,
    assets,
    texts,
    siteUrl: config.siteUrl,
    ask: async (path) => blog.answer(path.slice(BLOG_ROOT.length)),
  });
  return app;
}
