import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { filesBelow, read } from '#tests/imports.ts';
import { createTestApp, pageOf, KNOWN_PAGES } from '#server/testing/testApp.ts';
import { elements, readPage } from '#server/testing/testPage.ts';

/** Classes as the build names them, with a mark of the style module that they are of (vite.config.ts); others are for all. */
const OF_MODULE = /\.([a-z]\w*_[\w-]{6})(?![\w-])/gi;

/** Built style files, as paths from the root, by the classes that they have rules for. */
const STYLES_OF = new Map<string, Set<string>>();

/** Decisions 8, as they go over the line. A page also names what it shows in another state. */
const STYLES_BYTES = 15 * 1024;

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
  for (const file of filesBelow(['dist/client/assets'], /\.css$/)) {
    for (const [, name = ''] of read(file).matchAll(OF_MODULE)) {
      STYLES_OF.set(name, (STYLES_OF.get(name) ?? new Set()).add(file.replace('dist/client', '')));
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
