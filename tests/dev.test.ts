import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import es from '#content/i18n/es.json' with { type: 'json' };
import { storyCardPath } from '#contract/routes.ts';
import { realStories } from '#server/testing/testApp.ts';
import { copyRepository } from './copyRepository.ts';
import { printed, runIn, type Run } from './processes.ts';

// A real process in a copy of the repository, whose files can be edited.

const SLUG = realStories.find(({ lang }) => lang === 'es')?.slug ?? '';
const STORY = `content/posts/es/${SLUG}.md`;

/** How long an edit may take to show, on a machine that is busy. */
const PATIENCE = { timeout: 20_000, interval: 200 };

/** A start of the loop, or two, and all that is asked of it. */
const WHOLE = { timeout: 90_000 };

let copy = '';
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Starts the edit loop; gives its address once it says it. */
async function start(): Promise<{ loop: Run; url: string }> {
  const loop = runIn(copy, 'scripts/dev.mjs', { PORT: '0', HOST: '127.0.0.1' });
  const [, port] = await printed(loop, /Edit loop: http:\/\/localhost:(\d+)\n/);
  return { loop, url: `http://127.0.0.1:${port}` };
}

/** Status, kind of content, and whether the words are in it. */
async function look(url: string, words: string, init?: RequestInit): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  return `${answer.status} ${type} ${(await answer.text()).includes(words) ? words : `without ${words}`}`;
}

/** Edits a file of the copy; the result must be another text. */
function edit(path: string, from: string, to: string): void {
  const file = join(copy, path);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
}

const card = storyCardPath({ slug: SLUG, modified: '2026' });
const json = { method: 'POST', headers: { 'content-type': 'application/json' } };

/** One address of every part of the server, what it answers, and words that stand in it. */
const ADDRESSES: [path: string, answer: string, words: string, init?: RequestInit][] = [
  ['/', '200 text/html', 'data-route="/index"'],
  ['/en/nosotros/', '200 text/html', '/@vite/client'],
  ['/en/nosotros', '308 ', ''],
  [`/es/noticias/${SLUG}/`, '200 text/html', SLUG],
  ['/es/no-such-place/', '404 text/html', es['missing.title']],
  ['/es/noticias/no-such-story/', '404 text/html', es['news.missing']],
  ['/web/app/entry.tsx', '200 text/javascript', 'hydrateRoot'],
  ['/web/styles/tokens.css', '200 text/css', ':root', { headers: { accept: 'text/css' } }],
  ['/art/emblem.svg', '200 image/svg+xml', '<svg'],
  ['/assets/i18n/en.json', '200 application/json', 'site.tagline'],
  ['/healthz', '200 application/json', '"ok"'],
  ['/readyz', '200 application/json', '"ready"'],
  ['/robots.txt', '200 text/plain', 'Disallow: /wp-json/'],
  ['/sitemap.xml', '200 application/xml', SLUG],
  ['/es.webmanifest', '200 application/manifest+json', 'start_url'],
  ['/es/noticias/feed.xml', '200 application/rss+xml', SLUG],
  ['/wp-json/wp/v2/posts?per_page=2', '200 application/json', '"slug"'],
  ['/wp-json/wp/v2/no-such-kind', '404 application/json', 'rest_no_route'],
  [card, '200 image/jpeg', ''],
  ['/art/noticias/a.svg', '200 image/svg+xml', '<svg'],
  ['/art/retratos/a.svg', '200 image/svg+xml', '<svg'],
  ['/wp-json/wp/v2/posts', '404 application/json', 'rest_no_route', { ...json, body: '{' }],
  ['/es/', '405 text/plain', 'method-not-allowed', { ...json, body: '{}' }],
];

describe('npm run dev', () => {
  it('is the real server: each of its parts answers, and pages are those of the source', WHOLE, async () => {
    const { url } = await start();
    const answers: string[] = [];
    for (const [path, , words, init] of ADDRESSES) answers.push(`${path}: ${await look(url + path, words, init)}`);
    expect(answers).toEqual(ADDRESSES.map(([path, answer, words]) => `${path}: ${answer} ${words}`));
    const { headers } = await fetch(`${url}/es/`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('shows what was edited: a sentence, a component, a story, and after a new start the server', WHOLE, async () => {
    const { loop, url } = await start();
    const shows = (path: string, words: string) =>
      vi.waitFor(async () => expect(await (await fetch(url + path)).text()).toContain(words), PATIENCE);

    await shows('/es/', es['common.skip']);
    edit('content/i18n/es.json', es['common.skip'], 'Al contenido de esta prueba');
    await shows('/es/', 'Al contenido de esta prueba');
    edit('web/app/layout/Brand.tsx', "{t('site.name')}", 'Nombre de esta prueba');
    await shows('/es/', 'Nombre de esta prueba');
    const [title = ''] = /^title: .*$/m.exec(readFileSync(join(copy, STORY), 'utf8')) ?? [];
    edit(STORY, title, 'title: Nueva prueba');
    await shows(`/wp-json/wp/v2/posts?slug=${SLUG}`, 'Nueva prueba');
    await shows(`/es/noticias/${SLUG}/`, 'Nueva prueba');
    edit(STORY, 'title: Nueva prueba', 'draft: true\ntitle: Nueva prueba');
    await shows(`/es/noticias/${SLUG}/`, `>${es['news.draft']}<`);

    edit('server/pages/siteFiles.ts', 'Disallow: /wp-json/', 'Disallow: /de-esta-prueba/');
    const [, port] = await printed(loop, /Edit loop: [^]*Edit loop: http:\/\/localhost:(\d+)\n/);
    const robots = await fetch(`http://127.0.0.1:${port}/robots.txt`);
    expect(await robots.text()).toContain('Disallow: /de-esta-prueba/');
  });
});
