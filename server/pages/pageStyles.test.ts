import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { loadBuilt } from '#server/built.ts';
import { createTestApp, pageOf, KNOWN_PAGES, ROOT } from '#server/testing/testApp.ts';
import { elements, readPage } from '#server/testing/testPage.ts';

/** Classes as the build names them, with a mark of the style module that they are of (vite.config.ts); others are for all. */
const OF_MODULE = /\.([a-z]\w*_[\w-]{6})(?![\w-])/gi;

/** Addresses of built style files by the classes that they have rules for. */
const STYLES_OF = new Map<string, Set<string>>();

/** Decisions 8, as they go over the line. A page also names what it shows in another state. */
const STYLES_BYTES = 15 * 1024;

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
  const folder = join((await loadBuilt(ROOT)).clientFolder, 'assets');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.css'))) {
    for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(OF_MODULE)) {
      STYLES_OF.set(name, (STYLES_OF.get(name) ?? new Set()).add(`/assets/${file}`));
    }
  }
});
afterAll(() => app.close());

/** Style files that a page names, and those that the classes of its elements have rules in. */
async function stylesOf(address: string): Promise<{ named: string[]; used: string[] }> {
  const page = readPage((await app.inject(address)).body);
  const links = elements(page, 'link', { rel: 'stylesheet' });
  const named = links.map(({ attributes }) => attributes.get('href') ?? '');
  const classes = elements(page).flatMap(({ attributes }) => (attributes.get('class') ?? '').split(' '));
  const used = classes.flatMap((name) => [...(STYLES_OF.get(name) ?? [])]);
  return { named: named.toSorted(), used: [...new Set(used)].toSorted() };
}

describe.each([...KNOWN_PAGES.map(pageOf), '/no-such-place/', '/en/no-such-place/', '/es/noticias/no-such-story/'])(
  '%s',
  (address) => {
    it('names the style files of all that it shows, of at most 15 KB [SHELL-12]', async () => {
      const { named, used } = await stylesOf(address);
      expect(used.length).toBeGreaterThan(0);
      expect(used.filter((file) => !named.includes(file))).toEqual([]);
      const headers = { 'accept-encoding': 'br' };
      const answers = await Promise.all(named.map((url) => app.inject({ url, headers })));
      expect(answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0)).toBeLessThanOrEqual(STYLES_BYTES);
    });
  },
);
