import content from '#content/countries.json' with { type: 'json' };
import offices from '#content/offices.json' with { type: 'json' };
import { countriesSchema } from '#contract/countries.ts';
import { fold } from '#contract/text.ts';
import { fill, PHONE as TELEPHONE, storiesIn, TEXTS } from '../content.ts';
import { storiesWithRareWord } from '../rareWord.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { button, field, heading, link } from './visitor.ts';

const { es, en } = TEXTS;
const listed = { css: `main [aria-label="${es['news.list']}"] article` };

test.use({ size: PHONE });

test('a word typed into the search of the news finds its story, and the address keeps it [NEWS-01]', async ({
  visitor,
}) => {
  const [{ story, word }] = await storiesWithRareWord();
  await visitor.open('/es/noticias/');
  const search = field(es['news.search']);
  await visitor.write(search, word.toUpperCase());
  await visitor.seeCount(listed, 1);
  await visitor.seeText(listed, story.title.rendered);
  await visitor.seeFocus(search);
  await visitor.seeAddress(new RegExp(`[?&]q=${word}`, 'i'));
  await visitor.reload();
  await visitor.seeCount(listed, 1);
  expect((await visitor.see(search)).value).toBe(word.toUpperCase());
});

test('a story opens from the list, whole and with its picture, and the way back leads to its place [NEWS-02]', async ({
  visitor,
}) => {
  const story = storiesIn('es')[3];
  if (!story) throw new Error('there are hardly any stories');
  await visitor.open('/es/noticias/');
  const [of] = (await visitor.seen(link(story.title))).slice(0, 1);
  expect(of, 'a link with its title').toBeDefined();
  await visitor.click({ css: `main [aria-label="${es['news.list']}"] a[href$="/noticias/${story.slug}/"]` });
  await visitor.seeFocus({ css: 'main h1', name: story.title });
  const isDrawn = () =>
    visitor.driver.evaluate(() => {
      const picture = document.querySelector<HTMLImageElement>('main img');
      return picture?.complete === true && picture.naturalWidth > 0;
    });
  await expect.poll(isDrawn).toBe(true);
  expect(await visitor.sideways()).toBe(0);
  await visitor.driver.back();
  await visitor.see(heading(es['route.noticias.title']));
  await expect.poll(async () => (await visitor.seen(link(story.title)))[0]?.isOnTop).toBe(true);
});

test('a town typed into the search of the offices leaves its card, with a telephone to call [OFF-01]', async ({
  visitor,
}) => {
  const office = offices.oficinas.find(({ credito }) => credito);
  if (!office) throw new Error('no office gives credit');
  await visitor.open('/es/nuestras-oficinas/');
  await visitor.write(field(es['offices.search']), String(office.nrosucursal));
  await visitor.seeText({ css: 'main [role=status]' }, fill(es['offices.found_one'], { count: 1 }));
  const card = { css: 'main li:has(h3)' };
  await visitor.seeCount(card, 1);
  expect(fold((await visitor.see(card)).text)).toContain(fold(office.nombre));
});

test('a first visit to a hash address in English is in English, with letters of the site’s own [SHELL-05]', async ({
  visitor,
}) => {
  await visitor.open('/#/nosotros?lang=en');
  await visitor.see(heading(en['route.nosotros.title'], 'main'));
  await visitor.see(link(`${en['footer.call']} ${TELEPHONE.text}`, 'footer'));
  const letters = () =>
    visitor.driver.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(letters).toBeGreaterThan(1);
});

test('a country is found in the list and a region on the map; the address keeps both [WHERE-02, WHERE-04]', async ({
  visitor,
}) => {
  const { regiones } = countriesSchema.parse(content);
  const [region] = regiones;
  const country = region?.paises[0];
  if (!region || !country) throw new Error('there are no countries');
  await visitor.open('/en/donde-trabajamos/');
  const named = country.nombre.en + (country.fuente ? ` (${en['where.sourced']})` : '');
  const inList = link(named, 'main li');
  const told = { css: 'main [role=status] strong' };
  const all = regiones.reduce((sum, { paises }) => sum + paises.length, 0);
  await visitor.click(button(fill(en['where.list'], { count: all })));
  await visitor.click(inList);
  await visitor.seeText(told, country.nombre.en);
  await visitor.seeState(inList, 'aria-current', 'true');
  await visitor.seeAddress(`/#/donde-trabajamos?lang=en&pais=${country.iso3}`);

  const onMap = { css: `nav[aria-label="${en['where.map']}"] a[href*="region=${region.id}#"]` };
  await visitor.click(onMap);
  await visitor.seeText(told, region.nombre.en);
  await visitor.seeState(onMap, 'aria-current', 'true');
  await visitor.reload();
  await visitor.seeText(told, region.nombre.en);
  await visitor.seeState(onMap, 'aria-current', 'true');
});
