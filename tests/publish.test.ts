import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FIXED_ROUTES } from '#contract/fixedRoutes.ts';
import { LANGUAGES } from '#contract/language.ts';
import { MAIL_PATH } from '#contract/mail.ts';
import { BLOG_ROOT } from '#contract/newsPaths.ts';
import { pagePath } from '#contract/routes.ts';
import { currentRelease } from '#server/built.ts';
import { readRefused } from '#server/editor/refused.ts';
import { copyRepository } from './copyRepository.ts';
import { printed, runCommand, runIn, type Run } from './processes.ts';

// A real server in a copy of the repository, whose content is changed and published while it runs.

const TEXTS = 'content/i18n/en.json';
const PAGE = '/en/ee/';
const WORDS = 'A headline of this test';

const REQUESTS = 10_000;
const CONNECTIONS = 12;
const PATIENCE = { timeout: 90_000, interval: 200 };

let copy = '';
beforeAll(() => {
  copy = copyRepository({ built: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Site extends Run {
  url: string;
  /** Its page says the words, or does not. */
  shows: (words: string, yes?: boolean) => Promise<void>;
  /** Its log has this line. */
  logs: (line: RegExp) => Promise<void>;
}

async function start(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const site = runIn(copy, 'server/main.ts', { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data });
  const [, url = ''] = await printed(site, /Fundación Paraguaya: (http:\/\/\S+)\n/);
  const page = async () => (await fetch(url + PAGE)).text();
  return {
    ...site,
    url,
    shows: (words, yes = true) => vi.waitFor(async () => expect((await page()).includes(words)).toBe(yes), PATIENCE),
    logs: (line) => vi.waitFor(() => expect(site.stdout()).toMatch(line), PATIENCE),
  };
}

/** Replaces the headline of a page until the test is over. */
function changeHeadline(words: string, folder = copy): void {
  const file = join(folder, TEXTS);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/("route\.ee\.headline": )"[^"]*"/, `$1"${words}"`);
  writeFileSync(file, after);
  onTestFinished(() => writeFileSync(file, before));
}

/** Serves a changed copy of the current release, as if it had been published. */
async function publishChanged(name: string, change: (folder: string) => void, code?: string): Promise<void> {
  const [, sources = '', own = ''] = readFileSync(join(copy, 'dist/current'), 'utf8').trim().split(' ');
  const folder = join(copy, 'dist/releases', name);
  cpSync(await currentRelease(copy), folder, { recursive: true });
  change(folder);
  writeFileSync(join(copy, 'dist/next'), `${name} ${sources} ${code ?? own}\n`);
  const before = readFileSync(join(copy, 'dist/current'), 'utf8');
  renameSync(join(copy, 'dist/next'), join(copy, 'dist/current'));
  onTestFinished(() => writeFileSync(join(copy, 'dist/current'), before));
}

/** Runs the command; gives what it printed. */
async function publish(...options: string[]): Promise<string> {
  const run = runCommand(copy, process.execPath, ['scripts/publish.mjs', ...options]);
  expect([await run.ended, run.stderr()]).toEqual([0, '']);
  return run.stdout();
}

const PAGES = LANGUAGES.flatMap((language) => FIXED_ROUTES.map(({ path }) => pagePath(language, path)));
const JSON_ADDRESSES = [`${BLOG_ROOT}/wp/v2/posts?per_page=5`, '/numeros.json', '/public/v1/web/recursos?version=es'];

/** Files of its release that a page names: code, styles, texts. */
function namedBy(html: string): string[] {
  return [...new Set([...html.matchAll(/["'](\/assets\/[^"'\s]+)["']/g)].map(([, address = '']) => address))];
}

/** Asks for pages, the files that each names, and data, on several connections, until `enough`. Gives what was not answered well. */
async function visit(url: string, enough: (count: number) => boolean): Promise<{ count: number; failed: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  onTestFinished(() => agent.destroy());
  let count = 0;
  const failed: string[] = [];
  const ask = async (path: string): Promise<string> => {
    count += 1;
    try {
      const [answer] = (await once(get(url + path, { agent }), 'response')) as [IncomingMessage];
      if (answer.statusCode !== 200) failed.push(`${path}: ${answer.statusCode}`);
      // Rejects where the answer was cut off.
      return await text(answer);
    } catch (error) {
      failed.push(`${path}: ${String(error)}`);
      return '';
    }
  };
  const visitor = async (first: number) => {
    for (let at = first; !enough(count); at += 1) {
      const named = namedBy(await ask(PAGES[at % PAGES.length] ?? ''));
      if (named.length === 0) failed.push('a page names no files');
      for (const file of named.slice(0, 6)) await ask(file);
      await ask(JSON_ADDRESSES[at % JSON_ADDRESSES.length] ?? '');
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_one, at) => visitor(at * 5)));
  return { count, failed };
}

describe('npm run publish', () => {
  it(
    'brings new words to a running server: no visitor meets a fault, and open pages find what they name',
    { timeout: 300_000 },
    async () => {
      const site = await start();
      const open = await (await fetch(site.url + PAGE)).text();
      expect(open).not.toContain(WORDS);
      const before = new Map<string, string>();
      for (const file of namedBy(open)) before.set(file, await (await fetch(site.url + file)).text());
      // Refused for want of a token, but counted.
      const send = async () => (await fetch(site.url + MAIL_PATH, { method: 'POST' })).status;
      while ((await send()) !== 429);

      let served = false;
      const visits = visit(site.url, (count) => count >= REQUESTS && served);
      changeHeadline(WORDS);
      // Twice at once, as if two editors did.
      for (const said of await Promise.all([publish(), publish()]))
        expect(said).toMatch(/^Building…\nPublished \w+\n$/);
      await site.shows(WORDS);
      served = true;

      const { count, failed } = await visits;
      expect(failed).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(REQUESTS);
      for (const [file, bytes] of before)
        expect([file, await (await fetch(site.url + file)).text()]).toEqual([file, bytes]);
      expect(await send()).toBe(429);
      expect(site.stdout().match(/a new release is served/g)).toHaveLength(1);
    },
  );

  it('goes back to the release before, which stays until it is published again', { timeout: 180_000 }, async () => {
    changeHeadline(WORDS);
    const site = await start();
    await site.shows(WORDS);
    expect(await publish('--back')).toMatch(/^Went back to \w+\n$/);
    await site.shows(WORDS, false);
    const build = runIn(copy, 'scripts/build.mjs');
    expect([await build.ended, build.stdout()]).toEqual([0, 'dist/ is up to date\n']);
    expect(await publish()).toMatch(/^Building…\nPublished \w+\n$/);
    await site.shows(WORDS);
    expect(await publish()).toMatch(/^Nothing has changed since \w+\n$/);
  });

  it('takes what a git host has, and leaves alone what somebody changed here', { timeout: 180_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'host-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [host, staff] = [join(folder, 'host.git'), join(folder, 'staff')];
    const git = async (at: string, ...args: string[]) => {
      const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org'];
      const run = runCommand(at, 'git', [...author, ...args]);
      expect([await run.ended, run.stderr()]).toEqual([0, expect.any(String)]);
    };
    // What is pulled goes with the test, too.
    const before = readFileSync(join(copy, TEXTS), 'utf8');
    onTestFinished(() => {
      rmSync(join(copy, '.git'), { recursive: true, force: true });
      writeFileSync(join(copy, TEXTS), before);
    });
    await git(copy, 'init', '--quiet', '--initial-branch=main');
    await git(copy, 'add', '--all');
    await git(copy, 'commit', '--quiet', '--message=The site');
    await git(copy, 'clone', '--quiet', '--bare', copy, host);
    await git(copy, 'remote', 'add', 'origin', host);
    await git(copy, 'fetch', '--quiet');
    await git(copy, 'branch', '--set-upstream-to=origin/main');
    await git(copy, 'clone', '--quiet', host, staff);
    const site = await start();
    const commit = async (words: string) => {
      changeHeadline(words, staff);
      await git(staff, 'commit', '--all', '--quiet', `--message=${words}`);
      await git(staff, 'push', '--quiet');
    };

    // No other test's: they may be published already.
    const pulled = 'Words that a git host has';
    await commit(pulled);
    expect(await publish('--pull')).toMatch(/^Building…\nPublished \w+\n$/);
    await site.shows(pulled);
    expect(await publish('--pull')).toMatch(/^Nothing has changed since \w+\n$/);

    changeHeadline('Words of another hand');
    await commit('Words that come later');
    const run = runCommand(copy, process.execPath, ['scripts/publish.mjs', '--pull']);
    expect([await run.ended, run.stderr()]).toEqual([1, expect.stringMatching(/\ngit pull failed: see above\n$/)]);
    expect((await readRefused(copy)).faults).toEqual([expect.stringMatching(/^El servidor no pudo traer/)]);
    await site.shows(pulled);
  });

  it('prints what is wrong in the content, keeps it for the editor until it is mended, and changes nothing', async () => {
    const mended = readFileSync(join(copy, TEXTS), 'utf8');
    changeHeadline('');
    const before = readFileSync(join(copy, 'dist/current'), 'utf8');
    const run = runIn(copy, 'scripts/publish.mjs');
    const said = expect.stringMatching(
      /^content.i18n.en\.json:.+route\.ee\.headline.+\nThe build failed: see above\n$/,
    );
    expect([await run.ended, run.stderr()]).toEqual([1, said]);
    expect(readFileSync(join(copy, 'dist/current'), 'utf8')).toBe(before);
    expect((await readRefused(copy)).faults).toEqual([
      expect.stringMatching(/^content.i18n.en\.json:\d+: .*route\.ee\.headline/),
    ]);
    writeFileSync(join(copy, TEXTS), mended);
    await publish();
    expect(await readRefused(copy)).toEqual({ faults: [] });
  });
});

describe('a running server', () => {
  it.each([
    ['whose code throws', (folder: string) => writeFileSync(join(folder, 'server/render.cjs'), 'throw new Error("x")')],
    [
      'that cannot render a page',
      (folder: string) =>
        writeFileSync(join(folder, 'server/render.cjs'), 'exports.renderPage = async () => { throw new Error("x"); }'),
    ],
    ['that lacks a file', (folder: string) => rmSync(join(folder, 'client/assets/i18n/en.json'))],
  ])('refuses a release %s, says so, and serves on', async (_what, change) => {
    const site = await start();
    await publishChanged(`faulty-${Math.random()}`, change);
    await site.logs(/"release":"faulty-[^]*a faulty release was published/);
    const page = await fetch(site.url + PAGE);
    expect([page.status, namedBy(await page.text()).length > 0]).toEqual([200, true]);
  });

  it('says that a release of other code needs a new start, and serves on', async () => {
    const site = await start();
    await publishChanged('other-code', () => undefined, 'another');
    await site.logs(/"release":"other-code".*restart the server to serve it/);
    expect((await fetch(site.url + PAGE)).status).toBe(200);
  });
});
