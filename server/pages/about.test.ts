import { afterAll, expect, it } from 'vitest';
import content from '#content/about.json' with { type: 'json' };
import { aboutSchema } from '#contract/about.ts';
import { readPhotograph } from '#contract/photographs.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { elements, readPage, textOf } from '#server/testing/testPage.ts';

const app = await createTestApp();
afterAll(() => app.close());

const about = aboutSchema.parse(content);
const { titulares, suplentes } = about.directorio;

it.each(['es', 'en'] as const)(
  'without scripts /nosotros names everybody and everything, both sides of each award too, in %s [ABOUT-01, ABOUT-02, ABOUT-04, ABOUT-05, ABOUT-06, ABOUT-07, ABOUT-08]',
  async (language) => {
    const page = readPage((await app.inject(`/${language}/nosotros/`)).body);
    const [main] = elements(page, 'main');
    const read = textOf(main);
    const told = [
      about.mision[language],
      about.vision[language],
      ...about.hitos.flatMap(({ anio, titulo, texto }) => [String(anio), titulo[language], texto[language]]),
      ...about.asamblea.miembros,
      ...[titulares, suplentes, about.sindicatura].flatMap(({ miembros }) => miembros.map(({ nombre }) => nombre)),
      about.direccion.nombre,
      about.direccion.cargo[language],
      ...about.equipo.miembros.flatMap(({ nombre, cargo }) => [nombre, cargo[language]]),
      ...about.premios.flatMap(({ nombre, otorga, texto }) => [nombre[language], otorga[language], texto[language]]),
      ...about.certificaciones.flatMap(({ nombre, texto }) => [nombre[language], texto[language]]),
    ];
    expect(told.filter((text) => !read.includes(text))).toEqual([]);
    const marks = main ? elements(main, 'img').map(({ attributes }) => attributes.get('alt')) : [];
    const allies = about.aliados.flatMap(({ nombres }) => nombres.map(({ nombre }) => nombre[language]));
    expect(allies.filter((name) => !marks.includes(name))).toEqual([]);
    const links = elements(page, 'a').map(({ attributes }) => attributes.get('href'));
    expect(links).toContain(about.direccion.perfil.enlace);
    expect(links).toEqual(expect.arrayContaining(about.fuentes.map(({ enlace }) => enlace)));
  },
);

it('on /nosotros no picture but a person’s stands twice, and people have the photographs that staff chose, or their initials [ABOUT-03, ABOUT-04, ABOUT-05]', async () => {
  const page = readPage((await app.inject('/es/nosotros/')).body);
  const [main] = elements(page, 'main');
  const images = main ? elements(main, 'img').map(({ attributes }) => attributes.get('src') ?? '') : [];
  // A mark is an organization's name, and one organization may help in several ways.
  const pictures = images.filter((src) => !src.startsWith('/art/marcas/'));
  const named = [
    about.direccion,
    ...[about.equipo, about.sindicatura, titulares, suplentes].flatMap(({ miembros }) => miembros),
  ];
  const shown = named.map(({ imagen, nombre }) =>
    imagen ? (readPhotograph(imagen)?.start ?? imagen) : `/art/retratos/${encodeURIComponent(nombre)}.svg`,
  );
  expect(shown.filter((one) => !pictures.some((src) => src.startsWith(one)))).toEqual([]);
  const others = pictures.filter((src) => !shown.some((one) => src.startsWith(one)));
  expect(new Set(others).size).toBe(others.length);
});
