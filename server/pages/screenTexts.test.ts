import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { loadBuilt } from '#server/built.ts';
import { ofEachLanguage } from '#server/testing/languages.ts';
import { createTestApp, KNOWN_PAGES, pageOf, ROOT } from '#server/testing/testApp.ts';
import { elements, readPage } from '#server/testing/testPage.ts';

const built = await loadBuilt(ROOT);
const asked = new Set<string>();

/** The same texts; what a page asks them for is put down. */
function recorded(texts: Record<string, string>): Record<string, string> {
  return new Proxy(texts, {
    get: (all, key) => {
      asked.add(String(key));
      return all[String(key)];
    },
  });
}

const app = await createTestApp({ texts: ofEachLanguage((one) => recorded(built.texts[one])) });
afterAll(() => app.close());

describe.each(LANGUAGES)('in %s', (language) => {
  const pages = KNOWN_PAGES.filter((page) => page.language === language).map(pageOf);

  it.each(pages)('%s brings the texts that it shows, and not those of all screens [SHELL-07]', async (address) => {
    asked.clear();
    const page = readPage((await app.inject(address)).body);
    const script = elements(page, 'script').find(({ attributes }) => attributes.has('data-texts'));
    const own = await app.inject(script?.attributes.get('data-texts') ?? '');
    const all = await app.inject(script?.attributes.get('data-all-texts') ?? '');
    expect([own.statusCode, all.statusCode, all.json()]).toEqual([200, 200, built.texts[language]]);
    const texts = own.json<Record<string, string>>();
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked].filter((key) => texts[key] !== built.texts[language][key])).toEqual([]);
    expect(Object.keys(texts).length).toBeLessThan(0.75 * Object.keys(built.texts[language]).length);
  });
});
