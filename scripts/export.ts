// npm run export: the site as files, with the settings that the server takes. docs/decisions/057.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import { ContentError } from '#server/blog/story.ts';
import { withPhotographs } from '#server/blog/withPhotographs.ts';
import { buildApp } from '#server/app.ts';
import { loadBuilt } from '#server/built.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { connectServices } from '#server/connectServices.ts';
import { openDataFolder } from '#server/dataFolder.ts';
import { exportSite, Incomplete } from './export/exportSite.ts';
import { fillFolder, Refusal } from './export/fillFolder.ts';
import { ROOT } from './prelude.mjs';

const MEGABYTE = 1_000_000;

const USAGE = `npm run export -- DIR                the folder to write the site into
npm run export -- DIR --compressed   with .br and .gz beside the files, for a host that gives these`;

try {
  const { target, compressed } = readCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  // Foreign services keep what they sent.
  if (config.blogUrl || config.backendUrl) openDataFolder(config.dataFolder);
  const built = await loadBuilt(ROOT);
  const services = await connectServices(config, () =>
    createBlog(withPhotographs(loadPosts(built.postsFolder), built.assets.photographs)),
  );
  const { siteUrl, publicOrigin } = config;
  const app = await buildApp({
    config: { siteUrl, trustProxy: false },
    ...services,
    ...built,
    liveSite: publicOrigin,
  });
  try {
    const { clientFolder } = built;
    const { pages, files, bytes, missing } = await fillFolder(target, (folder) =>
      exportSite(app, { folder, clientFolder, siteUrl, compressed, stories: services.blog.sitemapStories() }),
    );
    console.log(`${target}: ${pages} pages, ${files} files in all, ${(bytes / MEGABYTE).toFixed(1)} MB`);
    for (const line of missing) console.log(line);
    if (!publicOrigin) {
      console.log(`SITE_URL is not set: the sitemap, the feeds and what pages say of themselves name ${siteUrl}`);
    }
  } finally {
    await app.close();
  }
} catch (error) {
  const known = [Refusal, ConfigError, ContentError, Incomplete].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @throws Refusal */
function readCommand(args: string[]): { target: string; compressed: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { compressed: { type: 'boolean', default: false } },
    });
    const [target, ...more] = positionals;
    // From where npm was called.
    if (target && more.length === 0) return { target: resolve(process.env.INIT_CWD ?? '', target), ...values };
  } catch {
    // An unknown option.
  }
  throw new Refusal(USAGE);
}
