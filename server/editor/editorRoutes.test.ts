import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, KNOWN_PAGES, ORIGIN, pageOf } from '#server/testing/testApp.ts';
import { parseGitHost } from './backend.ts';

const PAGE = '<!doctype html><title>Editor</title>';

const HOSTS = {
  github: { name: 'github', repo: 'a/b', branch: 'main', base_url: 'https://auth.example.org' },
  gitlab: { name: 'gitlab', repo: 'a/b/c', branch: 'main', auth_type: 'pkce', app_id: 'x' },
  gitea: {
    name: 'gitea',
    repo: 'a/b',
    branch: 'main',
    app_id: 'x',
    base_url: 'https://git.example.org',
    api_root: 'https://git.example.org/api/v1',
  },
} as const;

let editorFolder = '';
const apps: FastifyInstance[] = [];
const open = async (host?: keyof typeof HOSTS) => {
  const editorBackend = host && parseGitHost(JSON.stringify(HOSTS[host]));
  const app = await createTestApp({ editorFolder, config: { editorBackend } });
  apps.push(app);
  return app;
};
let site: FastifyInstance;
let withEditor: FastifyInstance;

beforeAll(async () => {
  editorFolder = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(editorFolder, 'page'));
  writeFileSync(join(editorFolder, 'page/index.html'), PAGE);
  writeFileSync(join(editorFolder, 'page/editor.js'), 'begin();');
  writeFileSync(
    join(editorFolder, 'config.json'),
    JSON.stringify({ backend: { commit_messages: {} }, collections: [] }),
  );
  [site, withEditor] = await Promise.all([open(), open('gitea')]);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(editorFolder, { recursive: true, force: true });
});

const ADDRESSES = ['/editar', '/editar/', '/editar/editor.js', '/editar/config.json'];

/** Without what names the one answer. */
function headersOf({ headers }: { headers: object }): object {
  return { ...headers, date: '' };
}

describe('without EDITOR_BACKEND', () => {
  it.each(ADDRESSES)('%s is an address that leads nowhere', async (url) => {
    const [answer, unknown] = await Promise.all([site.inject(url), site.inject('/nada-de-nada')]);
    expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([
      404,
      unknown.headers['content-security-policy'],
    ]);
    expect(answer.body).not.toContain('Editor');
  });
});

describe('with EDITOR_BACKEND', () => {
  it('the editor stands on /editar/, and nobody finds it by searching', async () => {
    const answer = await withEditor.inject('/editar/');
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'DENY',
    });
    expect((await withEditor.inject('/editar')).headers.location).toBe('/editar/');
  });

  it('its configuration names the git host and the site, and is asked for each time', async () => {
    const answer = await withEditor.inject('/editar/config.json');
    expect(answer.json()).toEqual({
      backend: { commit_messages: {}, ...HOSTS.gitea },
      site_url: ORIGIN,
      collections: [],
    });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['github', ['https://api.github.com']],
    ['gitlab', ['https://gitlab.com']],
    ['gitea', ['https://git.example.org']],
  ] as const)('with %s its page runs our own scripts and asks %s alone', async (host, origins) => {
    const { headers } = await (await open(host)).inject('/editar/');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'unsafe-eval'");
    expect(policy).toContain(`connect-src 'self' blob: ${origins.join(' ')}`);
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('the site’s own pages and files are what they were, header by header', async () => {
    const pages = KNOWN_PAGES.slice(0, 6).map(pageOf);
    for (const url of [...pages, '/', '/robots.txt', '/sitemap.xml', '/sw.js', '/nada-de-nada']) {
      const [before, after] = await Promise.all([site.inject(url), withEditor.inject(url)]);
      expect([url, after.statusCode, after.body, headersOf(after)]).toEqual([
        url,
        before.statusCode,
        before.body,
        headersOf(before),
      ]);
      expect(after.body).not.toContain('/editar');
    }
  });
});
