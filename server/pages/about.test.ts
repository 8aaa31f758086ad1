import { afterAll, expect, it } from 'vitest';
import content from '#content/about.json' with { type: 'json' };
import texts from '#content/i18n/es.json' with { type: 'json' };
import english from '#content/i18n/en.json' with { type: 'json' };
import { aboutSchema } from '#contract/about.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { elements, readPage, textOf } from '#server/testing/testPage.ts';

const app = await createTestApp();
afterAll(() => app.close());

const about = aboutSchema.parse(content);
const { titulares, suplentes } = about.directorio;

it.each([
  ['es', texts],
  ['en', english],
] as const)(
  'without scripts /nosotros names everybody and everything, both sides of each award too, in %s [ABOUT-01, ABOUT-02, ABOUT-04, ABOUT-05, ABOUT-06, ABOUT-07, ABOUT-08]',
  async (language, t) => {
    const page = readPage((await app.inject(`/${language}/nosotros/`)).body);
    const [main] = elements(page, 'main');
    const read = textOf(main);
    const told = [
      about.mision[language],
      about.vision[language],
      ...about.hitos.flatMap(({ anio, titulo, texto }) => [String(anio), titulo[language], texto[language]]),
      ...about.asamblea.miembros,
      ...[titulares, suplentes, about.sindicatura].flatMap(({ miembros }) => miembros.map(({ nombre }) => nombre)),
      about.asamblea.pendiente ? t['about.assembly_pending'] : '',
      titulares.pendiente ? t['about.titulares_pending'] : '',
      suplentes.pendiente ? t['about.suplentes_pending'] : '',
      about.sindicatura.pendiente ? t['about.comptroller_pending'] : '',
      about.direccion.nombre,
      about.direccion.cargo[language],
      ...about.equipo.miembros.flatMap(({ nombre, cargo, anio }) => [nombre, cargo[language], String(anio)]),
      ...about.premios.flatMap(({ nombre, otorga, texto }) => [nombre[language], otorga[language], texto[language]]),
      ...about.certificaciones.flatMap(({ nombre, texto }) => [nombre[language], texto[language]]),
      ...about.aliados.flatMap(({ nombres }) => nombres.map(({ nombre }) => nombre[language])),
    ];
    expect(told.filter((text) => !read.includes(text))).toEqual([]);
    const links = elements(page, 'a').map(({ attributes }) => attributes.get('href'));
    expect(links).toContain(about.direccion.perfil.enlace);
    expect(links).toEqual(expect.arrayContaining(about.fuentes.map(({ enlace }) => enlace)));
  },
);

it('on /nosotros no picture stands twice, and each person has one of their own [ABOUT-05]', async () => {
  const page = readPage((await app.inject('/es/nosotros/')).body);
  const [main] = elements(page, 'main');
  const pictures = main ? elements(main, 'img').map(({ attributes }) => attributes.get('src')) : [];
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const { nombre } of [about.direccion, ...about.equipo.miembros]) {
    expect(pictures).toContain(`/art/retratos/${encodeURIComponent(nombre)}.svg`);
  }
});
