import fastify from 'fastify';
import { BLOG_ROOT } from '#contract/newsPaths.ts';
import { newsRoutes } from '#server/news/newsRoutes.ts';
import type { NewsSource } from '#server/news/source.ts';

interface AskOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  payload?: string;
}

/** The response of the news routes serving `news`, from a new app without a cache. `path` is below /wp-json. */
export async function askNews(news: NewsSource, path: string, options: AskOptions = {}) {
  const app = openNews(news);
  const response = await app.inject({ method: 'GET', url: BLOG_ROOT + path, ...options });
  await app.close();
  // These headers change every second and would make equal responses differ.
  const { date: _left, ...headers } = response.headers;
  return {
    status: response.statusCode,
    headers,
    text: response.body,
    body: response.body ? response.json() : undefined,
  };
}

export function openNews(news: NewsSource) {
  const app = fastify({ routerOptions: { maxParamLength: 16_000 } });
  void app.register((scope, _options, done) => (newsRoutes(scope, { news }), done()), { prefix: BLOG_ROOT });
  return app;
}
