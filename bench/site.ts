import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FIXED_ROUTES } from '#contract/fixedRoutes.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { CATEGORY } from '#contract/news.ts';
import { BLOG_ROOT } from '#contract/newsPaths.ts';
import { pagePath } from '#contract/routes.ts';
import { SERVER_OPTIONS } from '#scripts/prelude.mjs';
import { freePort } from '#server/testing/freePort.ts';

export const ROOT = join(import.meta.dirname, '..');

/** A server that has not answered by then never will. */
const START_LIMIT_MS = 120_000;

/** Time between two requests to a server that starts, in ms. */
const LOOK_MS = 10;

export interface Running {
  /** Origin, no slash at its end. */
  url: string;
  /** Process id, to read its memory by. */
  pid: number;
  stop: () => Promise<void>;
}

/** A page to measure: its language, route (`/nosotros`) and path (`/es/nosotros/`). */
export interface SitePage {
  language: Language;
  route: string;
  path: string;
}

/**
 * Starts the production server, or another script that serves the site, and waits for its first response. It has a temporary
 * data folder and takes no settings from the environment.
 */
export async function startSite({ script = 'server/main.ts', folder = ROOT } = {}): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = await mkdtemp(join(tmpdir(), 'bench-'));
  const { PATH = '', HOME = '', SystemRoot = '' } = process.env;
  const child = spawn(process.execPath, [...SERVER_OPTIONS, join(folder, script)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Web vitals of page loads that chance picks would differ from run to run.
    env: {
      PATH,
      HOME,
      SystemRoot,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: data,
      VITALS_SAMPLE: '0',
    },
  });
  // Also when the bench itself fails.
  const kill = () => child.kill('SIGINT');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      kill();
      await ended;
    }
    await rm(data, { recursive: true, force: true });
  };
  for (const deadline = performance.now() + START_LIMIT_MS; !(await answers(url)); await sleep(LOOK_MS)) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`${script} did not start`);
    }
  }
  return { url, pid: child.pid ?? 0, stop };
}

/** Every fixed route in both languages, and of each language its newest story and a category. */
export async function allPages(url: string): Promise<SitePage[]> {
  const pages: SitePage[] = [];
  for (const language of LANGUAGES) {
    const category = language === 'es' ? CATEGORY.news : CATEGORY.english;
    const fixed = FIXED_ROUTES.map((route) => route.path);
    const routes = [...fixed, await newestStory(url, category), `/noticias/categoria/${category}`];
    pages.push(...routes.map((route) => ({ language, route, path: pagePath(language, route) })));
  }
  return pages;
}

/** One of each kind of page. */
export function isSample(page: SitePage): boolean {
  return SAMPLE.has(page.route) || isStory(page);
}

export function isStory({ route }: SitePage): boolean {
  return route.startsWith('/noticias/') && !route.startsWith('/noticias/categoria/');
}

const SAMPLE = new Set(['/index', '/semaforo', '/noticias', '/politicas-de-privacidad']);

async function newestStory(url: string, category: number): Promise<string> {
  const response = await fetch(`${url}${BLOG_ROOT}/wp/v2/posts?per_page=1&categories=${category}&_fields=slug`);
  const [story] = (await response.json()) as { slug: string }[];
  if (!story) throw new Error(`category ${category} has no story`);
  return `/noticias/${story.slug}`;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
