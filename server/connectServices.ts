import { join } from 'node:path';
import type { SiteMetrics } from '#server/metrics/siteMetrics.ts';
import type { NewsSource } from '#server/news/source.ts';
import { warn } from '#server/upstream/toLogLine.ts';
import type { AppDeps } from './app.ts';
import type { Config } from './config.ts';
import { createBackend } from './resources/backend.ts';
import { createWordPress } from './wordpress/wordpress.ts';

type Connected = Pick<AppDeps, 'blog' | 'backend' | 'pictures' | 'imageOrigins' | 'mediaOrigins'>;

/** Connects the foreign services in the settings. `embedded` creates the news source if no WordPress is set. */
export async function connectServices(
  config: Config,
  embedded: () => NewsSource,
  metrics?: SiteMetrics,
): Promise<Connected> {
  const news = config.blogUrl ? await connectWordPress(config, metrics) : { blog: embedded() };
  return { ...news, ...(config.backendUrl && { backend: connectBackend(config, metrics) }) };
}

function connectBackend({ backendUrl, dataFolder }: Config, metrics?: SiteMetrics): AppDeps['backend'] {
  return createBackend({ backendUrl, folder: join(dataFolder, 'backend'), metrics, warn });
}

async function connectWordPress(config: Config, metrics?: SiteMetrics): Promise<Connected> {
  const wordpress = await createWordPress({
    blogUrl: config.blogUrl,
    images: config.blogImages,
    imageHosts: config.blogImageHosts,
    folder: join(config.dataFolder, 'wordpress'),
    metrics,
    warn,
  });
  // An https page cannot load http resources, and WordPress's http address may be internal.
  const withoutBlocked = (origins: readonly string[]) =>
    origins.filter((origin) => origin.startsWith('https:') || config.siteUrl.startsWith('http:'));
  return {
    blog: wordpress,
    pictures: wordpress.pictures,
    imageOrigins: withoutBlocked(wordpress.imageOrigins),
    mediaOrigins: withoutBlocked(wordpress.mediaOrigins),
  };
}
