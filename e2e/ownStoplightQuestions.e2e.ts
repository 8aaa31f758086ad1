import own from '#content/ownStoplight.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { fill, TEXTS } from './content.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';
import { ALL, begin, lying, question, seed, SHORT, START, untilReadable, type Asked } from './ownStoplight.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 640 } });

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`on a small phone all three answers of every question are seen at once (${language}) [STOP-05]`, async ({
    page,
  }) => {
    await seed(page, { ahora: lying('rojo', '2026-11-22', ALL) });
    await page.goto(`/${language}${START}/1/`);
    await ready(page);
    for (const [index, { titulo, verde }] of ALL.entries()) {
      await page.evaluate((hash) => (location.hash = hash), `${START}/${index + 1}?lang=${language}`);
      await expect(question(page, titulo[language])).toBeVisible();
      await expect(page.getByRole('button', { name: verde[language] })).toBeInViewport({ ratio: 1 });
    }
  });

  test(`what calls for a person leads to one, on its question and beside the answer (${language}) [STOP-05]`, async ({
    page,
  }) => {
    await seed(page, { ahora: lying('rojo', '2026-11-22', ALL) });
    for (const { id, texto, lineas } of own.ayudas) {
      const at = ALL.findIndex(({ ayuda }) => ayuda === id);
      for (const step of [at + 1, 'mapa']) {
        await page.goto(`/${language}${START}/${step}/`);
        await ready(page);
        await expect(page.getByText(texto[language])).toBeVisible();
        for (const { numero, texto: whose } of own.lineas.filter((line) => lineas.includes(line.numero))) {
          await expect(page.locator(`main a[href="tel:${numero}"]`).first()).toBeVisible();
          await expect(page.getByText(whose[language]).first()).toBeVisible();
        }
        if (lineas.length === 0) {
          const office = page.getByRole('main').getByRole('link', { name: texts['own.door_office'] });
          await expect(office).toHaveAttribute('href', `/${language}/nuestras-oficinas/`);
        }
        await expectNoViolations(page, `help: ${id}`);
      }
    }
  });
}

interface Reading {
  text: string;
  voice: string;
}

/** A device with these voices, which keeps what it was asked to read. */
async function withVoices(page: Page, voices: readonly { lang: string; localService: boolean }[]): Promise<void> {
  await page.addInitScript((given) => {
    const readings: unknown[] = [];
    const speech = {
      getVoices: () => given.map((voice) => ({ ...voice, voiceURI: `${voice.lang} ${voice.localService}` })),
      speak: ({ text, voice }: SpeechSynthesisUtterance) => readings.push({ text, voice: voice?.voiceURI }),
      cancel: () => void (readings.length = 0),
    };
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(globalThis, { readings });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
  }, voices);
}

function readings(page: Page): Promise<Reading[]> {
  return page.evaluate(() => (globalThis as unknown as { readings: Reading[] }).readings);
}

test('who reads little presses a picture, and hears a sentence in the device’s own voice of their Spanish [STOP-05]', async ({
  page,
}) => {
  const { es } = TEXTS;
  const [first, second] = SHORT as [Asked, Asked];
  await withVoices(page, [
    { lang: 'es-MX', localService: false },
    { lang: 'en-US', localService: true },
    { lang: 'es-ES', localService: true },
    { lang: 'es-US', localService: true },
  ]);
  await begin(page, 'es', 'short');
  await untilReadable(page, first.titulo.es);
  const loudspeaker = page.getByRole('button', { name: fill(es['own.listen'], { colour: es['own.value.rojo'] }) });
  await loudspeaker.click();
  await expect(loudspeaker).toHaveAttribute('aria-pressed', 'true');
  const said = { text: `${es['own.value.rojo']}: ${first.rojo.es}`, voice: 'es-US true' };
  await expect.poll(() => readings(page)).toEqual([said]);
  await expectNoViolations(page, 'a question with its loudspeakers');

  const answer = page.getByRole('button', { name: first.verde.es });
  await expect(answer.locator('svg[viewBox="0 0 320 240"]')).toBeVisible();
  await answer.locator('svg[viewBox="0 0 320 240"]').click();
  await untilReadable(page, second.titulo.es);
  await expect.poll(() => readings(page), 'stops with its question').toEqual([]);
  await page.getByRole('link', { name: es['own.previous'] }).click();
  await expect(page.getByRole('button', { name: first.verde.es })).toHaveAttribute('aria-pressed', 'true');
});

test('without a voice of its own the device reads nothing aloud: nothing is sent to others [STOP-05]', async ({
  page,
}) => {
  await withVoices(page, [
    { lang: 'es-MX', localService: false },
    { lang: 'en-US', localService: true },
  ]);
  await begin(page, 'es', 'short');
  await untilReadable(page, SHORT[0]?.titulo.es ?? '');
  await expect(page.getByRole('button', { name: TEXTS.es['own.listen_question'] })).toHaveCount(0);
});

test('the method’s own names are found on the question and among all answers, the small steps beside what is red [STOP-05]', async ({
  page,
}) => {
  const { es } = TEXTS;
  await seed(page, { ahora: lying('rojo', '2026-11-22', ALL) });
  const plain = ALL.findIndex(({ titulo, nombre }) => titulo !== nombre);
  await page.goto(`/es${START}/${plain + 1}/`);
  await ready(page);
  await expect(page.getByText(ALL[plain]?.nombre.es ?? '')).toBeVisible();
  await page.goto(`/es${START}/mapa/`);
  await ready(page);
  const red = page.getByRole('region', { name: es['own.of.rojo'] });
  for (const { paso } of ALL) if (paso) await expect(red.getByText(paso.texto.es)).toBeVisible();
  await page.getByText(es['own.table'], { exact: true }).first().click();
  for (const { nombre } of ALL) await expect(page.getByRole('table')).toContainText(nombre.es);
  await page.goto(`/es${START}/`);
  await expect(page.getByText(es['own.is_not_official'])).toBeVisible();
});
