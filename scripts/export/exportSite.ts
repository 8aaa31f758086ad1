import { cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { answerFile } from '#contract/answerFile.ts';
import { LANGUAGES } from '#contract/language.ts';
import { CATEGORY } from '#contract/news.ts';
import type { SitemapStory } from '#server/news/source.ts';
import { parseAnswer, ServiceError, type GetJson } from '#web/services/http.ts';
import { categoryNews, foundNews, latestNews, newsList, story, suggestedNews } from '#web/services/news.ts';
import { rateList, resourceList } from '#web/services/resources.ts';
import { createServices } from '#web/services/services.ts';
import { compressFolder } from '../build/compress.ts';
import { addressesIn, fixedAddresses, missingAddresses, newsAddresses } from './addresses.ts';
import { withPolicy } from './withPolicy.ts';

/** An answer that the site has to have, and has not; `message` is for the operator. */
export class Incomplete extends Error {}

interface ExportParts {
  /** Empty. */
  folder: string;
  /** The build's files for browsers. */
  clientFolder: string;
  siteUrl: string;
  /** Whether `.br` and `.gz` lie beside each file that they make smaller, for hosts that give these and compress nothing. */
  compressed: boolean;
  stories: readonly Pick<SitemapStory, 'slug'>[];
}

export interface Exported {
  pages: number;
  files: number;
  bytes: number;
  /** What pages name and is not there, such as a dead link in a story: told, one a line. */
  missing: string[];
}

interface Wanted {
  status?: number;
  /** What a 404 means: an export that fails, a line for the operator, or nothing. */
  absent?: 'fail' | 'tell' | 'skip';
}

/** So many answers are made at the same time. */
const AT_ONCE = 8;

/**
 * Writes whatever the site answers into a folder: the build's files; every page, and all that pages name; the answers to what
 * pages ask for later, where `answerFile` says. @throws Incomplete where something is missing
 */
export async function exportSite(
  app: FastifyInstance,
  { folder, clientFolder, siteUrl, compressed, stories }: ExportParts,
): Promise<Exported> {
  const built = new Set(await filesIn(clientFolder));
  const written = new Map<string, Buffer>();
  const missing: string[] = [];
  let pages = 0;

  const write = async (path: string, bytes: Buffer) => {
    const file = decode(path.endsWith('/') ? `${path}index.html` : path);
    // Drawn pictures have any name.
    if (/[\\\0]|\/\.\.?\//.test(file)) throw new Incomplete(`${path} is no name of a file`);
    const before = written.get(file);
    if (before && !before.equals(bytes)) throw new Incomplete(`Two answers want the file ${file}`);
    written.set(file, bytes);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  };

  /** Writes an answer and gives the addresses that it names. */
  const take = async (path: string, from: string, { status = 200, absent = 'tell' }: Wanted): Promise<string[]> => {
    const answer = await app.inject({ url: path, headers: { accept: 'text/html,image/webp,*/*' } });
    if (answer.statusCode === 404 && status !== 404 && absent !== 'fail') {
      if (absent === 'tell') missing.push(`${path} is not there, named by ${from}`);
      return [];
    }
    if (answer.statusCode !== status) throw new Incomplete(`${path} answers ${answer.statusCode}, named by ${from}`);
    if (!String(answer.headers['content-type']).startsWith('text/html')) {
      await write(path, answer.rawPayload);
      return [];
    }
    pages += 1;
    await write(path, Buffer.from(withPolicy(answer.body, answer.headers['content-security-policy'])));
    return addressesIn(answer.body, siteUrl);
  };

  const seen = new Set(built);
  let waiting: (() => Promise<void>)[] = [];
  const name = (paths: readonly string[], from: string, wanted: Wanted = {}) => {
    for (const path of paths) {
      if (seen.has(decode(path))) continue;
      seen.add(decode(path));
      waiting.push(async () => name(await take(path, from, wanted), path));
    }
  };
  name(fixedAddresses(), 'the site', { absent: 'fail' });
  name(missingAddresses(), 'the site', { status: 404 });
  name(newsAddresses(stories.map(({ slug }) => slug)), 'the news', { absent: 'skip' });
  while (waiting.length > 0) {
    const next = waiting.slice(0, AT_ONCE);
    waiting = waiting.slice(AT_ONCE);
    // All have ended before one's failure clears the folder.
    const ended = await Promise.allSettled(next.map((one) => one()));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  }

  const ask: GetJson = async (question, schema) => {
    const answer = await app.inject({ url: question });
    if (answer.statusCode !== 200) throw new ServiceError('status', question, { status: answer.statusCode });
    await write(answerFile(question), answer.rawPayload);
    return parseAnswer(question, schema, answer.json());
  };
  await askAll(ask, stories);

  if (compressed) await compressFolder(folder);
  const left = compressed ? /[\\/]\.vite$/ : /[\\/]\.vite$|\.(?:br|gz)$/;
  await cp(clientFolder, folder, { recursive: true, filter: (path) => !left.test(path) });
  const all = await filesIn(folder);
  const sizes = await Promise.all(all.map(async (file) => (await stat(join(folder, file))).size));
  return { pages, files: all.length, bytes: sizes.reduce((sum, size) => sum + size, 0), missing };
}

/** Asks all that pages may ask for, by the code that they ask with. */
async function askAll(ask: GetJson, stories: ExportParts['stories']): Promise<void> {
  const services = createServices(ask, { searches: true });
  for (const language of LANGUAGES) {
    const queries = [
      latestNews(language),
      newsList(language),
      // Any words: the browser finds them in what is fetched for them.
      foundNews(language, 'a'),
      ...Object.values(CATEGORY).map((category) => categoryNews(language, category)),
      resourceList(language),
      rateList(),
    ];
    for (const query of queries) await query.fetch(services);
  }
  for (const { slug } of stories) {
    const post = await story(slug).fetch(services);
    if (post) await suggestedNews(post.id).fetch(services);
  }
}

/** As it is where it is no code. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Paths from the folder, with a slash before them. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((file) => file.slice(folder.length).replaceAll('\\', '/'));
}
