import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#scripts/prelude.mjs';
import { buildApp } from '#server/app.ts';
import { createBlog } from '#server/blog/blog.ts';
import { loadBuilt } from '#server/built.ts';
import { freePort } from '#server/testing/freePort.ts';
import type { Finding } from './drive.ts';
import { isInstalled } from './files.ts';
import { HOST } from './places.ts';
import { startExport } from './processes.ts';
import { createVisitor } from './visitor.ts';

const SITE_URL = `https://${HOST}`;

/** What each kind of file is sent as, and whether it comes compressed. */
const KINDS = [
  ['/es/nosotros/', 'text/html; charset=utf-8', true],
  ['/en/noticias/feed.xml', 'application/rss+xml; charset=utf-8', true],
  ['/sitemap.xml', 'text/xml; charset=utf-8', true],
  ['/es.webmanifest', 'application/manifest+json; charset=utf-8', false],
  ['/busqueda/es.json', 'application/json; charset=utf-8', true],
  ['/numeros.csv', 'text/csv; charset=utf-8', false],
  ['/sw.js', 'text/javascript; charset=utf-8', true],
  ['/favicon.svg', 'image/svg+xml', true],
  ['/cards/index.jpg', 'image/jpeg', false],
] as const;

/** Of one answer alone, or said by a page's own policy. */
const OTHERS = new Set(
  'cache-control connection content-encoding content-language content-length content-security-policy content-type date etag reporting-endpoints vary'.split(
    ' ',
  ),
);

/** An export behind the shipped nginx for it; undefined where nginx is not on this machine, after a line that says so. */
export async function driveExport(): Promise<Finding[] | undefined> {
  if (!isInstalled('nginx')) {
    console.log('missing  nginx, so no export was driven');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const root = join(folder, 'export');
  const args = [join(ROOT, 'scripts/export.ts'), root, '--compressed'];
  execFileSync(process.execPath, args, { env: { ...process.env, SITE_URL }, stdio: ['ignore', 'ignore', 'inherit'] });
  const [http, https] = [await freePort(), await freePort()];
  const nginx = await startExport({ folder, http, https, root });
  const visitor = createVisitor(https, 4);
  try {
    const kinds: string[] = [];
    for (const [path, type, compressed] of KINDS) {
      const { status, headers } = await visitor.ask(path, { 'accept-encoding': 'gzip' });
      const asWanted = headers['content-type'] === type && (headers['content-encoding'] === 'gzip') === compressed;
      if (status !== 200 || !asWanted) kinds.push(`${path} ${status} ${headers['content-type']}`);
    }
    const missing: string[] = [];
    for (const [path, language] of [
      ['/nothing/', 'es'],
      ['/en/nothing/', 'en'],
      ['/art/', 'es'],
      ['/wp-json/wp/v2/posts/slug-nothing.content.json', 'es'],
    ]) {
      const { status, body } = await visitor.ask(String(path));
      if (status !== 404 || !body.includes(`<html lang="${language}"`)) missing.push(`${path} ${status}`);
    }
    const page = await visitor.ask('/es/nosotros/');
    const other = await differing(page.headers);
    const moved = await visitor.ask('/es/nosotros');
    return [
      {
        what: 'an export is sent as what it is',
        holds: kinds.length === 0,
        measured: kinds.join(', ') || `${KINDS.length} kinds`,
      },
      {
        what: 'what it has not is 404 in its language',
        holds: missing.length === 0,
        measured: missing.join(', ') || 'all',
      },
      { what: 'with the headers of the server', holds: other.length === 0, measured: other.join(', ') || 'all' },
      {
        what: 'a page without its slash leads to it',
        holds: moved.status === 301 && moved.headers.location === '/es/nosotros/',
        measured: `${moved.status} ${moved.headers.location}`,
      },
    ];
  } finally {
    visitor.leave();
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Names of the server's headers that a page of the export has not, or with another value. */
async function differing(given: Record<string, unknown>): Promise<string[]> {
  const app = await buildApp({
    config: { siteUrl: SITE_URL, trustProxy: false },
    blog: createBlog([]),
    ...(await loadBuilt(ROOT)),
  });
  const { headers } = await app.inject('/es/nosotros/');
  await app.close();
  const policy = String(given['content-security-policy']);
  return [
    ...Object.entries(headers).flatMap(([name, value]) => (OTHERS.has(name) || given[name] === value ? [] : [name])),
    ...(policy.includes("frame-ancestors 'none'") ? [] : ['content-security-policy']),
  ];
}
