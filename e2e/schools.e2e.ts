import schools from '#content/schools.json' with { type: 'json' };
import scenes from '#content/schoolsMap.json' with { type: 'json' };
import { hasWhatsAppNumber, whatsAppLink } from '#web/navigation/whatsAppLink.ts';
import { fill, PHONE, TEXTS } from './content.ts';
import { expect, LANGUAGES, ready, test } from './fixtures.ts';

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`on a phone a visitor learns at once what the schools are and whom to ask, then reads more (${language}) [SCHOOL-01]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/${language}/escuelas/`);
    await ready(page);
    const main = page.getByRole('main');
    await expect(main.getByText(texts['route.escuelas.intro'])).toBeInViewport({ ratio: 1 });
    const ask = main.getByRole('link', { name: fill(texts['schools.act'], { phone: PHONE.text }) }).first();
    await expect(ask).toBeInViewport({ ratio: 1 });
    await expect(ask).toHaveAttribute('href', PHONE.link);

    const region = main.getByRole('region', { name: texts['schools.blocks'] });
    await region.locator('summary').click();
    const blocks = region.getByRole('article');
    await expect(blocks).toHaveCount(schools.bloques.length);
    for (const [index, { titulo, texto, alt }] of schools.bloques.entries()) {
      const block = blocks.nth(index);
      await expect(block.getByRole('heading', { name: titulo[language], exact: true })).toBeVisible();
      await expect(block.getByText(texto[language])).toBeVisible();
      const picture = block.getByRole('img', { name: alt[language], exact: true });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    }
    const sources = await main.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(new Set(sources).size).toBe(sources.length);
  });

  test(`a visitor follows a day over one landscape, from first light to nightfall (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${language}/escuelas/`);
    const hours = page.getByRole('main').getByRole('region', { name: texts['schools.day'] }).getByRole('article');
    await expect(hours).toHaveCount(schools.jornada.length);
    let edge = 0;
    for (const [index, { hora, titulo, texto, alt }] of schools.jornada.entries()) {
      const hour = hours.nth(index);
      await expect(
        hour.getByRole('heading', { name: `${hora[language]} : ${titulo[language]}`, exact: true }),
      ).toBeVisible();
      await expect(hour.getByText(texto[language])).toBeVisible();
      const picture = hour.getByRole('img', { name: alt[language], exact: true });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 800);
      // Pictures join without a gap.
      const box = await picture.boundingBox();
      expect(box?.x).toBeCloseTo(edge, 0);
      edge = (box?.x ?? 0) + (box?.width ?? 0);
    }
    expect(edge).toBeCloseTo(1440, 0);
  });

  test(`a visitor sees what pays for the school, how to enter each, and whom to ask in the own language (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${language}/escuelas/`);
    await ready(page);
    const main = page.getByRole('main');
    const sales = main.getByRole('region', { name: texts['schools.sales'] });
    await expect(sales.getByText(schools.ventas.cifra)).toBeVisible();
    await expect(sales.getByRole('term')).toHaveText(schools.ventas.productos.map(({ nombre }) => nombre[language]));

    const places = main.getByRole('region', { name: texts['schools.places'] });
    for (const { nombre, lugar, datos, historia } of schools.escuelas) {
      const school = places
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: nombre, exact: true }) });
      await expect(school.getByText(lugar[language])).toBeVisible();
      await expect(school.getByRole('definition')).toHaveText(datos.map(({ texto }) => texto[language]));
      await expect(school.getByRole('link', { name: historia.titulo[language] })).toHaveAttribute(
        'href',
        `/${language}/noticias/${historia.slug[language]}/`,
      );
    }

    const contact = main.getByRole('region', { name: texts['schools.contact'] });
    const ways = contact.getByRole('link');
    await expect(ways.filter({ hasText: PHONE.text })).toHaveAttribute('href', PHONE.link);
    const chat = ways.filter({ hasText: texts['whatsapp.button'] });
    await expect(chat).toHaveCount(hasWhatsAppNumber ? 1 : 0);
    if (hasWhatsAppNumber) await expect(chat).toHaveAttribute('href', whatsAppLink(texts['schools.whatsapp']));
    await expect(contact.getByRole('img', { name: schools.banner.alt[language] })).toHaveAttribute(
      'src',
      schools.banner.imagen[language],
    );
    await expect(main.getByRole('region', { name: texts['links_bar.nav'] })).toBeVisible();
  });

  test(`a visitor plays the video of the schools' map, and reads its transcript where it fails (${language}) [SCHOOL-01]`, async ({
    page,
    problems,
  }) => {
    await page.goto(`/${language}/escuelas/`);
    await ready(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const play = page.getByRole('button', { name: texts['map_film.play'] });
    await play.scrollIntoViewIfNeeded();
    await play.focus();
    expect(asked.filter((path) => /map-schools.*\.(?:webm|mp4|vtt)$/.test(path))).toEqual([]);
    await page.keyboard.press('Enter');
    const video = page.getByLabel(texts['map_film.name']);
    await expect(video).toBeFocused();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.1);
    const source = await video.evaluate((element: HTMLVideoElement) => new URL(element.currentSrc).pathname);
    expect(source).toBe(`/films/map-schools-${language}.webm`);
    await expect(video.locator('track[kind="captions"]')).toHaveAttribute('srclang', language);

    await page.route(/\/films\/map-schools.*(?:webm|mp4)$/, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await ready(page);
    await play.scrollIntoViewIfNeeded();
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts['map_film.failed'])).toBeVisible();
    await expect(play).toBeFocused();
    await page.getByText(texts['map_film.transcript']).click();
    await expect(page.getByText(scenes[0]?.texto[language] ?? '')).toBeVisible();
    // Both formats fail.
    await expect.poll(() => problems.length).toBe(2);
    problems.length = 0;
  });
}
