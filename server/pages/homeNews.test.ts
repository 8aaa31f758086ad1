import { describe, expect, it } from 'vitest';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { elements, readPage, textOf } from '#server/testing/testPage.ts';
import en from '#content/i18n/en.json' with { type: 'json' };
import { COMPLETE_LANGUAGES } from '#server/testing/languages.ts';
import es from '#content/i18n/es.json' with { type: 'json' };

const TEXTS = { es, en };

describe.each([0, 1, 2, 3, 50])('with %i stories in each language the HTML of the home page', (count) => {
  it.each(COMPLETE_LANGUAGES)(
    `shows the newest ${Math.min(count, 3)} of them, in %s [HOME-06, HOME-07]`,
    async (language) => {
      const numbers = Array.from({ length: count }, (_, at) => at);
      const stories = numbers.flatMap((at) =>
        COMPLETE_LANGUAGES.map((lang, second) => {
          const date = new Date(Date.UTC(2026, 2, 1) - at * 86_400_000).toISOString().slice(0, 10);
          return sampleStory({ id: 2 * at + second + 1, title: `${lang} ${at}`, lang, date });
        }),
      );
      const app = await createTestApp({ stories });
      const page = readPage((await app.inject(`/${language}/`)).body);
      await app.close();

      const t = TEXTS[language];
      const news = elements(page, 'section').find((section) =>
        elements(section, 'h2').some((heading) => textOf(heading) === t['home.news.title']),
      );
      if (!news) throw new Error('the page has no news');
      const shown = elements(news, 'article').map((card) => textOf(elements(card, 'h3')[0]));
      expect(shown).toEqual(numbers.slice(0, 3).map((at) => `${language} ${at}`));
      expect(elements(news, 'a', { href: `/${language}/noticias/` })).toHaveLength(1);
      expect(textOf(news).includes(t['news.none'])).toBe(count === 0);
    },
  );
});
