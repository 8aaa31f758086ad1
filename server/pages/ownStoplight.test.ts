import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import own from '#content/ownStoplight.json' with { type: 'json' };
import { createTestApp, ORIGIN } from '#server/testing/testApp.ts';
import { elements, readPage, textOf, titleOf, valueOf } from '#server/testing/testPage.ts';
import { filesIn } from '#web/offline/keepPage.ts';

const START = '/semaforo/mi-semaforo/';
const STEPS = ['1/', '50/', 'mapa/', 'prioridades/'];

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function page(path: string) {
  const { statusCode, body } = await app.inject(path);
  expect([path, statusCode]).toEqual([path, 200]);
  return readPage(body);
}

describe.each(['es', 'en'] as const)('one’s own Stoplight in %s [STOP-05]', (language) => {
  it('begins at a page for search engines, which says what it is and is not without any script', async () => {
    const start = await page(`/${language}${START}`);
    expect(valueOf(start, 'link', { rel: 'canonical' }, 'href')).toBe(`${ORIGIN}/${language}${START}`);
    expect(valueOf(start, 'meta', { name: 'robots' }, 'content')).toBeUndefined();
    const [main] = elements(start, 'main');
    const words = main ? textOf(main) : '';
    for (const key of ['own.is_not_official', 'own.private', 'own.without_scripts'] as const) {
      expect(words).toContain({ es, en }[language][key]);
    }
  });

  it('has steps that are for nobody but the visitor: not to be indexed, and each the same frame', async () => {
    const frames = await Promise.all(
      STEPS.map(async (step) => {
        const shown = await page(`/${language}${START}${step}`);
        expect([step, valueOf(shown, 'meta', { name: 'robots' }, 'content')]).toEqual([step, 'noindex']);
        expect([step, valueOf(shown, 'link', { rel: 'canonical' }, 'href')]).toEqual([step, undefined]);
        expect(titleOf(shown)).toContain(step === '50/' ? '50' : '');
        const [main] = elements(shown, 'main');
        return main ? textOf(main) : '';
      }),
    );
    expect(new Set(frames).size).toBe(1);
    const sentences = own.dimensiones.flatMap(({ indicadores }) => indicadores.map((one) => one.rojo[language]));
    expect(sentences.filter((one) => frames[0]?.includes(one))).toEqual([]);
  });
});

it.each(['es', 'en'] as const)(
  'names in %s files that all are there: what a device keeps of it is whole [STOP-05]',
  async (language) => {
    const html = async (step: string) => (await app.inject(`/${language}${START}${step}`)).body;
    const files = new Set([...filesIn(await html('1/')), ...filesIn(await html(''))]);
    for (const file of files) expect([file, (await app.inject(file)).statusCode]).toEqual([file, 200]);
    const named = [...files].join(' ');
    for (const part of [/\/assets\/entry-\S+\.js /, /\.css /, /\.woff2 /, `/assets/i18n/${language}.json?v=`]) {
      expect(named).toMatch(part);
    }
    for (const { id } of own.dimensiones) expect(named).toContain(`/art/own-${id}.svg`);
  },
);

it('names in the sitemap where one’s own Stoplight begins, and none of its steps [STOP-05]', async () => {
  const { body } = await app.inject('/sitemap.xml');
  const named = [...body.matchAll(/<loc>([^<]*\/semaforo\/mi-semaforo[^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(named).toEqual([`${ORIGIN}/es${START}`, `${ORIGIN}/en${START}`]);
});

it.each(['0', '51', 'x', 'mapa/x'])('knows no step %s [STOP-05]', async (step) => {
  expect((await app.inject(`/es${START}${step}/`)).statusCode).toBe(404);
});
