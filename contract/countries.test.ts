import { expect, it } from 'vitest';
import countries from '#content/countries.json' with { type: 'json' };
import { byName } from './byName.ts';
import { countriesSchema } from './countries.ts';

const { regiones, viaje, pendiente } = countriesSchema.parse(countries);
const all = regiones.flatMap(({ paises }) => paises);

it('holds 59 countries, each in one of six regions [WHERE-02][WHERE-04]', () => {
  expect(regiones.map(({ paises }) => paises.length)).toEqual([10, 10, 2, 17, 8, 12]);
  for (const language of ['es', 'en'] as const)
    expect(new Set(all.map(({ nombre }) => nombre[language])).size).toBe(59);
});

it('gives each slide and each region a picture that stands nowhere else [WHERE-01][WHERE-04]', () => {
  const names = [...viaje, ...regiones].map(({ imagen }) => imagen);
  expect(new Set(names).size).toBe(names.length);
});

it('says of no more countries than the sources do that it is used there', () => {
  const sourced = all.filter(({ fuente }) => fuente);
  expect(sourced).toHaveLength(25);
  expect(pendiente).toContain(`${all.length - sourced.length} of them`);
});

it.each(['es', 'en'] as const)('are in the order of the alphabet that a reader knows (%s) [WHERE-02]', (language) => {
  const names = all.map(({ nombre }) => ({ nombre: nombre[language] }));
  const { compare } = new Intl.Collator(language);
  expect(names.toSorted(byName)).toEqual(names.toSorted((one, other) => compare(one.nombre, other.nombre)));
});

it.each([
  ['a country twice', [{ ...all[0], iso3: 'ARG' }], 'must hold no country twice'],
  ['a source that is not listed', [{ ...all[0], fuente: 'nadie' }], 'must name each country’s source among `fuentes`'],
  [
    'organizations that no source names',
    [{ iso3: 'PRY', nombre: all[0]?.nombre, organizaciones: ['Una'] }],
    'must not name organizations without a source',
  ],
  ['a country less', [], 'must hold 59 countries in all'],
])('is refused with %s', (_, first, message) => {
  const [home, ...others] = regiones;
  const changed = {
    ...countries,
    regiones: [{ ...home, paises: [...first, ...(home?.paises.slice(1) ?? [])] }, ...others],
  };
  expect(countriesSchema.safeParse(changed).error?.issues.map((issue) => issue.message)).toContain(message);
});
