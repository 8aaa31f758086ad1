import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import impact from '#content/impact.json' with { type: 'json' };
import schools from '#content/schools.json' with { type: 'json' };
import { schoolsSchema } from './schools.ts';

const ROOT = join(import.meta.dirname, '..');
const parsed = schoolsSchema.parse(schools);

it('tells three texts and five hours of a day, each with a picture of its own that is drawn', () => {
  const names = [
    ...parsed.bloques.map(({ imagen }) => `schools-block-${imagen}`),
    ...parsed.jornada.map(({ imagen }) => `schools-day-${imagen}`),
  ];
  expect(new Set(names).size).toBe(8);
  expect(names.filter((name) => !existsSync(join(ROOT, `public/art/${name}.svg`)))).toEqual([]);
});

it.each(['es', 'en'] as const)('leads from each school to a story that the site has (%s)', (language) => {
  for (const { historia } of parsed.escuelas) {
    const story = readFileSync(join(ROOT, `content/posts/${language}/${historia.slug[language]}.md`), 'utf8');
    expect(story).toContain('escuelas');
  }
});

it('counts as many followers of the model, in as many countries, as the home page does', () => {
  const { impacto, titulo } = impact.find(({ tipo }) => tipo === 'instituciones') ?? {};
  expect(parsed.replica.cifra).toBe(impacto);
  for (const language of ['es', 'en'] as const) {
    const [countries = 'none'] = /\d+/.exec(titulo?.[language] ?? '') ?? [];
    expect(parsed.replica.texto[language]).toContain(countries);
  }
});

it('says a year with whatever changes from year to year: sales, shares, numbers of students, how to enter', () => {
  const { ventas, escuelas, jornada, bloques } = parsed;
  const texts = [
    ventas.leyenda,
    ...ventas.productos.map(({ detalle }) => detalle),
    ...escuelas.flatMap(({ datos }) =>
      datos.map(({ que, texto }) => ({ es: `${que.es} ${texto.es}`, en: `${que.en} ${texto.en}` })),
    ),
    ...[...jornada, ...bloques].map(({ texto }) => texto),
  ];
  // A share, an amount of goods or money, an age, or how many: with a year in the same text.
  const changes = /\d%|\d (?:kg|kilos|litros|litres|años|jóvenes|young people|unidades|units)\b|Gs\.|\baged\b/i;
  const undated = texts
    .flatMap(({ es, en }) => [es, en])
    .filter((text) => changes.test(text) && !/\b20\d\d\b/.test(text));
  expect(undated).toEqual([]);
});

it('is refused when an hour of the day was lost', () => {
  const shorter = { ...schools, jornada: schools.jornada.slice(1) };
  expect(schoolsSchema.safeParse(shorter).error?.issues[0]?.path).toEqual(['jornada']);
});
