import { afterAll, expect, it } from 'vitest';
import about from '#content/about.json' with { type: 'json' };
import education from '#content/education.json' with { type: 'json' };
import home from '#content/voice.json' with { type: 'json' };
import microfinance from '#content/microfinance.json' with { type: 'json' };
import schools from '#content/schools.json' with { type: 'json' };
import stoplight from '#content/stoplight.json' with { type: 'json' };
import { inLanguage, LANGUAGES } from '#contract/language.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { elements, readPage, textOf } from '#server/testing/testPage.ts';

const app = await createTestApp();
afterAll(() => app.close());

const VOICES = {
  index: home,
  nosotros: about.voz,
  microfinanzas: microfinance.voz,
  ee: education.voz,
  escuelas: schools.voz,
  semaforo: stoplight.voz,
};

it.each(Object.entries(VOICES))(
  'without scripts %s tells of somebody by a case with its source, and shows a picture that says what it is',
  async (screen, { imagen, alt, quien, frase, texto, fuentes }) => {
    for (const language of LANGUAGES) {
      const path = screen === 'index' ? (language === 'es' ? '/' : '/en/') : `/${language}/${screen}/`;
      const [main] = elements(readPage((await app.inject(path)).body), 'main');
      const read = textOf(main);
      const told = [quien, frase, texto, ...fuentes.map(({ nombre }) => nombre)].map((text) =>
        inLanguage(text, language),
      );
      expect(told.filter((text) => !read.includes(text))).toEqual([]);
      const pictures = main ? elements(main, 'img') : [];
      const shown = pictures.filter(({ attributes }) => attributes.get('alt') === inLanguage(alt, language));
      expect(shown).toHaveLength(1);
      if (imagen.startsWith('/art/')) expect(shown[0]?.attributes.get('src')).toBe(imagen);
      const links = main ? elements(main, 'a').map(({ attributes }) => attributes.get('href')) : [];
      expect(links).toEqual(expect.arrayContaining(fuentes.map(({ enlace }) => enlace)));
    }
  },
);

it('no two of them share a picture', () => {
  const pictures = Object.values(VOICES).map(({ imagen }) => imagen);
  expect(new Set(pictures).size).toBe(pictures.length);
});
