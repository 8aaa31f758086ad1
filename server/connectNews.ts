import { join } from 'node:path';
import { warn } from '#server/upstream/toLogLine.ts';
import type { AppDeps } from './app.ts';
import { createBlog } from './blog/blog.ts';
import { loadPosts } from './blog/loadPosts.ts';
import type { Config } from './config.ts';
import { withoutInside } from './http/insideHosts.ts';
import { createWordPress } from './wordpress/wordpress.ts';

/** The news of the WordPress that the settings name, else those of the Markdown files in `folder`. */
export async function connectNews(
  config: Config,
  folder: string,
): Promise<Pick<AppDeps, 'blog' | 'pictures' | 'imageOrigins' | 'mediaOrigins'>> {
  if (!config.blogUrl) {
    return { blog: createBlog(loadPosts(folder), { siteUrl: config.publicOrigin }) };
  }
  const wordpress = await createWordPress({
    blogUrl: config.blogUrl,
    images: config.blogImages,
    imageHosts: config.blogImageHosts,
    folder: join(config.dataFolder, 'wordpress'),
    warn,
  });
  const shown = (origins: readonly string[]) =>
    withoutInside(origins, { service: config.blogUrl, siteUrl: config.siteUrl });
  return {
    blog: wordpress,
    pictures: wordpress.pictures,
    imageOrigins: shown(wordpress.imageOrigins),
    mediaOrigins: shown(wordpress.mediaOrigins),
  };
}
